/** What a seat sees and how a game ends. Made by web/make_view_types.py from the game's classes. */
import type { Saying } from "../../lib/live/types";

/** The frame that waits, with its fields. */
export interface Asked {
  frame: string;
  seats: number[];
  applied?: boolean;
  benefit?: string[];
  card?: string;
  done?: string[];
  due?: string;
  effects?: string[];
  extra?: number;
  figure?: string;
  left?: number;
  price?: string;
  replace?: boolean;
  row?: number;
  seat?: number;
  sides?: string[];
  steps?: number;
  track?: string;
  what?: string;
}

/** A player's ship with everything on it (SC-1.12, SC-2.20). */
export interface Captain {
  seat: number;
  at: string;
  medals: number;
  ready: string[];
  queue: string[];
  damage: number;
  artifacts: string[];
  pirates: string[];
  unseen_pirates: number;
  slots: string[];
  markers: number[];
  missions: string[];
  passed: boolean;
  mission: string;
  assigned: string[];
  unfit: number[];
  resolved: string[];
  working: string;
  drawn: string[] | number;
  drawn_omegas: string[] | number;
  in_rooms: Record<string, string>;
  used_up: string[];
}

/** What became of the goals of a guided game (SC-R35). */
export interface GuidedReport {
  goals: Verdict[];
}

/** What holds until the turn ends. */
export interface Marks {
  engine: boolean;
  coat: boolean;
}

/** One thing that happened, and in which turn. */
export interface Note {
  turn: number;
  kind: string;
  clause: string;
  args: Record<string, unknown>;
  text: string;
}

/** What captains choose before a game. */
export interface Options {
  first: number;
  board: "random" | "A" | "B";
  passenger: string;
  pack: string;
  guided: boolean;
}

/** The top missions of the deck, where one captain has looked at them (SC-19.3). */
export interface Peek {
  seat: number;
  cards: string[] | number;
}

/** How a game ended: who won, every score sheet, and which epilogue each captain reads. */
export interface Result {
  outcome: string | null;
  score: number | number[] | null;
  winners: number[];
  sheets: Record<string, number>[];
  epilogues: string[];
  standings: number[][];
  epilogue_texts: string[];
  omega_points: Record<string, number>[];
  guided?: GuidedReport;
}

/** Captain Shadow and the passenger (SC-17). */
export interface Shadow {
  passenger: string;
  at: string;
  actions: number;
  turned: string[];
  later: number;
}

/** What became of a goal, or its progress: what is wanted, what there is, and how that came about. */
export interface Verdict {
  goal: Saying;
  met: boolean;
  found: Saying | null;
  story: Note[];
}

/** A table of Starship Captains. */
export interface View {
  seat_count: number;
  humans: number[] | null;
  now: number;
  asked_since: number;
  setting: Options;
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
  tiles: Record<string, number>;
  tokens: Record<string, string[]>;
  holders: Record<string, number>;
  technologies: number;
  technology_discard: string[];
  top_kind: string;
  central: string[];
  omegas: number;
  omega_discard: string[];
  mission_deck: number;
  mission_discard: string[];
  peek: Peek;
  artifacts: number;
  artifact_discard: string[];
  pirates: number;
  pirate_discard: string[];
  events: string[];
  events_begun: number;
  under_androids: string[];
  shared: string[];
  marks: Marks;
  shadow: Shadow | null;
  standings: number[][];
  scores: Record<string, number>[];
  sheets: Record<string, number>[];
  omega_points: Record<string, number>[];
  next_mission: string;
  capacity: number[];
  returning: number[];
  last_round: number;
  asked?: Asked;
  coached: number | null;
}
