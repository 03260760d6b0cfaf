/** The table whose page is open, for what stands outside the page, such as the settings. */
import type { Live } from "./live.svelte";

class AtTable {
  live = $state.raw<Live | null>(null);
}

export const atTable = new AtTable();
