/** What is said of the worth of hints: chances and points as they are, merit beside the best option. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isMain } from "../src/games/gen7/desk/offers";
import { worthOf } from "../src/lib/live/hint-worth";
import { sentences } from "../src/lib/words/texts";
import { speak } from "../src/lib/words/words";

const hint = (value: number, unit: string) => ({ value, unit, band: null });
const said = (best: ReturnType<typeof hint>, ...others: ReturnType<typeof hint>[]): string[] =>
  [best, ...others].map((one) => worthOf(one, best, "gen7"));

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await speak("en", "gen7");
});

describe("the worth of a hint", () => {
  it("in merit is how far it falls behind the best", () => {
    expect(said(hint(37.5, "merit"), hint(36.3, "merit"), hint(37.48, "merit"))).toEqual([
      "",
      "about 1.2 merit less",
      "about as good",
    ]);
  });

  it("is a chance where the game is won or lost", () => {
    expect(said(hint(0.5, "win"), hint(0.501, "win"), hint(0.3, "win"))).toEqual([
      "about 50% to win",
      "about as good",
      "about 30% to win",
    ]);
  });
});

it("gives a sentence only one full stop where sentences are joined", () => {
  expect(sentences(["Draw 3 algorithms, keep 1.", "", "Only on your own turn", "Really?", "Yes."])).toBe(
    "Draw 3 algorithms, keep 1. Only on your own turn. Really? Yes.",
  );
});

it("makes passing once the main button, not passing until a die comes back", () => {
  expect(["pass", "pass-until-die", "end-turn"].map((text) => isMain({ text }))).toEqual([true, false, true]);
});
