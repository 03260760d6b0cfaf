/** What goes over the wire. Made by web/make_types.py from the server's types: change them there. */
import type { Result } from "./types";

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

/** What proves that somebody may delete an account; guests have no password. */
export interface Leaving {
  password?: string;
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
  names?: string[];
  bots?: "easy" | "hard" | "normal" | null;
  bot_pace?: "fast" | "instant" | "normal" | "slow";
  hints?: boolean | null;
}

/** What the host changes of a table that waits; what is not named stays. The pace of bots changes at any time. */
export interface ChangeTable {
  name?: string | null;
  public?: boolean | null;
  options?: Record<string, unknown> | null;
  seats?: number | null;
  bot_pace?: "fast" | "instant" | "normal" | "slow" | null;
  hints?: boolean | null;
}

/** Who shall hold a seat. */
export interface Sit {
  kind: "bot" | "me" | "open";
  level?: "easy" | "hard" | "normal";
}

/** What whoever plays a seat is called; empty for its person's own name. */
export interface SeatName {
  name: string;
}

/** The hash of my share of a table's seed. */
export interface ShareHash {
  hash: string;
}

/** My share of a table's seed, shown at the start. */
export interface ShareValue {
  value: string;
}

/** The same people again; `same` also deals the same. */
export interface Rematch {
  same?: boolean;
}

/** The first message: how many events are known already, at which version; a later one may change the language. */
export interface Hello {
  type: "hello";
  since?: number | null;
  version?: number;
  language?: "en" | "pl" | "ru";
  id?: number | null;
}

/** A choice of one of the sender's seats. */
export interface Act {
  type: "act";
  seat: number;
  do: string;
  automatic?: boolean;
  id?: number | null;
}

/** A question: why can this not be chosen? */
export interface Why {
  type: "why";
  seat: number;
  do: string;
  id?: number | null;
}

/** A question about a whole shop window: why can each of these not be chosen? */
export interface WhyEach {
  type: "why-each";
  seat: number;
  do: string[];
  id?: number | null;
}

/** A question: why does pointing at this do nothing, perhaps while something else is held? */
export interface WhyTarget {
  type: "why-target";
  seat: number;
  target: string;
  held?: string;
  id?: number | null;
}

/** A question: what would a good bot do here? */
export interface Advise {
  type: "advise";
  seat: number;
  id?: number | null;
}

/** Take the last choice of a seat back, or with `turn` all that it has made in a row. */
export interface Undo {
  type: "undo";
  seat: number;
  turn?: boolean;
  id?: number | null;
}

/** Something said to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
  id?: number | null;
}

/** A shared planning marker: it has no effect on the game. Without a place it is taken away. */
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

/** Where the showing of a finished game is, and whether it runs on. */
export interface Pace {
  type: "pace";
  step: number;
  running: boolean;
  id?: number | null;
}

