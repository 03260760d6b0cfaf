/** A player's desk: cards are picked up from the hand or a slot, placed, turned, taken back and given away. */
import { Desk as BoardDesk } from "../../../lib/board/desk.svelte";
import { verbOf } from "../../../lib/board/targets";
import type { Live } from "../../../lib/live/live";
import type { Looking } from "../looking.svelte";
import { turned } from "../faces";
import { Gift } from "./gift.svelte";
import { type Held, cardTarget, goals, offered, openSlots, receivers, slotOf, slotTarget } from "../offers";
import { handOf } from "../planning";
import type { Saying, View } from "../types";

/** An option that cannot be taken back, and what the rules warn of. */
interface Warned {
  text: string;
  verb: string;
  said: Saying[];
}

export class Desk extends BoardDesk {
  /** What waits until the player has read the warning. */
  warned = $state.raw<Warned | null>(null);
  readonly looking: Looking;
  readonly gift: Gift;
  view = $derived.by<View>(() => this.live.view as View);
  hand = $derived.by(() => handOf(this.view, this.live.seat));
  /** The card in the air. */
  card = $derived.by<Held | null>(() => this.cardAt(this.held));
  /** Where it may go: the option by "board:slot". */
  goals = $derived.by(() => goals(this.options, this.held));
  /** The slots that any option touches. */
  open = $derived.by(() => openSlots(this.options));
  receivers = $derived.by(() => receivers(this.options, this.card?.from === "hand" ? this.card.face : null));

  constructor(live: Live, looking: Looking) {
    super(live);
    this.looking = looking;
    this.gift = new Gift(live);
  }

  protected override carries(target: string): boolean {
    return target.startsWith("card:") || this.changeable(target);
  }

  protected override picksAnew(): boolean {
    return false;
  }

  protected override mayAsk(): boolean {
    return !this.live.spectating;
  }

  /** Ending a phase cannot be taken back (SA-R13). */
  protected override needsConfirming(text: string): boolean {
    return text === "end-phase";
  }

  laid(board: number, slot: number): string | null {
    return this.view.crew[board]?.plan[slot] ?? null;
  }

  private cardAt(target: string | null): Held | null {
    if (target?.startsWith("card:")) return { from: "hand", face: target.slice("card:".length) };
    const at = target === null ? null : slotOf(target);
    const face = at && this.laid(...at);
    return at && face ? { from: "slot", board: at[0], slot: at[1], face } : null;
  }

  /** A tap on a card of the hand: pick it up, or put it down again. */
  pick(face: string): void {
    const same = this.card?.from === "hand" && (this.card.face === face || turned(this.card.face) === face);
    this.hold(same ? null : cardTarget(face));
  }

  hold(target: string | null): void {
    this.drop();
    this.held = target;
    const held = this.card;
    if (held) this.looking.at = { kind: "card", face: held.face, slot: held.from === "slot" ? held.slot : null };
  }

  /** A tap on a slot: place what is held, pick up what lies there, or say why not. */
  override async choose(target: string): Promise<void> {
    if (this.held !== null) return super.choose(target);
    if (this.changeable(target)) return this.hold(target);
    await this.explain(target);
  }

  /** What the rules warn of is asked first: a card that stays where it is laid (SA-7.2.2), slots left empty (SA-9.5). */
  override async send(text: string): Promise<void> {
    const said = this.live.option(text)?.preview ?? [];
    if (!said.length) return super.send(text);
    this.drop();
    this.warned = { text, verb: verbOf({ text }), said };
  }

  /** Carries out what the player was warned of. */
  async confirmWarned(): Promise<void> {
    const { text } = this.warned!;
    this.warned = null;
    await super.send(text);
  }

  changeable(target: string): boolean {
    return offered(this.options, "take-back", target) !== undefined;
  }

  /** Turns the held card in the hand, or a planned card in its slot. */
  async turn(board?: number, slot?: number): Promise<void> {
    if (this.card?.from === "hand") return this.hold(cardTarget(turned(this.card.face)));
    await this.change("turn", board, slot);
  }

  async takeBack(board?: number, slot?: number): Promise<void> {
    if (this.card?.from === "hand") return this.hold(null);
    await this.change("take-back", board, slot);
  }

  /** Does something with the card that is held, or lies in a slot. */
  private async change(verb: string, board = -1, slot = -1): Promise<void> {
    const option = offered(this.options, verb, this.held ?? slotTarget(board, slot));
    if (option) await this.send(option.text);
  }

  /** To another player at once while a transfer is open; before it the card is only set aside. */
  async give(seat: number): Promise<void> {
    const option = this.receivers.get(seat);
    if (option) return this.send(option);
    if (this.card?.from !== "hand") return;
    const reason = await this.gift.choose(this.card.face, seat);
    this.hold(null);
    if (reason) this.tip = { target: "", reason };
  }

  async confirmGift(): Promise<void> {
    const option = this.gift.option;
    this.gift.forget();
    if (option) await this.send(option);
  }

  /** Where a dragged card was let go: a slot, the hand, or another player. */
  protected override async dropOn(target: string): Promise<void> {
    if (target.startsWith("seat:")) return this.give(Number(target.slice("seat:".length)));
    await super.dropOn(target);
  }

  /** Lets go of a card that is no longer where it was picked up. */
  override check(): void {
    const held = this.card;
    const there = held?.from === "hand" ? this.holds(held.face) : held !== null;
    if (this.held !== null && !there) this.held = null;
  }

  private holds(face: string): boolean {
    const heroic = this.view.crew.map((member) => member.heroic);
    return [face, turned(face)].some((one) => this.hand.includes(one) || heroic.includes(one));
  }
}
