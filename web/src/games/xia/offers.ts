/** Options as the board shows them: with their verb, and what would come of them. */
import { aimedAt, kindOf, verbOf } from "../../lib/board/targets";
import type { Option } from "../../lib/live/types";

export interface Offer extends Option {
  verb: string;
}

/** An option in words, with what would come of it. */
function labelled({ label, preview }: Option): string {
  const foreseen = preview.map(({ text }) => text.replace(/\.$/u, "")).join("; ");
  return foreseen ? `${label} (${foreseen})` : label;
}

/** What throws something away stands in the list only: no lit card or cube may be lost by a click on it. */
const LISTED_ONLY = new Set(["abort", "jettison"]);

export const offers = (options: readonly Option[]): Offer[] =>
  options.map((option) => {
    const verb = verbOf(option);
    return { ...option, label: labelled(option), verb, targets: LISTED_ONLY.has(verb) ? [] : option.targets };
  });

/** Kinds of targets that are drawn somewhere; whatever has no other target gets a button. */
const DRAWN = new Set(["hex", "place", "ship", "outfit", "compartment", "cargo", "ability", "mission", "title"]);
/** What has a button although it stands on the board: the usual ways on. */
const BUTTONS = new Set([
  "task",
  "deliver",
  "take-mission",
  "gather",
  "scan",
  "rescue",
  "fire",
  "gate",
  "tigris",
  "engine",
]);
/** What has no button: where the coach is left stands with the coach, and no mission is kept below the cards. */
const NO_BUTTON = new Set(["play-freely", "keep-none", ...LISTED_ONLY]);
/** Where one may also say no, what can be done instead has a button too: a question is not answered by "No" alone. */
const isAnswer = (all: readonly Offer[], { verb }: Offer): boolean =>
  verb === "use" && all.some((other) => other.verb === "pass");
/** More than so many buttons are a list, not a prompt. */
const MOST = 5;

/** Whether an option is about something that is drawn. */
export const isDrawn = ({ targets }: Option): boolean => targets.some((target) => DRAWN.has(kindOf(target)));

/** Trade has one button of each kind: what is listed first, as many cubes as possible; the own hex lists the rest. */
const TRADE = new Set(["buy", "sell"]);
const isFirstTrade = (all: readonly Offer[], offer: Offer): boolean =>
  TRADE.has(offer.verb) && all.find(({ verb }) => verb === offer.verb) === offer;

/** Options that have a button beside the prompt: the ways on first, then what stands nowhere on the board. */
export function buttons(all: readonly Offer[]): Offer[] {
  const stands = (offer: Offer) =>
    BUTTONS.has(offer.verb) || isFirstTrade(all, offer) || isAnswer(all, offer) || !isDrawn(offer);
  const found = all.filter((offer) => !NO_BUTTON.has(offer.verb) && stands(offer));
  return found.sort((one, other) => Number(isWayOn(other)) - Number(isWayOn(one))).slice(0, MOST);
}

/** What ends something: it stands at the same place whatever else can be chosen. */
const WAYS_ON = new Set(["stop", "end-actions", "end-business", "ready", "pass", "fire", "got-it"]);
export const isWayOn = ({ verb }: Offer): boolean => WAYS_ON.has(verb);

/** The letters that press the ways on, as the keys dialog says them; everything else has a digit. */
const LETTERS: Record<string, string> = { stop: "s", "end-actions": "e", "end-business": "e", ready: "e" };

/** The key that presses each button. */
export function keysOf(all: readonly Offer[]): Map<string, Offer> {
  const keys = new Map<string, Offer>();
  let digit = 1;
  for (const offer of all) keys.set(LETTERS[offer.verb] ?? String(digit++), offer);
  return keys;
}

/** What is said about the options of a target: their labels. */
export const saidOf = (all: readonly Offer[], target: string, held: string | null): string =>
  aimedAt(all, target, held)
    .map(({ label }) => label)
    .join("; ");
