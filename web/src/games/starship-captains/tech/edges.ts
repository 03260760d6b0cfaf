/** Where symbols of neighbouring slots touch and are equal. */
import { DAMAGED, type Captain, type Cards, type Edge, type View } from "../types";

type Side = "left" | "right";
const NOTHING: Edge = ["", "", ""];

/** What is visible on an edge of a slot, from 0: the card's symbols, or those printed on the board. */
export function edge(captain: Captain, view: View, cards: Cards, slot: number, side: Side): Edge {
  const there = captain.slots[slot];
  if (there === undefined) return NOTHING;
  if (there && there !== DAMAGED) return cards.technologies[there]?.[side] ?? NOTHING;
  const [left, right] = cards.boards[view.board]?.edges[slot] ?? [NOTHING, NOTHING];
  return side === "left" ? left : right;
}

/** For each height whether the symbols beside each other are equal. */
export function pairs(captain: Captain, view: View, cards: Cards, slot: number): { left: boolean[]; right: boolean[] } {
  const touch = (side: Side, other: Side, neighbour: number) => {
    const beside = edge(captain, view, cards, neighbour, other);
    return edge(captain, view, cards, slot, side).map((symbol, height) => symbol !== "" && symbol === beside[height]);
  };
  return { left: touch("left", "right", slot - 1), right: touch("right", "left", slot + 1) };
}
