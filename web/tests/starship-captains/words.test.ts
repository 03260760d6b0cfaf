/** Whose flag and which round the log shows, and the board's own messages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { flag, stamps } from "../../src/games/starship-captains/event-log";
import type { GameEvent, Language } from "../../src/lib/live/types";

const read = (path: string) => readFileSync(join(__dirname, "../..", path), "utf-8");
const game = (language: Language) =>
  [...read(`src/games/starship-captains/locale/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gim)]
    .map((match) => match[1])
    .sort();

describe("who and when", () => {
  it("gives Captain Shadow the flag after the players'", () => {
    const view = { seat_count: 1 };
    expect([flag({ seat: 0 }, view), flag({ seat: -1 }, view), flag({}, view)]).toEqual([1, 2, 0]);
  });

  it("stamps the beginning of a round with its number", () => {
    const events = [
      { kind: "set-up", args: {} },
      { kind: "passed", args: { seat: 0 } },
      { kind: "round-begins", args: { round: 2 } },
    ];
    expect(stamps(events as GameEvent[])).toEqual(["1", "", "2"]);
  });
});

/** A message of a file in words. */
function said(path: string, language: Language, id: string, args: Record<string, number>): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(path)));
  return bundle.formatPattern(bundle.getMessage(id)!.value!, args);
}

describe("the board's own messages", () => {
  it.each([
    ["ru", [1, 3, 11, 24.5], ["1\u00a0очко", "3\u00a0очка", "11\u00a0очков", "24,5\u00a0очка"]],
    ["pl", [1, 3, 11, 24.5], ["1\u00a0punkt", "3\u00a0punkty", "11\u00a0punktów", "24,5\u00a0punktu"]],
  ] as [Language, number[], string[]][])("count points in %s, halves included", (language, counts, points) => {
    const folder = "src/games/starship-captains";
    expect(counts.map((count) => said(`${folder}/locale/${language}.ftl`, language, "sc-points", { count }))).toEqual(
      points,
    );
    expect(
      counts.map((score) =>
        said(`${folder}/lobby/${language}.ftl`, language, "ui-result-won-starship-captains", { score }),
      ),
    ).toEqual(points);
  });

  it.each(["ru", "pl"] as Language[])("exist in %s as in English", (language) => {
    expect(game(language)).toEqual(game("en"));
  });

  it("are all written down that the source names", () => {
    const folder = join(__dirname, "../../src/games/starship-captains");
    const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const named = sources.flatMap((name) =>
      [...readFileSync(join(folder, name), "utf-8").matchAll(/["'](sc-[a-z-]+[a-z])["']/g)].map((match) => match[1]!),
    );
    expect(named.length).toBeGreaterThan(80);
    expect([...new Set(named)].filter((id) => !game("en").includes(id))).toEqual([]);
  });
});
