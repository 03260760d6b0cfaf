/** What can be chosen on the map, sorted by how it is drawn. */
import { kindOf } from "../../../lib/board/targets";
import type { Desk } from "../desk/desk.svelte";
import type { Chart } from "./chart";

export interface Reachable {
  hex: string;
  way: readonly string[];
  rolls: readonly string[];
  /** The step of each roll, by the number of its hex. */
  steps: readonly number[];
  /** Whether a ship may stop there. */
  free: boolean;
}

/** Every hex that the points allow, without a roll or with some. */
export function reachOf(desk: Desk): Reachable[] {
  return Object.entries(desk.reach).map(([hex, { free }]) => {
    const { hexes = [], rolls = [], steps = [] } = desk.wayTo(hex) ?? {};
    return { hex, way: hexes, rolls, steps, free };
  });
}

/** What is rolled for on a way, border by border: the rolls of a step stand side by side between its two hexes. */
export function rollsOnWay(start: string, { way, rolls, steps }: Pick<Reachable, "way" | "rolls" | "steps">) {
  return rolls.map((border, n) => {
    const step = steps[n] ?? 0;
    const beside = rolls.map((_, other) => other).filter((other) => steps[other] === step);
    return {
      border,
      from: step ? way[step - 1]! : start,
      to: way[step]!,
      /** How far from the middle of the border, in widths of a plate. */
      aside: beside.indexOf(n) - (beside.length - 1) / 2,
    };
  });
}

const litOf = (desk: Desk, kind: string): string[] =>
  [...desk.lit].filter((target) => kindOf(target) === kind).map((target) => target.slice(kind.length + 1));

/** Unexplored hexes that a ship can jump to. */
export const jumps = (desk: Desk, chart: Chart): string[] =>
  litOf(desk, "hex").filter((hex) => hex && !chart.cells.has(hex));

/** Hexes with options that are no flights: spawn points, gates, the hex of the own ship. */
export const singles = (desk: Desk, chart: Chart): string[] =>
  litOf(desk, "hex").filter((hex) => chart.cells.has(hex) && !desk.reach[hex]);

/** Places where a sector would come to lie. */
export const scans = (desk: Desk): string[] => litOf(desk, "place").filter(Boolean);
