/** What a seat sees and how a game ends. Made by web/make_view_types.py from the game's classes. */
import type { Saying } from "../../lib/live/types";

/** The frame that waits, with its fields. */
export interface Asked {
  frame: string;
  seats: number[];
  ability?: string;
  about?: string;
  aim?: "attack" | "planet" | "sell";
  amount?: number;
  cited?: string;
  count?: number;
  face?: number;
  free?: number;
  hex?: string;
  hexes?: string[];
  markers?: number;
  npc?: string;
  numbers?: number[];
  outfit?: string;
  placed?: number;
  points?: number;
  prevention?: string[];
  seat?: number;
  shields?: string[];
  ship?: string;
  spots?: string[];
  start?: string;
  target?: string;
  tier?: number;
  what?: "damage" | "drain";
}

/** A player with ship, markers, money and cards (XIA-2.1, XIA-4.1). */
export interface Captain {
  seat: number;
  ship: string;
  at: string;
  fame: number;
  sources: Record<string, number>;
  credits: number;
  bounty: number;
  energy: number;
  armed: number;
  disarmed: number;
  impulse: boolean;
  outfits: Outfit[];
  damage: string[];
  cargo: Record<string, number>;
  replica: string;
  copies: number;
  abilities: string[];
  used: string[];
  crossings: number;
  moves: number;
  veil: number | null;
  free_scan: boolean;
  mission: string | null | boolean;
  mission_open: boolean;
  pay: number | null;
  picked_up: string;
  sneaked: "" | "unseen" | "clean";
  looked_at: string[] | number;
  done: string[];
  titles: string[];
  tokens: string[];
  skip: boolean;
  losses: number;
  explored: number;
  orders: Orders;
}

/** A die on the table (XIA-10.5.6). */
export interface Die {
  sides: number;
  face: number;
  outfit: string;
  lowered: number;
  bonus: number;
  doubled: boolean;
}

/** The hold of a captain, and what his impulse drive gives. */
export interface DrawnHold {
  outfits: DrawnOutfit[];
  cargo: Record<string, string>;
  impulse: number;
}

/** An outfit in a hold. */
export interface DrawnOutfit {
  name: string;
  sections: [string, boolean][];
  lowered: number;
}

/** An attack under way, and the last one when it is over (XIA-11). */
export interface Fight {
  attacker: string;
  target: string;
  aimed: string[];
  dice: number[];
  shields: string[];
  spots: string[];
  prevention: string[];
  attack_dice: ThrownDie[];
  attack: number;
  ram: number;
  defence_dice: ThrownDie[];
  defence: number;
}

/** The progress of an attack. */
export interface FightProgress {
  step: "attack" | "defence" | "roll" | "damage" | "rearm";
  attack: ThrownDie[];
  defence: ThrownDie[];
  damage: number | null;
  destroys: number;
}

/** A way to a hex. */
export interface FlightWay {
  hexes: string[];
  rolls: string[];
  steps: number[];
  harm: WayHarm;
  option: string;
}

/** What became of the goals of a guided game (XIA-R36). */
export interface GuidedReport {
  goals: Verdict[];
}

/** A ship that follows another until the turn ends (XIA-D19). */
export interface Harpoon {
  seat: number;
  target: string;
  left: number;
}

/** A movement action under way (XIA-15.1). */
export interface Movement {
  seat: number;
  points: number;
  way: string[];
}

/** One thing that happened, and in which turn. */
export interface Note {
  turn: number;
  kind: string;
  clause: string;
  args: Record<string, unknown>;
  text: string;
}

/** An NPC ship with its card (XIA-30). */
export interface Npc {
  id: string;
  controller: number;
  at: string;
  entered: boolean;
  credits: number;
  bounty: number;
  damage: number;
  skip: boolean;
  attacker: string;
  visited: string[];
  jammed: number;
}

