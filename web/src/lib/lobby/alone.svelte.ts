/** A game for one, opened and started with one click. */
import { createTable } from "../live/api";
import { attempt } from "../shell/complain";
import { router } from "../shell/router.svelte";

class Alone {
  busy = $state(false);

  async open(game: string, name: string, options: Record<string, unknown> = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const table = await attempt(() => createTable({ game, seats: 1, name, options, start: true }));
    this.busy = false;
    if (table) router.go(`/t/${table.id}`);
  }
}

export const alone = new Alone();
