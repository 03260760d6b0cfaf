/** A game for one, opened and started with one click. */
import { createTable } from "../live/api";
import { attempt } from "../shell/complain";
import { router } from "../shell/router.svelte";

class Alone {
  busy = $state(false);

  /** The other seats are played by bots of a speed that is easy to follow. */
  async open(game: string, options: Record<string, unknown> = {}, seats = 1): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const table = await attempt(() => createTable({ game, seats, options, start: true, bots: "easy" }));
    this.busy = false;
    if (table) router.go(`/t/${table.id}`);
  }
}

export const alone = new Alone();
