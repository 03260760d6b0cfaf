/** What the server sends, as the client sees it. Views are the game's own: a board narrows them. */

export type Language = "en" | "ru" | "pl";

export type Args = Record<string, unknown>;

/** A message id with its arguments and the clause it follows from: reasons and prompts. */
export interface Saying {
  id: string;
  clause: string;
  args: Args;
}

export interface GameEvent {
  n: number;
  /** When it happened, in the game's seconds. */
  at: number;
  kind: string;
  clause: string;
  args: Args;
}

/** A mistake in something written down: where it stands, and why it is one. */
export interface Flaw {
  path: (string | number)[];
  reason: Saying;
}

/** Everything a game says by its clock, for people at a real table. */
export interface Announcements<A = unknown> {
  events: GameEvent[];
  about: A;
  /** The game's seconds in a second of ours; more than 1 only on a server that is being tried out. */
  speed: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
}

/** The parts of JSON Schema that options use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: (string | number)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: Schema;
  /** Whether it helps people who play it with cards and boards of their own. */
  printed: boolean;
}

export interface TableSeat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  you: boolean;
  host: boolean;
}

export type Result = Record<string, unknown>;

export interface Table {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  /** Whether it is mine to start and to hand out seats. */
  host: boolean;
  host_name: string;
  seats: TableSeat[];
  state: "waiting" | "playing" | "finished";
  /** In seconds since 1970. */
  created: number;
  started: number | null;
  result: Result | null;
  commitment: string;
  /** The table this one goes on from, and the one that goes on from here. */
  follows: string | null;
  next: string | null;
}

/** A finished game in the log; `crew` is the same for all games of the same people. */
export interface Flight extends Table {
  crew: string;
}

export interface Tables {
  open: Table[];
  /** Public games that may be watched. */
  running: Table[];
  mine: Table[];
  finished: Table[];
}

export interface Rule {
  id: string;
  text: string;
  heading: string;
}

/** A step of a finished game: of the view only what has changed since the step before. */
export interface Scene<V = unknown> {
  events: GameEvent[];
  view: Partial<V>;
}

export interface Scenes<V = unknown> {
  scenes: Scene<V>[];
  /** Null, like the seed, until the game is over. */
  result: Result | null;
  seed: string | null;
}

/** What one seat (or, with seat null, a spectator) sees and may do. */
export interface Face<V = any> {
  seat: number | null;
  view: V;
  options: string[];
  prompt: Saying | null;
  events: GameEvent[];
}

export interface Clock {
  now: number;
  /** False while the game's time stands still; missing means it runs. */
  running?: boolean;
  /** The game's seconds in a second of ours; more than 1 only on a server that is being tried out. */
  speed?: number;
}

export interface ChatLine {
  from: string;
  text: string;
  at: string | number;
}

/** Where a shared planning marker lies; what the numbers mean is the board's. */
export interface Place {
  x: number;
  y: number;
}

/** A marker that moved; without a place it was taken off. */
export interface Marker {
  type: "marker";
  key: string;
  x: number | null;
  y: number | null;
}

/** Where the showing of a finished game is. */
export interface Pace {
  step: number;
  running: boolean;
}

/** Everything the server may send over the live connection. */
export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | { type: "ack"; id?: number; version: number }
  | { type: "why"; id?: number; reason: Saying | null }
  | { type: "error"; id?: number; name: string; reason?: Saying | null; message?: string }
  | ({ type: "chat" } & ChatLine)
  | { type: "table"; table: Table }
  | { type: "markers"; markers: Record<string, Place> }
  | ({ type: "pace" } & Pace)
  | Marker;

export interface StateMessage {
  type: "state";
  version: number;
  table: Table;
  seats: number[];
  commitment: string;
  clock: Clock;
  faces: Face[];
  chat: ChatLine[];
  markers?: Record<string, Place>;
  pace?: Pace | null;
  /** How many events there are in all: fewer than before after an undo. */
  count?: number;
  over?: boolean;
  result?: Result | null;
}

export interface UpdateMessage {
  type: "update";
  version: number;
  clock: Clock;
  faces: Face[];
  count?: number;
  over: boolean;
  result: Result | null;
}
