/** The player of a film: where it is, whether it runs, and how fast. */

import type { Step } from "./film";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that every step stays, and that each letter of its text adds. */
const BASE = 700;
const PER_LETTER = 13;

export class Player<S extends Step = Step> {
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  /** Whether it has come to the last step by itself. */
  ended = $state(false);
  /** The same steps in another language may replace these. */
  steps = $state.raw<readonly S[]>([]);
  /** Called when somebody takes the controls. */
  onhand = (): void => {};

  current = $derived(this.steps[this.at]);
  last = $derived(Math.max(0, this.steps.length - 1));
  chapters = $derived([...new Set(this.steps.map((step) => step.chapter))]);
  chapter = $derived(this.current?.chapter ?? 0);

  constructor(steps: readonly S[]) {
    this.steps = steps;
  }

  /** How long the current step stays: longer texts stay longer. */
  get wait(): number {
    const letters = (this.current?.events ?? []).reduce((sum, event) => sum + event.text.length, 0);
    return (BASE + PER_LETTER * letters) / this.speed;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
    this.ended = false;
    if (this.at === this.last) this.running = false;
  }

  /** The next step comes by itself. */
  advance(): void {
    this.go(this.at + 1);
    this.ended = this.at === this.last;
  }

  /** Goes to a step at the user's request. */
  jump(to: number): void {
    this.onhand();
    this.go(to);
  }

  /** Goes a step on or back, and stays there. */
  move(by: 1 | -1): void {
    this.scrub(this.at + by);
  }

  scrub(to: number): void {
    this.running = false;
    this.jump(to);
  }

  toggle(): void {
    this.onhand();
    if (!this.running && this.at === this.last) this.go(0);
    this.running = !this.running && this.last > 0;
  }

  /** Runs from the beginning, or from where somebody stopped in between. */
  watch(): void {
    if (this.at === this.last) this.go(0);
    this.running = this.last > 0;
  }

  /** The first step of a chapter; the last step if there is no such chapter. */
  startOf(chapter: number): number {
    const index = this.steps.findIndex((step) => step.chapter === chapter);
    return index < 0 ? this.last : index;
  }

  toChapter(chapter: number): void {
    this.jump(this.startOf(chapter));
  }

  /** The chapter after (1) or before (-1) the current one, if there is one. */
  neighbour(by: 1 | -1): number | undefined {
    return this.chapters[this.chapters.indexOf(this.chapter) + by];
  }
}
