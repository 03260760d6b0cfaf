/** What the server says about a table of Xia, as far as the board draws it. */
import type { Saying, SeatView as AnyFace } from "../../lib/live/types";
import type { Verdict } from "../../lib/board/guided/guided";
import type { Result as AnyResult, View as AnyView } from "./view";

export type {
  Asked,
  Captain,
  Die,
  DrawnHold,
  DrawnOutfit,
  Fight,
  FightProgress,
  FlightWay,
  Movement,
  Npc,
  Outfit,
  Race,
  Reached,
  Roll,
  ThrownDie,
  Turn,
  WayHarm,
} from "./view";
export type { GameEvent, Saying } from "../../lib/live/types";

export interface View extends AnyView {
  /** How far the goals of a guided game are, while it is under way. */
  goals?: Verdict[];
}

export type SeatView = AnyFace<View>;

export type Terrain = "empty" | "asteroid" | "debris" | "nebula" | "planet" | "gate" | "star";

export interface PrintedCell {
  terrain: Terrain;
  /** `mission`, `exploration`, `spawn`, `buy`, `sell`, `mine`, `harvest`, `salvage`, or nothing. */
  mark: string;
  /** The number of a spawn point, or the type of cargo. */
  argument: string;
}

export interface Sector {
  id: string;
  kind: string;
  alignment: "" | "lawful" | "neutral" | "outlaw" | "linked" | "faulty";
  /** By hex, counted from the centre as if the sector were not turned. */
  cells: Record<string, PrintedCell>;
  entrance: [string, string];
  /** The own borders of each hex by side: a terrain, `shield`, `entrance`, or nothing. */
  borders: Record<string, string[]>;
}

export interface Ship {
  id: string;
  tier: number;
  energy: number;
  impulse: number;
  /** Compartments as `ROW,COLUMN`. */
  hold: string[];
  rows: string[];
  ability: string;
  price: number;
  repair: number;
  fame: number;
  colour: string;
}

export interface OutfitKind {
  id: string;
  kind: "engine" | "shield" | "blaster" | "missile";
  tier: number;
  die: number;
  price: number;
  sells: number;
  range: [number, number];
  /** Rows of letters: `A` an arming spot, `x` a plain section, `.` nothing. */
  shape: string[];
}

export interface Band {
  low: number;
  high: number;
}

export interface Ability {
  id: string;
  timing: string;
  energy: number;
  condition: unknown;
  bands: (Band & { choices: unknown[][] })[];
  rolls: boolean;
}

export interface Mission {
  id: string;
  task: string;
  place: string;
  target: string;
  deliver: string;
  pay: string;
}

export interface Title {
  id: string;
  fame: number;
  kind: string;
  conditions: unknown[];
  requires: unknown;
  perk: string;
}

export interface NpcCard {
  id: string;
  alignment: "lawful" | "neutral" | "outlaw";
  tier: number;
  move: number;
  weapon: string;
  attack: number[];
  range: [number, number];
  defence: number[];
  /** How much damage destroys it. */
  destroyed: number;
  fame: number;
  bounty: number;
}

/** A printed saying, whose text comes apart from it. */
type Printed = Omit<Saying, "text">;

/** Everything printed. */
export interface Cards {
  ships: Record<string, Ship>;
  abilities: Record<string, Ability>;
  outfits: Record<string, OutfitKind>;
  missions: Record<string, Mission>;
  /** Pay tables of missions: by distance or tier, or by bands of a d20, where nothing means caught. */
  pay: Record<string, { bands?: (Band & { amount: number | null })[] }>;
  titles: Record<string, Title>;
  sectors: Record<string, Sector>;
  npcs: Record<string, NpcCard>;
  tokens: Record<string, { id: string; credits: number; fame: number; count: number }>;
  cargo: {
    types: string[];
    pair: number;
    cube: number;
    gathering: Record<string, (Band & { outcome: "cube" | "damage" | "drain" | "destroyed" })[]>;
  };
  copies: number;
  credits: number;
  goals: number[];
  title_spaces: number[];
  ranks: number[];
  fame_price: number;
  roles: Record<string, string[]>;
  /** The least face of a d20 that does a ship no harm, by border. */
  safe_rolls: Record<string, number>;
  /** Borders that block sight. */
  opaque: string[];
  /** How many markers a ship has. */
  markers: number;
  /** The standing orders that can be given, with their answers. */
  orders: Record<string, string[]>;
  /** Credits are given in whole units of so many. */
  credit_unit: number;
  /** What the entrance of an outlaw planet adds to the bounty of an innocent ship. */
  outlaw_bounty: number;
  guided: { steps: (Printed & { options: string[] })[]; goals: Printed[]; rounds: number };
}

export type Result = Omit<AnyResult, "guided"> & { guided?: { goals: Verdict[] } };
