/** The live connection: state, news, refusals, and coming back after a break. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/lib/live";
import { toasts } from "../src/lib/toasts.svelte";
import type { GameEvent } from "../src/lib/types";
import { speak } from "../src/lib/words";

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  static count = 0;
  readyState = 0;
  sent: any[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (close: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.last = this;
    FakeSocket.count++;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const told = (...numbers: number[]): GameEvent[] => numbers.map((n) => ({ n, at: 0, kind: "ready", clause: "SA-R1", args: { seat: n } }));
const table = { id: "t", name: "T", game: "space-alert", options: {}, public: true, state: "playing", created: 0, result: null, seats: [{ seat: 0, kind: "person", name: "Mira", you: true }] };

function state(events: GameEvent[], more: object = {}) {
  const face = { seat: 0, view: { turn: 0 }, options: ["ready"], prompt: { id: "prompt-briefing", clause: "", args: {} }, events };
  return { type: "state", version: 1, table, seats: [0], clock: { now: 10, speed: 1, running: true }, count: (events.at(-1)?.n ?? -1) + 1, faces: [face], over: false, result: null, chat: [], markers: {}, pace: null, ...more };
}

function update(events: GameEvent[], more: object = {}) {
  return { ...state(events), type: "update", version: 2, over: false, result: null, ...more };
}

let live: Live;

beforeAll(async () => {
  const answers = (path: string) => (path.startsWith("/api/card-texts") ? "{}" : "reason-slot-locked = This slot is locked.");
  vi.stubGlobal("fetch", async (path: string) => new Response(answers(path)));
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

describe("a connection", () => {
  it("says hello and shows what its seat sees", () => {
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t\/live$/);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: null, version: 0 }]);
    expect(live.options).toEqual([]);
    FakeSocket.last.says(state(told(0, 1)));
    expect([live.connection, live.seat, live.options, live.events.length]).toEqual(["open", 0, ["ready"], 2]);
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
    FakeSocket.last.says(update([{ n: 2, at: 0, kind: "set-up", clause: "", args: {} }]));
    expect(live.events.map((event) => event.kind)).toEqual(["ready", "ready", "set-up"]);
  });
});

describe("a listener", () => {
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
    FakeSocket.last.says(update([{ n: 1, at: 0, kind: "incoming-data", clause: "", args: {} }]));
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
    const reason = { id: "slot-locked", clause: "SA-3.1.10", args: {} };
    FakeSocket.last.says({ type: "error", id: 1, name: "illegal", reason });
    expect(await done).toBe(false);
    expect(live.refusal?.reason).toEqual(reason);
    expect(toasts.queue[0]).toMatchObject({ text: "This slot is locked.", clause: "SA-3.1.10" });
  });

  it("that is refused is answered once where the board says why", async () => {
    FakeSocket.last.says(state([]));
    live.answers = true;
    const done = live.act("ready");
    FakeSocket.last.says({ type: "error", id: 1, name: "illegal", reason: { id: "slot-locked", clause: "SA-3.1.10", args: {} } });
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
    const reason = { id: "slot-locked", clause: "SA-3.1.10", args: {} };
    FakeSocket.last.says({ type: "why", id: 1, reason });
    expect(await answer).toEqual(reason);
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
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", since: 3, version: live.version }]);
    FakeSocket.last.says(state(told(3)));
    expect([live.connection, live.options, live.events.length]).toEqual(["open", ["ready"], 4]);
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

  it("is not repeated when the server refuses us", () => {
    const before = FakeSocket.count;
    FakeSocket.last.breaks(4404);
    vi.advanceTimersByTime(20000);
    expect([live.connection, FakeSocket.count]).toEqual(["refused", before]);
  });
});

describe("several seats of one person", () => {
  it("show the face of the seat that is looked through", () => {
    const face = (seat: number) => ({ seat, view: { mine: seat }, options: [`place ${seat}`], prompt: null, events: [] });
    FakeSocket.last.says(state([], { seats: [0, 2], faces: [face(0), face(2)] }));
    live.seat = 2;
    expect([live.view, live.options]).toEqual([{ mine: 2 }, ["place 2"]]);
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
    live.setPace({ step: 3, running: true });
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "pace", step: 3, running: true });
    FakeSocket.last.says({ type: "pace", step: 7, running: false });
    expect(live.pace).toEqual({ step: 7, running: false });
  });
});

describe("seats", () => {
  it("of bots have a name", () => {
    const seats = [...table.seats, { seat: 1, kind: "bot", name: "", you: false }];
    FakeSocket.last.says(state([], { table: { ...table, seats } }));
    expect(live.names).toEqual(["Mira", "Bot 2"]);
  });

  it("of my own see the same until cards are dealt", () => {
    const face = (seat: number, hand: string[]) => ({ seat, view: { hand, ballot: null }, options: [], prompt: null, events: [] });
    FakeSocket.last.says(state([], { seats: [0, 1], faces: [face(0, []), { ...face(1, []), view: { hand: 0, ballot: false } }] }));
    expect(live.secrets).toBe(false);
    FakeSocket.last.says(update([], { faces: [face(0, ["A/<"]), face(1, [])] }));
    expect(live.secrets).toBe(true);
  });
});

describe("taking back", () => {
  /** Chooses something, after which the table is in this state. */
  async function choose(option: string, version: number, more: object = {}) {
    const done = live.act(option);
    FakeSocket.last.says(update([], { version, count: 0, ...more }));
    FakeSocket.last.says({ type: "ack", id: FakeSocket.last.sent.at(-1).id, version });
    await done;
  }

  async function undo(version: number, reason?: object) {
    const done = live.undo();
    const { id } = FakeSocket.last.sent.at(-1);
    if (!reason) FakeSocket.last.says(update([], { version, count: 0 }));
    FakeSocket.last.says(reason ? { type: "error", id, name: "cannot-undo", reason } : { type: "ack", id, version });
    await done;
  }

  const faces = [{ ...state([]).faces[0], final: ["stop"] }];

  it("is not possible before anything was chosen, then as far back as the first choice", async () => {
    FakeSocket.last.says(state([], { version: 0, faces }));
    expect(live.bound?.id).toBe("nothing-to-undo");
    await choose("ready", 1, { faces });
    await choose("ready", 2, { faces });
    expect(live.bound).toBeNull();
    await undo(3);
    expect(live.bound).toBeNull();
    await undo(4);
    expect(live.bound?.id).toBe("nothing-to-undo");
  });

  it("is not possible after what the server calls final, and not known after what came from elsewhere", async () => {
    FakeSocket.last.says(state([], { version: 0, faces }));
    await choose("stop", 1, { faces });
    expect(live.bound?.id).toBe("nothing-to-undo");
    await choose("ready", 2, { faces });
    FakeSocket.last.says(update([], { version: 3, count: 0, faces }));
    expect(live.bound).toBeNull();
    await choose("ready", 4, { faces });
    await undo(5);
    expect(live.bound).toBeNull();
  });

  it("is tried where nobody knows, and a refusal is remembered until something else happens", async () => {
    FakeSocket.last.says(state([], { version: 7, faces }));
    expect(live.bound).toBeNull();
    live.answers = true;
    await undo(7, { id: "undo-chance", clause: "", args: {} });
    expect(live.bound?.id).toBe("undo-chance");
    await choose("ready", 8);
    expect(live.bound).toBeNull();
  });

  it("is not known after somebody else took something back", () => {
    FakeSocket.last.says(state(told(0, 1), { version: 4 }));
    FakeSocket.last.says(update([], { version: 5, count: 2 }));
    FakeSocket.last.says(update([], { version: 6, count: 1 }));
    expect(live.bound).toBeNull();
  });
});
