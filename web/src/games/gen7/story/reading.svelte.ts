/** Which page a reader has open: stories are read, chosen from and put away, each reader at their own pace. */
import type { Live } from "../../../lib/live/live";
import type { View } from "../types";
import { choicesOf, isStory, isVote, optionFor, toldParts, type Choice } from "./pages";

export type Page = "opened" | "vote" | "choice" | "told" | null;

/** Which ballots these are, whoever has won since. */
const idOf = ({ opened, round }: Pick<View, "opened" | "round">): string =>
  opened ? [round, opened.about, opened.options, opened.ballots].join(" ") : "";

export class Reading {
  private readonly live: Live;
  /** The choice that was picked and not locked yet. */
  picked = $state("");
  /** Whether the reader looks at the ship instead. */
  away = $state(false);
  /** The page with consequences that was put away. */
  private closed = $state("");
  /** The ballots that were looked at. */
  private seen = $state("");

  view = $derived.by<View>(() => this.live.view as View);
  told = $derived.by(() => toldParts(this.view.told));
  choices = $derived.by<Choice[]>(() => choicesOf(this.view));
  private pageId = $derived(this.view.told.join("|"));

  /** What there is to read now, whether the reader looks at it or not. */
  page = $derived.by<Page>(() => {
    if (this.live.over) return null;
    if (this.view.opened && idOf(this.view) !== this.seen) return "opened";
    if (isVote(this.view)) return "vote";
    if (isStory(this.view)) return this.view.asked?.frame === "reading" ? "told" : "choice";
    return this.told.consequences.length && this.pageId !== this.closed ? "told" : null;
  });
  shown = $derived<Page>(this.away ? null : this.page);
  /** Whether the page is put away by the reader alone: nobody waits for it. */
  local = $derived(this.page === "opened" || (this.page === "told" && !isStory(this.view)));

  constructor(live: Live) {
    this.live = live;
    this.seen = idOf(live.view as View);
    this.closed = (live.view as View).told.join("|");
  }

  /** Puts the page away. */
  close(): void {
    if (this.page === "opened") this.seen = idOf(this.view);
    else this.closed = this.pageId;
    this.away = false;
  }

  pick(key: string): void {
    this.picked = key;
  }

  /** Nothing stays picked that can no longer be chosen. */
  check(): void {
    if (this.picked && !this.choices.some(({ key }) => key === this.picked)) this.picked = "";
    if (!this.page) this.away = false;
  }

  /** The option with which the picked choice is locked. */
  get locks() {
    const choice = this.choices.find(({ key }) => key === this.picked);
    return choice && this.live.options.length ? this.lockOf(choice) : undefined;
  }

  /** The option with which a choice would be locked: said openly is not cast. */
  lockOf(choice: Choice) {
    return optionFor(
      this.live.options.filter(({ text }) => !text.startsWith("lean ")),
      choice,
    );
  }

  leanTo(choice: Choice) {
    return optionFor(this.live.options, choice, "lean");
  }
}
