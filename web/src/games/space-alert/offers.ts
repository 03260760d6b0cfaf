/** What the server offers, sorted by where on the desk it can be chosen. */

import { sameCard } from "./faces";

export interface Offer {
  text: string;
  verb: string;
  words: string[];
}

export function offer(text: string): Offer {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, words };
}

/** What a player holds in the air: a card of the hand, or one lifted from a slot. */
export type Held =
  | { from: "hand"; face: string }
  | { from: "slot"; board: number; slot: number; face: string };

export const place = (board: number, slot: number): string => `${board}:${slot}`;

/** Where the held card may go: the option's text by "board:slot". */
export function targets(options: readonly string[], held: Held | null): Map<string, string> {
  const found = new Map<string, string>();
  if (!held) return found;
  for (const text of options) {
    const goal = held.from === "hand" ? placing(text, held.face) : shifting(text, held.board, held.slot);
    if (goal) found.set(goal, text);
  }
  return found;
}

function placing(text: string, face: string): string | null {
  const { verb, words } = offer(text);
  return verb === "place" && words[1] === face ? place(Number(words[0]), Number(words[2])) : null;
}

function shifting(text: string, board: number, slot: number): string | null {
  const { verb, words } = offer(text);
  if ((verb !== "move" && verb !== "swap") || Number(words[0]) !== board) return null;
  const [from, to] = [Number(words[1]), Number(words[2])];
  if (from === slot) return place(board, to);
  return verb === "swap" && to === slot ? place(board, from) : null;
}

/** The slots that any option touches: "board:slot". */
export function openSlots(options: readonly string[]): Set<string> {
  const open = new Set<string>();
  for (const text of options) for (const slot of touched(text)) open.add(slot);
  return open;
}

function touched(text: string): string[] {
  const { verb, words } = offer(text);
  const board = Number(words[0]);
  if (verb === "place") return [place(board, Number(words[2]))];
  if (verb === "take-back" || verb === "turn") return [place(board, Number(words[1]))];
  if (verb === "move" || verb === "swap") return [place(board, Number(words[1])), place(board, Number(words[2]))];
  return [];
}

/** The boards this seat is offered something on. */
export function boardsOf(options: readonly string[]): Set<number> {
  return new Set([...openSlots(options)].map((key) => Number(key.split(":")[0])));
}

/** Who may be given a card: the option's text by seat. */
export function receivers(options: readonly string[], face: string | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const text of options) {
    const { verb, words } = offer(text);
    if (verb === "give" && face !== null && sameCard(words[0] ?? "", face)) found.set(Number(words[1]), text);
  }
  return found;
}

/** An option by its exact text, if it is offered. */
export const offered = (options: readonly string[], text: string): string | null =>
  options.includes(text) ? text : null;

const ON_THE_DESK = new Set(["place", "take-back", "turn", "move", "swap", "give"]);

/** Options that have no place on the desk: they become buttons. */
export const buttons = (options: readonly string[]): Offer[] =>
  options.map(offer).filter(({ verb }) => !ON_THE_DESK.has(verb));

/** What to ask the server about a slot that offers nothing to the held card. */
export function question(board: number, slot: number, held: Held | null, laid: string | null, hand: readonly string[]): string {
  if (held?.from === "slot") {
    if (held.board === board && laid === null) return `move ${board} ${held.slot} ${slot}`;
    if (held.board === board) return `swap ${board} ${Math.min(held.slot, slot)} ${Math.max(held.slot, slot)}`;
    return `place ${board} ${held.face} ${slot}`;
  }
  if (held) return `place ${board} ${held.face} ${slot}`;
  return laid === null ? `place ${board} ${hand[0] ?? "A/<"} ${slot}` : `take-back ${board} ${slot}`;
}
