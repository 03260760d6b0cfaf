/** What one captain does: point, pick up, choose. It only ever sends options of the server. */
import type { Drag } from "../../../lib/drag";
import type { Live } from "../../../lib/live";
import type { Saying } from "../../../lib/types";
import { aimedAt, bonusesOn, buttons, isCarried, litTargets, marksOn, offers, type Bonus, type Mark, type Marked, type Offer } from "../offers";
import { anotherRow, question } from "../questions";
import type { Cards, View } from "../types";

export interface Menu {
  target: string;
  offers: Offer[];
}

/** The prompt names the figures that do not match the row (SC-R24). */
const unfit = (asked: Saying | null): string[] => ((asked?.args.unfit as string[] | undefined) ?? []).map((figure) => `assign ${figure}`);
/** The prompt says which symbols a card would match in a slot (SC-11.14). */
const bonuses = (asked: Saying | null): Bonus[] => (asked?.args.bonuses as Bonus[] | undefined) ?? [];
const targetUnder = (over: Element | null): string => over?.closest<HTMLElement>("[data-target]")?.dataset.target ?? "";

/** Taking back is no thing on the board, but says why not like one. */
export const UNDO = "undo";

export class Desk {
  readonly live: Live;
  readonly cards: Cards;
  /** On a phone: nothing can be pointed at without choosing it. */
  touched = $state(false);
  /** What the reader points at. */
  look = $state("");
  held = $state<string | null>(null);
  /** Several options for one thing: which one? */
  menu = $state.raw<Menu | null>(null);
  tip = $state.raw<{ target: string; reason: Saying } | null>(null);
  /** An option that waits for a confirmation (SC-R14). */
  confirming = $state<string | null>(null);
  ghost = $state.raw<{ x: number; y: number; target: string } | null>(null);

  view = $derived.by<View>(() => this.live.view as View);
  private marked = $derived.by<Marked>(() => ({ final: this.live.final, unfit: unfit(this.live.prompt) }));
  offers = $derived.by(() => offers(this.live.options, this.marked, this.view, this.cards, this.live.seat, bonuses(this.live.prompt)));
  lit = $derived.by(() => litTargets(this.offers, this.held));
  buttons = $derived.by(() => buttons(this.offers));

  constructor(live: Live, cards: Cards) {
    this.live = live;
    this.cards = cards;
  }

  /** A tap or Enter on something: choose it, pick it up, ask which, or say why not. */
  async choose(target: string): Promise<void> {
    this.look = target;
    if (this.held === target) return this.drop();
    const found = aimedAt(this.offers, target, this.held);
    if (!found.length && this.held && isCarried(target)) return this.choose((this.drop(), target));
    if (!found.length) return this.explain(target);
    if (found.length === 1 && !this.readsFirst(target)) return this.send(found[0]!.text);
    if (isCarried(target) && !this.held) this.held = target;
    this.tip = null;
    this.menu = { target, offers: found };
  }

  /** Where nothing can be pointed at, a place is read about before anybody flies there. */
  private readsFirst(target: string): boolean {
    return this.touched && target.startsWith("place:");
  }

  /** A card in use stands for its room while that can be chosen. */
  standsFor(card: string): string {
    return this.lit.has(`room:${card}`) ? `room:${card}` : `card:${card}`;
  }

  marks(target: string): Mark[] {
    return marksOn(this.offers, target, this.held);
  }

  /** What the held card would match in a slot. */
  bonuses(target: string): string[] {
    return target.startsWith("slot:") ? bonusesOn(this.offers, target, this.held) : [];
  }

  /** The reader looks elsewhere. */
  leave(target: string): void {
    if (this.tip?.target === target) this.tip = null;
  }

  drop(): void {
    this.held = this.menu = this.tip = null;
  }

  async explain(target: string): Promise<void> {
    const asked = this.live.options.length ? question(target, this.view, this.cards, this.live.seat, this.held) : null;
    const reason = anotherRow(target, this.offers) ?? (asked && (await this.live.why(asked)));
    this.tip = reason ? { target, reason } : null;
  }

  /** Passing cannot be taken back, so it is asked twice (SC-R14). */
  async press(text: string): Promise<void> {
    if (text === "pass") this.confirming = text;
    else await this.send(text);
  }

  async send(text: string): Promise<void> {
    this.drop();
    this.confirming = null;
    await this.live.act(text);
  }

  async undo(): Promise<void> {
    this.drop();
    if (!this.live.options.length) return;
    if (this.live.bound) this.tip = { target: UNDO, reason: this.live.bound };
    else await this.live.undo();
  }

  /** Lets go of what is no longer there to choose. */
  check(): void {
    const known = new Set(this.offers.map(({ text }) => text));
    if (this.menu && !this.menu.offers.every(({ text }) => known.has(text))) this.drop();
    if (this.held && !this.ghost && !aimedAt(this.offers, this.held, null).length) this.drop();
  }

  /** Dragging: a shortcut for picking up and choosing. What goes nowhere can be dragged too: where it is dropped it says why. */
  drag(target: string, inert = false): Drag {
    const mayDrag = () => !inert && isCarried(target) && this.live.options.length > 0;
    return {
      get active() { return mayDrag(); },
      start: (event) => { this.drop(); this.carry(event, target); },
      move: (event) => this.carry(event, target),
      drop: (_, over) => { this.ghost = null; void this.dropOn(targetUnder(over)); },
      cancel: () => { this.ghost = null; this.drop(); },
    };
  }

  private carry(event: PointerEvent, target: string): void {
    this.ghost = { x: event.clientX, y: event.clientY, target };
    this.held = target;
  }

  private async dropOn(target: string): Promise<void> {
    if (!target || target === this.held) return this.drop();
    await (aimedAt(this.offers, target, this.held).length ? this.choose(target) : this.explain(target));
    if (!this.menu) this.held = null;
  }
}
