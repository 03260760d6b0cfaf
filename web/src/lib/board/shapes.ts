/** Shapes of squares on a grid: places as `ROW,COLUMN`, turning, mirroring, and outlines to draw. */

export type Cell = readonly [row: number, column: number];

export const cellOf = (place: string): Cell => {
  const [row = 0, column = 0] = place.split(",").map(Number);
  return [row, column];
};
export const placeOf = ([row, column]: Cell): string => `${row},${column}`;

/** A shape mirrored left to right if wanted, then turned clockwise, counted from the corner of its box. */
export function turned(shape: readonly Cell[], turns: number, flipped: boolean): Cell[] {
  let cells = shape.map(([r, c]): Cell => (flipped ? [r, -c] : [r, c]));
  for (let turn = 0; turn < turns % 4; turn++) cells = cells.map(([r, c]): Cell => [c, -r]);
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  return cells.map(([r, c]): Cell => [r - top, c - left]);
}

export const shifted = (shape: readonly Cell[], [row, column]: Cell): Cell[] =>
  shape.map(([r, c]): Cell => [r + row, c + column]);

interface Edge {
  from: Cell;
  way: Cell;
}

/** The sides of a cell clockwise, each with the neighbour behind it. */
const SIDES: readonly { corner: Cell; way: Cell; behind: Cell }[] = [
  { corner: [0, 0], way: [0, 1], behind: [-1, 0] },
  { corner: [0, 1], way: [1, 0], behind: [0, 1] },
  { corner: [1, 1], way: [0, -1], behind: [1, 0] },
  { corner: [1, 0], way: [-1, 0], behind: [0, -1] },
];

function edges(cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(placeOf));
  return cells.flatMap(([r, c]) =>
    SIDES.filter(({ behind }) => !inside.has(placeOf([r + behind[0], c + behind[1]]))).map(({ corner, way }) => ({
      from: [r + corner[0], c + corner[1]] as Cell,
      way,
    })),
  );
}

const isRightTurn = (one: Cell, other: Cell): boolean => one[1] * other[0] - one[0] * other[1] > 0;

/** The way round each part of a shape: the corners with the ways in and out. */
function loops(cells: readonly Cell[]): { at: Cell; into: Cell; out: Cell }[][] {
  const left = edges(cells);
  const found = [];
  while (left.length) {
    const path = [left.shift()!];
    for (;;) {
      const { from, way } = path.at(-1)!;
      const end = placeOf([from[0] + way[0], from[1] + way[1]]);
      const next = left.filter((edge) => placeOf(edge.from) === end);
      const edge = next.find((one) => isRightTurn(way, one.way)) ?? next[0];
      if (!edge) break;
      left.splice(left.indexOf(edge), 1);
      path.push(edge);
    }
    const corners = path.map((edge, i) => ({ at: edge.from, into: path.at(i - 1)!.way, out: edge.way }));
    found.push(corners.filter(({ into, out }) => placeOf(into) !== placeOf(out)));
  }
  return found;
}

/** The outline of a shape as an SVG path; `inset` pixels inside its cells, with rounded corners. */
export function outline(cells: readonly Cell[], size: number, inset: number, radius: number): string {
  const point = ([row, column]: Cell, by: Cell = [0, 0], far = 0) =>
    `${(column * size + by[1] * far).toFixed(1)} ${(row * size + by[0] * far).toFixed(1)}`;
  return loops(cells)
    .map((corners) => {
      const parts = corners.map(({ at, into, out }) => {
        // The inside lies to the right of a way clockwise.
        const inward: Cell = [into[1] + out[1], -into[0] - out[0]];
        const corner: Cell = [at[0] + (inward[0] * inset) / size, at[1] + (inward[1] * inset) / size];
        const sweep = isRightTurn(into, out) ? 1 : 0;
        return `${point(corner, into, -radius)}A${radius} ${radius} 0 0 ${sweep} ${point(corner, out, radius)}`;
      });
      return `M${parts.join("L")}z`;
    })
    .join("");
}

/** Short lines between the cells of a shape. */
export function seams(cells: readonly Cell[], size: number, inset: number): string {
  const inside = new Set(cells.map(placeOf));
  const long = size - 2 * inset;
  return cells
    .map(([r, c]) => {
      const right = inside.has(placeOf([r, c + 1])) ? `M${(c + 1) * size} ${r * size + inset}v${long}` : "";
      const below = inside.has(placeOf([r + 1, c])) ? `M${c * size + inset} ${(r + 1) * size}h${long}` : "";
      return right + below;
    })
    .join("");
}
