/** Shows for a while that something has just happened; what had happened before the page was opened is no news. */
import { untrack } from "svelte";

export class Lingering {
  shown = $state(false);
  private seen: number | null = null;
  private leaving = 0;

  /** `latest` is the place of the latest event of its kind, -1 if there was none; call it inside an effect. */
  constructor(latest: () => number, lasts: number) {
    $effect(() => {
      const now = latest();
      untrack(() => this.look(now, lasts));
    });
    $effect(() => () => clearTimeout(this.leaving));
  }

  private look(now: number, lasts: number): void {
    const isNew = this.seen !== null && now > this.seen;
    this.seen = now;
    if (!isNew) return;
    clearTimeout(this.leaving);
    this.shown = true;
    this.leaving = window.setTimeout(() => (this.shown = false), lasts);
  }
}
