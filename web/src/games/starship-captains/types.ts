/** What the server says about a table of Starship Captains, as far as the board draws it. */
import type { SeatView as AnyFace, Saying } from "../../lib/live/types";
import type { Verdict } from "../../lib/board/guided/guided";
import type { Result as AnyResult, View as AnyView } from "./view";

export type { Asked, Captain, Shadow } from "./view";

export type { GameEvent, Saying } from "../../lib/live/types";

/** R, Y or B for an ensign, with a C behind it for a commander; C is a cadet, A an android. */
export type Figure = string;

export interface View extends AnyView {
  /** How far the goals of a guided game are, while it is under way. */
  goals?: Verdict[];
}

export type SeatView = AnyFace<View>;

export interface Route {
  id: string;
  ends: [string, string];
  colour: "green" | "yellow" | "purple";
}

export interface Chart {
  /** From 0 to 1. */
  places: Record<string, [number, number]>;
  routes: Record<string, Route>;
}

export interface Ability {
  after_mission: string;
  bonus: string;
  one_more_move: boolean;
  instead_of_move: boolean;
  instead_of_damage: string;
  stands_for_medal: string;
  ignores_damage: boolean;
  translates: boolean;
  holds: number;
  effects: string[];
}

export type Edge = string[];

export interface Technology {
  id: string;
  kind: "alpha" | "beta" | "omega";
  left: Edge;
  right: Edge;
  colour: string;
  effects: string[];
  once: boolean;
  replaces: boolean;
  ability: Ability | null;
  scoring: string;
}

export interface Mission {
  id: string;
  points: number;
  /** Colour and effects of each row. */
  rows: [string, string][];
}

/** A printed saying, whose text comes apart from it. */
type Printed = Omit<Saying, "text">;

/** Everything printed. */
export interface Cards {
  maps: Record<string, Chart>;
  /** Bonus spaces of each side of a track. */
  tracks: Record<string, Record<string, string[]>>;
  boards: Record<string, { edges: [Edge, Edge][] }>;
  technologies: Record<string, Technology>;
  missions: Record<string, Mission>;
  events: Record<string, { faction: string; text: string }>;
  passengers: Record<string, { cards: string[]; action: string[]; scoring: string }>;
  rooms: Record<string, { colour: string; effects: string[] }>;
  stations: Record<string, string[]>;
  track: { points: number[]; lap: number; event: number };
  rounds: Record<string, string>;
  holds: number;
  rings: number;
  guided: { steps: (Printed & { options: string[] })[]; goals: Printed[] };
}

export type Result = Omit<AnyResult, "guided"> & { guided?: { goals: Verdict[] } };

export const FACTIONS = ["fleet", "androids", "pirates"] as const;
export const DAMAGED = "damage";
