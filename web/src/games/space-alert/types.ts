/** What the server says about a table of Space Alert, as far as the board draws it. */

import type { Face as AnyFace, Scene as AnyScene, Scenes } from "../../lib/types";

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

export interface Setting {
  mission: string;
  captain: number;
  communications_officer: number;
  chief_of_security: number;
  clock: boolean;
  transfer_seconds: number;
  pauses: boolean;
  campaign: unknown;
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
  paused: boolean;
  practice: boolean;
  asked?: { frame: string; seats: number[]; start?: number };
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

export interface Cards {
  threats: Record<string, ThreatCard>;
  tracks: Record<string, Track>;
}
