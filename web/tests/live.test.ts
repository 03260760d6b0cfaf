/** The live connection: state, news, refusals, and coming back after a break. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { unasked } from "../src/lib/live/automatic";
import { clockTime, hasUnread } from "../src/lib/live/chat";
import { Live } from "../src/lib/live/live";
import { waitFor } from "../src/lib/live/stand-in.svelte";
import { toasts } from "../src/lib/shell/toasts.svelte";
import type { GameEvent } from "../src/lib/live/types";
import { speak } from "../src/lib/words/words";
import { FakeSocket } from "./fake-socket";

const told = (...numbers: number[]): GameEvent[] =>
  numbers.map((n) => ({ n, at: 0, kind: "ready", clause: "SA-R1", args: { seat: n }, text: `ready ${n}` }));
const table = {
  id: "t",
  name: "T",
  game: "space-alert",
  options: {},
  public: true,
  state: "playing",
  created: 0,
  result: null,
  seats: [{ seat: 0, kind: "person", name: "Mira", you: true }],
};

function state(events: GameEvent[], more: object = {}) {
  const seatView = {
    seat: 0,
    view: { turn: 0 },
    options: [{ text: "ready", label: "Ready", targets: [], final: false, open: false, preview: [] }],
    verbs: { ready: "Ready to start" },
    prompt: { id: "prompt-briefing", clause: "", args: {} },
    events,
  };
  return {
    type: "state",
    version: 1,
    table,
    seats: [0],
    clock: { now: 10, speed: 1, running: true },
    count: (events.at(-1)?.n ?? -1) + 1,
    views: [seatView],
    secret: false,
    over: false,
    result: null,
    chat: [],
    markers: {},
    pace: null,
    ...more,
  };
}

function update(events: GameEvent[], more: object = {}) {
  return { ...state(events), type: "update", version: 2, over: false, result: null, ...more };
}

let live: Live;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await speak("en", "space-alert");
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  toasts.queue = [];
  live = new Live("t");
  live.open();
  FakeSocket.last.opens();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const texts = () => live.options.map(({ text }) => text);

describe("a connection", () => {
  it("has everything said again in another language", () => {
    live.speak("pl");
    expect(FakeSocket.last.sent).toHaveLength(1); // nothing was said yet
    FakeSocket.last.says(state(told(0)));
    live.speak("pl");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "hello", since: null, language: "pl" });
    FakeSocket.last.says(state([{ ...told(0)[0]!, text: "gotowe" }]));
    expect(live.events.map(({ text }) => text)).toEqual(["gotowe"]);
  });

  it("says hello and shows what its seat sees", () => {
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t\/live$/);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: null, version: 0, language: "en" }]);
    expect(live.options).toEqual([]);
    FakeSocket.last.says(state(told(0, 1)));
    expect([live.connection, live.seat, texts(), live.events.length]).toEqual(["open", 0, ["ready"], 2]);
  });

  it("lets the clock run on from what the server said", () => {
    FakeSocket.last.says(state([]));
    vi.advanceTimersByTime(3000);
    expect(live.now).toBeCloseTo(13, 0);
    FakeSocket.last.says(update([], { clock: { now: 20, speed: 1, running: false } }));
    vi.advanceTimersByTime(3000);
    expect(live.now).toBe(20);
  });

  it("adds new events, and replaces what an undo took back", () => {
    FakeSocket.last.says(state(told(0, 1)));
    FakeSocket.last.says(update(told(2, 3)));
    expect(live.events.map((event) => event.n)).toEqual([0, 1, 2, 3]);
    FakeSocket.last.says(update([], { count: 3 }));
    expect(live.events.map((event) => event.n)).toEqual([0, 1, 2]);
    FakeSocket.last.says(update([{ n: 2, at: 0, kind: "set-up", clause: "", args: {}, text: "" }]));
    expect(live.events.map((event) => event.kind)).toEqual(["ready", "ready", "set-up"]);
  });
});

describe("differences", () => {
  const change = (more: object) =>
    update([], { views: [{ seat: 0, whole: false, view: {}, rows: {}, events: [], ...more }] });
  const crew = [{ plan: 1 }, { plan: 2 }, { plan: 3 }];

  beforeEach(() => {
    FakeSocket.last.says(
      state(told(0), { views: [{ ...state(told(0)).views[0], view: { turn: 0, phase: 1, crew } }] }),
    );
  });

  it("leave what they do not name as it was", () => {
    FakeSocket.last.says(change({ view: { turn: 1 }, rows: { crew: { 1: { plan: 9 } } }, events: told(1) }));
    expect(live.view).toEqual({ turn: 1, phase: 1, crew: [{ plan: 1 }, { plan: 9 }, { plan: 3 }] });
    expect([texts(), live.verbs, live.events.length]).toEqual([["ready"], { ready: "Ready to start" }, 2]);
    FakeSocket.last.says(change({ options: [], prompt: null }));
    expect([texts(), live.prompt, live.view.turn]).toEqual([[], null, 1]);
  });

  it("that are whole replace everything", () => {
    FakeSocket.last.says(change({ whole: true, view: { turn: 2 }, options: [], verbs: {} }));
    expect([live.view, texts(), live.verbs]).toEqual([{ turn: 2 }, [], {}]);
  });

  it("of which one was missed are not used: everything is asked for again", () => {
    FakeSocket.last.says(change({ view: { turn: 1 } }));
    FakeSocket.last.says({ ...change({ view: { turn: 3 } }), number: 3 });
    expect([live.view.turn, live.fresh, texts()]).toEqual([1, false, []]);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "hello", since: null });
    FakeSocket.last.says({ ...change({ view: { turn: 4 } }), number: 4 });
    expect([live.view.turn, FakeSocket.last.sent.length]).toEqual([1, 2]);
    FakeSocket.last.says(state(told(0)));
    FakeSocket.last.says(change({ view: { turn: 5 } }));
    expect([live.view.turn, live.fresh]).toEqual([5, true]);
  });

  it("of a seat that is not known are not used either", () => {
    FakeSocket.last.says(change({ seat: 3, view: { turn: 1 } }));
    expect([live.fresh, FakeSocket.last.sent.at(-1).type]).toEqual([false, "hello"]);
  });
});

describe("a listener", () => {
  it("is not told again what is only said in other words", () => {
    const heard: number[] = [];
    FakeSocket.last.says(state(told(0, 1)));
    live.listener = (news) => heard.push(...news.map((event) => event.n));
    FakeSocket.last.says(update(told(0, 1, 2)));
    expect(heard).toEqual([2]);
  });

  it("is told what happens now, not what a state brings", () => {
    const heard: number[] = [];
    live.listener = (news) => heard.push(...news.map((event) => event.n));
    FakeSocket.last.says(state(told(0, 1)));
    FakeSocket.last.says(update(told(2)));
    FakeSocket.last.says(state(told(3, 4)));
    expect(heard).toEqual([2]);
  });

  it("is told of an event under a number that an undo had freed", () => {
    const heard: string[] = [];
    FakeSocket.last.says(state(told(0)));
    live.listener = (news) => heard.push(...news.map((event) => event.kind));
    FakeSocket.last.says(update(told(1)));
    FakeSocket.last.says(update([], { count: 1 }));
    FakeSocket.last.says(update([{ n: 1, at: 0, kind: "incoming-data", clause: "", args: {}, text: "" }]));
    expect(heard).toEqual(["ready", "incoming-data"]);
  });
});

describe("an act", () => {
  it("is sent with a number and done when acknowledged", async () => {
    FakeSocket.last.says(state([]));
    const done = live.act("ready");
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "act", seat: 0, do: "ready", id: 1 });
    FakeSocket.last.says({ type: "ack", id: 1, version: 2 });
    expect(await done).toBe(true);
  });

  it("that is refused leaves its reason and a toast", async () => {
    FakeSocket.last.says(state([]));
    const done = live.act("ready");
    const reason = { id: "slot-locked", clause: "SA-3.1.10", args: {}, text: "This slot is locked." };
    FakeSocket.last.says({ type: "error", id: 1, name: "illegal", reason });
    expect(await done).toBe(false);
    expect(live.refusal?.reason).toEqual(reason);
    expect(toasts.queue[0]).toMatchObject({ text: "This slot is locked.", clause: "SA-3.1.10" });
  });

  it("that is refused is answered once where the board says why", async () => {
    FakeSocket.last.says(state([]));
    live.slots.saysRefusals = true;
    const done = live.act("ready");
    FakeSocket.last.says({
      type: "error",
      id: 1,
      name: "illegal",
      reason: { id: "slot-locked", clause: "SA-3.1.10", args: {}, text: "This slot is locked." },
    });
    await done;
    expect([live.refusal?.reason?.id, toasts.queue]).toEqual(["slot-locked", []]);
    const offline = live.act("ready");
    FakeSocket.last.says({ type: "error", id: 2, name: "failed" });
    await offline;
    expect(toasts.queue).toHaveLength(1);
  });

  it("does nothing while the connection is lost", async () => {
    FakeSocket.last.says(state([]));
    FakeSocket.last.breaks();
    expect(await live.act("ready")).toBe(false);
  });
});

describe("a question", () => {
  it("is answered with the reason, or nothing", async () => {
    FakeSocket.last.says(state([]));
    const answer = live.why("place 0 A/< 9");
    const reason = { id: "slot-locked", clause: "SA-3.1.10", args: {}, text: "This slot is locked." };
    FakeSocket.last.says({ type: "why", id: 1, reason });
    expect(await answer).toEqual(reason);
  });

  it("about many things is one message", async () => {
    FakeSocket.last.says(state([]));
    const sent = FakeSocket.last.sent.length;
    const answer = live.whyEach(["outfit targe", "repair"]);
    const reason = { id: "no-room", clause: "XIA-10.4.2", args: {}, text: "There is no place for it in the hold." };
    FakeSocket.last.says({ type: "why-each", id: 1, reasons: [reason, null] });
    expect(await answer).toEqual([reason, null]);
    expect(FakeSocket.last.sent.length).toBe(sent + 1);
  });
});

describe("a lost connection", () => {
  it("hides options, tries again later and later, and asks for the tail only", () => {
    FakeSocket.last.says(state(told(0, 1, 2)));
    FakeSocket.last.breaks();
    expect([live.connection, live.options, live.events.length]).toEqual(["lost", [], 3]);
    vi.advanceTimersByTime(500);
    FakeSocket.last.breaks();
    expect(live.retryIn).toBe(1);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: 3, version: live.version, language: "en" }]);
    FakeSocket.last.says(state(told(3)));
    expect([live.connection, texts(), live.events.length]).toEqual(["open", ["ready"], 4]);
  });

  it("lets the clock stand still until the server says the time again", () => {
    FakeSocket.last.says({ ...state([]), clock: { now: 60, speed: 1, running: true } });
    vi.advanceTimersByTime(2000);
    expect(live.now).toBeCloseTo(62, 0);
    FakeSocket.last.breaks();
    const then = live.now;
    vi.advanceTimersByTime(4000);
    expect(live.now).toBe(then);
  });

  it("never waits longer than five seconds", () => {
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(5000);
    }
    FakeSocket.last.breaks();
    expect(live.retryIn).toBe(5);
  });

  it("is given up as soon as the browser is offline, and sought again as soon as it is back", () => {
    FakeSocket.last.says(state([]));
    window.dispatchEvent(new Event("offline"));
    expect([live.connection, live.fresh, FakeSocket.last.readyState]).toEqual(["lost", false, 3]);
    const before = FakeSocket.count;
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.count).toBe(before + 1);
  });

  it("is given up when a question stays without an answer", async () => {
    FakeSocket.last.says(state([]));
    const asked = live.act("ready");
    vi.advanceTimersByTime(8000);
    expect(await asked).toBe(false);
    expect(live.connection).toBe("lost");
  });

  it.each([
    [4403, "refused"],
    [4404, "gone"],
  ])("is not repeated when the server closes it with %i", (code, connection) => {
    const before = FakeSocket.count;
    FakeSocket.last.breaks(code);
    vi.advanceTimersByTime(20000);
    expect([live.connection, FakeSocket.count]).toEqual([connection, before]);
  });
});

describe("several seats of one person", () => {
  it("show the seatView of the seat that is looked through", () => {
    const seatView = (seat: number) => ({
      seat,
      view: { mine: seat },
      options: [{ text: `place ${seat}`, label: "Place", targets: [], final: false, open: false, preview: [] }],
      prompt: null,
      events: [],
    });
    FakeSocket.last.says(state([], { seats: [0, 2], views: [seatView(0), seatView(2)] }));
    live.seat = 2;
    expect([live.view, live.options.map(({ text }) => text)]).toEqual([{ mine: 2 }, ["place 2"]]);
  });
});

describe("shared markers", () => {
  it("move, are taken off, and their clearing is announced", () => {
    FakeSocket.last.says(state([], { markers: { "figure-0": { x: 1, y: 0 } } }));
    live.marker("energy-3", { x: 2, y: 0 });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "marker", key: "energy-3", x: 2, y: 0 });
    FakeSocket.last.says({ type: "marker", key: "figure-0", x: null, y: null });
    expect(live.markers).toEqual({ "energy-3": { x: 2, y: 0 } });
    live.marker("energy-3", null);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "marker", key: "energy-3" });
    expect(live.markers).toEqual({});
    FakeSocket.last.says({ type: "marker", key: "figure-1", x: 0, y: 1 });
    FakeSocket.last.says({ type: "markers", markers: {} });
    expect([live.markers, toasts.queue.length]).toEqual([{}, 1]);
  });
});

describe("the pace of a showing", () => {
  it("is told by one and heard by all", () => {
    FakeSocket.last.says(state([]));
    live.sendShowingPosition({ step: 3, running: true });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "pace", step: 3, running: true });
    FakeSocket.last.says({ type: "pace", step: 7, running: false });
    expect(live.showing).toEqual({ step: 7, running: false });
  });
});

describe("seats", () => {
  it("of bots have a name", () => {
    const seats = [...table.seats, { seat: 1, kind: "bot", name: "", you: false }];
    FakeSocket.last.says(state([], { table: { ...table, seats } }));
    expect(live.names).toEqual(["Mira", "Bot 2"]);
  });

  it("bring the stories that belong to what they see", () => {
    const seatView = (seat: number, texts: Record<string, string>) => ({
      seat,
      view: {},
      options: [],
      events: [],
      texts,
    });
    FakeSocket.last.says(state([], { seats: [0, 1], views: [seatView(0, { amber: "Dear friend" }), seatView(1, {})] }));
    expect(live.texts).toEqual({ amber: "Dear friend" });
    live.seat = 1;
    expect(live.texts).toEqual({});
  });

  it("of my own have secrets from each other when the server says so", () => {
    FakeSocket.last.says(state([], { seats: [0, 1] }));
    expect(live.secret).toBe(false);
    FakeSocket.last.says(update([], { secret: true }));
    expect(live.secret).toBe(true);
  });
});

describe("taking back", () => {
  const reason = { id: "undo-chance", clause: "", args: {}, text: "Chance has decided something." };
  const seatView = (more: object) => ({ ...state([]).views[0], ...more });

  it("is what the server says, for every state", () => {
    FakeSocket.last.says(state([], { views: [seatView({ undo: { count: 2, reason: null, last: "Ready" } })] }));
    expect(live.undoable).toEqual({ count: 2, reason: null, last: "Ready" });
    FakeSocket.last.says(update([], { views: [seatView({ undo: { count: 0, reason, last: "" } })] }));
    expect(live.undoable?.reason).toEqual(reason);
    FakeSocket.last.breaks();
    expect(live.undoable).toBeNull();
  });

  it("asks for one choice or for the whole turn", () => {
    FakeSocket.last.says(state([]));
    void live.undo();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "undo", seat: 0, turn: false, id: 1 });
    void live.undo(true);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "undo", seat: 0, turn: true, id: 2 });
  });

  it("stops what happens by itself until I choose again: else nobody could go back", () => {
    const automatic = { option: "ready", ends_turn: false };
    FakeSocket.last.says(state([], { views: [seatView({ automatic })] }));
    expect(live.automatic).toEqual(automatic);
    void live.undo();
    FakeSocket.last.says(update([], { views: [seatView({ automatic })] }));
    expect(live.automatic).toBeNull();
    void live.act("ready");
    expect(live.automatic).toEqual(automatic);
  });
});

describe("what happens by itself", () => {
  const [step, end] = [false, true].map((ends_turn) => ({ option: "x", ends_turn }));

  it("is what the reader wants of what the server allows", () => {
    const never = { autoForced: false, autoEndTurn: false };
    expect(unasked(step!, never)).toBeNull();
    expect(unasked(step!, { ...never, autoForced: true })).toBe(step);
    expect(unasked(end!, { ...never, autoForced: true })).toBeNull();
    expect(unasked(end!, { ...never, autoEndTurn: true })).toBe(end);
    expect(unasked(null, { autoForced: true, autoEndTurn: true })).toBeNull();
  });

  it("is sent as something nobody chose, and a refusal is nothing to be told of", async () => {
    FakeSocket.last.says(state([]));
    const done = live.actUnasked(step!);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "act", seat: 0, do: "x", automatic: true, id: 1 });
    FakeSocket.last.says({ type: "error", id: 1, name: "not-automatic" });
    await done;
    expect([live.refusal, toasts.queue]).toEqual([null, []]);
  });
});

describe("the chat", () => {
  const line = (seat: number | null) => ({ name: "Mira", text: "hi", at: 0, seat });

  it("is unread only if somebody else has written", () => {
    expect(hasUnread([line(0)], 0, [0])).toBe(false);
    expect(hasUnread([line(0), line(1)], 0, [0])).toBe(true);
    expect(hasUnread([line(1), line(0)], 1, [0])).toBe(false);
    expect(hasUnread([line(null)], 0, [0])).toBe(true);
  });

  it("shows when something was said", () => {
    expect(clockTime(new Date(2026, 0, 2, 15, 4).getTime() / 1000, "en")).toMatch(/0?3:04.PM/);
    expect(clockTime(new Date(2026, 0, 2, 15, 4).getTime() / 1000, "ru")).toBe("15:04");
  });
});

describe("a bot that stands in", () => {
  it("is counted down to from what the server says", () => {
    expect([100, 130.2, 131].map((now) => waitFor({ stand_in_from: 130.5 }, now * 1000))).toEqual([31, 1, 0]);
    expect(waitFor({ stand_in_from: null }, 0)).toBe(0);
  });
});

describe("bots", () => {
  it("are waited for only if nobody else is", () => {
    const seats = [
      { seat: 0, kind: "person", name: "Mira", you: true, level: null },
      { seat: 1, kind: "bot", name: "", level: "easy" },
    ];
    const asking = (...asked: number[]) =>
      state([], { table: { ...table, seats }, views: [seatView({ view: { asked: { seats: asked } } })] });
    const seatView = (more: object) => ({ ...state([]).views[0], ...more });
    const seen = [[1], [0, 1], []].map((asked) => (FakeSocket.last.says(asking(...asked)), live.botsAct));
    expect(seen).toEqual([true, false, false]);
  });
});

describe("a seat with options", () => {
  it("is waited for only if it is asked", () => {
    const asking = (...seats: number[]) =>
      state([], { views: [{ ...state([]).views[0], view: { asked: { seats } } }] });
    const seen = [[0], [1]].map((asked) => (FakeSocket.last.says(asking(...asked)), [live.options.length, live.owed]));
    expect(seen).toEqual([
      [1, true],
      [1, false],
    ]);
  });
});
