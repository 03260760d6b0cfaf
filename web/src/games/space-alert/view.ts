/** What a seat sees and how a game ends. Made by web/make_view_types.py from the game's classes. */
import type { Saying } from "../../lib/live/types";

/** The frame that waits, with its fields. */
export interface Asked {
  frame: string;
  seats: number[];
  since?: number;
  start?: number;
  who?: number;
}

/** What an exploration campaign carries from mission to mission (SA-10.3). */
export interface CampaignLog {
  mission: number;
  tiles: string[][];
  broken_squads: number[];
  threat_points: number[];
  visual: number[];
}

/** A figure with its action board: a player's (seat) or an android's (-1). The list of crew is the turn order. */
export interface CrewMember {
  seat: number;
  plan: (string | null)[];
  heroic: string | null | boolean;
  station: number;
  knocked_out: boolean;
}

/** How a lesson ended (SA-R47). */
export interface LessonReport {
  id: string;
  passed: boolean;
  goals: Verdict[];
  plan: string[];
  read: string[];
  practised: string[];
}

/** A line of the ship's log (SA-6.2). A lost flight has no points but names what destroyed the ship (SA-6.5). */
export interface LogLine {
  date: string;
  sound_track: string;
  common: string;
  serious: string;
  survived?: number;
  destroyed?: number;
  penalties?: number;
  visual?: number;
  total?: number;
  lost_to?: string;
  paused?: boolean;
  campaign_mission?: number;
}

/** Damage and casualties of a completed flight (SA-5.3 to SA-5.6). */
export interface Losses {
  tiles: number;
  worst_zone: number;
  knocked_out: number;
  disabled_squads: number;
}

/** One thing the computer says at at seconds. */
export interface Message {
  at: number;
  say:
    | "start"
    | "threat"
    | "data"
    | "transfer"
    | "transfer_closed"
    | "communications_down"
    | "communications_up"
    | "warning"
    | "phase_end"
    | "end";
  number: number;
  zone: number;
  serious: boolean;
  unconfirmed: boolean;
  until: number;
}

/** One thing that happened, and in which turn. */
export interface Note {
  turn: number;
  kind: string;
  clause: string;
  args: Record<string, unknown>;
  text: string;
}

/** What a crew chooses before a flight (SA-2, SA-R34). */
export interface Options {
  mission: string;
  common: "white" | "yellow" | "mixed";
  serious: "white" | "yellow" | "mixed";
  extra_android: boolean;
  captain: number;
  communications_officer: number;
  chief_of_security: number;
  seating: number[];
  clock: boolean;
  transfer_seconds: number;
  trips: boolean;
  pauses: boolean;
  full_rules: boolean;
  pack: string;
  campaign: CampaignLog | null;
  lesson: string;
}

/** A face-down pile whose cards mix with no others: a threat deck or the tiles of a zone. */
export interface Pile {
  name: string;
  cards: number;
}

/** A person at the table: hand and packs (SA-2.16), and where this person is in the action round. */
export interface Player {
  seat: number;
  hand: string[] | number;
  packs: number[];
  phase: number;
  ready: boolean;
  gave: boolean;
  consents: boolean;
  ballot: string | null | boolean;
}

/** How a flight ended, with its line for the ship's log (SA-R36); a campaign has a score of its own. */
export interface Result {
  outcome: string | null;
  score: number | number[] | null;
  lost_to: string | null;
  campaign_score: number | null;
  log: LogLine | null;
  lesson?: LessonReport;
}

/** Points of a completed flight (SA-5). */
export interface ScoreSheet {
  destroyed: number;
  survived: number;
  penalties: number;
  visual: number;
  losses: Losses | null;
}

/** Energy, supplies and damage of the ship. */
export interface Ship {
  shields: number[];
  reactors: number[];
  capsules: number;
  rockets: number;
  launched: boolean;
  flying: boolean;
  tiles: string[][];
  carried: string[][];
  maintained: boolean[];
  visual: number[];
}

/** A battlebot squad: in storage at home, or following a leader (SA-4.9.7). */
export interface Squad {
  home: number;
  leader: number | null;
  disabled: boolean;
  on_board: boolean;
}

/** A threat card in play, with everything its tokens and red blocks say. */
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
  cryoshield_down: boolean;
  helpers: number[];
}

/** What only holds within one turn: blocks on weapons, lifts used, who looked out of the window. */
export interface TurnMarks {
  fired: (number | null)[];
  lifts: boolean[];
  lookouts: number;
  interceptor_bonus: number;
  interceptors_spent: boolean;
}

/** What became of a goal, or its progress: what is wanted, what there is, and how that came about. */
export interface Verdict {
  goal: Saying;
  met: boolean;
  found: Saying | null;
  story: Note[];
}

/** A table of Space Alert. */
export interface View {
  seat_count: number;
  humans: number[] | null;
  now: number;
  asked_since: number;
  setting: Options;
  script_code?: string;
  kind: "test_run" | "simulation" | "advanced_simulation" | "mission";
  players: Player[];
  crew: CrewMember[];
  ship: Ship;
  squads: Squad[];
  tracks: [string, string, string, string];
  threats: Threat[];
  marks: TurnMarks;
  decks: Pile[];
  tiles: Pile[];
  draw_pile: number;
  discarded: string[];
  script?: Message[];
  heard: Message[];
  last_slot: number;
  phase: number;
  turn: number;
  communications: boolean;
  transfer_open: boolean;
  outcome: "" | "won" | "lost";
  lost_to: string;
  loss_clause: string;
  sheet: ScoreSheet | null;
  flies_on: boolean;
  repaired: number[];
  paused: boolean;
  was_paused: boolean;
  practice: boolean;
  computer_checks: number[];
  visual_phases: number;
  board_phases: number[];
  asked?: Asked;
  coached: number | null;
}
