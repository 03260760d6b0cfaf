/** The ships on the map, as they are drawn. */
import type { Point } from "../../../lib/board/hexes";
import type { Cards, View } from "../types";
import type { Chart } from "./chart";
import { LAW_HUES } from "./marks";

export interface Drawn {
  id: string;
  hex: string;
  at: Point;
  icon: string;
  /** The captain's seat; null for an NPC. */
  seat: number | null;
  hue: string;
  outlaw: boolean;
}

/** Where several ships share a hex they stand beside each other. */
const ASIDE = 9;

export function shipsOn(view: View, cards: Cards, chart: Chart): Drawn[] {
  const captains = view.captains.map(({ ship, at, seat, bounty }) => ({
    id: ship,
    hex: at,
    seat,
    icon: `ship-${cards.ships[ship]?.tier ?? 1}`,
    hue: "",
    outlaw: bounty > 0,
  }));
  const npcs = view.npcs.map(({ id, at, bounty }) => ({
    id,
    hex: at,
    seat: null,
    icon: id,
    hue: LAW_HUES[cards.npcs[id]?.alignment ?? ""] ?? "grey",
    outlaw: bounty > 0,
  }));
  const all = [...npcs, ...captains].filter(({ id, hex }) => id && chart.cells.has(hex));
  return all.map((ship) => {
    const here = all.filter(({ hex }) => hex === ship.hex);
    const place = here.indexOf(ship) - (here.length - 1) / 2;
    const { x, y } = chart.cells.get(ship.hex)!.at;
    return { ...ship, at: { x: x + 2 * ASIDE * place, y: y - ASIDE * place } };
  });
}

/** The ships on a hex by their ids; whoever is off the map is on none. */
export const shipsAt = (view: Pick<View, "captains" | "npcs">, hex: string): string[] =>
  hex
    ? [
        ...view.captains.filter(({ at, ship }) => ship && at === hex).map(({ ship }) => ship),
        ...view.npcs.filter(({ at }) => at === hex).map(({ id }) => id),
      ]
    : [];
