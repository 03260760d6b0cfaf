import { describe, expect, it } from "vitest";
import {
  PHONE,
  WIDE,
  cellBox,
  spot,
  squareAt,
  squareTop,
  stack,
  stationAtPoint,
  stationBox,
} from "../../src/games/space-alert/geometry";
import { nearest } from "../../src/lib/board/roving";

describe.each([WIDE, PHONE])("the $name board", (layout) => {
  it("finds the square it drew", () => {
    for (const square of [1, 5, 10, 16])
      expect(squareAt(layout, squareTop(layout, square) + layout.square.h / 2, 16)).toBe(square);
    expect(squareAt(layout, 9999, 16)).toBe(1);
    expect(squareAt(layout, -9999, 12)).toBe(12);
  });

  it("finds the station it drew", () => {
    for (const station of [0, 1, 2, 3, 4, 5]) {
      const box = stationBox(layout, station);
      expect(stationAtPoint(layout, box.x + box.w / 2, box.y + box.h / 2)).toBe(station);
    }
  });

  it("keeps figures below the systems and above the floor's edge", () => {
    const { station, cell, figure } = layout;
    expect(figure.dy).toBeGreaterThanOrEqual(cell.dy + cell.h);
    expect(figure.dy + figure.h).toBeLessThanOrEqual(station.h);
  });

  it("keeps systems and a full crew inside their station", () => {
    const box = stationBox(layout, 4);
    const cell = cellBox(layout, 4, 2);
    expect(cell.x + cell.w).toBeLessThanOrEqual(box.x + box.w);
    const width = layout.name === "phone" ? 20 : layout.figure.w;
    expect(spot(layout, 4, 4, 5, width).x + width).toBeLessThanOrEqual(box.x + box.w);
  });

  it("stacks cards inside the sky, flat ones when there are many", () => {
    for (const count of [1, 2, 3, 5, 7]) {
      const cards = stack(layout, Array<boolean>(count).fill(false));
      const last = cards.at(-1)!;
      expect(last.top).toBeLessThan(layout.sky);
      expect(last.flat).toBe(count > (layout === PHONE ? 2 : 3));
    }
    expect(stack(layout, [true, false])[0]?.flat).toBe(true);
  });
});

describe("the nearest stop", () => {
  const stops = [
    [10, 0],
    [20, 1],
    [0, 10],
    [-5, 0],
  ] as const;

  it("lies in the direction of the arrow", () => {
    expect(nearest([0, 0], stops, [1, 0])).toBe(0);
    expect(nearest([0, 0], stops, [0, 1])).toBe(2);
    expect(nearest([0, 0], stops, [-1, 0])).toBe(3);
    expect(nearest([0, 0], stops, [0, -1])).toBe(-1);
  });
});
