/** Watching together: one seat leads, and everybody else may leave and come back. */

import type { Live } from "../live/live";
import type { Player } from "./player.svelte";

/** Milliseconds after which the leader tells the others where the film is. */
const PAUSE = 150;

export class Together {
  /** Whether I watch with the others: I lead, or I follow. */
  on = $state(false);
  /** The seat that leads. */
  readonly host: number;
  private readonly live: Live;
  private readonly player: Player;
  private timer = 0;
  leading = $derived.by(() => this.live.seats.includes(this.host));
  /** Whether somebody else leads, or has led. */
  led = $derived.by(() => !this.leading && this.live.showing !== null);
  following = $derived.by(() => this.on && this.led);
  hostName = $derived.by(() => this.live.names[this.host] ?? "");

  constructor(live: Live, player: Player, host: number) {
    this.live = live;
    this.player = player;
    this.host = host;
    player.onhand = () => {
      if (!this.leading) this.leave();
    };
  }

  /** From here on, watch alone. */
  leave(): void {
    this.on = false;
  }

  join(): void {
    this.on = true;
    this.follow();
  }

  /** Goes where the host is; the last step comes by itself if the one before it was on the screen. */
  follow(): void {
    if (!this.following || !this.live.showing) return;
    const { step } = this.live.showing;
    this.player.running = false;
    if (step === this.player.last && this.player.at === step - 1) this.player.advance();
    else if (step !== this.player.at) this.player.go(step);
  }

  /** As host, tells everybody where the film is. */
  lead(step: number, running: boolean): () => void {
    if (!this.on || !this.leading) return () => {};
    this.timer = window.setTimeout(() => this.live.sendShowingPosition({ step, running }), PAUSE);
    return () => clearTimeout(this.timer);
  }
}
