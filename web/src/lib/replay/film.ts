/** A film: a game step by step, as spectators saw it. */

import type { GameEvent, Scenes } from "../live/types";
import { apply, type Change } from "./differences";

/** The events of one moment, and the whole view after it. */
export interface Scene<V = unknown> {
  events: GameEvent[];
  view: V;
  /** The stories that belong to what was seen so far, by id, in games that have some. */
  texts?: Record<string, string>;
}

export interface Step<V = unknown> extends Scene<V> {
  /** The view in the step before. */
  before: V;
  /** The chapter it belongs to, such as a round; 0 without chapters. */
  chapter: number;
}

/** How a game turns scenes into steps. */
export type Cut<S extends Step = Step> = (scenes: readonly Scene[]) => S[];

/** Milliseconds of work after which the browser may do something else. */
const SLICE = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The scenes of a film as the server sends it, unpacked in slices so that the page stays responsive. */
export async function unpacked<V>(sent: Pick<Scenes<V>, "view" | "scenes">): Promise<Scene<V>[]> {
  const scenes: Scene<V>[] = [];
  let [view, since] = [sent.view, performance.now()];
  let texts: Record<string, string> = {};
  for (const { events, changes, texts: added } of sent.scenes) {
    view = apply(view, changes as unknown as Change[]);
    if (added) texts = { ...texts, ...added };
    scenes.push({ events, view, texts });
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  return scenes;
}

/** One step for every scene in which something is told; an event may begin a chapter, by its number. */
export const stepByStep =
  (chapterOf: (event: GameEvent) => number | undefined = () => undefined): Cut =>
  (scenes) => {
    let chapter = 0;
    const told = scenes.filter(({ events }) => events.length > 0);
    return told.map((scene, index) => {
      chapter = scene.events.reduce((now, event) => chapterOf(event) ?? now, chapter);
      return { ...scene, before: told[index - 1]?.view ?? scene.view, chapter };
    });
  };

/** What a step is about: its last event. */
export const told = (step: Step | undefined): GameEvent | undefined => step?.events.at(-1);
