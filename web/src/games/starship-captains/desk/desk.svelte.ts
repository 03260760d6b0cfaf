/** A captain's desk: what is marked on options, what can be carried, and what to ask about. */
import { Desk as BoardDesk } from "../../../lib/board/desk.svelte";
import type { Live } from "../../../lib/live/live";
import type { Option, Saying } from "../../../lib/live/types";
import { bonusesOn, buttons, isCarried, keysOf, marksOn, offers, type Bonus, type Mark, type Offer } from "../offers";
import type { Cards, View } from "../types";

/** The prompt names the figures that do not match the row (SC-R24). */
const unfit = (asked: Saying | null): string[] => (asked?.args.unfit as string[] | undefined) ?? [];
/** The prompt says which symbols a card would match in a slot (SC-11.14). */
const bonuses = (asked: Saying | null): Bonus[] => (asked?.args.bonuses as Bonus[] | undefined) ?? [];

/** What is read on a sheet of its own. */
const READABLE = /^(place|route|space|card|score):/;

export class Desk extends BoardDesk<Offer> {
  readonly cards: Cards;

  view = $derived.by<View>(() => this.live.view as View);
  /** The buttons beside the prompt by their keys. */
  buttons = $derived.by(() => keysOf(buttons(this.options)));

  constructor(live: Live, cards: Cards) {
    super(live);
    this.cards = cards;
  }

  protected override marked(options: Option[]): Offer[] {
    return offers(options, unfit(this.live.prompt), bonuses(this.live.prompt));
  }

  protected override carries(target: string): boolean {
    return isCarried(target);
  }

  /** Where nothing can be pointed at, one reads what a place or a pirate means before anybody flies there. */
  protected override readsFirst(target: string): boolean {
    return this.touched && /^(place|route):/.test(target);
  }

  /** Where nothing can be pointed at, a tap on what cannot be chosen shows what it is, with the reason why not. */
  override async explain(target: string): Promise<void> {
    await super.explain(target);
    if (this.touched && READABLE.test(target)) this.menu = { target, options: [] };
  }

  /** Passing cannot be taken back (SC-R14); where nothing else is left, nobody has to think twice. */
  protected override needsConfirming(text: string): boolean {
    return text === "pass" && this.live.seatView?.automatic?.option !== text;
  }

  /** A card in use stands for its room while that can be chosen. */
  standsFor(card: string): string {
    return this.lit.has(`room:${card}`) ? `room:${card}` : `card:${card}`;
  }

  marks(target: string): Mark[] {
    return marksOn(this.options, target, this.held);
  }

  /** What the held card would match in a slot. */
  bonuses(target: string): string[] {
    return target.startsWith("slot:") ? bonusesOn(this.options, target, this.held) : [];
  }
}
