/** What the server says about a table of Space Alert, as far as the board draws it. */

import type { Args, Face as AnyFace, Saying, Scene as AnyScene, Scenes } from "../../lib/types";

export type { Args, GameEvent, Saying } from "../../lib/types";

/** A face "A/<", for others' cards the back "action" or "movement", or nothing. */
export type Laid = string | null;

export interface CrewMember {
  seat: number;
  plan: Laid[];
  heroic: string | boolean | null;
  station: number;
  knocked_out: boolean;
}

export interface Player {
  seat: number;
  hand: string[] | number;
  phase: number;
  ready: boolean;
  gave: boolean;
  consents: boolean;
  /** The own vote; of others only whether they have voted. */
  ballot: string | boolean | null;
}

export interface Threat {
  code: string;
  number: number;
  zone: number;
  status: "waiting" | "on_track" | "destroyed" | "survived";
  square: number;
  damage: number;
  hits: number;
  speed: number;
  shield: number;
  tokens: number[];
  performed: string;
}

export interface Ship {
  shields: number[];
  reactors: number[];
  capsules: number;
  rockets: number;
  launched: boolean;
  flying: boolean;
  tiles: string[][];
  maintained: boolean[];
  visual: number[];
}

export interface Squad {
  home: number;
  leader: number | null;
  disabled: boolean;
  on_board: boolean;
}

export interface Heard {
  at: number;
  say: string;
  number: number;
  zone: number;
  serious: boolean;
}

export interface Sheet {
  destroyed: number;
  survived: number;
  penalties: number;
  visual: number;
}

/** What a campaign carries from mission to mission. */
export interface CampaignLog {
  mission: number;
  tiles: string[][];
  broken_squads: number[];
  threat_points: number[];
  visual: number[];
}

export interface Setting {
  mission: string;
  captain: number;
  communications_officer: number;
  chief_of_security: number;
  clock: boolean;
  transfer_seconds: number;
  pauses: boolean;
  lesson: string;
  campaign: CampaignLog | null;
}

export interface View {
  seat_count: number;
  now: number;
  setting: Setting;
  players: Player[];
  crew: CrewMember[];
  ship: Ship;
  squads: Squad[];
  tracks: string[];
  threats: Threat[];
  marks: { fired: (number | null)[]; lifts: boolean[] };
  heard: Heard[];
  last_slot: number;
  phase: number;
  turn: number;
  communications: boolean;
  transfer_open: boolean;
  outcome: "" | "won" | "lost";
  lost_to: string;
  loss_clause: string;
  sheet: Sheet | null;
  /** The campaign goes on after this mission. */
  flies_on: boolean;
  paused: boolean;
  practice: boolean;
  /** The mission flown, once planning is over. */
  script_code?: string;
  asked?: { frame: string; seats: number[]; start?: number; who?: number };
}

export type Face = AnyFace<View>;
export type Scene = AnyScene<View>;
export type Recording = Scenes<View>;

/** One operation of a threat card. */
export interface Op {
  op: string;
  when?: { word: string; limit: number } | null;
  [word: string]: unknown;
}

export interface ThreatCard {
  name: string;
  kind: string;
  serious: boolean;
  yellow: boolean;
  speed: number;
  hits: number | null;
  shield: number;
  survived: number | null;
  destroyed: number;
  start: number[];
  system: string;
  acts: Record<string, Op[]>;
  traits: Record<string, unknown>;
}

export interface Track {
  start: number;
  letters: string[];
}

/** A system of a station; its damage tile bears its kind. */
export interface System {
  letter: string;
  kind: string;
  /** Printed strength of a weapon. */
  strength?: number;
  /** Places for energy. */
  places?: number;
  /** The number that counts instead, under its damage tile. */
  damaged?: number;
}

/** What is printed on the ship and on the action boards. */
export interface Printed {
  /** The systems of each station: A, B, C. */
  systems: System[][];
  /** Places for damage tiles in a zone. */
  tile_spaces: number;
  /** Distance bands beside the trajectories: first and last square. */
  bands: [number, number][];
  /** The slots of each phase of an action board. */
  phases: number[][];
  /** Turns with a computer symbol. */
  checked_turns: number[];
}

export interface Cards {
  threats: Record<string, ThreatCard>;
  tracks: Record<string, Track>;
  lessons: Lesson[];
  ship: Printed;
}

/** A lesson of the flight school: what the coach says, and what counts. */
export interface Lesson {
  id: string;
  minutes: number;
  steps: Saying[];
  goals: Saying[];
}

/** Something that happened in a flown lesson. */
export interface Note {
  turn: number;
  kind: string;
  clause: string;
  args: Args;
}

export interface Verdict {
  goal: Saying;
  met: boolean;
  /** What there is instead, if the goal was missed, and how that came. */
  found: Saying | null;
  story: Note[];
}

export interface LessonResult {
  id: string;
  passed: boolean;
  goals: Verdict[];
  /** The options that lay the flown plan out again. */
  plan: string[];
}
