/** The map as it is laid out: every hex with what is printed on it. Where it lies is said by the server. */
import { coordinates, hexAt, middle, type Point } from "../../../lib/board/hexes";
import type { Cards, Sector, Terrain } from "../types";

/** The radius of a hex at 100 %. */
export const RADIUS = 26;
/** How far the hexes of a sector lie from its centre. */
const SIZE = 2;

export interface Cell {
  hex: string;
  sector: string;
  terrain: Terrain;
  mark: string;
  argument: string;
  alignment: string;
  /** The own borders by side. */
  borders: string[];
  at: Point;
}

export interface Laid {
  id: string;
  centre: string;
  sector: Sector;
  hexes: string[];
}

export interface Chart {
  cells: Map<string, Cell>;
  sectors: Laid[];
}

/** A sector as the server writes it: `SECTOR Q,R` or `SECTOR Q,R turned`. */
function lay(chart: Chart, text: string, cards: Cards): void {
  const [id = "", centre = "0,0", turned] = text.split(" ");
  const sector = cards.sectors[id];
  if (!sector) return;
  const [cq, cr] = coordinates(centre);
  const sign = turned ? -1 : 1;
  const hexes = Object.entries(sector.cells).map(([local, cell]) => {
    const [q, r] = coordinates(local);
    const hex = hexAt(cq + sign * q, cr + sign * r);
    const borders = sector.borders[local] ?? [];
    chart.cells.set(hex, {
      ...cell,
      hex,
      sector: id,
      alignment: sector.alignment,
      borders: turned ? [...borders.slice(3), ...borders.slice(0, 3)] : borders,
      at: middle(hex, RADIUS),
    });
    return hex;
  });
  chart.sectors.push({ id, centre, sector, hexes });
}

export function chartOf(sectors: readonly string[], cards: Cards): Chart {
  const chart: Chart = { cells: new Map(), sectors: [] };
  for (const text of sectors) lay(chart, text, cards);
  return chart;
}

/** The hexes of a sector that would lie round a centre. */
export function hexesRound(centre: string): string[] {
  const [cq, cr] = coordinates(centre);
  const span = [-SIZE, -1, 0, 1, SIZE];
  return span.flatMap((q) => span.flatMap((r) => (Math.abs(q + r) <= SIZE ? [hexAt(cq + q, cr + r)] : [])));
}
