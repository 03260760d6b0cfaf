/** What the server says about a table of Starship Captains, as far as the board draws it. */
import type { Face as AnyFace, Saying } from "../../lib/types";

export type { GameEvent, Saying } from "../../lib/types";

/** R, Y or B for an ensign, with a C behind it for a commander; C is a cadet, A an android. */
export type Figure = string;

export interface Captain {
  seat: number;
  at: string;
  medals: number;
  ready: Figure[];
  queue: Figure[];
  damage: number;
  artifacts: string[];
  pirates: string[];
  /** How many pirates nobody has looked at. */
  unseen_pirates: number;
  /** A card, "damage", or nothing. */
  slots: string[];
  markers: number[];
  missions: string[];
  passed: boolean;
  /** The mission beside the transporter. */
  mission: string;
  assigned: Figure[];
  /** Rows whose figure does not match (SC-R24). */
  unfit: number[];
  /** What became of the rows so far. */
  resolved: ("applied" | "ignored")[];
  working: Figure | "";
  /** Of others only how many. */
  drawn: string[] | number;
  drawn_omegas: string[] | number;
  /** Artifacts inside rooms, which then take every colour. */
  in_rooms: Record<string, string>;
  /** Shared cards that worked once for this captain. */
  used_up: string[];
}

export interface Shadow {
  passenger: string;
  at: string;
  actions: number;
  turned: string[];
}

/** The frame that waits, with its fields. */
export interface Asked {
  frame: string;
  seats: number[];
  left?: number;
  sides?: string[];
  row?: number;
  [field: string]: unknown;
}

export interface View {
  seat_count: number;
  setting: { passenger: string; guided: boolean };
  captains: Captain[];
  map: string;
  board: string;
  track_sides: string[];
  round: number;
  first: number;
  active: number;
  routes: Record<string, string>;
  planets: Record<string, string>;
  numbers: Record<string, number>;
  face_down: number[];
  stations: Record<string, string>;
  /** 0: on its station; else the round in which it comes back. */
  tiles: Record<string, number>;
  tokens: Record<string, string[]>;
  holders: Record<string, number>;
  technologies: number;
  top_kind: string;
  central: string[];
  peek: { seat: number; cards: string[] | number };
  events: string[];
  under_androids: string[];
  shared: string[];
  shadow: Shadow | null;
  standings: number[][];
  scores: Record<string, number>[];
  /** How many options the coach of a guided game has seen; nothing without a coach. */
  coached: number | null;
  /** How far the goals of a guided game are, while it is under way. */
  goals?: Verdict[];
  asked?: Asked;
}

export type Face = AnyFace<View>;

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
  guided: { steps: (Saying & { options: string[] })[]; goals: Saying[]; rounds: number };
}

/** What became of a goal of the guided game, or how far it is. */
export interface Verdict {
  goal: Saying;
  met: boolean;
  found: Saying | null;
}

export interface Result {
  winners: number[];
  sheets: Record<string, number>[];
  epilogues: string[];
  standings: number[][];
  guided?: { goals: Verdict[] };
}

export const FACTIONS = ["fleet", "androids", "pirates"] as const;
export const DAMAGED = "damage";
