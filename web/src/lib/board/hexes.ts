/** Geometry of flat-top hexes with axial coordinates, written as `Q,R`. It knows no game. */

export interface Point {
  x: number;
  y: number;
}

/** Where each side leads: north, north-east, south-east, south, south-west, north-west. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
export const SIDES = ["n", "ne", "se", "s", "sw", "nw"] as const;
export type Side = (typeof SIDES)[number];

const HALF = Math.sqrt(3) / 2;

export function coordinates(hex: string): [number, number] {
  const [q, r] = hex.split(",");
  return [Number(q), Number(r)];
}

export const hexAt = (q: number, r: number): string => `${q},${r}`;

/** The six hexes around one, in the order of the sides. */
export function neighbours(hex: string): string[] {
  const [q, r] = coordinates(hex);
  return DIRECTIONS.map(([dq, dr]) => hexAt(q + dq, r + dr));
}

/** How many steps lie between two hexes. */
export function distance(one: string, other: string): number {
  const [[q1, r1], [q2, r2]] = [coordinates(one), coordinates(other)];
  const [dq, dr] = [q1 - q2, r1 - r2];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The shortest way in words: so many steps to one side, and then so many to the next one clockwise. */
export function course(from: string, to: string): { side: Side; count: number }[] {
  const [[q1, r1], [q2, r2]] = [coordinates(from), coordinates(to)];
  const [dq, dr] = [q2 - q1, r2 - r1];
  for (const [number, [q, r]] of DIRECTIONS.entries()) {
    const [nextQ, nextR] = DIRECTIONS[(number + 1) % DIRECTIONS.length]!;
    // Two neighbouring sides span a parallelogram of area 1.
    const [first, second] = [dq * nextR - dr * nextQ, q * dr - r * dq];
    if (first > 0 && second >= 0)
      return [
        { side: SIDES[number]!, count: first },
        { side: SIDES[(number + 1) % SIDES.length]!, count: second },
      ].filter(({ count }) => count);
  }
  return [];
}

/** The middle of a hex whose corners are `radius` away from it. */
export function middle(hex: string, radius: number): Point {
  const [q, r] = coordinates(hex);
  return { x: 1.5 * radius * q, y: 2 * HALF * radius * (r + q / 2) };
}

/** Corner N of a hex: side N lies between corners N and N + 1, from the upper left one clockwise. */
export function corner({ x, y }: Point, radius: number, number: number): Point {
  const angle = ((number - 2) * Math.PI) / 3;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

export const corners = (at: Point, radius: number): Point[] =>
  DIRECTIONS.map((_, number) => corner(at, radius, number));

/** The middle of a side of a hex, some way towards its own middle. */
export function sideMiddle(at: Point, radius: number, side: number, inside = 0): Point {
  const [a, b] = [corner(at, radius, side), corner(at, radius, side + 1)];
  const part = 1 - inside / (HALF * radius);
  return { x: at.x + ((a.x + b.x) / 2 - at.x) * part, y: at.y + ((a.y + b.y) / 2 - at.y) * part };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A closed or open line through points. */
export const line = (points: readonly Point[], closed = false): string =>
  points.length ? `M${points.map(written).join("L")}${closed ? "z" : ""}` : "";

/** A hex as a path. */
export const hexPath = (at: Point, radius: number): string => line(corners(at, radius), true);

/** A part of an outline: the corners in order, and whether it comes back to where it begins. */
export interface Loop {
  points: Point[];
  closed: boolean;
}

/** A side of a hex. */
export interface Edge {
  hex: string;
  side: number;
}

/** The sides of a field of hexes beyond which it does not go on. */
export function outerEdges(hexes: ReadonlySet<string>): Edge[] {
  return [...hexes].flatMap((hex) => neighbours(hex).flatMap((near, side) => (hexes.has(near) ? [] : [{ hex, side }])));
}

/** Moves a corner of a side `inset` pixels into its hex, so that lines of two neighbours lie beside each other. */
function insetCorner(edge: Edge, end: 0 | 1, radius: number, inset: number, joins: "same" | "next"): Point {
  const at = middle(edge.hex, radius);
  const outer = corner(at, radius, edge.side + end);
  if (!inset) return outer;
  if (joins === "same") return corner(at, radius - inset / HALF, edge.side + end);
  // The line goes on along the neighbour in the same field: the corner moves along the side between them.
  const beyond = corner(at, radius, end ? edge.side + 2 : edge.side - 1);
  const part = inset / HALF / radius;
  return { x: outer.x + (beyond.x - outer.x) * part, y: outer.y + (beyond.y - outer.y) * part };
}

/** Joins sides of a field into lines, `inset` pixels inside. Sides must be outer ones, or all those of single hexes. */
export function outline(edges: readonly Edge[], radius: number, inset = 0): Loop[] {
  const key = (edge: Edge) => `${edge.hex} ${edge.side}`;
  const known = new Map(edges.map((edge) => [key(edge), edge]));
  /** The side that follows clockwise: of the same hex, or of the neighbour round the corner. */
  const next = ({ hex, side }: Edge): { edge: Edge; joins: "same" | "next" } | null => {
    const after = (side + 1) % 6;
    const same = known.get(`${hex} ${after}`);
    if (same) return { edge: same, joins: "same" };
    const round = known.get(`${neighbours(hex)[after]} ${(side + 5) % 6}`);
    return round ? { edge: round, joins: "next" } : null;
  };
  const followers = new Set(
    edges.flatMap((edge) => {
      const found = next(edge);
      return found ? [key(found.edge)] : [];
    }),
  );
  const loops: Loop[] = [];
  const done = new Set<string>();
  const walk = (start: Edge) => {
    const points: Point[] = [];
    let edge: Edge | null = start;
    let closed = false;
    while (edge && !done.has(key(edge))) {
      done.add(key(edge));
      const found = next(edge);
      if (!points.length && !followers.has(key(edge))) points.push(insetCorner(edge, 0, radius, inset, "same"));
      points.push(insetCorner(edge, 1, radius, inset, found ? found.joins : "same"));
      closed = found !== null && key(found.edge) === key(start);
      edge = found?.edge ?? null;
    }
    loops.push({ points, closed });
  };
  // Lines with ends first, from their beginnings; what is left are rings.
  for (const edge of edges) if (!followers.has(key(edge))) walk(edge);
  for (const edge of edges) if (!done.has(key(edge))) walk(edge);
  return loops;
}

/** Loops as one path. */
export const loopsPath = (loops: readonly Loop[]): string =>
  loops.map(({ points, closed }) => line(points, closed)).join("");

/** The outline of a field of hexes as a path. */
export const fieldPath = (hexes: Iterable<string>, radius: number, inset = 0): string =>
  loopsPath(outline(outerEdges(new Set(hexes)), radius, inset));

/** Cuts a line into pieces of about `length`, each with its own beginning and end. */
export function pieces({ points, closed }: Loop, length: number): { from: Point; to: Point }[] {
  const all = closed && points.length ? [...points, points[0]!] : points;
  return all.slice(1).flatMap((to, index) => {
    const from = all[index]!;
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / length));
    const at = (n: number): Point => ({
      x: from.x + ((to.x - from.x) * n) / count,
      y: from.y + ((to.y - from.y) * n) / count,
    });
    return Array.from({ length: count }, (_, n) => ({ from: at(n), to: at(n + 1) }));
  });
}

/** The least box around points. */
export function box(points: readonly Point[], margin = 0): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest hex in the direction of an arrow key; going sideways off the line costs double. */
export function nextInDirection(from: string, hexes: Iterable<string>, key: string): string | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const here = middle(from, 1);
  let [best, least]: [string | undefined, number] = [undefined, Infinity];
  for (const hex of hexes) {
    const there = middle(hex, 1);
    const ahead = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    if (ahead > 0.1 && ahead + 2 * aside < least) [best, least] = [hex, ahead + 2 * aside];
  }
  return best;
}
