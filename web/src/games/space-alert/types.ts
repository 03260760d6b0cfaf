/** What the server says about a table of Space Alert, as far as the board draws it. */

import type { SeatView as AnyFace, Saying } from "../../lib/live/types";
import type { View } from "./view";

export type { Args, GameEvent, Saying } from "../../lib/live/types";
export type {
  CampaignLog,
  CrewMember,
  LessonReport as LessonResult,
  LogLine,
  Losses,
  Message as Heard,
  Note,
  Options as Setting,
  Player,
  Result,
  ScoreSheet as Sheet,
  Ship,
  Squad,
  Threat,
  Verdict,
  View,
} from "./view";

/** A face "A/<", for others' cards the back "action" or "movement", or nothing. */
export type Laid = string | null;

export type SeatView = AnyFace<View>;

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
  steps: Omit<Saying, "text">[];
  goals: Omit<Saying, "text">[];
}
