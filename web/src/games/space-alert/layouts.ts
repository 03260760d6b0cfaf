/** The two plans of the board, in units of its SVG: one for wide screens and one for phones. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  name: "wide" | "phone";
  width: number;
  height: number;
  columns: readonly number[];
  column: number;
  sky: number;
  square: { dx: number; w: number; h: number; pitch: number; bottom: number };
  card: { dx: number; w: number; h: number; flat: number; gap: number };
  ship: Box;
  stations: readonly number[];
  decks: readonly number[];
  station: { w: number; h: number };
  cell: { dx: number; dy: number; w: number; h: number; pitch: number };
  figure: { dy: number; w: number; h: number };
  side: Box | null;
}

export const WIDE: Layout = {
  name: "wide",
  width: 1092,
  height: 528,
  columns: [0, 275, 550, 825],
  column: 267,
  sky: 290,
  square: { dx: 24, w: 40, h: 14.8, pitch: 16.7, bottom: 284 },
  card: { dx: 72, w: 187, h: 88, flat: 52, gap: 6 },
  ship: { x: 0, y: 298, w: 817, h: 230 },
  stations: [6, 281, 556],
  decks: [304, 426],
  station: { w: 255, h: 96 },
  cell: { dx: 7, dy: 20, w: 78, h: 38, pitch: 82 },
  figure: { dy: 64, w: 46, h: 26 },
  side: { x: 825, y: 298, w: 267, h: 230 },
};

export const PHONE: Layout = {
  name: "phone",
  width: 374,
  height: 366,
  columns: [0, 95, 190, 285],
  column: 89,
  sky: 204,
  square: { dx: 4, w: 22, h: 9.6, pitch: 11.6, bottom: 199 },
  card: { dx: 29, w: 58, h: 92, flat: 54, gap: 4 },
  ship: { x: 0, y: 210, w: 374, h: 156 },
  stations: [3, 129, 255],
  decks: [213, 302],
  station: { w: 116, h: 62 },
  cell: { dx: 4, dy: 4, w: 34, h: 26, pitch: 37 },
  figure: { dy: 34, w: 32, h: 22 },
  side: null,
};
