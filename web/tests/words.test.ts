/** The browser says the same sentences as Python, in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STATIONS } from "../src/games/space-alert/printed";
import { sentences } from "../src/games/space-alert/threats";
import type { ThreatCard } from "../src/games/space-alert/types";
import { Words } from "../src/lib/fluent";
import type { GameEvent, Language, Saying } from "../src/lib/types";

interface Said {
  events: string[];
  options: string[];
  verbs: string[];
  reasons: string[];
  prompts: string[];
  spelled: (string | number)[];
  cards: Record<string, string[]>;
}

const { asked, said } = JSON.parse(read("tests/fixtures/words.json")) as {
  asked: { events: GameEvent[]; options: string[]; reasons: Saying[]; prompts: Saying[]; spelled: [string, unknown][]; cards: Record<string, ThreatCard> };
  said: Record<Language, Said>;
};

function read(path: string): string {
  return readFileSync(join(__dirname, "..", path), "utf-8");
}

function shipped(language: Language, file: string): string {
  return read(`../src/quarterdeck/locale/${language}/${file}.ftl`);
}

const LANGUAGES: Language[] = ["en", "ru", "pl"];

describe.each(LANGUAGES)("words in %s", (language) => {
  const files = ["kernel", "space_alert", "space_alert_school"];
  const words = new Words(language, "space-alert", ...files.map((file) => shipped(language, file)));

  it("tells every kind of event as Python does", () => {
    expect(asked.events.map((event) => words.event(event))).toEqual(said[language].events);
  });

  it("names every option as Python does", () => {
    expect(asked.options.map((text) => words.option(text))).toEqual(said[language].options);
    expect(asked.options.map((text) => words.verb(text))).toEqual(said[language].verbs);
  });

  it("gives reasons as Python does", () => {
    expect(asked.reasons.map((reason) => words.reason(reason))).toEqual(said[language].reasons);
  });

  it("says the steps and goals of lessons as Python does", () => {
    expect(asked.prompts.map((saying) => words.prompt(saying))).toEqual(said[language].prompts);
  });

  it("spells arguments as Python does", () => {
    expect(asked.spelled.map(([name, value]) => words.spell(name, value))).toEqual(said[language].spelled);
  });

  it("explains every threat card as Python does", () => {
    const say = (id: string, args = {}) => words.text(id, args);
    const told = Object.entries(asked.cards).map(([code, card]) => [code, sentences(card, say, STATIONS)]);
    expect(Object.fromEntries(told)).toEqual(said[language].cards);
  });

  it("refuses a message that nobody wrote", () => {
    expect(() => words.text("event-unheard-of")).toThrow(/event-unheard-of/);
  });
});

describe("the client's own messages", () => {
  const ids = (language: Language) => [...read(`src/locale/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]);

  it.each(["ru", "pl"] as Language[])("exist in %s as in English", (language) => {
    expect(ids(language)).toEqual(ids("en"));
  });

  it.each(["ru", "pl"] as Language[])("of Space Alert exist in %s as in English", (language) => {
    const game = (code: Language) => [...read(`src/games/space-alert/locale/${code}.ftl`).matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]).sort();
    expect(game(language)).toEqual(game("en"));
  });

  it.each(LANGUAGES)("have a value that formats in %s", (language) => {
    const words = new Words(language, "", read(`src/locale/${language}.ftl`));
    const args = { id: "SA-1", name: "Mira", count: 2, score: 5, n: 1, range: "1–5", taken: 1, login: "mira", game: "Space Alert", threat: "Fighter", mission: 2, tiles: 1, squads: 0, step: 1, steps: 6, value: 63, line: "A → B" };
    for (const id of ids(language)) expect(words.text(id!, args)).not.toBe("");
  });

  it("counts as each language does", () => {
    const free = (language: Language, count: number) => new Words(language, "", read(`src/locale/${language}.ftl`)).text("ui-seats-free", { count });
    expect(free("en", 1)).toBe("One seat is free");
    expect([1, 3, 5].map((count) => free("ru", count))).toEqual(["Свободно 1 место", "Свободно 3 места", "Свободно 5 мест"]);
    expect([1, 3, 5].map((count) => free("pl", count))).toEqual(["Wolne jest jedno miejsce", "Wolne są 3 miejsca", "Wolnych jest 5 miejsc"]);
  });
});