/** Let bots go on without pauses until it is a person's turn. */
export interface Skip {
  type: "skip";
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

/** A device that somebody is logged in on. */
export interface Session {
  id: string;
  created: number;
  used: number;
  current: boolean;
}

/** A game that can be played here, in the words of whoever asks. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: Record<string, unknown>;
  printed: boolean;
  prefix: string;
  quick_start: Question[];
  option_seats: Record<string, number[]>;
  introduction: Introduction | null;
  packs: string[];
}

/** A question before a game; with no numbers of seats it is always asked. */
export interface Question {
  name: string;
  text: string;
  seats: number[];
  answers: Answer[];
}

/** An answer to a question before a game, in words: the set-up options it stands for. */
export interface Answer {
  name: string;
  text: string;
  about: string[];
  options: Record<string, unknown>;
}

/** What newcomers begin with: the lessons in order. */
export interface Introduction {
  text: string;
  about: string;
  lessons: Lesson[];
}

/** A game for newcomers: what it is called, and the set-up options that start it. */
export interface Lesson {
  name: string;
  options: Record<string, unknown>;
}

/** A heading of the rules with what stands right under it. */
export interface Chapter {
  level: number;
  number: string;
  title: string;
  language: string;
  clauses: Clause[];
}

/** A numbered sentence of the rules, or a note without a number. */
export interface Clause {
  id: string;
  text: string;
  language: string;
}

/** Everything a game says by its clock at a real table; the whole future, as on a CD. */
export interface Announcements {
  events: GameEvent[];
  about: Record<string, unknown>;
  speed: number;
}

/** An event as clients get it, in the reader's words. */
export interface GameEvent {
  n: number;
  at: number;
  kind: string;
  clause: string;
  args: Record<string, unknown>;
  text: string;
}

/** A planned game written down by hand: its plain data, and every mistake in it. */
export interface PlannedGame {
  case: Record<string, unknown>;
  flaws: Flaw[];
}

/** A mistake in something written down: where it stands (`boards`, 0, 3), and why it is one. */
export interface Flaw {
  path: (string | number)[];
  reason: Saying;
}

/** A prompt, a reason or another message, put into the reader's words; boards draw from its arguments. */
export interface Saying {
  id: string;
  clause: string;
  args: Record<string, unknown>;
  text: string;
}

/** The film of a planned game that was carried out. */
export interface Resolution {
  view: Record<string, unknown>;
  scenes: Scene[];
  result: Result | null;
  seed: string;
}

/** A step of a film: what is told, and what has changed in a spectator's view since the scene before. */
export interface Scene {
  events: GameEvent[];
  changes: unknown[][];
  texts?: Record<string, string>;
}

/** Everything in the lobby. */
export interface Tables {
  open: Table[];
  running: Table[];
  mine: Table[];
  finished: Table[];
  people: number;
}

/** A table as whoever asks sees it in the lobby. */
export interface Table {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  state: "broken-off" | "finished" | "playing" | "waiting";
  created: number;
  started: number | null;
  ended: number | null;
  result: Result | null;
  same_deal: boolean;
  host: boolean;
  host_name: string;
  seats: TableSeat[];
  commitment: string;
  shares: Share[];
  revealing: boolean;
  bot_pace: "fast" | "instant" | "normal" | "slow";
  hints: boolean;
  follows: string | null;
  next: string | null;
  campaign_game: number;
  goes_on: boolean;
  pack: string;
  restart: Restart | null;
  restartable: boolean;
  restarts: number;
  removed_at: number | null;
}

/** A seat of a table and who holds it. */
export interface TableSeat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  you: boolean;
  host: boolean;
  asked: boolean;
  level: "easy" | "hard" | "normal" | null;
  away: boolean;
  stand_in_from: number | null;
}

/** What somebody adds to the seed of a table: its hash before the start, its value from then on. */
export interface Share {
  name: string;
  hash: string;
  value: string | null;
  you: boolean;
}

/** A request to begin a game of a campaign anew. */
export interface Restart {
  by: string;
  agreed: string[];
  missing: string[];
  you: boolean;
  until: number;
}

/** A table whose game is over, in the log of somebody who played there. */
export interface FinishedTable extends Table {
  group: string;
}

/** An ending that somebody has seen, in the words of whoever asks, with the tables where it was seen. */
export interface Keepsake {
  id: string;
  name: string;
  kind: string;
  text: string;
  tables: string[];
}

/** What came before a game of a campaign, in the words of whoever asks; empty for a first game. */
export interface Before {
  text: string;
}

/** The film of a game; once the game is over with its result and the seed that its commitment was made from. */
export interface Showing {
  view: Record<string, unknown>;
  scenes: Scene[];
  result: Result | null;
  seed: string | null;
  secret: string | null;
  commitment: string;
  host: number;
}

/** Why a request was not carried out. */
export interface Failure {
  error: Error;
}

/** Why not, by name. */
export interface Error {
  name: string;
  message: string;
  reason: Saying | null;
  flaws: Flaw[];
}

/** Everything, for whoever comes or comes back. */
export interface State {
  type: "state";
  version: number;
  clock: Clock;
  count: number;
  over: boolean;
  result: Result | null;
  secret: boolean;
  views: SeatView[];
  table: Table;
  seats: number[];
  chat: ChatLine[];
  markers: Record<string, MarkerPlace>;
  pace: ShowingPosition | null;
}

/** The game's time. */
export interface Clock {
  now: number;
  speed: number;
  running: boolean;
}

