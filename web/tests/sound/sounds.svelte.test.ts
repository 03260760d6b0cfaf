/** A table and what is heard at it: only what happens while we are there. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Player } from "../../src/lib/replay/player.svelte";
import Sounds from "../../src/games/space-alert/sound/Sounds.svelte";
import { Live } from "../../src/lib/live/live";
import { settings } from "../../src/lib/shell/settings.svelte";
import type { GameEvent, View } from "../../src/games/space-alert/types";
import { event, view } from "../space-alert/builders";
import { FakeAudio, settle } from "./fake-audio";

/** One for all tests, as a page has one context. */
const audio = new FakeAudio();
let live: Live;
let seen: { live: Live; view: View; film: Player | null };
let shown: object;

const table = {
  id: "t",
  name: "T",
  game: "space-alert",
  options: {},
  public: true,
  state: "playing",
  created: 0,
  result: null,
  seats: [],
};
const threat = (n: number) => event("threat-announced", { n, zone: "red", serious: false, unconfirmed: false });
const at = (changes: Partial<View>): View => ({ ...view({}), communications: true, paused: false, ...changes });

let updates = 0;

/** What the server says, as if it had come over the socket. */
function told(type: "state" | "update", events: GameEvent[]): void {
  const seatView = { seat: 0, whole: true, rows: {}, view: at({}), options: [], prompt: null, events };
  updates = type === "state" ? 0 : updates + 1;
  const message = {
    type,
    number: updates,
    version: 1,
    table,
    seats: [0],
    names: ["Mira"],
    commitment: "c",
    clock: { now: 0 },
    chat: [],
    over: false,
    result: null,
    views: [seatView],
  };
  (live as unknown as { receive(message: object): void }).receive(message);
}

async function open(): Promise<void> {
  shown = mount(Sounds, { target: document.body, props: seen });
  flushSync();
  await settle();
}

beforeEach(() => {
  audio.install();
  audio.forget();
  settings.set({ volume: 0.5, muted: false });
  live = new Live("t");
  const props = $state({ live, view: at({}), film: null as Player | null });
  seen = props;
});

afterEach(() => unmount(shown));

it("speaks of what happens now, not of what was", async () => {
  told("state", [event("action-round-begins"), threat(1)]);
  await open();
  await audio.pass(3);
  expect(audio.clips).toEqual([]);
  told("update", [threat(2)]);
  await audio.pass(8);
  expect(audio.clips).toEqual(["fx/threat", "en/alert", "en/t2", "en/common", "en/red"]);
});

it("does not say again what came while the connection was lost", async () => {
  told("state", []);
  await open();
  told("update", [threat(1)]);
  await audio.pass(8);
  told("state", [threat(2), event("incoming-data")]);
  await audio.pass(3);
  expect(audio.clips).toEqual(["fx/threat", "en/alert", "en/t1", "en/common", "en/red"]);
});

it("stops in the middle of a word when somebody leaves, mutes or pauses", async () => {
  told("state", []);
  await open();
  const pause = () => {
    seen.view = at({ paused: true });
  };
  const cuts = [() => settings.set({ muted: true }), pause, () => void unmount(shown)];
  for (const cut of cuts) {
    settings.set({ muted: false });
    seen.view = at({});
    flushSync();
    told("update", [event("incoming-data")]);
    await audio.pass(0.5);
    const started = audio.heard.length;
    cut();
    flushSync();
    await audio.pass(3);
    expect(audio.heard.length).toBe(started);
    expect(audio.heard.at(-1)!.until).toBeLessThan(audio.now - 2);
  }
  expect(live.listener).toBeNull();
  await open();
});

it("hisses while communications are down", async () => {
  told("state", []);
  await open();
  seen.view = at({ communications: false });
  flushSync();
  await settle();
  seen.view = at({ communications: false, phase: 2 });
  flushSync();
  await settle();
  expect(audio.heard).toMatchObject([{ clip: "fx/static", loop: true, until: Infinity }]);
  seen.view = at({ communications: true });
  flushSync();
  expect(audio.heard[0]!.until).toBeLessThan(audio.now + 0.1);
});

it("is heard in the film, but not when leafing through it", async () => {
  const beat = (_scene: number, events: GameEvent[]) => ({
    chapter: 1,
    events,
    view: {} as View,
    before: {} as View,
  });
  const film = new Player([
    beat(0, [event("tile-drawn")]),
    beat(1, [event("threat-moves")]),
    beat(2, [event("threat-destroyed")]),
    beat(3, [event("ship-lost")]),
  ]);
  told("state", []);
  await open();
  seen.film = film;
  flushSync();
  await audio.pass(1);
  expect(audio.clips).toEqual(["fx/damage"]);
  film.go(2);
  flushSync();
  await audio.pass(1);
  expect(audio.clips).toEqual(["fx/damage"]);
  film.go(3);
  flushSync();
  await audio.pass(4);
  expect(audio.clips).toEqual(["fx/damage", "fx/ship-lost", "en/lost"]);
});
