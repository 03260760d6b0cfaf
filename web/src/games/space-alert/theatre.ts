/** The resolution as a film: one beat for everything that is told, with the table as it was then. */

import type { Scene, Step } from "../../lib/replay/film";
import type { GameEvent, Threat, View } from "./types";

/** A step of the film; its chapter is the turn. The first thing of a step of the turn comes with its heading. */
export interface Beat extends Step<View> {
  step: string;
}

interface Line {
  turn: number;
  step: string;
  event: GameEvent;
  view: View;
}

const heads = (line: Line | undefined): boolean => line?.event.kind === "step-begins";

/** The beats of the resolution, in order. */
export function beats(scenes: readonly Scene[]): Beat[] {
  const found: Beat[] = [];
  const lines = resolution(scenes);
  lines.forEach((line, index) => {
    const [last, next] = [lines[index - 1], lines[index + 1]];
    if (heads(line) && next && !heads(next)) return;
    const { turn, step, event, view } = line;
    const events = last && heads(last) && !heads(line) ? [last.event, event] : [event];
    found.push({ chapter: turn, step, events, view, before: found.at(-1)?.view ?? view });
  });
  return found;
}

/** What is told from the first step on, each line with its turn, its step and the view. */
function resolution(scenes: readonly Scene[]): Line[] {
  let [turn, step] = [0, ""];
  const lines: Line[] = [];
  for (const scene of scenes) {
    for (const event of scene.events) {
      if (event.kind === "step-begins") [turn, step] = [Number(event.args.turn), String(event.args.step)];
      if (turn > 0) lines.push({ turn, step, event, view: scene.view as View });
    }
  }
  return lines;
}

/** A threat as events name it among the targets of a weapon: two may have one number. */
export const keyOf = (threat: Threat): string => `${threat.code}:${threat.number}`;

export type Mark = "no-effect" | "delayed" | "lost" | "knocked-out";

const MARKS: Record<string, Mark> = {
  "no-effect": "no-effect",
  delayed: "delayed",
  "card-lost": "lost",
  "knocked-out": "knocked-out",
};

/** What befell each crew member in each turn, up to a beat: "crew:turn" -> marks. */
export function marks(all: readonly Beat[], upTo = all.length - 1): Map<string, Set<Mark>> {
  const found = new Map<string, Set<Mark>>();
  for (const beat of all.slice(0, upTo + 1)) for (const event of beat.events) note(found, event, beat);
  return found;
}

function note(found: Map<string, Set<Mark>>, { kind, args }: GameEvent, { chapter, view }: Beat): void {
  const mark = MARKS[kind];
  if (!mark || typeof args.crew !== "number") return;
  const at = mark === "lost" ? view.last_slot : typeof args.turn === "number" ? args.turn : chapter;
  const key = `${args.crew}:${at}`;
  found.set(key, (found.get(key) ?? new Set<Mark>()).add(mark));
}

interface StepOfTurn {
  step: string;
  state: "done" | "now" | "next";
  beat: number;
}

/** The steps of the turn a beat is in, with their state. */
export function steps(all: readonly Beat[], now: number): StepOfTurn[] {
  const { chapter, step: current } = all[now] ?? { chapter: 0, step: "" };
  const names: StepOfTurn[] = [];
  all.forEach((beat, index) => {
    if (beat.chapter !== chapter || names.some((name) => name.step === beat.step)) return;
    names.push({ step: beat.step, state: "next", beat: index });
  });
  const at = names.findIndex((name) => name.step === current);
  return names.map((name, index) => ({ ...name, state: index < at ? "done" : index === at ? "now" : "next" }));
}
