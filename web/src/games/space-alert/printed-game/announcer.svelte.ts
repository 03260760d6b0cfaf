/** The announcer: a script with its clock, kept in this browser so that a reload does not stop it. */

import type { Announcements, GameEvent } from "../../../lib/live/types";
import { elapsed, situation, type About, type Flight } from "./announcing";

const KEY = "quarterdeck.announcer";
const TICK = 100;

type Choice = Pick<Flight, "seats" | "seed" | "options">;

export class Announcer {
  flight = $state.raw<Flight | null>(stored());
  private moment = $state(Date.now());

  now = $derived(this.flight ? elapsed(this.flight, this.moment) : 0);
  ended = $derived(this.flight?.endedAt != null);
  at = $derived(situation(this.flight?.events ?? [], this.now));
  over = $derived(this.at.over || this.ended);
  /** Whether the crew may agree to end planning now. */
  mayEnd = $derived(this.flight !== null && !this.over && this.now >= this.flight.about.early_end.at);
  paused = $derived(this.flight?.pausedAt != null);
  running = $derived(this.flight !== null && !this.paused && !this.over);
  /** What was said last while this page was open. */
  news = $state.raw<GameEvent | null>(null);
  /** Told what is said while this page is open, in the form in which a live game tells it: for voices. */
  listener: ((news: GameEvent[]) => void) | null = null;
  /** How much has been told; what was said before this page was opened is old. */
  private told = this.at.said.length;

  /** Lets time pass until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => this.tick(), TICK);
    return () => clearInterval(timer);
  }

  begin(choice: Choice, { events, about, speed }: Announcements<About>): void {
    this.keep({ ...choice, events, about, speed, start: Date.now(), lost: 0, pausedAt: null, endedAt: null });
    this.told = 0;
    this.tell();
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

  /** Planning ends before its time, as if all had consented. */
  end(): void {
    if (!this.flight || !this.mayEnd) return;
    this.keep({ ...this.flight, endedAt: this.flight.pausedAt ?? Date.now() });
    const usual = this.flight.events.find(({ kind }) => kind === "action-round-ends")!;
    this.hear([{ ...usual, n: this.flight.events.length, at: this.now, clause: "SA-3.2.17" }]);
  }

  leave(): void {
    this.keep(null);
  }

  private tick(): void {
    this.moment = Date.now();
    this.tell();
  }

  private tell(): void {
    const news = this.at.said.slice(this.told);
    this.told += news.length;
    if (news.length) this.hear(news);
  }

  private hear(news: GameEvent[]): void {
    this.news = news.at(-1)!;
    this.listener?.(news);
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
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Flight | null;
    return kept?.about.early_end ? kept : null; // one that an older version kept cannot go on
  } catch {
    return null;
  }
}
