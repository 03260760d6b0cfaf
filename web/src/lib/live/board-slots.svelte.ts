/** What a board puts into the page around it: set in an effect, and taken back on leaving. */
import type { Snippet } from "svelte";

/** Parts of the rail beside the board: above the tabs, in place of the log, below everything. */
export interface RailParts {
  head?: Snippet;
  log?: Snippet;
  foot?: Snippet;
  /** Whether the board needs the whole width: then the rail is a sheet over it. */
  sheet?: boolean;
}

export class BoardSlots {
  /** For the page's bar: its clock, its phase. */
  bar = $state.raw<Snippet | null>(null);
  rail = $state.raw<RailParts>({});
  /** The text that says why nobody may speak now; null while they may. */
  silence = $state<string | null>(null);
  /** The text shown instead of log and chat while they are covered. */
  covered = $state<string | null>(null);
  /** Whether a coach leads through the game, so that no bot is asked for advice. */
  coached = $state(false);
  /** Whether the board itself says why something was refused; elsewhere a toast does. */
  saysRefusals = false;
}
