/** What is on the map and on cards, in words. */
import { course } from "../../lib/board/hexes";
import { percentage } from "../../lib/words/numbers";
import { has, t } from "../../lib/words/words";
import type { Cell, Chart } from "./map/chart";
import { goalsOf } from "./map/goals";
import { shipsAt } from "./map/ships";
import type { Desk } from "./desk/desk.svelte";
import type { View, WayHarm } from "./types";

/** The middle of the map. */
const ORIGIN = "0,0";

export const nameOf = (thing: string): string => (has(`name-${thing}`) ? t(`name-${thing}`) : thing);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** Cubes as they are counted; `acc` after a verb. */
export const goods = (cargo: Record<string, number>, form: "nom" | "acc" = "nom"): string =>
  Object.entries(cargo)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => t("xia-goods", { count, case: form, good: t(`cargo-${good}-gen`) }))
    .join(", ");

/** The mark of a hex; nothing where none is printed. */
export function markText({ mark, argument }: Cell): string {
  if (!mark) return "";
  return mark === "spawn"
    ? t("xia-mark-spawn", { number: argument })
    : t(
        `xia-mark-${mark}`,
        argument ? { good: t(argument === "any" ? "xia-any-cargo" : `cargo-${argument}-gen`) } : {},
      );
}

/** A sector and the kind of hex: "Outpost 338, asteroid field". */
export const placeText = (cell: Cell): string => `${nameOf(cell.sector)}, ${t(`terrain-${cell.terrain}`)}`;

/** A ship with whose it is. */
export function shipText(id: string, view: View, names: readonly string[]): string {
  const captain = view.captains.find(({ ship }) => ship === id);
  const npc = view.npcs.find((one) => one.id === id);
  const name = captain ? t("xia-ship-named", { ship: nameOf(id), name: names[captain.seat] }) : nameOf(id);
  return (captain ?? npc)?.bounty ? `${name}, ${t("xia-outlaw", { credits: (captain ?? npc)!.bounty })}` : name;
}

/** What lies on a hex besides what is printed. */
export function lyingText(hex: string, view: View, names: readonly string[]): string[] {
  const cubes = goods(view.ground[hex] ?? {});
  return [
    hex in view.tokens ? t("xia-token-here") : "",
    cubes ? t("xia-cubes-here", { goods: cubes }) : "",
    ...shipsAt(view, hex).map((ship) => shipText(ship, view, names)),
  ].filter(Boolean);
}

/** The rolls of a way: "asteroids, 11 or more". */
export const rollText = (border: string, desk: Pick<Desk, "cards" | "safeRoll">): string =>
  t(`xia-roll-${border}`, { least: desk.safeRoll(border), credits: desk.cards.outlaw_bounty });

/** What the rolls of a way cost a ship on average, before shields; nothing where one roll says it all or none is made. */
export function harmText({ damage, energy, lost }: WayHarm): string[] {
  return [
    damage ? t("xia-way-damage", { amount: damage }) : "",
    energy ? t("xia-way-energy", { amount: energy }) : "",
    lost ? t("xia-way-lost", { chance: percentage(lost) }) : "",
  ].filter(Boolean);
}

/** What it takes to fly to a hex; nothing while it cannot be reached. */
export function wayText(hex: string, desk: Desk): string[] {
  const [reached, way] = [desk.reach[hex], desk.wayTo(hex)];
  if (!reached || !way) return [];
  const rolls = way.rolls.map((border) => rollText(border, desk));
  return [
    t("xia-points", { count: way.hexes.length }),
    reached.free ? "" : t("xia-only-passing"),
    rolls.length ? t("xia-way-rolls", { count: rolls.length, rolls: rolls.join("; ") }) : t("xia-no-roll"),
    ...harmText(way.harm),
    reached.free && reached.ways.length > 1 ? t("xia-other-ways", { count: reached.ways.length - 1 }) : "",
  ].filter(Boolean);
}

/** What the own mission asks for on a hex. */
export function goalText(hex: string, desk: Desk): string {
  const goal = goalsOf(desk).find((one) => one.hex === hex);
  return goal ? t("xia-goal-here", { number: goal.number }) : "";
}

/** Where a hex lies, seen from the own ship, or from the middle of the map: "2 north and 1 north-east of your ship". */
export function awayText(hex: string, { view, live }: Pick<Desk, "view" | "live">): string {
  const own = view.captains[live.seat ?? -1]?.at;
  const parts = course(own || ORIGIN, hex).map(({ side, count }) => t(`xia-course-${side}`, { count }));
  return parts.length ? t(own ? "xia-from-ship" : "xia-from-centre", { course: parts.join(t("xia-course-and")) }) : "";
}

/** A hex as a screen reader says it: place, thing, state. */
export function hexLabel(cell: Cell, desk: Desk, names: readonly string[]): string {
  const lying = lyingText(cell.hex, desk.view, names);
  return [
    placeText(cell),
    awayText(cell.hex, desk),
    markText(cell),
    goalText(cell.hex, desk),
    ...lying,
    ...wayText(cell.hex, desk),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The hex where a captain's ship is; nothing if it is not on the map. */
export const cellOf = (seat: number, view: View, chart: Chart): Cell | undefined =>
  chart.cells.get(view.captains[seat]?.at ?? "");
