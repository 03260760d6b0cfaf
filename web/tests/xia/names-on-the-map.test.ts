import { describe, expect, it } from "vitest";
import { middle, neighbours } from "../../src/lib/board/hexes";
import { nameAt } from "../../src/games/xia/map/art";
import { hexesRound, RADIUS, type Cell, type Chart } from "../../src/games/xia/map/chart";

const EMPTY = { terrain: "space", mark: "", argument: "", alignment: "", borders: [] } as unknown as Cell;

/** One sector of empty space, and marked hexes of others next to it. */
function chartWith(marked: readonly string[]): Chart {
  const hexes = hexesRound("0,0");
  const cell = (hex: string, sector: string, mark: string): [string, Cell] => [
    hex,
    { ...EMPTY, hex, sector, mark, at: middle(hex, RADIUS) },
  ];
  const own = hexes.map((hex) => cell(hex, "loath", ""));
  const others = marked.map((hex) => cell(hex, "pelmont", "mission"));
  const sector = { cells: {}, borders: {}, alignment: "" } as unknown as Chart["sectors"][number]["sector"];
  return { cells: new Map([...own, ...others]), sectors: [{ id: "loath", centre: "0,0", sector, hexes }] };
}

/** How far the nearest mark is from where the name stands, sideways, on the same height. */
function nearestMark(chart: Chart): number {
  const at = nameAt(chart.sectors[0]!, chart);
  const marks = [...chart.cells.values()].filter(({ mark }) => mark);
  return Math.min(
    ...marks.filter((cell) => Math.abs(cell.at.y - at.y) < RADIUS / 2).map((cell) => Math.abs(cell.at.x - at.x)),
  );
}

describe("the name of a sector", () => {
  it("stands above the middle of the top if nothing is there", () => {
    const chart = chartWith([]);
    expect(nameAt(chart.sectors[0]!, chart).x).toBe(0);
  });

  it("lies over no other sector, rather over an own border", () => {
    const chart = chartWith([]);
    const corner = "-2,2";
    for (const cell of chart.cells.values()) if (cell.hex !== corner) cell.borders = Array<string>(6).fill("nebula");
    const alone = nameAt(chart.sectors[0]!, chart);
    expect(alone.x).toBe(middle(corner, RADIUS).x);
    for (const hex of neighbours(corner))
      if (middle(hex, RADIUS).x < alone.x)
        chart.cells.set(hex, { ...EMPTY, hex, sector: "pelmont", at: middle(hex, RADIUS) });
    expect(nameAt(chart.sectors[0]!, chart).x).not.toBe(alone.x);
  });

  it("lies over no mark beside it", () => {
    for (const marked of [["1,-3"], ["-1,-2"], ["1,-3", "-1,-2"], ["1,-3", "-1,3"]])
      expect(nearestMark(chartWith(marked))).toBeGreaterThan(2 * RADIUS);
  });
});