/** What one seat, or a spectator without one, sees and may do. */
export interface SeatView {
  seat: number | null;
  view: Record<string, unknown>;
  options: Option[];
  verbs: Record<string, string>;
  prompt: Saying | null;
  events: GameEvent[];
  undo: Undoable | null;
  automatic: Automatic | null;
  recap: TurnRecap[];
  texts: Record<string, string>;
}

/** Something a seat may choose: its text for the server, its label for people, and what on the board it is about. */
export interface Option {
  text: string;
  label: string;
  targets: string[];
  final: boolean;
  open: boolean;
  preview: Saying[];
}

/** How many of its last choices a seat can take back, and if none, why. */
export interface Undoable {
  count: number;
  reason: Saying | null;
  last: string;
}

/** The only choice of a seat, which may be carried out without asking if the player's settings say so. */
export interface Automatic {
  option: string;
  ends_turn: boolean;
}

/** What somebody did in one turn, in a sentence; seat None stands for the game itself. */
export interface TurnRecap {
  seat: number | null;
  text: string;
}

/** Something said in the chat. */
export interface ChatLine {
  name: string;
  text: string;
  at: number;
  seat: number | null;
}

/** Where a shared planning marker lies; what the numbers mean is the board's. */
export interface MarkerPlace {
  x: number;
  y: number;
}

/** Where the showing of a game is. */
export interface ShowingPosition {
  step: number;
  running: boolean;
}

/** Something has happened: what is new since the message before. */
export interface Update {
  type: "update";
  version: number;
  clock: Clock;
  count: number;
  over: boolean;
  result: Result | null;
  number: number;
  secret: boolean;
  views: SeatChange[];
}

/** What is new of a seat's view since the message before; a part that is left out has stayed as it was. */
export interface SeatChange {
  seat: number | null;
  whole: boolean;
  view: Record<string, unknown>;
  rows: Record<string, Record<string, unknown>>;
  events: GameEvent[];
  gone?: string[];
  options?: Option[];
  verbs?: Record<string, string>;
  prompt?: Saying | null;
  undo?: Undoable | null;
  automatic?: Automatic | null;
  recap?: TurnRecap[];
  texts?: Record<string, string | null>;
}

/** An input is durable. */
export interface Ack {
  type: "ack";
  id: number | null;
  version: number;
}

/** Why an option is not possible, or what would come of it if it is. */
export interface Explained {
  type: "why";
  id: number | null;
  reason: Saying | null;
  preview: Saying[];
}

/** Why each of several options is not possible, in the order of the question; nothing about one that is. */
export interface ExplainedEach {
  type: "why-each";
  id: number | null;
  reasons: (Saying | null)[];
}

/** What a good bot would do now. */
export interface Advice {
  type: "advice";
  id: number | null;
  hints: Hint[];
  plan: Remark[];
  lay: string[];
}

/** An option that a bot thinks much of: what it is worth, counted in what, and what would follow, in words. */
export interface Hint {
  option: string;
  label: string;
  value: number;
  unit: string;
  line: string[];
  band: Band | null;
}

/** The limits within which a chance probably lies. */
export interface Band {
  low: number;
  high: number;
}

/** Something a bot says of its plan. */
export interface Remark {
  id: string;
  text: string;
}

/** A message was refused, and nothing has changed. */
export interface Refusal {
  type: "error";
  id: number | null;
  name: string;
  message: string;
  reason: Saying | null;
}

/** Somebody has said something. */
export interface ChatMessage extends ChatLine {
  type: "chat";
}

/** Who sits where has changed, or the game has started. */
export interface TableInfo {
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
  markers: Record<string, MarkerPlace>;
}

/** Whoever sets the pace is there now. */
export interface PaceSet extends ShowingPosition {
  type: "pace";
}

export type Message =
  | Hello
  | Act
  | Why
  | WhyEach
  | WhyTarget
  | Advise
  | Undo
  | Chat
  | Marker
  | ClearMarkers
  | Pace
  | Skip;

export type PushMessage =
  | State
  | Update
  | Ack
  | Explained
  | ExplainedEach
  | Advice
  | Refusal
  | ChatMessage
  | TableInfo
  | MarkerMoved
  | MarkersNow
  | PaceSet;
