/** A planned flight as the form holds it, and as the server reads it. */

import type { Cards } from "../types";
import { threatsOf, type Flight } from "./announcing";

export const SLOTS = 12;
export const EMPTY = "-";
/** The name under which a case writes an android. */
export const ANDROID = "android";
export const MOST_BOARDS = 5;

/** What a case can be written with. */
export interface Writing {
  symbols: string[];
  /** The last slot of every kind of flight. */
  kinds: Record<string, number>;
  /** The kind of every script. */
  scripts: Record<string, string>;
  usual_tracks: Record<string, string>;
  tiles: Record<string, string[]>;
}

export type PrintedCards = Cards & { writing: Writing };

interface ThreatRow {
  code: string;
  n: number;
  zone: string;
  /** As it was announced; null if nobody said. */
  serious: boolean | null;
}

export interface CrewRow {
  name: string;
  android: boolean;
  slots: string[];
}

export interface Draft {
  kind: string;
  tracks: Record<string, string>;
  threats: ThreatRow[];
  crew: CrewRow[];
  tiles: Record<string, string[]>;
  seed: string;
  /** What a loaded file says besides: it is kept, not shown. */
  rest: Record<string, unknown>;
  /** The announcer's flight it came from. */
  flight: number | null;
}

/** A case in plain data, as far as this form writes it. */
export interface Case {
  kind?: string;
  crew?: string[];
  tracks?: Record<string, string>;
  threats?: [string, number, string][];
  boards: string[][];
  tiles?: Record<string, string[]>;
  seed?: string | number;
  [rest: string]: unknown;
}

const noCards = (): string[] => Array<string>(SLOTS).fill(EMPTY);
export const newRow = (android = false): CrewRow => ({ name: "", android, slots: noCards() });

export function newDraft(writing: Writing): Draft {
  const crew = Array.from({ length: 4 }, () => newRow());
  return {
    kind: "mission",
    tracks: { ...writing.usual_tracks },
    threats: [],
    crew,
    tiles: {},
    seed: "0",
    rest: {},
    flight: null,
  };
}

/** The form after an announced flight: its kind, its threats without their cards, and its crew. */
export function draftOf(flight: Flight, before: Draft): Draft {
  const threats = threatsOf(flight.events).map((threat) => ({ ...threat, code: "" }));
  const crew = flight.about.crew.map((seat, index) => ({ ...newRow(seat < 0), name: before.crew[index]?.name ?? "" }));
  return { ...before, kind: flight.about.kind, threats, crew, tiles: {}, rest: {}, flight: flight.start };
}

/** Whether nothing worth keeping has been entered. */
export const isBlank = (draft: Draft): boolean =>
  draft.threats.every((threat) => threat.code === "") &&
  draft.crew.every((row) => row.slots.every((symbol) => symbol === EMPTY));

export function toCase(draft: Draft, writing: Writing): Case {
  const last = writing.kinds[draft.kind] ?? SLOTS;
  const names = draft.crew.map((row) => (row.android ? ANDROID : row.name.trim()));
  const tiles = Object.fromEntries(Object.entries(draft.tiles).filter(([, order]) => order.length > 0));
  return {
    ...draft.rest,
    kind: draft.kind,
    ...(names.some(Boolean) && { crew: names }),
    tracks: draft.tracks,
    threats: draft.threats.map(({ code, n, zone }) => [code, n, zone]),
    boards: draft.crew.map((row) => row.slots.slice(0, last)),
    ...(Object.keys(tiles).length > 0 && { tiles }),
    seed: draft.seed,
  };
}

/** The form for a case that the server has read. */
export function fromCase(found: Case, writing: Writing): Draft {
  const { kind, crew = [], tracks, threats = [], boards, tiles = {}, seed = 0, ...rest } = found;
  return {
    kind: kind ?? "mission",
    tracks: { ...writing.usual_tracks, ...tracks },
    threats: threats.map(([code, n, zone]) => ({ code, n, zone, serious: null })),
    crew: boards.map((board, index) => rowOf(crew[index] ?? "", board)),
    tiles,
    seed: String(seed),
    rest,
    flight: null,
  };
}

function rowOf(name: string, board: string[]): CrewRow {
  const android = name === ANDROID;
  return { name: android ? "" : name, android, slots: noCards().map((empty, index) => board[index] || empty) };
}
