/** What the server says about a table of Gen7, as far as the board draws it. */
import type { SeatView as AnyFace } from "../../lib/live/types";
import type { View } from "./view";

export type { Asked, Die, Offer, Player, Proposal, Result, Task, View } from "./view";
export type { GameEvent, Saying } from "../../lib/live/types";

export type SeatView = AnyFace<View>;

export const TYPES = ["data", "parts", "chems"] as const;
export type ResourceType = (typeof TYPES)[number];
/** Tokens by type, in the order of `TYPES`. */
export type Cost = readonly [number, number, number];

/** What a spot yields for a die: its result divided by `over` and rounded up, plus `plus`; without a divisor only that. */
export interface Formula {
  over: number;
  plus: number;
}

export interface Room {
  department: string;
  dots: number[];
  type: string;
  yields: Record<string, Formula>;
  others: number;
  /** Groups of shared spots by their names. */
  groups: Record<string, { spots: number }>;
  cost: Cost;
  vault_pays: boolean;
}

export interface Sector {
  colour: string;
  colonists: number;
  robot_home: boolean;
  type: string;
  dots: number[];
  yields: Formula;
  reprogram: number;
}

export interface KeyTask {
  department: string;
  spots: number;
  /** The kind of its placement rule, and the limits of thresholds. */
  rule: string;
  limits: readonly (readonly [number, number])[];
  cost: Cost;
  merit: number;
  failure: number;
}

export interface WorkTask {
  center: string;
  cost: Cost;
  merit: number;
  penalty: number;
}

export interface Skill {
  id: string;
  clause: string;
  cost: number;
  rank: number;
  uses: number;
}

export interface Division {
  id: string;
  dots: number[];
}

/** Everything printed that anybody may read at any time. */
export interface Cards {
  rooms: Record<string, Room>;
  sectors: Record<string, Sector>;
  key_tasks: Record<string, KeyTask>;
  work_tasks: Record<string, WorkTask>;
  files: Record<string, object>;
  algorithms: Record<string, object>;
  skills: Record<string, Skill>;
  goals: Record<string, object>;
  personal_goals: Record<string, { plan: string; sector: string; stars: number }>;
  /** What the coach of a first episode says. */
  guided: { steps: { id: string; clause: string; options: string[] }[]; goals: object[] };
  table: {
    systems: Record<string, string[]>;
    divisions: Division[];
    condition_squares: number;
    heart_mind: number;
    rank_at: number;
    star_each: number;
    ranks: number;
    hand_work_tasks: number;
    capacity: number;
    algorithm_slots: number;
  };
}

/** Where a die lies that is on no spot. */
export const QUARTERS = "quarters";
export const SUPPLY = "supply";
export const RECOVERY = "recovery";
export const SIDES: Record<string, number> = { officer: 8, colonist: 6, robot: 12 };
export const DEPARTMENTS = ["computer", "energy", "biological"] as const;
