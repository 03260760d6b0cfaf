/** The page of a table: its game is there as soon as the table is. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { knownGames } from "../src/lib/lobby/known-games.svelte";
import { speak } from "../src/lib/words/words";
import TablePage from "../src/pages/TablePage.svelte";
import { FakeSocket } from "./fake-socket";

const table = {
  id: "t",
  name: "T",
  game: "game-without-board",
  options: {},
  state: "playing",
  seats: [],
  campaign_game: 0,
};
let shown: object;

beforeEach(async () => {
  await speak("en", "");
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string) => new Response(url === "/api/tables/t" ? JSON.stringify(table) : "{}"));
  vi.useFakeTimers();
});

afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await speak("en", "");
});

/** Opens the page; its socket, once it has one. */
async function open(): Promise<FakeSocket> {
  const before = FakeSocket.count;
  shown = mount(TablePage, { target: document.body, props: { id: "t" } });
  await vi.waitFor(() => expect(FakeSocket.count).toBe(before + 1));
  return FakeSocket.last;
}

it("does not wait for the list of games", async () => {
  vi.spyOn(knownGames, "load").mockReturnValue(new Promise(() => {}));
  expect((await open()).url).toMatch("/api/tables/t/live");
});

it("asks for the list of games again if it does not come", async () => {
  const load = vi.spyOn(knownGames, "load").mockRejectedValueOnce(new Error("offline")).mockResolvedValue([]);
  await open();
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
});
