/** What the planning screen derives from the view: phases of boards, the clock, the crew. */

import { place } from "./offers";
import type { CrewMember, Heard, Player, View } from "./types";

export { minutes } from "../../lib/words/minutes";

type PhaseState = "locked" | "open" | "closed";

export interface Phase {
  number: number;
  slots: number[];
  state: PhaseState;
}

/** Whether cards are being planned, in a flight or in a lesson. */
export const isPlanning = (view: View): boolean => ["planning", "lesson-planning"].includes(view.asked?.frame ?? "");

/** The phases of a board: open where an option touches a slot, else before or after the phase that the board is in. */
export function phasesOf(printed: readonly number[][], view: View, board: number, open: Set<string>): Phase[] {
  const now = view.board_phases[board]!;
  return printed
    .map((all, index) => {
      const slots = all.filter((slot) => slot <= view.last_slot);
      const touched = slots.some((slot) => open.has(place(board, slot)));
      return { number: index + 1, slots, state: touched ? ("open" as const) : stateAt(index + 1, now) };
    })
    .filter((phase) => phase.slots.length > 0);
}

function stateAt(phase: number, now: number): PhaseState {
  if (phase === now) return "open";
  return phase < now ? "locked" : "closed";
}

// The clock

interface Countdown {
  phase: number;
  seconds: number;
}

export function elapsed(view: View, now: number): number | null {
  const start = view.asked?.start;
  return start === undefined || !view.setting.clock ? null : Math.max(0, now - start);
}

/** The time left, known only from the last warning on. */
export function remaining(view: View, seconds: number | null): Countdown | null {
  if (seconds === null) return null;
  const warning = lastWarning(view.heard);
  if (!warning) return null;
  const left = warning.at + warning.number - seconds;
  return left < 0 ? null : { phase: view.phase, seconds: left };
}

function lastWarning(heard: readonly Heard[]): Heard | null {
  for (const message of [...heard].reverse()) {
    if (message.say === "warning") return message;
    if (message.say === "phase_end" || message.say === "end") return null;
  }
  return null;
}

// The crew

export interface Figure {
  crew: number;
  seat: number;
  /** Number of the flag, from 1. */
  flag: number;
  name: string;
  letter: string;
  android: boolean;
}

/** The crew in turn order with names and flags; androids fly the flags after the players'. */
export function figures(view: View, names: readonly string[], android: (n: number) => string): Figure[] {
  let androids = 0;
  return distinct(
    view.crew.map((member, crew) => {
      const number = member.seat < 0 ? (androids += 1) : 0;
      const name = number ? android(number) : (names[member.seat] ?? String(member.seat + 1));
      const flag = number ? view.seat_count + number : member.seat + 1;
      const letter = number ? String(number) : initial(name);
      return { crew, seat: member.seat, flag, name, letter, android: number > 0 };
    }),
  );
}

/** The first letter of a name; whoever holds several seats is called by the number of the seat. */
const initial = (name: string): string => (/^[#№](\d)/.exec(name)?.[1] ?? [...name][0] ?? "?").toUpperCase();

/** Players with the same letter are told apart by their number in the turn order, androids from players by their own letter. */
function distinct(crew: Figure[]): Figure[] {
  const people = crew.filter((figure) => !figure.android);
  const shared = (letter: string) => people.filter((figure) => figure.letter === letter).length > 1;
  const told = crew.map((figure) =>
    !figure.android && shared(figure.letter) ? { ...figure, letter: String(figure.crew + 1) } : figure,
  );
  const taken = told.filter((figure) => !figure.android).map((figure) => figure.letter);
  return told.map((figure) =>
    figure.android && taken.includes(figure.letter)
      ? { ...figure, letter: `${[...figure.name][0] ?? ""}${figure.letter}` }
      : figure,
  );
}

export function playerOf(view: View, member: CrewMember | undefined): Player | undefined {
  return view.players.find((player) => player.seat === member?.seat);
}

export const handSize = (player: Player): number =>
  typeof player.hand === "number" ? player.hand : player.hand.length;

export const handOf = (view: View, seat: number | null): string[] => {
  const hand = view.players.find((player) => player.seat === seat)?.hand;
  return Array.isArray(hand) ? hand : [];
};

/** The icons of the roles a seat has. */
export function rolesOf(view: View, seat: number): { icon: string; role: string }[] {
  const { captain, communications_officer, chief_of_security } = view.setting;
  const held = [
    { icon: "captain", role: "captain", seat: captain },
    { icon: "comms", role: "communications-officer", seat: communications_officer },
    { icon: "security", role: "chief-of-security", seat: chief_of_security },
  ];
  return held.filter((role) => role.seat === seat);
}

/** Announced threats by turn. */
export function announced(view: View): { turn: number; zones: number[] }[] {
  const last = Math.max(8, ...view.threats.map((threat) => threat.number));
  return Array.from({ length: last }, (_, index) => ({
    turn: index + 1,
    zones: view.threats.filter((threat) => threat.number === index + 1).map((threat) => threat.zone),
  }));
}

/** What the computer says aloud. */
export const SPOKEN: Record<string, string> = {
  "action-round-begins": "play",
  "threat-announced": "warn",
  "incoming-data": "incoming",
  "transfer-opens": "transfer",
  "transfer-closes": "transfer",
  "communications-down": "comms-down",
  "communications-up": "comms",
  warning: "hourglass",
  "phase-ends": "lock",
  "action-round-ends": "lock",
};
