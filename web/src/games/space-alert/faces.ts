/** Action cards: their halves, their symbols, and a hand in groups of equal cards. */

export interface Half {
  text: string;
  icon: string | null;
  hue: "" | "red" | "blue" | "hero";
  /** The station a heroic movement goes to. */
  station: string | null;
}

const ICONS: Record<string, Partial<Half>> = {
  "<": { icon: "move-red", hue: "red" },
  ">": { icon: "move-blue", hue: "blue" },
  "^": { icon: "gravolift" },
  X: { icon: "battlebots" },
  HX: { icon: "battlebots", hue: "hero" },
  HA: { text: "A", hue: "hero" },
  HB: { text: "B", hue: "hero" },
};

export function half(symbol: string): Half {
  const plain: Half = { text: symbol, icon: null, hue: "", station: null };
  if (symbol.startsWith("H:")) return { ...plain, text: "", hue: "hero", station: symbol.slice(2) };
  return { ...plain, ...ICONS[symbol] };
}

/** The half on top and the half below; a back has neither. */
export function halves(face: string): [string, string] | null {
  const [top, bottom] = face.split("/");
  return top && bottom ? [top, bottom] : null;
}

export function turned(face: string): string {
  const parts = halves(face);
  return parts ? `${parts[1]}/${parts[0]}` : face;
}

export const sameCard = (one: string, other: string): boolean => one === other || turned(one) === other;

export const isBack = (laid: string): laid is "action" | "movement" => laid === "action" || laid === "movement";

/** What a planned card counts as: its owner may have said that another symbol was meant, `</A!>` (SA-4.3.6). */
export const asMeant = (laid: string): string => laid.split("!")[1] ?? laid;

/** The kind of the half on top, as the back shows it. */
export function backOf(laid: string): "action" | "movement" {
  if (isBack(laid)) return laid;
  return /^(<|>|\^|H:)/.test(laid) ? "movement" : "action";
}

export interface Group {
  face: string;
  count: number;
}

/** Equal cards of a hand together, in the order they were drawn; a large hand sorted by its symbols. */
export function grouped(hand: readonly string[], sorted = hand.length > 12): Group[] {
  const counts = new Map<string, number>();
  for (const face of hand) counts.set(face, (counts.get(face) ?? 0) + 1);
  const groups = [...counts].map(([face, count]) => ({ face, count }));
  return sorted ? groups.sort((one, other) => (one.face < other.face ? -1 : 1)) : groups;
}

/** A hand of more cards lies in piles. */
const MANY = 9;

/** The hand as it lies on the table. */
export const piles = (hand: readonly string[]): Group[] => (hand.length > MANY ? grouped(hand) : spread(hand));

/** One entry per card, as a small hand lies on the table. */
export const spread = (hand: readonly string[]): Group[] => hand.map((face) => ({ face, count: 1 }));
