/** The announcer: a script with its clock, kept in this browser so that a reload does not stop it. */

import type { Announcements, GameEvent } from "../../../lib/types";
import { elapsed, situation, type About, type Flight } from "./announcing";

const KEY = "quarterdeck.announcer";
const TICK = 100;

export type Choice = Pick<Flight, "seats" | "seed" | "options">;

export class Announcer {
  flight = $state.raw<Flight | null>(stored());
  private moment = $state(Date.now());

  now = $derived(this.flight ? elapsed(this.flight, this.moment) : 0);
  ended = $derived(this.flight?.endedAt != null);
  at = $derived(situation(this.flight?.events ?? [], this.now));
  over = $derived(this.at.over || this.ended);
  paused = $derived(this.flight?.pausedAt != null);
  running = $derived(this.flight !== null && !this.paused && !this.over);
  private count = $derived(this.at.said.length);
  /** How much had been said when this page was opened: that is old news. */
  private old = $state(this.count);
  /** What was said since, in the form in which a live game tells it and new only when it grows: voices say this. */
  fresh = $derived<GameEvent[]>(this.flight?.events.slice(this.old, this.count) ?? []);

  /** Lets time pass until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => (this.moment = Date.now()), TICK);
    return () => clearInterval(timer);
  }

  begin(choice: Choice, { events, about, speed }: Announcements<About>): void {
    this.keep({ ...choice, events, about, speed, start: Date.now(), lost: 0, pausedAt: null, endedAt: null });
    this.old = 0;
  }

  /** The same script from its beginning. */
  again(): void {
    if (this.flight) this.begin(this.flight, this.flight);
  }

  pause(): void {
    if (this.flight && this.running) this.keep({ ...this.flight, pausedAt: Date.now() });
  }

  resume(): void {
    if (this.flight?.pausedAt == null) return;
    const lost = this.flight.lost + Date.now() - this.flight.pausedAt;
    this.keep({ ...this.flight, lost, pausedAt: null });
  }

  end(): void {
    if (this.flight) this.keep({ ...this.flight, endedAt: this.flight.pausedAt ?? Date.now() });
  }

  leave(): void {
    this.keep(null);
  }

  private keep(flight: Flight | null): void {
    this.flight = flight;
    this.moment = Date.now();
    try {
      if (flight) localStorage.setItem(KEY, JSON.stringify(flight));
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing still announces; only a reload would end it.
    }
  }
}

function stored(): Flight | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Flight | null;
  } catch {
    return null;
  }
}
