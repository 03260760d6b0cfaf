/** The games that have a board here: how it is loaded, and what their words need beyond messages. */
import type { Component } from "svelte";
import type { Company } from "./company";
import type { Words } from "./fluent";
import type { Live } from "./live.svelte";
import * as spaceAlert from "./spelling/space-alert";
import * as starshipCaptains from "./spelling/starship-captains";
import type { Args, GameEvent } from "./types";

export interface GameCode {
  /** The names of an option's words, in order, by verb. */
  fields: Record<string, string[]>;
  /** Fields whose numbers are words. */
  worded?: string[];
  /** Learns what its words need to know before they can be said. */
  prepare?(): Promise<void>;
  /** An argument in words where no message says it, or null if it is plain. */
  spell(words: Words, name: string, value: string): string | null;
  /** Whom a view's numbers mean. */
  companyOf(view: any, names: readonly string[]): Company;
  /** The name of whom a numbered argument means, or null if nobody is known. */
  who(words: Words, name: string, number: number): string | null;
  /** The flag of whom arguments are about, from 1; 0 for nobody. */
  flag(company: Company, args: Args): number;
  /** When each event happened, as its log line says it: a time, a turn, or nothing. */
  stamps(events: readonly GameEvent[], view: any): string[];
  /** Whether a clock is shown that runs now; a game without time has none. */
  ticking?(view: any): boolean;
  /** What a table goes on from, in a sentence; nothing if it stands for itself. */
  note(words: Words, options: Record<string, unknown>): string;
  /** Values of an option that its schema leaves open. */
  choices: Record<string, string[]>;
  /** Options that count seats. */
  seatOptions: string[];
  /** Options that are on or off, with what is sent for on. */
  switches: Record<string, unknown>;
  /** What an option decides by itself while it is on. */
  excludes: Record<string, string[]>;
  /** Options that suit people around one screen. */
  together: Record<string, unknown>;
  /** Options that leave something to chance: played again with the same seed they come out as before. */
  chancy?: string[];
  /** Options that are no choice at a table. */
  hidden: string[];
  /** Options that mean something only with so many seats. */
  seatsFor: Record<string, (seats: number) => boolean>;
  icon: string;
  /** How the ids of its clauses begin. */
  prefix: string;
  /** The clauses about the order of seats, and about the start. */
  clauses: { order: string; start: string };
  /** Where newcomers learn it, if it has lessons. */
  school?: string;
  /** The options of its first game with a coach, if it has one. */
  firstGame?: Record<string, unknown>;
  minutes: number;
}

const flights = (series: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${series}-${first + i}`);

const CODE: Record<string, GameCode> = {
  "space-alert": {
    ...spaceAlert,
    choices: { mission: ["random-mission", ...flights("S2", 1, 8), "generated", ...flights("S1", 1, 8)] },
    seatOptions: ["captain", "communications_officer", "chief_of_security"],
    switches: { campaign: {} },
    excludes: { campaign: ["mission", "common", "serious", "full_rules"] },
    together: { clock: false },
    chancy: ["mission"],
    hidden: ["seating", "pack", "lesson"],
    seatsFor: {},
    icon: "shield",
    prefix: "SA",
    clauses: { order: "SA-4.3.2", start: "SA-R1" },
    school: "/school",
    minutes: 30,
  },
  "starship-captains": {
    ...starshipCaptains,
    choices: { passenger: ["teddy", "the-ambassador", "the-safety-inspector", "the-reformed-pirate", "the-touring-curator", "the-android-philosopher", "random"] },
    seatOptions: ["first"],
    switches: {},
    excludes: {},
    together: {},
    hidden: ["pack", "guided"],
    seatsFor: { first: (seats) => seats > 1, passenger: (seats) => seats === 1 },
    icon: "ship",
    prefix: "SC",
    clauses: { order: "SC-3.2", start: "SC-2.30" },
    firstGame: { guided: true },
    minutes: 75,
  },
};

/** The game whose clauses begin so. */
export const gameWith = (prefix: string): string => Object.keys(CODE).find((game) => CODE[game]!.prefix === prefix) ?? prefix;

export const codeOf = (game: string): GameCode | undefined => CODE[game];

/** The help for people at a real table, loaded when it is first needed. */
export const loadPrinted = async () => (await import("../games/space-alert/printed-game/Printed.svelte")).default;

export type Board = Component<{ live: Live }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "space-alert": () => import("../games/space-alert/SpaceAlert.svelte"),
  "starship-captains": () => import("../games/starship-captains/StarshipCaptains.svelte"),
};

/** A game's board, loaded when it is first needed; a game without one is played as a list of options. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./PlainGame.svelte"));
  return (await load()).default;
}
