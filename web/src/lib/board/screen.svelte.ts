/** The screen around a board: how wide it is, whose things it shows, and what it puts into the page. */
import type { Snippet } from "svelte";
import { on } from "svelte/events";
import { innerWidth } from "svelte/reactivity/window";
import type { RailParts } from "../live/board-slots.svelte";
import type { Live } from "../live/live";
import type { Desk } from "./desk.svelte";

type ScreenDesk = Pick<Desk, "check" | "drop" | "held" | "live" | "menu" | "press" | "touched"> & {
  /** The buttons beside the prompt by their keys. */
  readonly buttons: ReadonlyMap<string, { text: string }>;
};

/** Pixels up to which a screen is a phone's. */
const PHONE = 720;

export class BoardScreen {
  private readonly desk: ScreenDesk;
  private readonly live: Live;
  private readonly active: () => number;
  /** The seat whose things are shown by choice; null means one's own. */
  private looked = $state<number | null>(null);
  /** Whether the board is looked at although the game is over. */
  private board = $state(false);

  phone = $derived.by(() => innerWidth.current! <= PHONE);
  /** The seat whose things are shown unless another one is looked at: for spectators, whose turn it is. */
  own = $derived.by(() => this.live.seat ?? this.active());
  shown = $derived.by(() => this.looked ?? this.own);
  /** Whether what is shown is somebody else's. */
  inert = $derived.by(() => this.shown !== this.live.seat);
  /** The only seat that plays on this screen; none where several do. */
  mine = $derived.by(() => (this.live.seats.length > 1 ? null : this.live.seat));
  /** Whether the end is shown in place of the board. */
  ended = $derived.by(() => this.live.over && !this.board);
  /** The way back to one's own things, if others are shown. */
  back = $derived.by(() => (this.shown === this.own ? undefined : () => this.show(null)));
  /** The way from the board to the end, once there is one. */
  toEnd = $derived.by(() => (this.live.over ? () => void (this.board = false) : undefined));
  /** Changes whenever a question is asked. */
  private asked = $derived.by(() => (this.live.owed ? this.live.version : null));

  /** Must be created during a component's initialisation; it ends with the component. `active` is the seat whose turn
  it is. */
  constructor(desk: ScreenDesk, active: () => number) {
    this.desk = desk;
    this.live = desk.live;
    this.active = active;
    $effect(() => desk.check());
    $effect(() => void (desk.touched = this.phone));
    $effect(() => this.returnWhenAsked());
    $effect(() => on(window, "keydown", (press) => this.putBack(press), { capture: true }));
  }

  readonly show = (seat: number | null): void => {
    this.looked = seat;
  };

  readonly showBoard = (): void => {
    this.board = true;
  };

  /** A key chooses from the open menu, or presses a button of the prompt. */
  pick(key: string): void {
    const { menu, buttons } = this.desk;
    const offer = menu ? menu.options[Number(key) - 1] : buttons.get(key);
    if (offer) void this.desk.press(offer.text);
  }

  /** Puts the board's parts into the page around it; made for `$effect(() => screen.fill(bar, { head, foot }))`. */
  fill(bar: Snippet, rail: RailParts): () => void {
    const { slots } = this.live;
    slots.saysRefusals = true;
    slots.bar = bar;
    slots.rail = this.ended || this.phone ? {} : rail;
    return () => {
      slots.saysRefusals = false;
      slots.bar = null;
      slots.rail = {};
    };
  }

  /** A seat that is asked sees its own things. */
  private returnWhenAsked(): void {
    void [this.live.seat, this.asked];
    this.looked = null;
  }

  /** What is held goes back before Escape closes anything else. */
  private putBack(press: KeyboardEvent): void {
    if (press.key !== "Escape" || !this.desk.held || this.desk.menu) return;
    press.stopPropagation();
    this.desk.drop();
  }
}
