/** What one player does with cards: pick up, place, turn, take back. It only ever sends options of the server. */

import type { Live } from "../../../lib/live";
import type { Drag } from "../../../lib/drag";
import type { Looking } from "../looking.svelte";
import { turned } from "../faces";
import { Gift } from "./gift.svelte";
import { type Held, offered, openSlots, place, question, receivers, targets } from "../offers";
import { handOf } from "../planning";
import type { Saying, View } from "../types";

export interface Tip {
  /** The slot it belongs to, "board:slot", or "" for the prompt. */
  key: string;
  reason: Saying;
}

/** Shows a dragged card at the pointer, or nothing. */
export type Ghost = (event: PointerEvent | null, face: string) => void;

const slotUnder = (over: Element | null): string => over?.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "";

export class Desk {
  held = $state.raw<Held | null>(null);
  tip = $state.raw<Tip | null>(null);
  confirming = $state(false);
  /** The slot or hand group a dragged card hovers over. */
  over = $state("");

  readonly live: Live;
  readonly looking: Looking;
  readonly gift: Gift;
  options = $derived.by<string[]>(() => this.live.options);
  view = $derived.by<View>(() => this.live.view as View);
  hand = $derived.by(() => handOf(this.view, this.live.seat));
  targets = $derived.by(() => targets(this.options, this.held));
  open = $derived.by(() => openSlots(this.options));
  receivers = $derived.by(() => receivers(this.options, this.held?.from === "hand" ? this.held.face : null));

  constructor(live: Live, looking: Looking) {
    this.live = live;
    this.looking = looking;
    this.gift = new Gift(live);
  }

  laid(board: number, slot: number): string | null {
    return this.view.crew[board]?.plan[slot] ?? null;
  }

  /** A tap on a card of the hand: pick it up, or put it down again. */
  pick(face: string): void {
    const same = this.held?.from === "hand" && (this.held.face === face || turned(this.held.face) === face);
    this.hold(same ? null : { from: "hand", face });
  }

  hold(held: Held | null): void {
    this.held = held;
    this.tip = null;
    if (held) this.looking.at = { kind: "card", face: held.face, slot: held.from === "slot" ? held.slot : null };
  }

  /** A tap on a slot: place what is held, pick up what lies there, or say why not. */
  async choose(board: number, slot: number): Promise<void> {
    const option = this.targets.get(place(board, slot));
    if (option) return this.send(option);
    if (this.held?.from === "slot" && this.held.board === board && this.held.slot === slot) return this.hold(null);
    if (this.changeable(board, slot) && !this.held) return this.lift(board, slot);
    await this.explain(board, slot);
  }

  changeable(board: number, slot: number): boolean {
    return offered(this.options, `take-back ${board} ${slot}`) !== null;
  }

  lift(board: number, slot: number): void {
    const face = this.laid(board, slot);
    if (face) this.hold({ from: "slot", board, slot, face });
  }

  async explain(board: number, slot: number): Promise<void> {
    const reason = await this.live.why(question(board, slot, this.held, this.laid(board, slot), this.hand));
    if (reason) this.tip = { key: place(board, slot), reason };
  }

  forget(slot: string): void {
    if (this.tip?.key === slot) this.tip = null;
  }

  async send(option: string): Promise<void> {
    this.tip = null;
    this.held = null;
    await this.live.act(option);
  }

  /** Turns the held card in the hand, or a planned card in its slot. */
  async turn(board?: number, slot?: number): Promise<void> {
    if (this.held?.from === "hand") return this.hold({ from: "hand", face: turned(this.held.face) });
    const at = this.held?.from === "slot" ? this.held : { board, slot };
    const option = offered(this.options, `turn ${at.board} ${at.slot}`);
    if (option) await this.send(option);
  }

  async takeBack(board?: number, slot?: number): Promise<void> {
    if (this.held?.from === "hand") return this.hold(null);
    const at = this.held?.from === "slot" ? this.held : { board, slot };
    const option = offered(this.options, `take-back ${at.board} ${at.slot}`);
    if (option) await this.send(option);
  }

  /** To another player at once while a transfer is open; before it the card is only set aside. */
  async give(seat: number): Promise<void> {
    const option = this.receivers.get(seat);
    if (option) return this.send(option);
    if (this.held?.from !== "hand") return;
    const reason = await this.gift.choose(this.held.face, seat);
    this.hold(null);
    if (reason) this.tip = { key: "", reason };
  }

  async confirmGift(): Promise<void> {
    const option = this.gift.option;
    this.gift.forget();
    if (option) await this.send(option);
  }

  /** Dragging a card: the same from the hand, from a slot and from beside a board. */
  drag(held: Held | null, ghost: Ghost): Drag {
    const face = held?.face ?? "";
    return {
      active: held !== null,
      start: (event) => { this.hold(held); ghost(event, face); },
      move: (event, over) => { ghost(event, face); this.over = slotUnder(over); },
      drop: (_, over) => { ghost(null, ""); void this.drop(over); },
      cancel: () => { ghost(null, ""); this.hold(null); },
    };
  }

  /** Where a dragged card was let go: a slot, the hand, or another player. */
  async drop(target: Element | null): Promise<void> {
    const slot = target?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
    const seat = target?.closest<HTMLElement>("[data-give]")?.dataset.give;
    this.over = "";
    if (slot) return this.dropOnSlot(slot);
    if (seat) return this.give(Number(seat));
    if (target?.closest("[data-hand]") && this.held?.from === "slot") return this.takeBack();
    this.held = null;
  }

  private async dropOnSlot(key: string): Promise<void> {
    const [board = 0, slot = 0] = key.split(":").map(Number);
    const option = this.targets.get(key);
    if (option) return this.send(option);
    await this.explain(board, slot);
    this.held = null;
  }

  /** Lets go of a card that is no longer where it was picked up. */
  check(): void {
    const held = this.held;
    if (!held) return;
    const there = held.from === "slot" ? this.laid(held.board, held.slot) === held.face : this.holds(held.face);
    if (!there) this.held = null;
  }

  private holds(face: string): boolean {
    const heroic = this.view.crew.map((member) => member.heroic);
    return [face, turned(face)].some((one) => this.hand.includes(one) || heroic.includes(one));
  }
}
