/** What things on the board are called, and how numbers on them are written. */
import { cardLines, has, t } from "../../lib/words/words";
import type { Live } from "../../lib/live/live";
import type { Placement } from "./tasks/placement";
import {
  QUARTERS,
  RECOVERY,
  SIDES,
  TYPES,
  type Cost,
  type Die,
  type Formula,
  type Player,
  type ResourceType,
  type View,
} from "./types";

type Texts = Pick<Live, "texts">;

/** The name of a card. Those that come to light in the course of a campaign are named by the table itself. */
export function nameOf(card: string, { texts }: Texts): string {
  return texts[`name:${card}`] ?? (has(`card-${card}`) ? t(`card-${card}`) : card);
}

/** What a card says, line by line. */
export function linesOf(card: string, { texts }: Texts): string[] {
  return texts[`card:${card}`]?.split("\n") ?? cardLines(card);
}

/** A word of the game by the kind of thing it is: `room-hq`, `sector-science`. */
export const word = (kind: string, id: string): string => (has(`${kind}-${id}`) ? t(`${kind}-${id}`) : id);

/** The name of the ship: the players', or the one that it has in the story (G7-2.1). */
export const shipName = ({ ship }: Pick<View, "ship">): string => ship || t("ship-name");

/** The name of an officer: the player's, or one that the seat has (G7-2.2). */
export const officerName = ({ officers }: Pick<View, "officers">, seat: number): string =>
  officers[seat] || t(`officer-${seat + 1}`);

/** An officer by rank and name. */
export const officerText = (view: Pick<View, "officers">, seat: number, rank: number): string =>
  `${word("rank", String(rank))} ${officerName(view, seat)}`;

/** Short words of the board, where the game's own would be too long for their place. */
export const short = (kind: "system" | "sector" | "division", id: string): string => (id ? t(`g7-${kind}-${id}`) : "");

/** A placement rule in a few words; limits stand in the spots themselves. */
export const ruleText = ({ kind }: Pick<Placement, "kind">): string => t(`g7-rule-${kind}`);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** How options call a die: dice that look alike are alike. */
const dieName = ({ kind, result }: Pick<Die, "kind" | "result">): string => `${kind}-${result}`;

/** A die somewhere where several may look alike. */
interface PoolDie {
  seat: number;
  die: Die;
  target: string;
  /** Which of those that look alike it is. */
  copy: number;
}

/** The dice of a player in one place, as a kind of target. */
function diceAt({ seat, dice }: Pick<Player, "seat" | "dice">, place: string, kind: string): PoolDie[] {
  const found = dice
    .filter(({ at }) => at === place)
    .map((die) => ({ seat, die, target: `${kind}:${seat}:${dieName(die)}` }));
  const before = (target: string, at: number) => found.slice(0, at).filter((other) => other.target === target).length;
  return found.map((one, at) => ({ ...one, copy: before(one.target, at) }));
}

/** The dice in the Crew Quarters of a player. */
export const poolOf = (player: Pick<Player, "seat" | "dice">): PoolDie[] => diceAt(player, QUARTERS, "die");

/** The dice of a player in the Recovery Room. */
export const restingOf = (player: Pick<Player, "seat" | "dice">): PoolDie[] => diceAt(player, RECOVERY, "recovery");

export const sidesOf = ({ kind }: Pick<Die, "kind">): number => SIDES[kind] ?? 6;

/** A die in words: its kind and what it shows. */
export const dieText = ({ kind, result }: Pick<Die, "kind" | "result">): string =>
  result ? t(`g7-die-${kind}`, { result }) : t(`g7-die-${kind}-new`);

/** A printed yield: `#/2+1`, `4`. */
export function formulaText({ over, plus }: Formula): string {
  if (!over) return String(plus);
  return `#${over > 1 ? `/${over}` : ""}${plus ? `+${plus}` : ""}`;
}

/** The types a price asks for, with their numbers. */
export const priceOf = (cost: Cost): { type: ResourceType; count: number }[] =>
  TYPES.map((type, at) => ({ type, count: cost[at] ?? 0 })).filter(({ count }) => count > 0);

/** A price in words. */
export const priceText = (cost: Cost): string =>
  priceOf(cost)
    .map(({ type, count }) => t(`g7-tokens-${type}`, { count }))
    .join(", ");

/** How many cards somebody has, whether they are seen or only counted. */
export const countOf = (cards: readonly unknown[] | number): number =>
  typeof cards === "number" ? cards : cards.length;

/** The cards that are seen. */
export const seen = (cards: readonly string[] | number): readonly string[] => (typeof cards === "number" ? [] : cards);
