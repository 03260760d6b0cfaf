/** The socket of a table by itself: requests and their answers, and coming back. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Connection, type PushedMessage } from "../src/lib/live/socket";
import { FakeSocket } from "./fake-socket";

let socket: TableSocket;
let greetings: number;
let pushed: PushedMessage[];
let connections: [Connection, number][];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  [greetings, pushed, connections] = [0, [], []];
  socket = new TableSocket("t/1", {
    greet: () => greetings++,
    receive: (message) => pushed.push(message),
    connected: (...now) => connections.push(now),
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function welcome(): void {
  FakeSocket.last.opens();
  socket.welcomed();
}

describe("a request", () => {
  it("gets its own answer, in whatever order they come", async () => {
    welcome();
    const [first, second] = [socket.request({ type: "why" }), socket.request({ type: "act" })];
    FakeSocket.last.says({ type: "ack", id: 2, version: 1 });
    FakeSocket.last.says({ type: "why", id: 1, reason: null });
    expect([(await first).type, (await second).type, pushed]).toEqual(["why", "ack", []]);
  });

  it("that is refused says why, to nobody but whoever asked", async () => {
    welcome();
    const asked = socket.request({ type: "act" });
    const reason = { id: "locked", clause: "", args: {}, text: "Locked." };
    FakeSocket.last.says({ type: "error", id: 1, name: "illegal", reason });
    await expect(asked).rejects.toMatchObject({ name: "illegal", reason });
    expect(pushed).toEqual([]);
  });

  it("cannot be made before anybody is there", async () => {
    await expect(socket.request({ type: "act" })).rejects.toMatchObject({ name: "offline" });
  });

  it("without an answer ends the connection, and with it all others", async () => {
    welcome();
    const asked = [socket.request({ type: "act" }), socket.request({ type: "advise" }, 60_000)];
    const refused = Promise.allSettled(asked);
    vi.advanceTimersByTime(8000);
    expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(connections.at(-1)).toEqual(["lost", 0.5]);
  });
});

it("passes on what nobody asked for, refusals of what was only posted too", () => {
  welcome();
  FakeSocket.last.says({ type: "pace", step: 1, running: true });
  FakeSocket.last.says({ type: "error", id: null, name: "too-fast" });
  expect(pushed.map(({ type }) => type)).toEqual(["pace", "error"]);
});

describe("a connection", () => {
  it("is greeted when it is open, and open when it is welcomed", () => {
    expect(FakeSocket.last.url).toMatch(/\/api\/tables\/t%2F1\/live$/);
    expect([greetings, connections]).toEqual([0, [["connecting", 0]]]);
    FakeSocket.last.opens();
    expect([greetings, connections.length]).toEqual([1, 1]);
    socket.welcomed();
    expect(connections.at(-1)).toEqual(["open", 0]);
  });

  it("waits twice as long after every failure, until it has worked again", () => {
    const breakdown = () => {
      FakeSocket.last.breaks();
      const [, seconds] = connections.at(-1)!;
      vi.advanceTimersByTime(seconds * 1000);
      return seconds;
    };
    expect([0, 1, 2, 3, 4].map(breakdown)).toEqual([0.5, 1, 2, 4, 5]);
    welcome();
    expect(breakdown()).toBe(0.5);
  });

  it("is tried at once when somebody does not want to wait, and not twice", () => {
    FakeSocket.last.breaks();
    const before = FakeSocket.count;
    socket.retry();
    expect(connections.at(-1)).toEqual(["lost", 0]);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.count).toBe(before + 1);
  });

  it("that was closed stays closed", () => {
    socket.close();
    FakeSocket.last.breaks();
    const before = FakeSocket.count;
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(20_000);
    expect([FakeSocket.count, connections.at(-1)]).toEqual([before, ["closed", 0]]);
  });
});
