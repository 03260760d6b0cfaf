/** Watching together: the Captain sets the pace (SA-R31), and everybody may leave and come back. */

import type { Live } from "../../../lib/live";
import type { View } from "../types";
import type { Projector } from "./projector.svelte";

/** The pace is told at most so often. */
const PAUSE = 150;

export class Showing {
  /** Whether this is the common showing: I lead it, or I follow. */
  together = $state(false);
  private readonly live: Live;
  private readonly film: Projector;
  private timer = 0;
  captain = $derived.by(() => (this.live.view as View).setting.captain);
  leading = $derived.by(() => this.live.seats.includes(this.captain));
  /** Whether somebody else than me sets the pace, or did. */
  led = $derived.by(() => !this.leading && this.live.pace !== null);
  following = $derived.by(() => this.together && this.led);

  constructor(live: Live, film: Projector) {
    this.live = live;
    this.film = film;
    film.onhand = () => {
      if (!this.leading) this.leave();
    };
  }

  /** Watch at one's own pace from here on. */
  leave(): void {
    this.together = false;
  }

  join(): void {
    this.together = true;
    this.follow();
  }

  /** Goes where the Captain is; the Captain's clock turns the pages. */
  follow(): void {
    if (!this.following || !this.live.pace) return;
    this.film.running = false;
    this.film.go(this.live.pace.step);
  }

  /** As Captain, tells everybody where the film is. */
  lead(step: number, running: boolean): () => void {
    if (!this.together || !this.leading) return () => {};
    this.timer = window.setTimeout(() => this.live.setPace({ step, running }), PAUSE);
    return () => clearTimeout(this.timer);
  }
}
