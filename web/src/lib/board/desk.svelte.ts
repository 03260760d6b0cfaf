/** What one player does with things on a board: point, pick up, choose, ask why not. It only sends options of the server. */
import type { Live } from "../live/live";
import type { Option, Saying } from "../live/types";
import type { Drag } from "./drag";
import { aimedAt, litTargets } from "./targets";

export interface Menu<O = Option> {
  target: string;
  options: O[];
}

/** Undo is not a thing on the board, but explains why not like one. */
export const UNDO = "undo";

const targetUnder = (over: Element | null): string => over?.closest<HTMLElement>("[data-target]")?.dataset.target ?? "";

export class Desk<O extends Option = Option> {
  readonly live: Live;
  /** What the reader points at. */
  look = $state("");
  /** The thing that was picked up. */
  held = $state<string | null>(null);
  /** Its number among things with the same target. */
  private heldCopy = $state(0);
  /** Several options for one thing: which one? */
  menu = $state.raw<Menu<O> | null>(null);
  /** Why something cannot be chosen. */
  tip = $state.raw<{ target: string; reason: Saying } | null>(null);
  /** An option that waits for a confirmation. */
  confirming = $state<string | null>(null);
  /** A thing that is dragged, where the pointer is. */
  ghost = $state.raw<{ x: number; y: number; target: string } | null>(null);
  /** What a dragged thing is over. */
  over = $state("");
  /** On a phone: nothing can be pointed at without choosing it. */
  touched = $state(false);
  /** The number of the latest question why not. */
  private question = 0;

  options = $derived.by<O[]>(() => this.marked(this.live.options));
  lit = $derived.by(() => litTargets(this.options, this.held));

  constructor(live: Live) {
    this.live = live;
  }

  // What a game's board decides

  /** The options with whatever the board draws on them. */
  protected marked(options: Option[]): O[] {
    return options as O[];
  }

  /** Whether a thing can be picked up. */
  protected carries(_target: string): boolean {
    return false;
  }

  /** Whether something else may be picked up before what is held is put back. */
  protected picksAnew(): boolean {
    return true;
  }

  /** Whether the server can say why not. */
  protected mayAsk(): boolean {
    return this.live.options.length > 0;
  }

  /** Whether one reads about a thing before the only option for it is carried out. */
  protected readsFirst(_target: string): boolean {
    return false;
  }

  /** Whether an option is asked twice. */
  protected needsConfirming(_text: string): boolean {
    return false;
  }

  // What the player does

  /** A tap or Enter on something: choose it, pick it up, ask which, or say why not. */
  async choose(target: string, copy = 0): Promise<void> {
    this.look = target;
    if (this.isHeld(target, copy)) return this.drop();
    const found = this.held === target ? [] : aimedAt(this.options, target, this.held);
    if (!found.length && this.held && this.carries(target) && this.picksAnew()) {
      this.drop();
      return this.choose(target, copy);
    }
    if (!found.length) return this.explain(target);
    if (found.length === 1 && !this.readsFirst(target)) return this.send(found[0]!.text);
    if (this.carries(target) && !this.held) this.hold(target, copy);
    this.tip = null;
    this.menu = { target, options: found };
  }

  /** Whether just this thing is held, not another one with the same target. */
  isHeld(target: string, copy = 0): boolean {
    return this.held === target && this.heldCopy === copy;
  }

  protected hold(target: string, copy: number): void {
    this.held = target;
    this.heldCopy = copy;
  }

  /** The reader looks elsewhere. */
  leave(target: string): void {
    if (this.tip?.target === target) this.tip = null;
  }

  drop(): void {
    this.held = this.menu = this.tip = null;
  }

  /** Removes the reason why not; an answer still under way is not shown either. */
  dismiss(): void {
    this.question += 1;
    this.tip = null;
  }

  /** Shows the rules' reason why nothing can be done with a thing. */
  async explain(target: string): Promise<void> {
    await this.answered(target, () => this.live.whyTarget(target, this.held));
  }

  private async answered(target: string, ask: () => Promise<Saying | null>): Promise<void> {
    const question = ++this.question;
    const reason = this.mayAsk() ? await ask() : null;
    if (question === this.question) this.tip = reason ? { target, reason } : null;
  }

  /** A button or a line of a list: what cannot be taken back may be asked twice. */
  async press(text: string): Promise<void> {
    if (this.needsConfirming(text)) this.confirming = text;
    else await this.send(text);
  }

  async send(text: string): Promise<void> {
    this.drop();
    this.confirming = null;
    await this.live.act(text);
  }

  /** Takes the last choice back, or with `turn` all that were made in a row; or says why not. */
  async undo(turn = false): Promise<void> {
    this.drop();
    const { undoable } = this.live;
    if (undoable?.reason) this.tip = { target: UNDO, reason: undoable.reason };
    else if (undoable) await this.live.undo(turn);
  }

  /** Chooses an option by its text, or says why it cannot be chosen. */
  async pressOrExplain(text: string): Promise<void> {
    if (this.live.has(text)) return this.press(text);
    await this.answered(text, () => this.live.why(text));
  }

  /** Lets go of what is no longer there to choose. */
  check(): void {
    const known = new Set(this.options.map(({ text }) => text));
    if (this.menu && !this.menu.options.every(({ text }) => known.has(text))) this.drop();
    if (this.held && !this.ghost && !aimedAt(this.options, this.held, null).length) this.drop();
  }

  /** Dragging: a shortcut for picking up and choosing. Things that can go nowhere can be dragged too: dropping them
  shows why. */
  drag(target: string, inert = false, copy = 0): Drag {
    const mayDrag = () => !inert && this.carries(target) && this.live.options.length > 0;
    return {
      get active() {
        return mayDrag();
      },
      start: (event) => {
        this.drop();
        this.carry(event, target, copy);
      },
      move: (event, over) => {
        this.carry(event, target, copy);
        this.over = targetUnder(over);
      },
      drop: (_, over) => {
        this.letGo();
        void this.dropOn(targetUnder(over));
      },
      cancel: () => {
        this.letGo();
        this.drop();
      },
    };
  }

  private carry(event: PointerEvent, target: string, copy: number): void {
    this.ghost = { x: event.clientX, y: event.clientY, target };
    this.hold(target, copy);
  }

  private letGo(): void {
    this.ghost = null;
    this.over = "";
  }

  protected async dropOn(target: string): Promise<void> {
    if (!target || target === this.held) return this.drop();
    await (aimedAt(this.options, target, this.held).length ? this.choose(target) : this.explain(target));
    if (!this.menu) this.held = null;
  }
}
