/** Why options cannot be chosen, asked for once after each change of the table. */
import type { Live } from "../../../lib/live/live";
import type { Saying } from "../types";

export class Reasons {
  private found = $state.raw<Record<string, Saying>>({});

  /** Asks about every option that is not listed; call it inside an effect. */
  constructor(live: Live, texts: () => readonly string[]) {
    $effect(() => {
      const wanted = live.owed ? texts().filter((text) => !live.has(text)) : [];
      let gone = false;
      void Promise.all(wanted.map(async (text) => [text, await live.why(text).catch(() => null)] as const)).then(
        (all) => {
          if (!gone) this.found = Object.fromEntries(all.filter(([, reason]) => reason)) as Record<string, Saying>;
        },
      );
      return () => (gone = true);
    });
  }

  of(text: string): Saying | undefined {
    return this.found[text];
  }
}
