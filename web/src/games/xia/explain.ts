/** Everything on the board explains itself in words. */
import { cardLines, has, t } from "../../lib/words/words";
import { capital, goalText, goods, lyingText, markText, nameOf, placeText, shipText, wayText } from "./describe";
import type { Desk } from "./desk/desk.svelte";
import type { Cell, Chart } from "./map/chart";

export interface About {
  icon: string;
  title: string;
  lines: string[];
  dim?: string | undefined;
  clauses: string[];
  /** The borders on the way that ask for a roll. */
  rolls?: readonly string[];
}

type Explain = (what: string, desk: Desk, names: readonly string[], chart: Chart) => About | null;

const TERRAIN_ICONS: Record<string, string> = {
  empty: "void",
  asteroid: "asteroids",
  debris: "debris",
  nebula: "nebula",
  planet: "planet",
  gate: "gate",
  star: "star",
};
/** The chapter about each kind of hex. */
const TERRAIN_CLAUSES: Record<string, string> = {
  empty: "XIA-15.1.3",
  asteroid: "XIA-23.4.1",
  debris: "XIA-23.8.1",
  nebula: "XIA-23.7.1",
  planet: "XIA-24.1.1",
  gate: "XIA-23.9.1",
  star: "XIA-23.3.1",
};

/** What a mark or a kind of terrain does, in one sentence; `least` is the least roll that goes well. */
const rule = (kind: string, least: number): string => t(`xia-about-${kind}`, { least });

/** The mark of a hex and what it is for; an exploration hex is for nothing once its token is taken. */
function marked(cell: Cell, desk: Desk): string {
  if (!cell.mark) return "";
  const isSpent = cell.mark === "exploration" && !(cell.hex in desk.view.tokens);
  return [`${capital(markText(cell))}.`, isSpent ? "" : rule(cell.mark, desk.gatherRoll(cell.mark))].join(" ").trim();
}

const hex: Explain = (what, desk, names, chart) => {
  const cell = chart.cells.get(what);
  if (!cell) return { icon: "blind-jump", title: t("xia-unexplored"), lines: [], clauses: ["XIA-21.3.1"] };
  return {
    icon: cell.mark === "mission" ? "mission-point" : (TERRAIN_ICONS[cell.terrain] ?? "void"),
    title: placeText(cell),
    lines: [
      marked(cell, desk),
      rule(cell.terrain, desk.safeRoll(cell.terrain)),
      capital(goalText(what, desk)),
      ...lyingText(what, desk.view, names),
      wayText(what, desk).join(", "),
    ].filter(Boolean),
    clauses: [TERRAIN_CLAUSES[cell.terrain] ?? "XIA-20.1.1"],
    rolls: desk.wayTo(what)?.rolls ?? [],
  };
};

const ship: Explain = (what, desk, names) => {
  const { view, cards } = desk;
  const captain = view.captains.find((one) => one.ship === what);
  const npc = view.npcs.find(({ id }) => id === what);
  const printed = cards.ships[what];
  const lines = npc ? [...cardLines(what)] : [];
  if (captain) {
    const size = printed?.hold.length ?? 0;
    lines.unshift(
      t("xia-ship-state", { damage: captain.damage.length, size, energy: captain.energy, armed: captain.armed }),
    );
    if (captain.outfits.length) lines.push(captain.outfits.map(({ kind }) => nameOf(kind)).join(", "));
    const cargo = goods(captain.cargo);
    if (cargo) lines.push(t("xia-ship-cargo", { goods: cargo }));
  }
  if (npc)
    lines.unshift(
      t("xia-npc-state", { damage: npc.damage, size: cards.npcs[what]?.destroyed ?? 0, credits: npc.credits }),
    );
  return {
    icon: npc ? what : `ship-${printed?.tier ?? 1}`,
    title: shipText(what, view, names),
    lines,
    dim: has(`flavour-${what}`) ? t(`flavour-${what}`) : undefined,
    clauses: [npc ? "XIA-30.1.1" : "XIA-4.1.1"],
  };
};

const place: Explain = () => ({
  icon: "scan",
  title: t("xia-unexplored-place"),
  lines: [t("xia-scan-there")],
  clauses: ["XIA-21.2.1"],
});

/** A card, outfit or sector: its name and what it says. */
const card =
  (icon: string, clause: string): Explain =>
  (what) => {
    const name = what.split(".")[0]!;
    const lines = cardLines(name);
    const dim = has(`flavour-${name}`) ? t(`flavour-${name}`) : undefined;
    return { icon, title: nameOf(name), lines: lines.filter((line) => line !== dim), dim, clauses: [clause] };
  };

const EXPLAIN: Record<string, Explain> = {
  hex,
  ship,
  place,
  outfit: card("outfit", "XIA-10.2.1"),
  ability: card("ability", "XIA-4.2.1"),
  mission: card("mission", "XIA-27.1.1"),
  title: card("title", "XIA-25.1.1"),
  sector: card("sector", "XIA-20.1.1"),
  cargo: (what) => ({
    icon: what === "any" ? "cube" : what,
    title: capital(t(`cargo-${what}`)),
    lines: [],
    clauses: ["XIA-28.1.1"],
  }),
};

/** What a target is; nothing if there is nothing to say. */
export function explain(target: string, desk: Desk, names: readonly string[], chart: Chart): About | null {
  const [kind = "", ...rest] = target.split(":");
  return EXPLAIN[kind]?.(rest.join(":"), desk, names, chart) ?? null;
}
