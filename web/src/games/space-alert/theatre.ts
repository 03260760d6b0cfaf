/** The resolution as a list of scenes to walk through: turns, steps, marks in the plans, damage over time. */

import type { Args, GameEvent, Scene } from "./types";

export interface Beat {
  scene: number;
  turn: number;
  step: string;
  events: GameEvent[];
}

/** The scenes of the resolution, each with its turn and step; scenes in which nothing was told are left out. */
export function beats(scenes: readonly Scene[]): Beat[] {
  const found: Beat[] = [];
  let [turn, step] = [0, ""];
  scenes.forEach((scene, index) => {
    for (const event of scene.events) [turn, step] = place(event, turn, step);
    const events = turn > 0 ? scene.events.filter(tellsOfResolution) : [];
    if (events.length > 0) found.push({ scene: index, turn, step, events });
  });
  return found;
}

function place(event: GameEvent, turn: number, step: string): [number, string] {
  return event.kind === "step-begins" ? [Number(event.args.turn), String(event.args.step)] : [turn, step];
}

const BEFORE = new Set(["warning", "action-round-ends", "consents", "card-placed", "phase-ends"]);
const tellsOfResolution = (event: GameEvent): boolean => !BEFORE.has(event.kind);

/** The first beat of a turn; the last beat if there is no such turn. */
export function beatOfTurn(all: readonly Beat[], turn: number): number {
  const index = all.findIndex((beat) => beat.turn === turn);
  return index < 0 ? all.length - 1 : index;
}

export type Mark = "no-effect" | "delayed" | "knocked-out";

const MARKS: Record<string, Mark> = {
  "no-effect": "no-effect",
  delayed: "delayed",
  "knocked-out": "knocked-out",
};

/** What befell each crew member in each turn, up to a beat: "crew:turn" -> marks. */
export function marks(all: readonly Beat[], upTo = all.length - 1): Map<string, Set<Mark>> {
  const found = new Map<string, Set<Mark>>();
  for (const beat of all.slice(0, upTo + 1)) for (const event of beat.events) note(found, event, beat.turn);
  return found;
}

function note(found: Map<string, Set<Mark>>, event: GameEvent, turn: number): void {
  const mark = MARKS[event.kind];
  if (!mark || typeof event.args.crew !== "number") return;
  const at = mark === "delayed" && typeof event.args.turn === "number" ? event.args.turn : turn;
  const key = `${event.args.crew}:${at}`;
  found.set(key, (found.get(key) ?? new Set<Mark>()).add(mark));
}

export interface TurnTally {
  turn: number;
  damage: number;
  noEffect: number;
  delayed: number;
  destroyed: number;
}

const TALLIES: Record<string, keyof Omit<TurnTally, "turn">> = {
  "tile-drawn": "damage",
  "no-effect": "noEffect",
  delayed: "delayed",
  "threat-destroyed": "destroyed",
};

/** Damage, lost actions and delays turn by turn. */
export function tally(all: readonly Beat[]): TurnTally[] {
  const turns = new Map<number, TurnTally>();
  for (const beat of all) {
    const row = turns.get(beat.turn) ?? { turn: beat.turn, damage: 0, noEffect: 0, delayed: 0, destroyed: 0 };
    for (const event of beat.events) {
      const kind = TALLIES[event.kind];
      if (kind) row[kind] += 1;
    }
    turns.set(beat.turn, row);
  }
  return [...turns.values()];
}

/** The steps of the turn a beat is in, with their state. */
export function steps(all: readonly Beat[], now: number): { step: string; state: "done" | "now" | "next"; beat: number }[] {
  const turn = all[now]?.turn;
  const current = all[now]?.step;
  const names: { step: string; state: "done" | "now" | "next"; beat: number }[] = [];
  all.forEach((beat, index) => {
    if (beat.turn !== turn || !beat.step || names.some((name) => name.step === beat.step)) return;
    names.push({ step: beat.step, state: "next", beat: index });
  });
  const at = names.findIndex((name) => name.step === current);
  return names.map((name, index) => ({ ...name, state: index < at ? "done" : index === at ? "now" : "next" }));
}

/** What an event touches on the board: "crew-0", "threat-4", "zone-red", "station-upper_red". */
export function touched(events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const { args } of events) {
    add(found, "crew", args.crew);
    add(found, "zone", args.zone);
    add(found, "station", args.station);
    if (args.threat !== undefined) add(found, "threat", args.n);
    for (const target of list(args.targets)) add(found, "threat", String(target).split(":")[1]);
  }
  return found;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function add(found: Set<string>, kind: string, value: unknown): void {
  if (value !== undefined && value !== null) found.add(`${kind}-${String(value)}`);
}

export interface Shot {
  weapon: string;
  station: string;
  strength: number;
  targets: number[];
}

/** The weapons that fire in these events. */
export function shots(events: readonly GameEvent[]): Shot[] {
  return events.filter((event) => event.kind === "weapon-fires").map(({ args }) => shot(args));
}

function shot(args: Args): Shot {
  const [weapon = "", station = ""] = String(args.weapon).split("-");
  const targets = list(args.targets).map((target) => Number(String(target).split(":")[1]));
  return { weapon, station, strength: Number(args.strength), targets };
}
