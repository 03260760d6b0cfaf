/** What goes over the wire. Made by web/make_types.py from the server's types: change them there. */

export interface Rename {
  name: string;
}

/** A login and its password: for a new account, or to come back to one. */
export interface Login {
  login: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** A game at a real table: how many people, which set-up, and the seed of what chance decides. */
export interface RealTable {
  seats: number;
  options?: Record<string, unknown>;
  seed?: string;
}

/** A table somebody wants to open. */
export interface NewTable {
  game: string;
  seats: number;
  name?: string;
  public?: boolean;
  options?: Record<string, unknown>;
  start?: boolean;
  one_screen?: boolean;
}

/** What the host changes of a table that waits; what is not named stays. */
export interface ChangeTable {
  name?: string | null;
  public?: boolean | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
}

/** Who shall hold a seat. */
export interface Sit {
  kind: "bot" | "me" | "open";
  level?: "easy" | "hard" | "normal";
}

/** The same people again; `same` also deals the same. */
export interface Rematch {
  same?: boolean;
}

/** The first message: how many events the client has seen already, and at which version. */
export interface Hello {
  type: "hello";
  since?: number | null;
  version?: number;
  id?: number | null;
}

/** A choice of one of the sender's seats. */
export interface Act {
  type: "act";
  seat: number;
  do: string;
  id?: number | null;
}

/** A question: why can this not be chosen? */
export interface Why {
  type: "why";
  seat: number;
  do: string;
  id?: number | null;
}

/** A question: what would a good bot do here? */
export interface Advise {
  type: "advise";
  seat: number;
  id?: number | null;
}

/** Take the last choice of a seat back. */
export interface Undo {
  type: "undo";
  seat: number;
  id?: number | null;
}

/** Something said to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
  id?: number | null;
}

/** A shared planning marker (SA-R25): it has no effect on the game. Without a place it is taken away. */
export interface Marker {
  type: "marker";
  key: string;
  x?: number | null;
  y?: number | null;
  id?: number | null;
}

/** Take all shared planning markers off the board. */
export interface ClearMarkers {
  type: "clear-markers";
  id?: number | null;
}

/** Where the showing of a finished game is, and whether it runs on (SA-R31). */
export interface Pace {
  type: "pace";
  step: number;
  running: boolean;
  id?: number | null;
}

export interface Health {
  ok: boolean;
  version: string;
  live_tables: number;
}

/** Whoever asks. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
  printed: boolean;
}

export interface Clause {
  id: string;
  text: string;
  heading: string;
}

/** Everything a game says by its clock at a real table; the whole future, as on a CD. */
export interface Announcements {
  events: Told[];
  about: Record<string, unknown>;
  speed: number;
}

/** An event as clients get it. */
export interface Told {
  n: number;
  at: number;
  kind: string;
  clause: string;
  args: Record<string, unknown>;
}

/** A planned game written down by hand: its plain data, and every mistake in it. */
export interface Written {
  case: Record<string, unknown>;
  flaws: Flaw[];
}

/** A mistake in something written down: where it stands (`boards`, 0, 3), and why it is one. */
export interface Flaw {
  path: (string | number)[];
  reason: Reason;
}

/** Why something cannot be done: a message id, the clause it follows from, and arguments for the words. */
export interface Reason {
  id: string;
  clause: string;
  args: Record<string, unknown>;
}

/** A planned game carried out. */
export interface Resolution {
  scenes: Scene[];
  result: Record<string, unknown>;
  seed: string;
}

/** A step of a game that may be shown, with what has changed in a spectator's view. */
export interface Scene {
  events: Told[];
  view: Record<string, unknown>;
}

export interface Lobby {
  open: Table[];
  running: Table[];
  mine: Table[];
  finished: Table[];
}

/** A table as whoever asks sees it in the lobby. */
export interface Table {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  state: "finished" | "playing" | "waiting";
  created: number;
  started: number | null;
  result: Record<string, unknown> | null;
  host: boolean;
  host_name: string;
  seats: Chair[];
  commitment: string;
  follows: string | null;
  next: string | null;
}

/** A seat of a table and who holds it. */
export interface Chair {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  you: boolean;
  host: boolean;
  asked: boolean;
  level: "easy" | "hard" | "normal" | null;
  away: boolean;
}

/** A finished game in the log. */
export interface Flight {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  state: "finished" | "playing" | "waiting";
  created: number;
  started: number | null;
  result: Record<string, unknown> | null;
  host: boolean;
  host_name: string;
  seats: Chair[];
  commitment: string;
  follows: string | null;
  next: string | null;
  crew: string;
}

/** A game step by step; once it is over with its result and the seed that its commitment was made from. */
export interface Showing {
  scenes: Scene[];
  result: Record<string, unknown> | null;
  seed: string | null;
  commitment: string;
}

/** Why a request was not carried out. */
export interface Failure {
  error: Error;
}

/** Why not, by name. */
export interface Error {
  name: string;
  message: string;
  reason: Reason | null;
  flaws: Flaw[];
}

/** Everything, for whoever comes or comes back. */
export interface State {
  type: "state";
  version: number;
  clock: Clock;
  count: number;
  faces: Face[];
  over: boolean;
  result: Record<string, unknown> | null;
  table: Table;
  seats: number[];
  chat: Line[];
  markers: Record<string, Place>;
  pace: Moment | null;
}

/** The game's time. */
export interface Clock {
  now: number;
  speed: number;
  running: boolean;
}

/** What one seat, or a spectator without one, sees and may do. */
export interface Face {
  seat: number | null;
  view: Record<string, unknown>;
  options: string[];
  final: string[];
  prompt: Reason | null;
  events: Told[];
}

/** Something said in the chat. */
export interface Line {
  name: string;
  text: string;
  at: number;
}

/** Where a shared planning marker lies; what the numbers mean is the board's. */
export interface Place {
  x: number;
  y: number;
}

/** Where the showing of a game is. */
export interface Moment {
  step: number;
  running: boolean;
}

/** Something has happened. */
export interface Update {
  type: "update";
  version: number;
  clock: Clock;
  count: number;
  faces: Face[];
  over: boolean;
  result: Record<string, unknown> | null;
}

/** An input is durable. */
export interface Ack {
  type: "ack";
  id: number | null;
  version: number;
}

/** Why an option is not possible; nothing if it is. */
export interface Explained {
  type: "why";
  id: number | null;
  reason: Reason | null;
}

/** What a good bot would do now. */
export interface Advised {
  type: "advice";
  id: number | null;
  hints: Hint[];
  plan: Remark[];
}

/** An option that a bot thinks much of: what it is worth, counted in what, and what would follow. */
export interface Hint {
  option: string;
  value: number;
  unit: string;
  line: string[];
}

/** Something a bot says: a message id with its arguments. */
export interface Remark {
  id: string;
  args: Record<string, unknown>;
}

/** A message was refused, and nothing has changed. */
export interface Refusal {
  type: "error";
  id: number | null;
  name: string;
  message: string;
  reason: Reason | null;
}

/** Somebody has said something. */
export interface Said {
  type: "chat";
  name: string;
  text: string;
  at: number;
}

/** Who sits where has changed, or the game has started. */
export interface TableNews {
  type: "table";
  table: Table;
}

/** A marker was moved; without a place it was taken off. */
export interface MarkerMoved {
  type: "marker";
  key: string;
  x: number | null;
  y: number | null;
}

/** All markers at once. */
export interface MarkersNow {
  type: "markers";
  markers: Record<string, Place>;
}

/** Whoever sets the pace is there now. */
export interface PaceSet {
  type: "pace";
  step: number;
  running: boolean;
}

export type Message = Hello | Act | Why | Advise | Undo | Chat | Marker | ClearMarkers | Pace;

export type News = State | Update | Ack | Explained | Advised | Refusal | Said | TableNews | MarkerMoved | MarkersNow | PaceSet;
