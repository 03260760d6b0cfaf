/** Starship Captains in the browser says the same sentences as in Python, in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Words } from "../../src/lib/fluent";
import { flag, learn, stamps } from "../../src/lib/spelling/starship-captains";
import type { GameEvent, Language } from "../../src/lib/types";

const read = (path: string) => readFileSync(join(__dirname, "../..", path), "utf-8");
const { asked, said, maps } = JSON.parse(read("tests/fixtures/captains-words.json"));
const LANGUAGES: Language[] = ["en", "ru", "pl"];
const game = (language: Language) => [...read(`src/games/starship-captains/locale/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]).sort();

beforeAll(() => learn({ maps }));

describe.each(LANGUAGES)("words in %s", (language) => {
  const files = ["kernel", "starship_captains"].map((file) => read(`../src/quarterdeck/locale/${language}/${file}.ftl`));
  const words = new Words(language, "starship-captains", ...files);

  it("tells every kind of event as Python does", () => {
    expect(asked.events.map((event: GameEvent) => words.event(event))).toEqual(said[language].events);
  });

  it("names every option as Python does", () => {
    expect(asked.options.map((text: string) => words.option(text))).toEqual(said[language].options);
    expect(asked.options.map((text: string) => words.verb(text))).toEqual(said[language].verbs);
  });

  it("gives reasons and asks as Python does", () => {
    expect(asked.reasons.map((one: any) => words.reason(one))).toEqual(said[language].reasons);
    expect(asked.prompts.map((one: any) => words.prompt(one))).toEqual(said[language].prompts);
  });

  it("says every effect of every card as Python does", () => {
    expect(asked.spelled.map(([name, value]: [string, unknown]) => words.spell(name, value))).toEqual(said[language].spelled);
  });

  it("calls captains by their names", () => {
    words.company = { names: ["Mira", "Jonas"], figures: [] };
    expect(words.event({ kind: "passed", args: { seat: 1 } })).toContain("Jonas");
    expect(words.event({ kind: "reserved", args: { seat: -1, place: "p1" } })).toContain(words.text("captain-shadow"));
  });
});

describe("who and when", () => {
  it("gives Captain Shadow the flag after the players'", () => {
    const company = { names: ["Mira"], figures: [] };
    expect([flag(company, { seat: 0 }), flag(company, { seat: -1 }), flag(company, {})]).toEqual([1, 2, 0]);
  });

  it("stamps the beginning of a round with its number", () => {
    const events = [{ kind: "set-up", args: {} }, { kind: "passed", args: { seat: 0 } }, { kind: "round-begins", args: { round: 2 } }];
    expect(stamps(events as GameEvent[])).toEqual(["1", "", "2"]);
  });
});

describe("the board's own messages", () => {
  it.each(["ru", "pl"] as Language[])("exist in %s as in English", (language) => {
    expect(game(language)).toEqual(game("en"));
  });

  it("are all written down that the source names", () => {
    const folder = join(__dirname, "../../src/games/starship-captains");
    const sources = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    const named = sources.flatMap((name) => [...readFileSync(join(folder, name), "utf-8").matchAll(/["'](sc-[a-z-]+[a-z])["']/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(80);
    expect([...new Set(named)].filter((id) => !game("en").includes(id))).toEqual([]);
  });
});
