/** Where it went wrong: damage, shots at nothing, lost actions and delays, each with its moment of the film. */

import { told } from "../../lib/replay/film";
import type { Beat } from "./theatre";
import type { GameEvent } from "./types";

export type Trouble = "damage" | "missed" | "noEffect" | "delayed" | "knockedOut";

export const TROUBLES: readonly Trouble[] = ["damage", "missed", "noEffect", "delayed", "knockedOut"];

export interface Moment {
  trouble: Trouble;
  turn: number;
  beat: number;
  event: GameEvent;
}

const KINDS: Record<string, Trouble> = {
  "tile-drawn": "damage",
  "ship-lost": "damage",
  "no-effect": "noEffect",
  delayed: "delayed",
  "computer-down": "delayed",
  "knocked-out": "knockedOut",
};

function troubleIn({ kind, args }: GameEvent): Trouble | undefined {
  if (kind === "weapon-fires") return Array.isArray(args.targets) && args.targets.length === 0 ? "missed" : undefined;
  return KINDS[kind];
}

export function moments(film: readonly Beat[]): Moment[] {
  return film.flatMap((beat, index) => {
    const event = told(beat);
    const trouble = event && troubleIn(event);
    return trouble ? [{ trouble, turn: beat.chapter, beat: index, event }] : [];
  });
}

/** The moments of one kind in one turn. */
export const during = (all: readonly Moment[], turn: number, trouble: Trouble): Moment[] =>
  all.filter((moment) => moment.turn === turn && moment.trouble === trouble);
