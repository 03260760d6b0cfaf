/** The desk of a game without a board: there is nothing to point at, only options to press. */
import { Desk } from "../desk.svelte";

export class PlainDesk extends Desk {
  /** All options stand on the page, so none has a button and a key of its own beside the prompt. */
  readonly buttons: ReadonlyMap<string, { text: string }> = new Map();
}
