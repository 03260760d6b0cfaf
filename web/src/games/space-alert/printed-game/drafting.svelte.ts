/** The form's draft: kept in this browser with every change, checked and resolved by the server. */

import { ApiError, fetchAnnouncements, readCase, resolveCase } from "../../../lib/live/api";
import type { Flaw, Resolution } from "../../../lib/live/types";
import type { View } from "../types";
import { newSeed, type About } from "./announcing";
import { nameOf } from "./crew";
import { fromCase, newDraft, toCase, type Case, type Draft, type PrintedCards } from "./case";

const KEY = "quarterdeck.printed";
const GAME = "space-alert";

export class Drafting {
  readonly cards: PrintedCards;
  draft = $state<Draft>() as Draft;
  flaws = $state.raw<Flaw[]>([]);
  /** The resolution of the draft as it stands; null after any change. */
  resolution = $state.raw<Resolution<View> | null>(null);

  constructor(cards: PrintedCards) {
    this.cards = cards;
    this.draft = stored() ?? newDraft(cards.writing);
  }

  get last(): number {
    return this.cards.writing.kinds[this.draft.kind] ?? 0;
  }

  get case(): Case {
    return toCase($state.snapshot(this.draft) as Draft, this.cards.writing);
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.draft));
    } catch {
      // A browser that keeps nothing still resolves; only a reload would lose the entries.
    }
  }

  replace(draft: Draft, flaws: Flaw[] = []): void {
    this.draft = draft;
    this.flaws = flaws;
    this.resolution = null;
    this.keep();
  }

  clear(): void {
    this.replace(newDraft(this.cards.writing));
  }

  /** A change by hand: the entry is kept, and its old mistakes are forgotten until the next check. */
  change(edit: (draft: Draft) => void, ...place: (string | number)[]): void {
    edit(this.draft);
    this.flaws = this.flaws.filter(({ path }) => !place.every((step, index) => path[index] === step));
    this.resolution = null;
    this.keep();
  }

  /** What the boards are called. */
  get names(): string[] {
    return this.draft.crew.map((_, index) => nameOf(this.draft.crew, index));
  }

  /** Takes a file's text; throws what keeps it from being read at all. */
  async load(text: string): Promise<void> {
    const found = await readCase<Case>(GAME, text);
    this.replace(fromCase(found.case, this.cards.writing), found.flaws);
  }

  /** Four trajectories as the set-up of a flight draws them. */
  async drawTracks(): Promise<void> {
    const { about } = await fetchAnnouncements<About>(GAME, 4, newSeed(), {});
    this.change((draft) => (draft.tracks = about.tracks), "tracks");
  }

  /** True if the case resolves; otherwise its mistakes are in `flaws`. */
  async resolve(): Promise<boolean> {
    try {
      this.resolution = await resolveCase<View>(GAME, this.case, this.names);
      this.flaws = [];
    } catch (error) {
      if (!(error instanceof ApiError) || error.flaws.length === 0) throw error;
      this.flaws = error.flaws;
    }
    return this.resolution !== null;
  }
}

function stored(): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Draft | null;
    return Array.isArray(found?.crew) && Array.isArray(found.threats) ? found : null;
  } catch {
    return null;
  }
}
