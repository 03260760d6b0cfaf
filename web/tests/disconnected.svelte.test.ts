/** The banner of a lost connection speaks of a clock only where one runs. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Disconnected from "../src/lib/live/Disconnected.svelte";
import { Live } from "../src/lib/live/live";
import { speak, t } from "../src/lib/words/words";

const planning = { setting: { clock: true }, asked: { frame: "planning", start: 12 } };

/** What the banner says at a table of this game. */
async function banner(game: string, view: object): Promise<string> {
  await speak("en", "");
  const live = new Live("t");
  const table = {
    id: "t",
    name: "T",
    game,
    options: {},
    public: true,
    state: "playing",
    created: 0,
    result: null,
    seats: [],
  };
  const seatView = { seat: 0, view, options: [], prompt: null, events: [] };
  (live as unknown as { receive(message: object): void }).receive({
    type: "state",
    version: 1,
    table,
    seats: [0],
    clock: { now: 0, speed: 1, running: true },
    chat: [],
    secret: false,
    over: false,
    result: null,
    count: 0,
    views: [seatView],
    markers: {},
    pace: null,
  });
  live.connection = "lost";
  const shown = mount(Disconnected, { target: document.body, props: { live } });
  flushSync();
  const said = document.querySelector('[role="alert"]')!.textContent;
  await unmount(shown);
  return said;
}

it.each([
  ["space-alert", planning, true],
  ["space-alert", { ...planning, setting: { clock: false } }, false],
  ["space-alert", { setting: { clock: true }, asked: { frame: "briefing" } }, false],
  ["starship-captains", { captains: [] }, false],
])("%s %o", async (game, view, clock) => {
  const said = await banner(game, view);
  expect(said).toContain(t("ui-disconnected"));
  expect(said.includes(` ${t("ui-clock-stands")}`)).toBe(clock);
});
