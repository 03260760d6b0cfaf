/** A plan typed on a keyboard: which key lays which card, and where the next one goes. */

import { EMPTY, SLOTS } from "./case";

export interface Place {
  row: number;
  /** From 1. */
  slot: number;
}

/** What a key does in a slot: lays a card, waits for the second key of a heroic one, or clears. */
type Stroke = { lay: string } | { wait: "H" } | { clear: "here" | "back" } | null;

/** The same keys without Shift, and those a Russian keyboard has in their place. */
const ALIASES: Record<string, string> = { Comma: "<", Period: ">", Digit6: "^", KeyG: "^", Minus: EMPTY, Space: EMPTY };

export function stroke(key: string, code: string, waiting: boolean, symbols: readonly string[]): Stroke {
  if (key === "Backspace") return { clear: "back" };
  if (key === "Delete") return { clear: "here" };
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : latin(key, code);
  if (waiting) return heroic(letter, symbols);
  if (letter === "H") return { wait: "H" };
  const symbol = [letter, key, ALIASES[code]].find(
    (one) => one === EMPTY || (one !== undefined && symbols.includes(one)),
  );
  return symbol === undefined ? null : { lay: symbol };
}

/** The letter on a Latin keyboard in the same place. */
const latin = (key: string, code: string): string => (code.startsWith("Key") ? code.slice(3) : key);

/** HA, HB or HX by its letter, a heroic move by the number of its station. */
function heroic(letter: string, symbols: readonly string[]): Stroke {
  const symbol = symbols.includes(`H${letter}`) ? `H${letter}` : movesOf(symbols)[Number(letter) - 1];
  return symbol === undefined ? null : { lay: symbol };
}

export const movesOf = (symbols: readonly string[]): string[] => symbols.filter((symbol) => symbol.startsWith("H:"));

/** The place `by` slots further, from board to board; it stays where there is none. */
export function further({ row, slot }: Place, by: number, rows: number, last: number): Place {
  const index = row * last + slot - 1 + by;
  return index < 0 || index >= rows * last
    ? { row, slot }
    : { row: Math.floor(index / last), slot: (index % last) + 1 };
}

/** Where an arrow leads within the grid. */
export function moved({ row, slot }: Place, key: string, rows: number, last: number): Place | null {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  if (key === "Home") return { row, slot: 1 };
  if (key === "End") return { row, slot: last };
  if (key === "ArrowLeft" || key === "ArrowRight")
    return { row, slot: 1 + within(slot - 1 + (key === "ArrowLeft" ? -1 : 1), last - 1) };
  if (key === "ArrowUp" || key === "ArrowDown")
    return { row: within(row + (key === "ArrowUp" ? -1 : 1), rows - 1), slot };
  return null;
}

export const laid = (slots: readonly string[], slot: number, symbol: string): string[] =>
  Array.from({ length: SLOTS }, (_, index) => (index === slot - 1 ? symbol : (slots[index] ?? EMPTY)));
