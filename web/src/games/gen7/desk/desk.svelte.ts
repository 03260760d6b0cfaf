/** An officer's desk: dice are taken and placed, everything else is chosen where it lies. */
import { Desk as BoardDesk } from "../../../lib/board/desk.svelte";
import { aimedAt } from "../../../lib/board/targets";
import type { Live } from "../../../lib/live/live";
import type { Option, Saying } from "../../../lib/live/types";
import type { Cards, View } from "../types";
import { freeOptions, keysOf } from "./offers";

/** What can be picked up and put somewhere. */
const CARRIED = /^(die|recovery):/;
/** What a spot would yield, as the rules foresee it. */
const YIELDS = "yields";

export class Desk extends BoardDesk {
  readonly cards: Cards;

  view = $derived.by<View>(() => this.live.view as View);
  /** Options that stand nowhere on the board. */
  free = $derived.by(() => freeOptions(this.options));
  /** The first of them by their keys, as buttons beside the prompt. */
  buttons = $derived.by(() => keysOf(this.free));

  /** What the coach of a first episode needs to know. */
  lessons = $derived.by(() => ({
    live: this.live,
    cards: this.cards,
    view: { coached: this.view.coached },
    send: (text: string) => this.send(text),
  }));

  constructor(live: Live, cards: Cards) {
    super(live);
    this.cards = cards;
  }

  protected override carries(target: string): boolean {
    return CARRIED.test(target);
  }

  override async choose(target: string, copy = 0): Promise<void> {
    const takes = this.held === null && this.carries(target) && this.goesOn(target);
    if (!takes) return (await this.opened(target)) ? undefined : super.choose(target, copy);
    this.drop();
    this.look = target;
    this.hold(target, copy);
  }

  /** Shared spots of a group that is not being filled yet open it; a die that is brought there stays in the hand. */
  private async opened(target: string): Promise<boolean> {
    const group = /^shared:(.+):\d+$/.exec(target)?.[1];
    const { held } = this;
    if (!group || this.aimed(target).length) return false;
    const [opening] = aimedAt(this.options, `group:${group}`, null);
    if (!opening) return false;
    await this.send(opening.text);
    if (held && aimedAt(this.options, held, null).length) this.held = held;
    return true;
  }

  /** Whether a die goes with something else on the board, so that it is picked up instead of asking what to do. */
  private goesOn(target: string): boolean {
    const found = aimedAt(this.options, target, null);
    return found.length > 0 && found.some(({ targets }) => targets.some((other) => other !== target));
  }

  /** What the held die, or any die, would bring on a target, already summed. */
  foreseen(target: string): Saying | null {
    const found = aimedAt(this.options, target, this.held);
    const yields = found.map(({ preview }) => preview.find(({ id }) => id === YIELDS) ?? null);
    const [first] = yields;
    return first && yields.every((one) => one?.text === first.text) ? first : null;
  }

  /** The options of a target while something may be held. */
  aimed(target: string): Option[] {
    return aimedAt(this.options, target, this.held);
  }
}
