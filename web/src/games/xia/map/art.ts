/** What terrain and borders look like, as paths. */
import {
  corner,
  fieldPath,
  line,
  neighbours,
  outline,
  pieces,
  written,
  type Edge,
  type Loop,
  type Point,
} from "../../../lib/board/hexes";
import type { Cell, Chart, Laid } from "./chart";
import { RADIUS } from "./chart";

/** Numbers from 0 to 1 that are always the same for a text: rocks stay where they are. */
export function numbers(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

const cellsOf = (chart: Chart, terrain: string): Cell[] =>
  [...chart.cells.values()].filter((cell) => cell.terrain === terrain);

/** All hexes of a terrain as one field. */
export const ground = (chart: Chart, terrain: string): string =>
  fieldPath(
    cellsOf(chart, terrain).map(({ hex }) => hex),
    RADIUS,
  );

/** Polygons with rough edges, some in each hex. */
function lumps(cell: Cell, count: number, least: number, most: number, sides: number): string {
  const next = numbers(cell.hex + sides);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + next() * 0.6) / count) * 2 * Math.PI;
    const far = i === 0 ? 3 * next() : RADIUS * (0.34 + 0.22 * next());
    const size = least + (most - least) * next();
    const at = { x: cell.at.x + far * Math.cos(angle), y: cell.at.y + far * Math.sin(angle) };
    const turn = next() * Math.PI;
    const points = Array.from({ length: sides }, (_, k) => {
      const [a, r] = [turn + (k / sides) * 2 * Math.PI, size * (0.7 + 0.5 * next())];
      return { x: at.x + r * Math.cos(a), y: at.y + r * Math.sin(a) };
    });
    return line(points, true);
  }).join("");
}

export const rocks = (chart: Chart): string =>
  cellsOf(chart, "asteroid")
    .map((cell) => lumps(cell, 6, 2, 5.4, 6))
    .join("");
export const shards = (chart: Chart): string =>
  cellsOf(chart, "debris")
    .map((cell) => lumps(cell, 6, 2.4, 5, 3))
    .join("");

/** Waves through each nebula hex. */
export function wisps(chart: Chart): string {
  return cellsOf(chart, "nebula")
    .map(({ at, hex }) => {
      const next = numbers(hex);
      return [-11, 0, 11]
        .map((dy) => {
          const width = Math.abs(dy) > 5 ? 15 : 20;
          const y = at.y + dy + 4 * (next() - 0.5);
          return `M${written({ x: at.x - width, y })}q${width / 2} ${-4 - 3 * next()} ${width} 0t${width} 0`;
        })
        .join("");
    })
    .join("");
}

/** The sides of all hexes that carry a border. */
function edgesOf(chart: Chart, border: string, alignment?: string): Edge[] {
  return [...chart.cells.values()]
    .filter((cell) => !alignment || cell.alignment === alignment)
    .flatMap(({ hex, borders }) => borders.flatMap((own, side) => (own === border ? [{ hex, side }] : [])));
}

const bordersOf = (chart: Chart, border: string, inset: number, alignment?: string): Loop[] =>
  outline(edgesOf(chart, border, alignment), RADIUS, inset);

/** A point beside the middle of a piece, on the inner side of a clockwise line. */
function beside({ from, to }: { from: Point; to: Point }, far: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / long) * far,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / long) * far,
  };
}

/** Asteroids: a zigzag round each hex. */
export const zigzags = (chart: Chart): string =>
  bordersOf(chart, "asteroid", 2)
    .map((loop) =>
      line(
        pieces(loop, 6).flatMap((piece) => [piece.from, beside(piece, 3)]),
        loop.closed,
      ),
    )
    .join("");

/** A small cross. */
function cross({ x, y }: Point, size: number): string {
  const stroke = (dx: number) =>
    line([
      { x: x - dx, y: y - size },
      { x: x + dx, y: y + size },
    ]);
  return stroke(size) + stroke(-size);
}

/** Debris: a thin line with crosses. */
export const crosses = (chart: Chart): string =>
  bordersOf(chart, "debris", 2.6)
    .map((loop) => {
      const marks = pieces(loop, 7).map(({ from }) => cross(from, 2.1));
      return line(loop.points, loop.closed) + marks.join("");
    })
    .join("");

