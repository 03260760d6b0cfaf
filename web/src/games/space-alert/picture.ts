/** What a beat of the film shows on the board besides the table itself: who acts, what fires, what moves. */

import { CAPSULES, energyIn, STORES } from "./stores";
import { keyOf, type Beat } from "./theatre";
import type { Args, GameEvent, View } from "./types";

/** A weapon that fires at threats ("E1-06:4"), or at nothing. */
export interface Shot {
  weapon: string;
  station: string;
  strength: number;
  targets: string[];
}

/** A threat that does damage to a zone. */
export interface Attack {
  threat: string;
  zone: string;
  strength: number;
}

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

/** The strengths that add up against a threat, and what is left of them. */
export interface Sum {
  strengths: number[];
  shield: number | null;
  blocks: number | null;
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

export const STILL: Picture = { lit: new Set(), shots: [], attacks: [], flows: [], ways: [], sums: new Map(), pushed: new Set() };

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
  const { turn, step } = film[at]!;
  return film.slice(0, at + 1).filter((beat) => beat.turn === turn && beat.step === step).flatMap((beat) => beat.events);
}

// What is touched

/** Where on the ship something is done that names no station. */
const SYSTEM_OF: Record<string, string> = {
  maintained: "computer", "maintained-late": "computer", "computer-fine": "computer", "computer-down": "computer",
  "looks-out": "window", "visual-confirmation": "window", "visual-no-better": "window",
  "rocket-launched": "rocket", "rocket-flies": "rocket", "rocket-destroyed": "rocket", "rocket-wasted": "rocket",
  "took-off": "interceptor", refuelled: "capsules", "capsule-lost": "capsules",
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
    if (kind === "mission-complete" || kind === "ship-lost") add(found, "ship", view.outcome);
  }
  return found;
}

const threatsIn = (args: Args): string[] => [...(args.threat === undefined ? [] : [threatKey(args)]), ...targets(args)];
const threatKey = (args: Args): string => `${String(args.threat)}:${String(args.n)}`;
const targets = (args: Args): string[] => (Array.isArray(args.targets) ? args.targets.map(String) : []);

/** What lights up where a weapon fires: its station, or the system that is only there once. */
const whereFrom = ({ weapon, station }: Shot): [string, string] =>
  station ? ["station", station] : ["system", weapon === "interceptors" ? "interceptor" : weapon];

function letterAt(view: View, args: Args): string | undefined {
  const threat = view.threats.find((one) => keyOf(one) === threatKey(args));
  return threat && `${threat.zone}-${threat.square}`;
}

function add(found: Set<string>, kind: string, value: unknown): void {
  if (value !== undefined && value !== null) found.add(`${kind}-${String(value)}`);
}

// What fires

/** The shot that is told; where the hits of a threat are summed up, all shots at it. */
function shotsOf(step: readonly GameEvent[], events: readonly GameEvent[]): Shot[] {
  const fired = (some: readonly GameEvent[]) => some.filter(({ kind }) => kind === "weapon-fires").map(({ args }) => shot(args));
  const hit = events.find(({ kind }) => kind === "threat-shot" || kind === "cryoshield-gone");
  if (!hit) return fired(events);
  const key = threatKey(hit.args);
  return fired(step).filter((one) => one.targets.includes(key)).map((one) => ({ ...one, targets: [key] }));
}

function shot(args: Args): Shot {
  const [weapon = "", station = ""] = String(args.weapon).split("-");
  return { weapon, station, strength: Number(args.strength), targets: targets(args) };
}

/** What every threat that was aimed at in a step gets. */
export function sums(step: readonly GameEvent[]): Map<string, Sum> {
  const found = new Map<string, Sum>();
  for (const { kind, args } of step) {
    if (kind === "weapon-fires") for (const key of targets(args)) sumOf(found, key).strengths.push(Number(args.strength));
    if (kind === "threat-shot") Object.assign(sumOf(found, threatKey(args)), { shield: Number(args.shield), blocks: Number(args.blocks) });
    if (kind === "cryoshield-gone") Object.assign(sumOf(found, threatKey(args)), { blocks: 0 });
  }
  return found;
}

function sumOf(found: Map<string, Sum>, key: string): Sum {
  const known = found.get(key) ?? { strengths: [], shield: null, blocks: null };
  found.set(key, known);
  return known;
}

const attacksOf = (events: readonly GameEvent[]): Attack[] =>
  events
    .filter(({ kind }) => kind === "attacked" || kind === "damaged-inside")
    .map(({ args }) => ({ threat: threatKey(args), zone: String(args.zone), strength: Number(args.strength ?? args.points) }));

// What moves

function waysOf(events: readonly GameEvent[], view: View): Way[] {
  return events.filter(({ kind }) => kind === "threat-moves").flatMap(({ args }) => {
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
