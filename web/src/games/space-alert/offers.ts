/** What the server offers, sorted by where on the desk it can be chosen. */
import { thing, verbOf } from "../../lib/board/targets";
import type { Option } from "../../lib/live/types";
import { sameCard } from "./faces";

/** What a player holds in the air: a card of the hand, or one lifted from a slot. */
export type Held = { from: "hand"; face: string } | { from: "slot"; board: number; slot: number; face: string };

export const place = (board: number, slot: number): string => `${board}:${slot}`;
export const cardTarget = (face: string): string => `card:${face}`;
export const slotTarget = (board: number, slot: number): string => `slot:${place(board, slot)}`;
export const seatTarget = (seat: number): string => `seat:${seat}`;
export const HAND = "hand";

const isSlot = (target: string): boolean => target.startsWith("slot:");
const keyOf = (target: string): string => target.slice("slot:".length);

/** Board and slot of a target, or nothing if it is no slot. */
export function slotOf(target: string): [board: number, slot: number] | null {
  const [board, slot] = isSlot(target) ? keyOf(target).split(":").map(Number) : [];
  return board === undefined || slot === undefined ? null : [board, slot];
}

/** Where the held card may go: the option by "board:slot". */
export function goals(options: readonly Option[], held: string | null): Map<string, Option> {
  const fitting = held === null ? [] : options.filter(({ targets }) => targets.includes(held));
  return new Map(
    fitting.flatMap((option) =>
      option.targets
        .filter((target) => isSlot(target) && target !== held)
        .map((target) => [keyOf(target), option] as const),
    ),
  );
}

/** The keys that pick up cards of the hand, left to right: one for each of the twelve kinds. */
export const PICK_KEYS = [..."1234567890-="];

/** Where the keyboard goes with a card: the next goal of the board it is on, else the first of all. */
export function nextGoal(goals: readonly string[], [board, slot]: readonly number[]): string | undefined {
  const row = goals.map((key) => key.split(":").map(Number)).filter(([other]) => other === board);
  const next = row.find(([, other]) => other! >= slot!) ?? row[0];
  return next ? place(next[0]!, next[1]!) : goals[0];
}

/** The slots that any option touches: "board:slot". */
export const openSlots = (options: readonly Option[]): Set<string> =>
  new Set(options.flatMap(({ targets }) => targets.filter(isSlot).map(keyOf)));

/** The boards this seat is offered something on. */
export const boardsOf = (options: readonly Option[]): Set<number> =>
  new Set([...openSlots(options)].map((key) => Number(key.split(":")[0])));

/** Who may be given a card: the option's text by seat. */
export function receivers(options: readonly Option[], face: string | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const option of options) {
    const [seat, card] = [thing(option, "seat"), thing(option, "card")];
    if (seat !== undefined && face !== null && sameCard(card ?? "", face)) found.set(Number(seat), option.text);
  }
  return found;
}

/** What a verb does with a slot, if it is offered. */
export const offered = (options: readonly Option[], verb: string, target: string): Option | undefined =>
  options.find((option) => verbOf(option) === verb && option.targets[0] === target);

/** Options that have no place on the desk: they become buttons. */
export const buttons = (options: readonly Option[]): Option[] => options.filter(({ targets }) => !targets.length);
