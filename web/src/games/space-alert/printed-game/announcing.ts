/** What a real table knows at a moment: only what has been said by then (SA-R4). */

import type { GameEvent } from "../types";

/** The flight that is on the air, as it is kept in this browser. */
export interface Flight {
  seats: number;
  seed: string;
  options: { mission: string; extra_android: boolean };
  about: About;
  events: GameEvent[];
  speed: number;
  /** When the clock started and how long it has stood still since, in milliseconds of this machine. */
  start: number;
  lost: number;
  pausedAt: number | null;
  /** When all agreed to end it before its time. */
  endedAt: number | null;
}

export interface About {
  script: string;
  kind: string;
  tracks: Record<string, string>;
  /** Seats in turn order; androids are below 0. */
  crew: number[];
  transfer_seconds: number;
  /** From when the crew may agree to end planning, and after which phase that is (SA-3.2.17). */
  early_end: { at: number; after_phase: number };
}

export interface Situation {
  said: GameEvent[];
  last: GameEvent | null;
  phase: number;
  /** Seconds until the phase ends, known from its first warning on. */
  left: number | null;
  /** Seconds that an open data transfer still lasts: its countdown is part of the message. */
  transfer: number | null;
  silent: boolean;
  over: boolean;
}

/** A seed that nobody has used; it decides nothing that has to be kept secret. */
export const newSeed = (): string => Math.random().toString(36).slice(2, 10);

/** The mission clock in seconds; it stops when everything has been said. */
export function elapsed(flight: Flight, moment: number): number {
  const until = flight.endedAt ?? flight.pausedAt ?? moment;
  const seconds = (Math.max(0, until - flight.start - flight.lost) / 1000) * flight.speed;
  return Math.min(seconds, flight.events.at(-1)?.at ?? 0);
}

export function situation(events: readonly GameEvent[], now: number): Situation {
  const said = events.filter((event) => event.at <= now);
  const latest = (...kinds: string[]) => said.findLast((event) => kinds.includes(event.kind));
  const over = latest("action-round-ends") !== undefined;
  return {
    said,
    last: said.at(-1) ?? null,
    phase: said.filter((event) => event.kind === "phase-ends").length + 1,
    left: over ? null : warned(latest("warning", "phase-ends"), now),
    transfer: transfer(events, latest("transfer-opens", "transfer-closes"), now),
    silent: !over && latest("communications-down", "communications-up")?.kind === "communications-down",
    over,
  };
}

function warned(last: GameEvent | undefined, now: number): number | null {
  return last?.kind === "warning" ? Math.max(0, last.at + Number(last.args.seconds) - now) : null;
}

function transfer(events: readonly GameEvent[], last: GameEvent | undefined, now: number): number | null {
  if (last?.kind !== "transfer-opens") return null;
  const closes = events.find((event) => event.kind === "transfer-closes" && event.at > last.at);
  return closes ? closes.at - now : null;
}

/** The threats of a script as far as a crew needs them for its resolution: all of them (SA-4.1.2). */
export function threatsOf(events: readonly GameEvent[]): { n: number; zone: string; serious: boolean }[] {
  return events
    .filter((event) => event.kind === "threat-announced")
    .map(({ args }) => ({ n: Number(args.n), zone: String(args.zone), serious: args.serious === true }));
}
