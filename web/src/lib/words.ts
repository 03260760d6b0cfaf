/** The words on the screen now: every function here is reactive, so a change of language redraws what was said. */
import { createSubscriber } from "svelte/reactivity";
import { type Company, NOBODY, sameCompany } from "./company";
import { Words } from "./fluent";
import { fetchCardTexts, fetchMessages } from "./api";
import { codeOf } from "./games";
import type { Args, GameEvent, Language, Saying } from "./types";

export { Words, MissingWords } from "./fluent";

export const LANGUAGES: Language[] = ["en", "ru", "pl"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", pl: "Polski" };

const OWN = import.meta.glob<string>(["../locale/*.ftl", "../games/*/locale/*.ftl"], { query: "?raw", import: "default" });

let redraw = () => {};
const watch = createSubscriber((update) => {
  redraw = update;
});
let current = new Words("en", "");
let company = NOBODY;

/** Switches to a language, with the messages of a game if one is named. */
export async function speak(language: Language, game = current.game): Promise<void> {
  const [own, told, cards] = await Promise.all([
    ownMessages(language, game), game ? fetchMessages(language, game) : "", game ? fetchCardTexts(language, game) : {}, codeOf(game)?.prepare?.(),
  ]);
  current = new Words(language, game, ...own, told);
  current.cards = cards;
  current.company = company;
  document.documentElement.lang = language;
  redraw();
}

/** From now on seats and figures are called by the names of this table. */
export function callByName(known: Company): void {
  if (sameCompany(known, company)) return;
  company = current.company = known;
  redraw();
}

function ownMessages(language: Language, game: string): Promise<string[]> {
  const wanted = [`../locale/${language}.ftl`, `../games/${game}/locale/${language}.ftl`];
  const files = wanted.filter((path) => path in OWN);
  return Promise.all(files.map((path) => OWN[path]!()));
}

/** The words now; for the few who need a `Words` itself. */
export function words(): Words {
  watch();
  return current;
}

export const t = (id: string, args?: Args): string => said(id, () => words().text(id, args));
/** What a game says in its own words, if it has any: `ui-start-hint-space-alert`. */
export const tFor = (game: string, id: string, args?: Args): string => t(has(`${id}-${game}`) ? `${id}-${game}` : id, args);
export const attribute = (id: string, name: string): string | undefined => words().attribute(id, name);
export const has = (id: string): boolean => words().has(id);
/** What a card of this game says, line by line. */
export const cardLines = (card: string): string[] => words().cards[card] ?? [];
export const spell = (name: string, value: unknown): string => String(said(name, () => words().spell(name, value)));
export const event = (e: Pick<GameEvent, "kind" | "args">): string => said(`event-${e.kind}`, () => words().event(e));
export const option = (text: string): string => said(text, () => words().option(text));
export const verb = (text: string): string => said(text, () => words().verb(text));
export const reason = (r: Pick<Saying, "id" | "args">): string => said(`reason-${r.id}`, () => words().reason(r));
export const prompt = (p: Pick<Saying, "id" | "args">): string => said(p.id, () => words().prompt(p));

/** A missing message must not take the board down with it: its id is shown instead. */
function said<T>(id: string, format: () => T): T | string {
  try {
    return format();
  } catch (error) {
    console.warn(error);
    return id;
  }
}
