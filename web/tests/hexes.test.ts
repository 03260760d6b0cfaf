import { expect, test } from "vitest";
import { corner, fieldPath, middle, neighbours, nextInDirection, outerEdges, outline } from "../src/lib/board/hexes";

const RING = new Set(neighbours("0,0"));
const FLOWER = new Set(["0,0", ...RING]);

test("neighbours share the two corners of their side", () => {
  neighbours("2,-1").forEach((near, side) => {
    const [here, there] = [middle("2,-1", 10), middle(near, 10)];
    const [one, other] = [corner(here, 10, side), corner(there, 10, side + 4)];
    expect(one.x).toBeCloseTo(other.x);
    expect(one.y).toBeCloseTo(other.y);
  });
});

test("a single hex is one closed line of six corners", () => {
  const loops = outline(outerEdges(new Set(["0,0"])), 10, 2);
  expect(loops).toHaveLength(1);
  expect(loops[0]!.closed).toBe(true);
  expect(loops[0]!.points).toHaveLength(6);
});

test("a field with a hole has two outlines", () => {
  expect(outline(outerEdges(FLOWER), 10)).toHaveLength(1);
  const loops = outline(outerEdges(RING), 10);
  expect(loops.map(({ points }) => points.length).sort((a, b) => a - b)).toEqual([6, 18]);
});

test("an inset outline stays inside", () => {
  const far = (inset: number) =>
    Math.max(...outline(outerEdges(FLOWER), 10, inset)[0]!.points.map(({ x, y }) => Math.hypot(x, y)));
  expect(far(1)).toBeLessThan(far(0));
});

test("a missing side leaves an open line with both ends", () => {
  const edges = outerEdges(new Set(["0,0"])).filter(({ side }) => side !== 2);
  const loops = outline(edges, 10, 1);
  expect(loops).toHaveLength(1);
  expect(loops[0]!.closed).toBe(false);
  expect(loops[0]!.points).toHaveLength(6);
});

test("a path is closed for a field", () => {
  expect(fieldPath(FLOWER, 10).endsWith("z")).toBe(true);
});

test("arrows lead to the nearest hex in their direction", () => {
  expect(nextInDirection("0,0", RING, "ArrowUp")).toBe("0,-1");
  expect(nextInDirection("0,0", ["3,-1", "-3,1"], "ArrowRight")).toBe("3,-1");
  expect(nextInDirection("0,0", ["-3,1"], "ArrowRight")).toBeUndefined();
});
