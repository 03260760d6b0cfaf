/** The screen around a board: whose things it shows, what it puts into the page, and keys that every board knows. */
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../src/lib/board/desk.svelte";
import { BoardScreen } from "../src/lib/board/screen.svelte";
import { Live } from "../src/lib/live/live";
import type { Option, SeatView } from "../src/lib/live/types";

const option = (text: string, ...targets: string[]): Option => ({
  text,
  label: text,
  targets,
  final: false,
  open: false,
  preview: [],
});

class TestDesk extends Desk {
  buttons = new Map([["1", option("pass")]]);
}

const [head, bar] = [0, 1].map(() => createRawSnippet(() => ({ render: () => "<i></i>" })));

let live: Live;
let desk: TestDesk;
let screen: BoardScreen;
let leave: () => void;

/** The first seat may choose these, and is asked to. */
function ask(version: number, ...options: Option[]): void {
  live.version = version;
  live.views = [{ seat: 0, view: { asked: { seats: [0] } }, options, events: [] } as unknown as SeatView];
  flushSync();
}

function widen(width: number): void {
  window.innerWidth = width;
  window.dispatchEvent(new Event("resize"));
  flushSync();
}

beforeEach(() => {
  widen(1440);
  live = new Live("t");
  Object.assign(live, { seats: [0], seat: 0, fresh: true });
  desk = new TestDesk(live);
  leave = $effect.root(() => {
    screen = new BoardScreen(desk, () => 2);
    $effect(() => screen.fill(bar!, { head: head! }));
  });
  flushSync();
});

afterEach(() => leave());

describe("what is shown", () => {
  it("is the own until somebody else is looked at, with a way back", () => {
    expect([screen.shown, screen.inert, screen.back]).toEqual([0, false, undefined]);
    screen.show(1);
    expect([screen.shown, screen.inert]).toEqual([1, true]);
    screen.back!();
    expect(screen.shown).toBe(0);
  });

  it("follows the turn for spectators, who have nothing of their own", () => {
    live.seat = null;
    expect([screen.own, screen.shown, screen.inert]).toEqual([2, 2, true]);
  });

  it("is the own again whenever a question is asked", () => {
    ask(1, option("pass"));
    screen.show(1);
    flushSync();
    expect(screen.shown).toBe(1);
    ask(2, option("pass"));
    expect(screen.shown).toBe(0);
  });

  it("belongs to nobody alone where several play around one screen", () => {
    expect(screen.mine).toBe(0);
    live.seats = [0, 1];
    expect(screen.mine).toBeNull();
  });

  it("is the end once the game is over, and the board for whoever wants to see it", () => {
    expect([screen.ended, screen.toEnd]).toEqual([false, undefined]);
    live.over = true;
    expect(screen.ended).toBe(true);
    screen.showBoard();
    expect(screen.ended).toBe(false);
    screen.toEnd!();
    expect(screen.ended).toBe(true);
  });
});

describe("the page around the board", () => {
  it("has the board's parts until it is left", () => {
    expect([live.slots.bar, live.slots.rail.head, live.slots.saysRefusals]).toEqual([bar, head, true]);
    leave();
    expect([live.slots.bar, live.slots.rail, live.slots.saysRefusals]).toEqual([null, {}, false]);
  });

  it("has nothing of it in the rail on a phone, where everything is touched, or at the end", () => {
    widen(390);
    expect([screen.phone, desk.touched, live.slots.rail]).toEqual([true, true, {}]);
    widen(1440);
    expect([screen.phone, desk.touched, live.slots.rail.head]).toEqual([false, false, head]);
    live.over = true;
    flushSync();
    expect([live.slots.rail, live.slots.bar]).toEqual([{}, bar]);
  });
});

describe("keys", () => {
  it("press the buttons of the prompt, or choose from the open menu", () => {
    const press = vi.spyOn(desk, "press").mockResolvedValue();
    screen.pick("1");
    screen.pick("2");
    desk.menu = { target: "hex:1", options: [option("fly 1"), option("fly 2")] };
    screen.pick("2");
    expect(press.mock.calls).toEqual([["pass"], ["fly 2"]]);
  });

  it("put back what is held before anybody else hears of Escape", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    const escape = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    ask(1, option("place die", "die:0", "spot:1"));
    desk.held = "die:0";
    escape();
    expect([desk.held, heard.mock.calls.length]).toEqual([null, 0]);
    escape();
    expect(heard.mock.calls.length).toBe(1);
  });
});
