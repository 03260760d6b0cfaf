/** The games that have a board here: how it is loaded, and what their words need beyond messages. */
import type { Component } from "svelte";
import type { Company } from "./company";
import type { Words } from "./fluent";
import type { Live } from "./live.svelte";
import { companyOf, fields, flag, note, spell, stamps, who } from "./spelling/space-alert";
import type { Args, GameEvent } from "./types";

export interface GameCode {
  /** The names of an option's words, in order, by verb. */
  fields: Record<string, string[]>;
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
  icon: string;
  /** Where newcomers learn it, if it has lessons. */
  school?: string;
  minutes: number;
}

const flights = (series: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${series}-${first + i}`);

const CODE: Record<string, GameCode> = {
  "space-alert": {
    fields,
    spell,
    companyOf,
    who,
    flag,
    stamps,
    note,
    choices: { mission: ["random-mission", ...flights("S2", 1, 8), "generated", ...flights("S1", 1, 8)] },
    seatOptions: ["captain", "communications_officer", "chief_of_security"],
    switches: { campaign: {} },
    excludes: { campaign: ["mission", "common", "serious", "full_rules"] },
    together: { clock: false },
    chancy: ["mission"],
    hidden: ["seating", "pack", "lesson"],
    icon: "shield",
    school: "/school",
    minutes: 30,
  },
};

export const codeOf = (game: string): GameCode | undefined => CODE[game];

/** The help for people at a real table, loaded when it is first needed. */
export const loadPrinted = async () => (await import("../games/space-alert/printed-game/Printed.svelte")).default;

export type Board = Component<{ live: Live }>;

const BOARDS = import.meta.glob<{ default: Board }>("../games/*/SpaceAlert.svelte");
const BOARD_OF: Record<string, string> = { "space-alert": "../games/space-alert/SpaceAlert.svelte" };

/** A game's board, loaded when it is first needed; a game without one is played as a list of options. */
export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[BOARD_OF[game] ?? ""] ?? (() => import("./PlainGame.svelte"));
  return (await load()).default;
}
