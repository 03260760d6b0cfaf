/** Every threat of the base game has a silhouette. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OUTLINES, shapeOf } from "../../src/games/space-alert/board/silhouettes";

const THREATS = readFileSync("../src/quarterdeck/games/space_alert/content/base/threats.toml", "utf8");
const cards = [...THREATS.matchAll(/^"(S?[EI]\d-\d+)" = \{ name = "([^"]+)"/gm)].map(([, code, name]) => ({
  code: code!,
  name: name!,
}));

it("draws threats of one name alike, and every shape for some threat", () => {
  const shapes = new Map(cards.map(({ code, name }) => [name, shapeOf(code)]));
  for (const { code, name } of cards) expect(shapeOf(code), code).toBe(shapes.get(name));
  expect(new Set(shapes.values())).toEqual(new Set(Object.keys(OUTLINES)));
});

it("tells ships, rocks, creatures, intruders and malfunctions apart", () => {
  const shapes = ["E1-07", "E1-10", "E2-05", "I1-01", "I1-05"].map(shapeOf);
  expect(new Set(shapes).size).toBe(5);
});

it("has a shape for threats of other packs", () => {
  expect([shapeOf("E9-01"), shapeOf("SI9-01")]).toEqual(["warship", "person"]);
});
