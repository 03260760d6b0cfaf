/** The words on the screen now: every function here is reactive, so a change of language redraws what was said. */
import { createSubscriber } from "svelte/reactivity";
import { Words } from "./fluent";
import { fetchCardTexts, fetchNames } from "../live/api";
import type { Args, Language } from "../live/types";

export { Words, MissingWords } from "./fluent";

export const LANGUAGES: Language[] = ["en", "ru", "pl"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", pl: "Polski" };

const COMMON = import.meta.glob<string[]>("../../locale/common/*.ts", { import: "default" });
const OF_GAMES = import.meta.glob<string>("../../games/*/locale/*.ftl", { query: "?raw", import: "default" });

let redraw = () => {};
const watch = createSubscriber((update) => {
  redraw = update;
});
let current = new Words("en", "");
/** The content pack whose names are spoken; empty for the base one. */
let spokenPack = "";
/** The pack whose cards lie on a board of this game: the one that its table is played with. */
export const packOf = (game: string): string => (game === current.game ? spokenPack : "");

/** Switches to a language, with the words of a game and of its pack if one is named. */
export async function speak(language: Language, game = current.game, pack = packOf(game)): Promise<void> {
  const [own, names, cards] = await Promise.all([
    ownMessages(language, game),
    game ? fetchNames(language, game, pack) : {},
    game ? fetchCardTexts(language, game, pack) : {},
  ]);
  spokenPack = pack;
  current = new Words(language, game, ...own);
  [current.names, current.cards] = [names, cards];
  document.documentElement.lang = language;
  redraw();
}

/** The client's messages, those of the lobby about every game, and those of this game. */
async function ownMessages(language: Language, game: string): Promise<string[]> {
  const ofGame = OF_GAMES[`../../games/${game}/locale/${language}.ftl`];
  const [common, more] = await Promise.all([COMMON[`../../locale/common/${language}.ts`]!(), ofGame?.()]);
  return more === undefined ? common : [...common, more];
}

/** The present words; for the few callers that need a `Words` itself. */
export function words(): Words {
  watch();
  return current;
}

export const t = (id: string, args?: Args): string => said(id, () => words().text(id, args));
/** A message in a game's own words if it has any, named with the game's name after the id: `ui-result-won-<game>`. */
export const tFor = (game: string, id: string, args?: Args): string =>
  t(has(`${id}-${game}`) ? `${id}-${game}` : id, args);
/** A message that only the game itself has, or empty. */
export const tOwn = (game: string, id: string): string => (has(`${id}-${game}`) ? t(`${id}-${game}`) : "");
export const attribute = (id: string, name: string): string | undefined => words().attribute(id, name);
export const has = (id: string): boolean => words().has(id);
/** What a card of this game says, line by line. */
export const cardLines = (card: string): string[] => words().cards[card] ?? [];
export const spell = (name: string, value: unknown): string => String(said(name, () => words().spell(name, value)));
/** The language that is spoken now. */
export const language = (): Language => words().language;

/** A missing message must not take the board down with it: its id is shown instead. */
function said<T>(id: string, format: () => T): T | string {
  try {
    return format();
  } catch (error) {
    console.warn(error);
    return id;
  }
}
