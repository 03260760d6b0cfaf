import { expect, it } from "vitest";
import { isTied } from "../../src/games/xia/end/tied";

it("is a tie if somebody else has as much fame as the winner", () => {
  expect(isTied({ fame: [2, 2, 1], winners: [1] })).toBe(true);
  expect(isTied({ fame: [1, 2, 1], winners: [1] })).toBe(false);
  expect(isTied({ fame: [2, 2, 1], winners: [0, 1] })).toBe(false);
});
