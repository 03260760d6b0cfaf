/** The client's own texts in every language, with the server's names for things of a game in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words/fluent";
import type { Language } from "../src/lib/live/types";

function read(path: string): string {
  return readFileSync(join(__dirname, "..", path), "utf-8");
}

const LANGUAGES: Language[] = ["en", "ru", "pl"];
const GAMES = Object.keys(import.meta.glob("../src/games/*/index.ts")).map((path) => path.split("/").at(-2)!);

describe("a text", () => {
  const words = new Words("en", "space-alert", "at = In { $station }: { $cards }, { $n }\nlost = { $ship }");
  words.names = { "station-upper_red": "upper red", "name-lynx": "the Lynx", nothing: "nothing" };

  it("has the names of things in it that the server gave", () => {
    expect(words.text("at", { station: "upper_red", cards: ["lynx", "other"], n: 3 })).toBe(
      "In upper red: the Lynx, other, 3",
    );
    expect(words.text("at", { station: "nowhere", cards: [], n: 0 })).toBe("In nowhere: nothing, 0");
    expect(words.text("lost", { ship: null })).toBe("");
  });

  it("may be such a name itself", () => {
    expect(words.has("station-upper_red")).toBe(true);
    expect(words.text("station-upper_red")).toBe("upper red");
  });

  it("that nobody wrote is refused", () => {
    expect(() => words.text("event-unheard-of")).toThrow(/event-unheard-of/);
  });
});

describe("the client's own messages", () => {
  const FILES = ["locale", ...GAMES.flatMap((game) => [`games/${game}/lobby`, `games/${game}/locale`])];
  const own = (file: string, language: Language) => read(`src/${file}/${language}.ftl`);
  const ids = (file: string, language: Language) =>
    [...own(file, language).matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]);

  it.each(FILES.flatMap((file) => (["ru", "pl"] as Language[]).map((language) => [file, language] as const)))(
    "in %s exist in %s as in English",
    (file, language) => expect(ids(file, language).sort()).toEqual(ids(file, "en").sort()),
  );

  it.each(LANGUAGES)("have a value that formats in %s", (language) => {
    const args = {
      id: "SA-1",
      sides: 8,
      of: "plasma",
      name: "Mira",
      names: "Mira, Rigel",
      count: 2,
      score: 5,
      n: 1,
      range: "1–5",
      taken: 1,
      done: 1,
      lesson: "Firing",
      login: "mira",
      game: "Space Alert",
      time: "20:15",
      date: "1 May",
    };
    const chances = { low: 40, high: 60, time: "0:45" };
    const film = { speed: 2, now: 1, all: 9 };
    const more = {
      ...chances,
      ...film,
      threat: "Fighter",
      mission: 2,
      tiles: 1,
      squads: 0,
      step: 1,
      steps: 6,
      value: 63,
      line: "A → B",
      choice: "Fly",
      met: 2,
      goals: 4,
      place: 1,
      round: 3,
      episode: 2,
    };
    const shell = FILES.filter((file) => !file.endsWith("/locale"));
    const words = new Words(language, "", ...shell.map((file) => own(file, language)));
    for (const id of shell.flatMap((file) => ids(file, language)))
      expect(words.text(id!, { ...args, ...more })).not.toBe("");
  });

  it("says a message in one line, however it is broken in its file", () => {
    const words = new Words(
      "en",
      "",
      "long =\n    One paragraph\n    in two lines.\n    .hint =\n        And\n        a hint.\n",
    );
    expect([words.text("long"), words.attribute("long", "hint")]).toEqual([
      "One paragraph in two lines.",
      "And a hint.",
    ]);
  });

  it("counts as each language does", () => {
    const free = (language: Language, count: number) =>
      new Words(language, "", read(`src/locale/${language}.ftl`)).text("ui-seats-free", { count });
    expect(free("en", 1)).toBe("One seat is free");
    expect([1, 3, 5].map((count) => free("ru", count))).toEqual([
      "Свободно 1\u00a0место",
      "Свободно 3\u00a0места",
      "Свободно 5\u00a0мест",
    ]);
    expect([1, 3, 5].map((count) => free("pl", count))).toEqual([
      "Wolne jest jedno miejsce",
      "Wolne są 3\u00a0miejsca",
      "Wolnych jest 5\u00a0miejsc",
    ]);
  });
});
