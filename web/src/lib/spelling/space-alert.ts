/** Words of Space Alert that need code, as in `quarterdeck.games.space_alert.words`. */
import type { Words } from "../fluent";

export const fields: Record<string, string[]> = {
  place: ["board", "card", "slot"],
  "take-back": ["board", "slot"],
  turn: ["board", "slot"],
  move: ["board", "slot", "to_slot"],
  swap: ["board", "slot", "other"],
  give: ["card", "to"],
  correct: ["card"],
  propose: ["common", "serious"],
  store: ["station"],
  "repair-tile": ["zone", "tile"],
  "repair-squad": ["station"],
};

const SYMBOLS = new Map([
  ["<", "symbol-red"],
  [">", "symbol-blue"],
  ["^", "symbol-lift"],
]);

interface CampaignLog {
  mission?: number;
  tiles?: string[][];
  broken_squads?: number[];
}

/** Where a campaign stands before a mission, and what the ship brings along (SA-10.3). */
export function note(words: Words, options: Record<string, unknown>): string {
  const log = options.campaign as CampaignLog | null | undefined;
  if (!log) return "";
  const [tiles, squads] = [(log.tiles ?? []).flat().length, (log.broken_squads ?? []).length];
  return words.text(tiles + squads ? "ui-campaign-carried" : "ui-campaign-mission", { mission: log.mission ?? 1, tiles, squads });
}

export function spell(words: Words, name: string, value: string): string | null {
  if (name === "card" || name === "cards") return card(words, value);
  if (name === "weapon") return weapon(words, value);
  if (name === "targets") return target(words, value);
  return null;
}

/** A card as its halves, the one on top first; a back says only its kind. */
function card(words: Words, value: string): string {
  if (value === "action" || value === "movement") return words.text(`back-${value}`);
  const halves = value.split("/").map((half) => symbol(words, half));
  return halves.length === 2 ? words.text("card-of", { top: halves[0], bottom: halves[1] }) : halves[0]!;
}

function symbol(words: Words, value: string): string {
  if (value.startsWith("H:")) return words.text("symbol-heroic-move", { station: value.slice(2) });
  const message = SYMBOLS.get(value) ?? `symbol-${value}`;
  return words.has(message) ? words.text(message) : value;
}

function weapon(words: Words, value: string): string {
  const [tile, station] = cut(value, "-");
  return words.text(`weapon-${tile}`) + (station ? words.text("in-station", { station }) : "");
}

function target(words: Words, value: string): string {
  const [code, number] = cut(value, ":");
  return words.text("target", { threat: code, n: Number(number) });
}

function cut(value: string, separator: string): [string, string] {
  const at = value.indexOf(separator);
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
}
