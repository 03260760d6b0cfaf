/** A table that is only looked at: what a board reads of a live one, as it was at the player's step. */
import type { Live } from "../live/live";
import type { Player } from "./player.svelte";

export function watched(player: Player, names: readonly string[]): Live {
  const table = {
    get view() {
      return player.current?.view;
    },
    get events() {
      return player.current?.events ?? [];
    },
    names,
    options: [],
    verbs: {},
    prompt: null,
    seat: null,
    seats: [],
    over: true,
    spectating: true,
    fresh: false,
    bound: null,
    refusal: null,
    version: 0,
    option: () => undefined,
    has: () => false,
  };
  return table as unknown as Live;
}
