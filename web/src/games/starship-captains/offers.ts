/** Options as the board shows them: with marks, and with the symbols a card would match. */
import { aimedAt, kindOf, thing, verbOf } from "../../lib/board/targets";
import type { Option } from "../../lib/live/types";
import type { Cards, Chart, View } from "./types";

/** `final`: it cannot be taken back; `unfit`: the figure does not match the row; `idle`: the room would do nothing. */
export type Mark = "final" | "unfit" | "idle";
export const MARK_ICONS: Record<Mark, string> = { final: "lock", unfit: "warn", idle: "warn" };

export interface Offer extends Option {
  verb: string;
  marks: Mark[];
  /** The symbols that a card would match in its slot (SC-11.14). */
  bonuses: string[];
}

/** An option, and the symbols it would match. */
export type Bonus = readonly [text: string, ...symbols: string[]];

export const chartOf = (view: View, cards: Cards): Chart => cards.maps[view.map]!;

const MARKS: readonly Mark[] = ["final", "unfit", "idle"];
/** What the server foresees of a room without anything to do. */
const IDLE = "room-does-nothing";

/** Whether the server foresees one of these things of an option. */
export const foresees = ({ preview }: Option, ...ids: string[]): boolean => preview.some(({ id }) => ids.includes(id));

/** An option in words, with what would come of it. */
function labelled({ label, preview }: Option): string {
  const foreseen = preview.map(({ text }) => text).join("; ");
  return foreseen ? `${label} (${foreseen})` : label;
}

/** Every option with what is marked on it; `unfit` are the figures that do not match the row. */
export function offers(
  options: readonly Option[],
  unfit: readonly string[] = [],
  bonuses: readonly Bonus[] = [],
): Offer[] {
  const matching = new Map(bonuses.map(([text, ...symbols]) => [text, symbols]));
  return options.map((option) => {
    const verb = verbOf(option);
    const marked = {
      final: option.final,
      unfit: verb === "assign" && unfit.includes(thing(option, "figure") ?? ""),
      idle: foresees(option, IDLE),
    };
    const marks = MARKS.filter((mark) => marked[mark]);
    return { ...option, label: labelled(option), verb, marks, bonuses: matching.get(option.text) ?? [] };
  });
}

/** What is true of everything that a target stands for. */
export function marksOn(all: readonly Offer[], target: string, held: string | null): Mark[] {
  const found = aimedAt(all, target, held);
  return MARKS.filter((mark) => found.length && found.every(({ marks }) => marks.includes(mark)));
}

/** What the held card would match where it is put. */
export const bonusesOn = (all: readonly Offer[], target: string, held: string | null): string[] =>
  held === null ? [] : (aimedAt(all, target, held)[0]?.bonuses ?? []);

/** Options that have a button beside the prompt: those that stand nowhere on the board, and the usual ways on. */
const BUTTONS = new Set(["perform", "pass", "end-turn", "apply", "ignore", "again"]);
/** Where the coach is left stands with the coach. */
const ELSEWHERE = "play-freely";
export const buttons = (all: readonly Offer[]): Offer[] =>
  all.filter(({ verb, targets }) => verb !== ELSEWHERE && (!targets.length || BUTTONS.has(verb)));

/** Options that only leave something out. */
const SKIPS = new Set(["decline", "enough", "rest", "ignore"]);

/** The key that presses each button. What leaves something out has 0: the digit that has just chosen a figure never skips. */
export function keysOf(all: readonly Offer[]): Map<string, Offer> {
  const skip = all.find(({ verb }) => SKIPS.has(verb));
  const others = all.filter((offer) => offer !== skip).map((offer, i) => [String(i + 1), offer] as const);
  return new Map(skip ? [...others, ["0", skip]] : others);
}

const CARRIED = ["figure", "card", "cargo"];
export const isCarried = (target: string): boolean => CARRIED.includes(kindOf(target));
