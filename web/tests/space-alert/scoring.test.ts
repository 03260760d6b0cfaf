import { expect, it } from "vitest";
import { fateOf, minus } from "../../src/games/space-alert/scoring";

it("says of the threat that the ship was lost to that it destroyed the ship, of others where they were", () => {
  const lost = { outcome: "lost", lost_to: "E1-05" } as const;
  expect(fateOf({ code: "E1-05", status: "on_track" }, lost)).toBe("took_ship");
  expect(fateOf({ code: "E1-06", status: "on_track" }, lost)).toBe("on_track");
  expect(fateOf({ code: "E1-05", status: "on_track" }, { outcome: "won", lost_to: "" })).toBe("on_track");
});

it("writes losses with a true minus sign", () => {
  expect([minus(-14), minus(0), minus(3)]).toEqual(["−14", "0", "3"]);
});
