/** A game without a board of its own: who plays, what can be chosen and taken back, and how it ended. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { placesOf } from "../src/lib/board/end/places";
import PlainGame from "../src/lib/board/plain/PlainGame.svelte";
import { Live } from "../src/lib/live/live";
import type { Option, SeatView, Table, Undoable } from "../src/lib/live/types";
import { speak } from "../src/lib/words/words";

const option = (text: string, label: string): Option => ({
  text,
  label,
  targets: [],
  final: false,
  open: false,
  preview: [],
});
const seat = (number: number, name: string) => ({ seat: number, name, kind: "person", level: null, you: number === 0 });

let live: Live;
let shown: object;

/** The first seat may choose between two cells, after it chose before. */
function ask(undo: Undoable | null = null): void {
  live.views = [
    {
      seat: 0,
      view: { asked: { seats: [0] } },
      options: [option("burn 3", "Burn 3"), option("burn 7", "Burn 7")],
      verbs: { burn: "Burn a cell" },
      prompt: { text: "Which cell?", clause: "DS-2.2" },
      undo,
      events: [],
    },
  ] as unknown as SeatView[];
  flushSync();
}

function finish(result: object): void {
  Object.assign(live, { over: true, result });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const said = (selector: string) => all(selector).map((one) => one.textContent.replace(/\s+/g, " ").trim());
const button = (name: string) => all("button").find((one) => one.textContent.includes(name));

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await speak("en", "");
});

beforeEach(() => {
  live = new Live("t");
  const seats = [seat(0, "Mira"), seat(1, "Rigel")];
  live.table = { id: "t", game: "deep-salvage", shares: [], seats } as unknown as Table;
  Object.assign(live, { seats: [0], seat: 0, fresh: true });
  shown = mount(PlainGame, { target: document.body, props: { live } });
  ask();
});

afterEach(() => unmount(shown));

describe("while it is played", () => {
  it("shows who plays, and marks whose turn it is", () => {
    expect(said("ol.seats li")).toEqual(["Mira you", "Rigel"]);
    expect(all("ol.seats [role=img]").map((icon) => icon.getAttribute("aria-label"))).toEqual(["to move"]);
    expect(said("ol.seats li.turn b")).toEqual(["Mira"]);
  });

  it("sends the option that is pressed", () => {
    const act = vi.spyOn(live, "act").mockResolvedValue(true);
    button("Burn 7")!.click();
    expect(act).toHaveBeenCalledWith("burn 7");
  });

  it("takes the last choice back, or all since the turn began", async () => {
    const undo = vi.spyOn(live, "undo").mockResolvedValue(true);
    ask({ count: 2, last: "Burn 5", reason: null });
    button("Take back: Burn 5")!.click();
    button("Back to the start of your turn")!.click();
    await vi.waitFor(() => expect(undo.mock.calls).toEqual([[false], [true]]));
  });

  it("says why nothing can be taken back", () => {
    ask({ count: 0, last: "", reason: { id: "x", clause: "DS-2.5", text: "The cells are burned.", args: {} } });
    button("Take back")!.click();
    flushSync();
    expect(said(".prompt .why")[0]).toContain("The cells are burned.");
  });
});

describe("when it is over", () => {
  it("shows places and points, the winner, and ways on", () => {
    finish({ outcome: "finished", score: [4, 9], standing: { won: [false, true], points: [4, 9] } });
    expect(said("ol.places li")).toEqual(["place 1, winsRigel 9", "place 2Mira 4"]);
    expect(said(".prompt .say")).toEqual(["Won by Rigel"]);
    expect(button("Rematch")).toBeTruthy();
  });

  it("shows one result of all together where all won or lost together", () => {
    finish({ outcome: "lost", score: 3, standing: { won: [false, false], points: [3, 3] } });
    expect(said("ol.places li")).toEqual(["Mira 3", "Rigel 3"]);
    expect(said(".prompt .say")).toEqual(["Lost"]);
  });

  it("leads to the table and back", () => {
    finish({ outcome: "finished", score: [4, 9], standing: { won: [false, true], points: [4, 9] } });
    button("Look at the board")!.click();
    flushSync();
    expect(said("ol.seats li")).toEqual(["Mira you", "Rigel"]);
    button("To the result")!.click();
    flushSync();
    expect(said("ol.places li").length).toBe(2);
  });
});

it("places winners first whatever their points, and equals together", () => {
  expect(placesOf({ won: [false, true, false], points: [5, 2, 5] })).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
  ]);
});

it("places equals as the rules break their tie", () => {
  const standing = { won: [false, true, false], points: [10, 30, 10], order: [1, 2, 0] };
  expect(placesOf(standing).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});
