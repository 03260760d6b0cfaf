/** The log of a game, as somebody reads it by keyboard. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import Log from "../src/lib/live/Log.svelte";
import { Live } from "../src/lib/live/live";
import type { GameEvent, Table } from "../src/lib/live/types";
import { speak } from "../src/lib/words/words";

const lines = (count: number): GameEvent[] =>
  Array.from({ length: count }, (_, n) => ({ n, at: 0, kind: "told", args: {}, clause: "SA-1.1", text: `Line ${n}.` }));

let live: Live;
let shown: object;

beforeAll(() => speak("en", ""));

beforeEach(() => {
  live = new Live("t");
  live.table = { id: "t", game: "g", seats: [] } as unknown as Table;
  live.events = lines(80);
  shown = mount(Log, { target: document.body, props: { live } });
  flushSync();
});

afterEach(() => unmount(shown));

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("a")];

function happen(count: number): void {
  live.events = lines(count);
  flushSync();
}

it("folds earlier lines away once it is long", () => {
  expect(links()).toHaveLength(80);
  happen(90);
  expect(links()).toHaveLength(50);
  happen(60);
  expect(links()).toHaveLength(60);
});

it("does not take away the line that somebody reads by keyboard", () => {
  const read = links()[3]!;
  read.focus();
  happen(90);
  expect(document.activeElement).toBe(read);
  expect(links()).toHaveLength(90);
  links()[4]!.focus();
  flushSync();
  expect(links()).toHaveLength(90);
  links()[4]!.blur();
  flushSync();
  expect(links()).toHaveLength(50);
});
