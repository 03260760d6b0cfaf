import { describe, expect, it } from "vitest";
import { outline, placeOf, seams, shifted, turned, type Cell } from "../src/lib/board/shapes";

/** An L of three squares and one beside its foot. */
const SHAPE: Cell[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
];
const places = (cells: Cell[]) => cells.map(placeOf).sort();

describe("shapes on a grid", () => {
  it("turn clockwise from the corner of their box", () => {
    expect(places(turned(SHAPE, 1, false))).toEqual(["0,0", "0,1", "0,2", "1,0"]);
    expect(places(turned(SHAPE, 4, false))).toEqual(places(SHAPE));
  });

  it("are mirrored left to right before they are turned", () => {
    expect(places(turned(SHAPE, 0, true))).toEqual(["0,1", "1,1", "2,0", "2,1"]);
    expect(places(turned(SHAPE, 1, true))).toEqual(["0,0", "1,0", "1,1", "1,2"]);
  });

  it("keep the order of their squares, so that each stays known", () => {
    expect(turned(SHAPE, 1, false).map(placeOf)).toEqual(["0,2", "0,1", "0,0", "1,0"]);
  });

  it("are shifted", () => {
    expect(places(shifted(SHAPE, [1, 2]))).toEqual(["1,2", "2,2", "3,2", "3,3"]);
  });

  it("have an outline with a corner for each bend", () => {
    const corners = (path: string) => path.split("A").length - 1;
    expect(corners(outline([[0, 0]], 10, 1, 2))).toBe(4);
    expect(corners(outline(SHAPE, 10, 1, 2))).toBe(6);
  });

  it("have an outline of two parts where squares touch at a corner only", () => {
    const apart: Cell[] = [
      [0, 0],
      [1, 1],
    ];
    expect(outline(apart, 10, 1, 2).split("M").length - 1).toBe(2);
  });

  it("draw an outline inside their squares", () => {
    expect(outline([[0, 0]], 10, 1, 2)).toBe(
      "M1.0 3.0A2 2 0 0 1 3.0 1.0L7.0 1.0A2 2 0 0 1 9.0 3.0L9.0 7.0A2 2 0 0 1 7.0 9.0L3.0 9.0A2 2 0 0 1 1.0 7.0z",
    );
  });

  it("have a seam between neighbours", () => {
    expect(seams(SHAPE, 10, 2)).toBe("M2 10h6M2 20h6M10 22v6");
  });
});