/** Nebulas: scallops. */
export const scallops = (chart: Chart): string =>
  bordersOf(chart, "nebula", 2.4)
    .map((loop) => {
      const parts = pieces(loop, 8.6);
      const arcs = parts.map(({ from, to }) => {
        const radius = Math.hypot(to.x - from.x, to.y - from.y) / 2;
        return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${written(to)}`;
      });
      return parts.length ? `M${written(parts[0]!.from)}${arcs.join("")}` : "";
    })
    .join("");

const linePath = (loops: readonly Loop[]): string => loops.map(({ points, closed }) => line(points, closed)).join("");

/** Gates: a line with dots at its corners. */
export function gates(chart: Chart): { path: string; dots: Point[] } {
  const loops = bordersOf(chart, "gate", 2);
  return { path: linePath(loops), dots: loops.flatMap(({ points }) => points) };
}

/** Stars: a thick line with teeth. */
export function teeth(chart: Chart): { path: string; teeth: string } {
  const loops = bordersOf(chart, "star", 2.6);
  const spikes = loops.flatMap((loop) =>
    pieces(loop, 13).map((piece) => {
      const part = (n: number) => ({
        x: piece.from.x + (piece.to.x - piece.from.x) * n,
        y: piece.from.y + (piece.to.y - piece.from.y) * n,
      });
      return line([part(0.28), beside(piece, 5.2), part(0.72)], true);
    }),
  );
  return { path: linePath(loops), teeth: spikes.join("") };
}

export const shields = (chart: Chart, alignment: string): string =>
  linePath(bordersOf(chart, "shield", 3.2, alignment));

/** An entrance: a gap between two posts, and two chevrons that lead in. */
export interface EntranceArt {
  hex: string;
  posts: [Point, Point];
  chevrons: string;
}

export function entrances(chart: Chart, alignment: string): EntranceArt[] {
  return edgesOf(chart, "entrance", alignment).map(({ hex, side }) => {
    const { at } = chart.cells.get(hex)!;
    const inner = RADIUS - 3.2 / 0.866;
    const posts: [Point, Point] = [corner(at, inner, side), corner(at, inner, side + 1)];
    const away = { x: (posts[0].x + posts[1].x) / 2 - at.x, y: (posts[0].y + posts[1].y) / 2 - at.y };
    const long = Math.hypot(away.x, away.y);
    const [u, v] = [away.x / long, away.y / long];
    const chevron = (far: number) => {
      const tip = { x: at.x + u * (long + far - 4), y: at.y + v * (long + far - 4) };
      const wing = (s: number) => ({ x: tip.x + u * 4 - v * 4 * s, y: tip.y + v * 4 + u * 4 * s });
      return line([wing(1), tip, wing(-1)]);
    };
    return { hex, posts, chevrons: chevron(3) + chevron(9) };
  });
}

/** Hex sides inside and between sectors, each once. */
export function grid(chart: Chart): string {
  return [...chart.cells.values()]
    .flatMap(({ hex, at }) =>
      neighbours(hex).flatMap((near, side) =>
        side < 3 && chart.cells.has(near) ? [line([corner(at, RADIUS, side), corner(at, RADIUS, side + 1)])] : [],
      ),
    )
    .join("");
}

/** The lines of cloud bands over a planet. */
export function bands(cells: readonly Cell[]): { d: string; width: number }[] {
  return cells.map(({ at, hex }) => {
    const next = numbers(hex);
    const [y, wide] = [at.y + 16 * (next() - 0.5), 10 + 8 * next()];
    return {
      d: `M${written({ x: at.x - wide, y })}q${wide} ${2 + 4 * next()} ${2 * wide} 0`,
      width: 2.5 + 2.5 * next(),
    };
  });
}

/** Rays round a star. */
export function rays({ x, y }: Point): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [from, to] = i % 2 ? [54, 76] : [49, 64];
    return line([
      { x: x + from * Math.cos(angle), y: y + from * Math.sin(angle) },
      { x: x + to * Math.cos(angle), y: y + to * Math.sin(angle) },
    ]);
  }).join("");
}

/** A name is as wide as three hexes: on a side, it lies over the middles of the hexes left and right of it. */
const flankCost = (near: readonly string[], side: number, laid: Laid, chart: Chart): number =>
  [1, 5]
    .map((turn) => chart.cells.get(near[(side + turn) % 6]!))
    .reduce((sum, flank) => sum + (flank?.mark ? 4 : 0) + (flank && flank.sector !== laid.id ? 6 : 0), 0);

/** Where a sector's name stands: on a horizontal outer side, next to the void if it can, away from borders, marks and other sectors. */
export function nameAt(laid: Laid, chart: Chart): Point {
  const sides = laid.hexes.flatMap((hex) => {
    const cell = chart.cells.get(hex)!;
    const near = neighbours(hex);
    return [0, 3].flatMap((side) => {
      const beyond = chart.cells.get(near[side]!);
      if (beyond?.sector === laid.id) return [];
      const bordered = cell.borders[side] || beyond?.borders[(side + 3) % 6];
      const cost = (beyond ? 10 : 0) + (bordered ? 5 : 0) + (cell.mark ? 1 : 0) + flankCost(near, side, laid, chart);
      const dy = (side === 0 ? -1 : 1) * 0.866 * RADIUS;
      return [{ cost: cost + (side === 0 ? 0 : 0.5), x: cell.at.x, y: cell.at.y + dy }];
    });
  });
  const middle = chart.cells.get(laid.centre)!.at;
  const off = ({ x, y }: Point) => Math.abs(x - middle.x) / RADIUS + Math.abs(y - middle.y) / 200;
  sides.sort((one, other) => one.cost + off(one) - other.cost - off(other));
  return sides[0] ?? middle;
}
