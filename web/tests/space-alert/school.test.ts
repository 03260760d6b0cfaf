/** The flight school in a browser: what it remembers, and how a kept plan is laid out again. */
import { beforeEach, expect, it, vi } from "vitest";
import { isPlanning } from "../../src/games/space-alert/planning";
import type { Live } from "../../src/lib/live/live";
import { view } from "./builders";

const created = vi.hoisted(() => vi.fn());
vi.mock("../../src/lib/live/api", async (original) => ({ ...(await original<object>()), createTable: created }));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {}); // no words are loaded here
  localStorage.clear();
  vi.resetModules();
  created.mockReset().mockImplementation(async () => ({ id: "table-1" }));
});

const load = async () => (await import("../../src/games/space-alert/school/school.svelte")).school;
const live = (answers: boolean[]) =>
  ({ id: "table-1", act: vi.fn(async () => answers.shift() ?? true) }) as unknown as Live;

it("remembers the lessons that were passed", async () => {
  (await load()).pass("moving");
  vi.resetModules();
  const again = await load();
  again.pass("moving");
  expect(again.passed).toEqual(["moving"]);
});

it("forgets what is no list", async () => {
  localStorage.setItem("quarterdeck.school", "{");
  expect((await load()).passed).toEqual([]);
});

it("opens a lesson as a table of one seat that starts at once", async () => {
  await (await load()).open("moving");
  expect(created).toHaveBeenCalledWith(
    expect.objectContaining({ game: "space-alert", seats: 1, options: { lesson: "moving" }, start: true }),
  );
  expect(location.pathname).toBe("/t/table-1");
});

it("lays a kept plan out once, and stops where the server does not follow", async () => {
  const school = await load();
  await school.open("moving", ["take-back 0 2", "place 0 </A 1", "place 0 ^/B 2"]);
  const table = live([true, false]);
  await school.layOut(table);
  await school.layOut(table);
  expect(vi.mocked(table.act).mock.calls).toEqual([["take-back 0 2"], ["place 0 </A 1"]]);
});

it("plans in lessons as in flights", () => {
  const asked = (frame: string) => ({ ...view({}), asked: { frame, seats: [0] } });
  expect(["planning", "lesson-planning", "briefing"].map((frame) => isPlanning(asked(frame)))).toEqual([
    true,
    true,
    false,
  ]);
});
