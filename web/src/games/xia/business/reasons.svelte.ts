/** Why options cannot be chosen, asked for once after each change of the table. */
import type { Live } from "../../../lib/live/live";
import type { Saying } from "../types";

export class Reasons {
  private found = $state.raw<Record<string, Saying | null>>({});

  /** Asks about every option that is not listed, `unasked` even while others are asked; call it inside an effect. */
  constructor(live: Live, texts: () => readonly string[], unasked = false) {
    $effect(() => {
      void live.version; // nobody's list of options tells when an unlisted one becomes possible
      const wanted = live.owed || unasked ? texts().filter((text) => !live.has(text)) : [];
      let gone = false;
      if (wanted.length)
        void live.whyEach(wanted).then((reasons) => {
          if (!gone) this.found = Object.fromEntries(reasons.map((reason, at) => [wanted[at]!, reason]));
        });
      return () => (gone = true);
    });
  }

  of(text: string): Saying | null | undefined {
    return this.found[text];
  }
}
