/** Tables for tests: a view with what a test cares about, everything else as at the start. */
import type { Scene } from "../../src/lib/replay/film";
import type { GameEvent, Heard, Threat, View } from "../../src/games/space-alert/types";

interface Wanted {
  phase?: number;
  last_slot?: number;
  start?: number;
  clock?: boolean;
  heard?: Partial<Heard>[];
  seats?: number[];
  threats?: Partial<Threat>[];
  tiles?: string[][];
}

export function view(wanted: Wanted): View {
  const seats = wanted.seats ?? [0, 1];
  const people = seats.filter((seat) => seat >= 0);
  return {
    seat_count: people.length,
    setting: {
      mission: "S2-1",
      captain: 0,
      communications_officer: 0,
      chief_of_security: 0,
      clock: wanted.clock ?? true,
    },
    players: people.map((seat) => ({ seat, hand: [], phase: wanted.phase ?? 1 })),
    crew: seats.map((seat) => ({ seat, plan: Array(13).fill(null), heroic: null, station: 1, knocked_out: false })),
    ship: {
      shields: [1, 1, 1],
      reactors: [2, 3, 2],
      tiles: wanted.tiles ?? [[], [], []],
      maintained: [],
      visual: [0, 0, 0],
    },
    squads: [],
    marks: { fired: Array(6).fill(null), lifts: [false, false, false] },
    threats: wanted.threats ?? [],
    heard: wanted.heard ?? [],
    phase: wanted.phase ?? 1,
    board_phases: seats.map(() => wanted.phase ?? 1),
    last_slot: wanted.last_slot ?? 12,
    asked: { frame: "planning", seats: people, start: wanted.start ?? 0 },
  } as unknown as View;
}

/** The slots of each phase, as an action board has them. */
export const PHASES = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11, 12],
];

let told = 0;

export const event = (kind: string, args: GameEvent["args"] = {}): GameEvent => ({
  n: told++,
  at: 0,
  kind,
  clause: "SA-4",
  args,
  text: "",
});

export const begins = (turn: number, step: string): GameEvent => event("step-begins", { turn, step });

export const scene = (...events: GameEvent[]): Scene<View> => ({ events, view: view({}) });
