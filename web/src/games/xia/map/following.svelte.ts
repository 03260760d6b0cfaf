/** How the view of the map moves by itself: to what changed and what can be chosen, unless a reader moved it. */
import { untrack } from "svelte";
import { box, middle } from "../../../lib/board/hexes";
import type { Box, Viewport } from "../../../lib/board/pan-zoom.svelte";
import { hexesRound, RADIUS } from "./chart";

/** What the view may move to; each part is asked for by itself, so that no other change moves it. */
export interface Seen {
  /** The hex of the own ship, or of whoever acts. */
  readonly home: string;
  /** The hex of the ship that acts. */
  readonly acting: string;
  /** The centre of the sector that was laid out last. */
  readonly newest: string;
  /** All sectors that are laid out. */
  readonly map: Box;
  /** Hexes that can be chosen, in one text. */
  readonly offered: string;
  /** Whether some of them have costs that are to be read, and whether the ship is only setting out. */
  readonly costs: boolean;
  readonly setsOut: boolean;
  /** Whether places for sectors can be chosen. */
  readonly places: boolean;
  /** Whether the reader is asked. */
  readonly asked: boolean;
  readonly phone: boolean;
}

/** Below these sizes marks lose their plates, and then only names and ships stay. */
export const PLATES = 0.75;
export const TEXTS = 0.6;
/** The first look on a phone. */
const PHONE_SIZE = 1.08;
/** What ships beyond the view and tools cover at the edges of the map, in pixels of the screen. */
const ABOVE = 24;
const BELOW = 36;

export class Following {
  private readonly view: Viewport;
  private readonly seen: Seen;
  private placed = false;
  /** The size before everything was shown, to go back to. */
  private before: number | null = null;
  private laid: string | null = null;
  private wasAsked = false;

  /** Must be made while a component is: it stops with it. `isThere` tells whether there is a map yet. */
  constructor(view: Viewport, seen: Seen, isThere: () => boolean) {
    this.view = view;
    this.seen = seen;
    $effect(() => void (view.width && isThere() && untrack(() => this.firstLook())));
    $effect(() => this.letGo(seen.asked));
    $effect(() => this.toActing(seen.acting));
    $effect(() => this.toOffered(seen.offered));
    $effect(() => this.toNewest(seen.newest));
  }

  /** The own ship, at a size at which everything can be read; the view follows the game again. */
  readonly home = (): void => {
    const { view } = this;
    const { home } = this.seen;
    view.kept = false;
    if (!home) return view.fit();
    if (view.zoom < PLATES) view.zoomTo(1);
    view.look(middle(home, RADIUS));
  };

  private firstLook(): void {
    if (this.placed) return;
    this.placed = true;
    const { view } = this;
    const { phone, offered } = this.seen;
    view.fit();
    if (view.zoom < PLATES) {
      view.zoomTo(phone ? PHONE_SIZE : 1);
      this.home();
    }
    if (offered) this.show(offered.split(" "));
  }

  /** Whoever is newly asked about hexes that are all out of sight is shown them, wherever the reader looked. */
  private letGo(asked: boolean): void {
    const isNew = asked && !this.wasAsked;
    this.wasAsked = asked;
    if (!isNew) return;
    const hexes = untrack(() => this.seen.offered.split(" ").filter(Boolean));
    if (hexes.length && !hexes.some((hex) => untrack(() => this.view.has(middle(hex, RADIUS))))) this.view.kept = false;
  }

  private toActing(hex: string): void {
    if (!this.placed || !hex) return;
    untrack(() => {
      const inFocus = document.activeElement?.closest(".hits");
      if (!this.seen.offered && !inFocus) this.view.follow(() => this.view.show(middle(hex, RADIUS)));
    });
  }

  private toOffered(hexes: string): void {
    if (this.placed && hexes) untrack(() => this.view.follow(() => this.show(hexes.split(" "))));
  }

  private toNewest(centre: string): void {
    const before = this.laid;
    this.laid = centre;
    if (!this.placed || !centre || before === null || before === centre) return;
    untrack(() => this.view.follow(() => this.showGrown(centre)));
  }

  /** A larger map is in view as a whole if it has room at this size, else the new sector is. */
  private showGrown(centre: string): void {
    const sector = box(
      hexesRound(centre).map((hex) => middle(hex, RADIUS)),
      RADIUS,
    );
    if (!this.view.showBox(this.seen.map)) this.view.showBox(sector);
  }

  /** What can be chosen comes into view; all of the map does if it lies far apart. */
  private show(hexes: readonly string[]): void {
    const { view } = this;
    const { home, costs, setsOut, places } = this.seen;
    if (this.before !== null) view.zoomTo(this.before);
    this.before = null;
    if (costs && setsOut && view.zoom < TEXTS) view.zoomTo(1); // under way, the reader's size stays
    const middles = [home, ...hexes].filter(Boolean).map((hex) => middle(hex, RADIUS));
    const seen = box(middles, 2 * RADIUS);
    const clear = { ...seen, y: seen.y - ABOVE / view.zoom, height: seen.height + (ABOVE + BELOW) / view.zoom };
    if (view.showBox(clear) || view.showBox(seen)) return;
    if (hexes.includes(home) || costs || places) return view.look(middle(home, RADIUS));
    this.before = view.zoom;
    view.fit();
  }
}