/** What captains choose before a game (XIA-R23). */
export interface Options {
  goal: number;
  first_game: boolean;
  npcs: boolean;
  npc_moves: "fixed" | "rolled";
  npc_ways: "automatic" | "asked";
  gate_first_use_fame: "per_gate" | "once" | "off";
  rounds: number;
  answer_time: number;
  guided: boolean;
  pack: string;
}

/** Standing orders of a captain: what is answered without asking (XIA-R10). */
export interface Orders {
  defence: "ask" | "none" | "one";
  damage: "ask" | "choose" | "auto";
  abilities: boolean;
}

/** An outfit token in a hold (XIA-10.2). */
export interface Outfit {
  kind: string;
  at: string;
  turns: number;
  flipped: boolean;
  markers: string[];
}

/** An open title: what each captain has done for it, and who has earned it (XIA-25.3). */
export interface Race {
  counts: string[][];
  earned: number;
}

/** A hex that the ship can reach. */
export interface Reached {
  free: boolean;
  ways: FlightWay[];
}

/** How a game ended: who won, where everybody's fame came from, and the epilogue of the winning ship (XIA-R25). */
export interface Result {
  outcome: string | null;
  score: number | number[] | null;
  winners: number[];
  tied: boolean;
  fame: number[];
  credits: number[];
  sources: Record<string, number>[];
  ships: string[];
  standings: number[][];
  epilogues: string[];
  guided?: GuidedReport;
}

/** Dice that were rolled and whose consequence is still to come; an ability's die lies on top of them. */
export interface Roll {
  seat: number;
  purpose: string;
  dice: Die[];
  added: number;
  yields: number;
}

/** The top sectors of the stack, where one captain has looked at them (XIA-4.4.4). */
export interface Survey {
  seat: number;
  sectors: string[] | number;
}

/** A die with its final value (XIA-10.5.6). */
export interface ThrownDie {
  sides: number;
  face: number;
  outfit: string;
  lowered: number;
  bonus: number;
  doubled: boolean;
  value: number;
}

/** What lasts until the present turn ends, a captain's or an NPC's. */
export interface Turn {
  lucky: number[];
  mission_points: string[];
  dropped: Record<string, Record<string, number>>;
  operations: Record<string, number>;
  counts: Record<string, number>;
  rerolls: number;
  jumped: boolean;
  npc: string;
}

/** What became of a goal, or its progress: what is wanted, what there is, and how that came about. */
export interface Verdict {
  goal: Saying;
  met: boolean;
  found: Saying | null;
  story: Note[];
}

/** A table of Xia. Beside its fields it remembers its pack and its map, which copies look up anew. */
export interface View {
  seat_count: number;
  humans: number[] | null;
  now: number;
  asked_since: number;
  setting: Options;
  captains: Captain[];
  npcs: Npc[];
  sectors: string[];
  stack: number;
  survey: Survey;
  token_pile: number;
  tokens: Record<string, string>;
  ground: Record<string, Record<string, number>>;
  mission_deck: number;
  mission_discard: number;
  title_deck: number;
  open_titles: Record<string, Race>;
  title_spaces: number[];
  supply: Record<string, number>;
  ships: string[];
  gates_used: string[];
  picking: number[];
  active: number;
  round: number;
  turn: Turn;
  rolls: Roll[];
  fight: Fight | null;
  movement: Movement | null;
  harpoon: Harpoon | null;
  winners: number[];
  standings: number[][];
  holds: DrawnHold[];
  fighting: FightProgress | null;
  reach: Record<string, Reached>;
  sight: Record<string, string>;
  safe_rolls: Record<string, number>[];
  unexplored: string[];
  sectors_left: number;
  title_progress: Record<string, number[]>;
  mission_points: Record<string, string[]>;
  mission_targets: Record<string, string[]>[];
  phase: "action" | "business" | "status" | "";
  answer_by: number | null;
  may_arrange: boolean;
  asked?: Asked;
  coached: number | null;
}

/** What the rolls of a way do to a ship, before shields and abilities (XIA-R12). */
export interface WayHarm {
  damage: number;
  energy: number;
  lost: number;
}
