/** What a beat of the film shows on the board besides the table itself: who acts, what fires, what moves. */

import { attacksOf, shot, shotsOf, sums, targets, threatKey, type Attack, type Shot, type Sum } from "./fire";
import { STATIONS } from "./printed";
import { CAPSULES, energyIn, STORES } from "./stores";
import { keyOf, type Beat } from "./theatre";
import type { Args, GameEvent, View } from "./types";

/** Energy that went from one store to another, to a weapon ("A0"), or (null) to the bank. */
export interface Flow {
  from: string;
  to: string | null;
  count: number;
}

/** A threat's way along its trajectory. */
export interface Way {
  zone: number;
  from: number;
  to: number;
}

export interface Picture {
  /** "crew-0", "threat-E1-06:4", "zone-red", "station-upper_red", "system-computer", "letter-0-8", "tile-red", "sky-red". */
  lit: Set<string>;
  shots: Shot[];
  attacks: Attack[];
  flows: Flow[];
  ways: Way[];
  sums: Map<string, Sum>;
  /** Slots whose card has changed: "crew:slot". */
  pushed: Set<string>;
}

export const STILL: Picture = {
  lit: new Set(),
  shots: [],
  attacks: [],
  flows: [],
  ways: [],
  sums: new Map(),
  pushed: new Set(),
};

export function picture(film: readonly Beat[], at: number): Picture {
  const beat = film[at];
  if (!beat) return STILL;
  const { events, view, before } = beat;
  const step = sameStep(film, at);
  return {
    lit: touched(events, view),
    shots: shotsOf(step, events),
    attacks: attacksOf(events),
    flows: flows(before, view),
    ways: waysOf(events, view),
    sums: sums(step),
    pushed: pushed(before, view),
  };
}

/** Everything told in the step of a beat, up to it. */
function sameStep(film: readonly Beat[], at: number): GameEvent[] {
  const { chapter, step } = film[at]!;
  return film
    .slice(0, at + 1)
    .filter((beat) => beat.chapter === chapter && beat.step === step)
    .flatMap((beat) => beat.events);
}

// What is touched

/** Where on the ship something is done that names no station. */
const SYSTEM_OF: Record<string, string> = {
  maintained: "computer",
  "maintained-late": "computer",
  "computer-fine": "computer",
  "computer-down": "computer",
  "looks-out": "window",
  "visual-confirmation": "window",
  "visual-no-better": "window",
  "rocket-launched": "rocket",
  "rocket-flies": "rocket",
  "rocket-destroyed": "rocket",
  "rocket-wasted": "rocket",
  "took-off": "interceptor",
  refuelled: "capsules",
  "capsule-lost": "capsules",
};

export function touched(events: readonly GameEvent[], view: View): Set<string> {
  const found = new Set<string>();
  for (const { kind, args } of events) {
    add(found, "crew", args.crew);
    add(found, "zone", args.zone);
    add(found, "station", args.station);
    add(found, "system", SYSTEM_OF[kind]);
    if (kind === "weapon-fires") add(found, ...whereFrom(shot(args)));
    if (kind === "tile-drawn") add(found, "tile", args.zone);
    if (kind === "threat-appears") add(found, "sky", args.zone);
    for (const key of threatsIn(args)) add(found, "threat", key);
    if (kind === "threat-acts") add(found, "letter", letterAt(view, args));
    if (kind === "energy-jumped") add(found, "zone", "white");
    if (kind === "squad-disabled") add(found, "crew", leaderOf(view, String(args.station)));
    if (kind === "mission-complete" || kind === "ship-lost") add(found, "ship", view.outcome);
  }
  return found;
}

const threatsIn = (args: Args): string[] => [...(args.threat === undefined ? [] : [threatKey(args)]), ...targets(args)];
/** What lights up where a weapon fires: its station, or the system that is only there once. */
const whereFrom = ({ weapon, station }: Shot): [string, string] =>
  station ? ["station", station] : ["system", weapon === "interceptors" ? "interceptor" : weapon];

/** Who leads the squad that is named after its storage, if anybody does. */
const leaderOf = (view: View, home: string): number | null | undefined =>
  view.squads.find((squad) => STATIONS[squad.home] === home)?.leader;

function letterAt(view: View, args: Args): string | undefined {
  const threat = view.threats.find((one) => keyOf(one) === threatKey(args));
  return threat && `${threat.zone}-${threat.square}`;
}

function add(found: Set<string>, kind: string, value: unknown): void {
  if (value !== undefined && value !== null) found.add(`${kind}-${String(value)}`);
}

// What moves

function waysOf(events: readonly GameEvent[], view: View): Way[] {
  return events
    .filter(({ kind }) => kind === "threat-moves")
    .flatMap(({ args }) => {
      const threat = view.threats.find((one) => keyOf(one) === threatKey(args));
      return threat ? [{ zone: threat.zone, from: Number(args.origin), to: Number(args.square) }] : [];
    });
}

/** What is in a store, and on the weapons that have been loaded. */
function contents(view: View): Map<string, number> {
  const found = new Map(STORES.map((store) => [String(store), energyIn(view.ship, store)]));
  view.marks.fired.forEach((fired, station) => found.set(`A${station}`, fired === null ? 0 : 1));
  return found;
}

/** How energy moved from one picture of the ship to the next. */
export function flows(before: View, after: View): Flow[] {
  const [was, is] = [contents(before), contents(after)];
  const change = (store: string) => (is.get(store) ?? 0) - (was.get(store) ?? 0);
  const losers = [...is.keys()].filter((store) => change(store) < 0 && !store.startsWith("A"));
  const winners = [...is.keys()].filter((store) => change(store) > 0);
  return losers.flatMap((from): Flow[] => {
    const fed = winners.filter((to) => to !== String(CAPSULES));
    if (fed.length === 0) return [{ from, to: null, count: -change(from) }];
    return fed.map((to) => ({ from, to, count: change(to) }));
  });
}

/** The slots of which a delay has changed the card. */
function pushed(before: View, after: View): Set<string> {
  const found = new Set<string>();
  after.crew.forEach((member, crew) => {
    member.plan.forEach((card, slot) => {
      if (card !== before.crew[crew]?.plan[slot]) found.add(`${crew}:${slot}`);
    });
  });
  return found;
}
