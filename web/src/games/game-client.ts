/** What the browser client knows about a game: each game's folder says it in its `index.ts`. */
import type { Component, Snippet } from "svelte";
import type { Live } from "../lib/live/live";
import type { Args, FinishedTable, GameEvent, GameInfo, Table, View } from "../lib/live/types";
import type { Player } from "../lib/replay/player.svelte";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export type Board = Component<{ live: Live }>;

/** How a game's table options are offered, beyond what their schema says. */
export interface TableOptions {
  /** How many seats a new table has until somebody chooses; four, or as few as can be where one or two play. */
  usualSeats?: number;
  /** Values of an option that its schema leaves open. */
  choices?: Record<string, string[]>;
  /** Options that count seats. */
  seatOptions?: string[];
  /** Options that are on or off, with what is sent for on. */
  switches?: Record<string, unknown>;
  /** What an option decides by itself while it is on. */
  excludes?: Record<string, string[]>;
  /** Options that suit people around one screen. */
  together?: Record<string, unknown>;
  /** Options that leave something to chance: played again with the same seed they come out as before. */
  chancy?: string[];
  /** Options that are no choice at a table. */
  hidden?: string[];
}

/** A page of a game besides its tables, at `/games/<game>/<path>`. */
export interface GamePage {
  path: string;
  /** The message that names it, in the game's `lobby` messages. */
  title: string;
  icon: string;
  /** The message of its label in the main menu, where it also comes early on the game's card; not there without one. */
  nav?: string;
  /** Whether newcomers begin here. */
  introduces?: boolean;
  /** Addresses below the page: it is told which as `part`, "" for its own. */
  parts?: string[];
  /** The component takes `part` if the page has parts. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: Lazy<any>;
}

/** The finished games of a game as its players keep them, a part of the history page. */
export interface History {
  title: string;
  load: Lazy<{ games: FinishedTable[]; infos: GameInfo[] }>;
}

/** What a scene of a replay is drawn from; it places the controls of the film as well. */
export type SceneProps = {
  player: Player;
  names: readonly string[];
  phone: boolean;
  controls: Snippet;
};

/** How the replay of a finished game is shown. */
export interface GameReplay {
  /** Draws the player's current step. */
  scene: Lazy<SceneProps>;
  /** The number of the chapter that begins with an event, if one does. */
  chapterOf?(event: GameEvent): number | undefined;
  /** What a chapter is called. */
  chapterTitle?(chapter: number): string;
}

export interface GameClient {
  icon: string;
  minutes: number;
  /** The message that says the minutes, where they are not those of a whole game. */
  minutesText?: string;
  /** The clauses about the order of seats, and about the start. */
  clauses: { order: string; start: string };
  /** A small picture for its card in the lobby. */
  art: Component;
  board: () => Promise<{ default: Board }>;
  /** The flag of whom an event's arguments are about, from 1; 0 for nobody. */
  flag?(args: Args, view: View): number;
  /** When each event happened, as its log line says it: a time, a turn, or nothing. */
  stamps?(events: readonly GameEvent[], view: View): string[];
  /** The events that the log tells: those that say nothing beside the next one are left out. */
  logged?(events: readonly GameEvent[]): GameEvent[];
  /** What a table goes on from, in a sentence; nothing if it stands for itself. */
  note?(options: Record<string, unknown>): string;
  options: TableOptions;
  /** Whether a table with these options is listed nowhere, like a lesson that is opened anew each time. */
  unlisted?(options: Record<string, unknown>): boolean;
  /** The message that says how a table with these options begins. */
  startHint?(options: Record<string, unknown>): string;
  /** Whether a clock is shown that runs now; a game without time has none. */
  ticking?(view: View): boolean;
  /** What the people of a table read who wait for a game of a campaign. */
  before?: Lazy<{ table: Table }>;
  pages?: GamePage[];
  /** Earlier addresses of its pages: the path of the page by the address, from the root. */
  oldPaths?: Record<string, string>;
  history?: History;
  /** Without it a replay shows the texts of each step; a board may also show its film itself. */
  replay?: GameReplay;
}
