/** The projector of a flight record: where the film is, and whether it runs. */

import { type Beat, beatOfTurn } from "../theatre";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BASE = 700;
const PER_LETTER = 13;

export class Projector {
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  readonly film: readonly Beat[];
  /** Called when somebody takes the controls. */
  onhand = (): void => {};

  constructor(film: readonly Beat[]) {
    this.film = film;
  }

  get beat(): Beat | undefined {
    return this.film[this.at];
  }

  get last(): number {
    return Math.max(0, this.film.length - 1);
  }

  get turns(): number[] {
    return [...new Set(this.film.map((beat) => beat.turn))];
  }

  /** How long a beat stays: longer texts stay longer. */
  wait(letters: number): number {
    return (BASE + PER_LETTER * letters) / this.speed;
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
    if (this.at === this.last) this.running = false;
  }

  /** Goes somewhere because somebody wants to. */
  jump(to: number): void {
    this.onhand();
    this.go(to);
  }

  step(by: 1 | -1): void {
    this.running = false;
    this.jump(this.at + by);
  }

  scrub(to: number): void {
    this.running = false;
    this.jump(to);
  }

  toggle(): void {
    this.onhand();
    if (!this.running && this.at === this.last) this.at = 0;
    this.running = !this.running;
  }

  toTurn(turn: number): void {
    this.jump(beatOfTurn(this.film, turn));
  }
}
