import { describe, expect, it } from "vitest";
import {
  boardsOf,
  buttons,
  goals,
  nextGoal,
  offered,
  openSlots,
  PICK_KEYS,
  receivers,
} from "../../src/games/space-alert/offers";
import type { Option } from "../../src/lib/live/types";

const option = (text: string, ...targets: string[]): Option => ({
  text,
  label: text,
  targets,
  final: false,
  open: false,
  preview: [],
});
const OPTIONS = [
  option("place 0 A/< 1", "card:A/<", "slot:0:1"),
  option("place 0 </A 1", "card:</A", "slot:0:1"),
  option("place 0 A/< 3", "card:A/<", "slot:0:3"),
  option("place 2 A/< 8", "card:A/<", "slot:2:8"),
  option("take-back 0 2", "slot:0:2", "hand"),
  option("turn 0 2", "slot:0:2"),
  option("move 0 2 1", "slot:0:2", "slot:0:1"),
  option("swap 0 2 4", "slot:0:2", "slot:0:4"),
  option("give A/< 1", "card:A/<", "seat:1"),
  option("give A/< 2", "card:A/<", "seat:2"),
  option("end-phase"),
];
const texts = (held: string | null) => [...goals(OPTIONS, held)].map(([key, { text }]) => [key, text]);

describe("the goals of a held card", () => {
  it("are the slots where the card may be placed as it is turned", () => {
    expect([...goals(OPTIONS, "card:A/<").keys()]).toEqual(["0:1", "0:3", "2:8"]);
    expect(texts("card:</A")).toEqual([["0:1", "place 0 </A 1"]]);
  });

  it("are moves and swaps for a card lifted from a slot", () => {
    expect(texts("slot:0:2")).toEqual([
      ["0:1", "move 0 2 1"],
      ["0:4", "swap 0 2 4"],
    ]);
  });

  it("know a swap from its higher slot too", () => expect(texts("slot:0:4")).toEqual([["0:2", "swap 0 2 4"]]));

  it("are none on another board or without a card", () => {
    expect([texts("slot:1:2"), texts(null)]).toEqual([[], []]);
  });
});

describe("what the options touch", () => {
  it("is every slot that any of them names", () => {
    expect([...openSlots(OPTIONS)].sort()).toEqual(["0:1", "0:2", "0:3", "0:4", "2:8"]);
    expect([...boardsOf(OPTIONS)].sort()).toEqual([0, 2]);
  });

  it("is found by what is done with a slot", () => {
    expect(offered(OPTIONS, "turn", "slot:0:2")?.text).toBe("turn 0 2");
    expect(offered(OPTIONS, "take-back", "slot:0:4")).toBeUndefined();
  });

  it("leaves the others as buttons", () => {
    expect(buttons(OPTIONS).map(({ text }) => text)).toEqual(["end-phase"]);
  });

  it("names receivers for a card, however it is turned", () => {
    expect([...receivers(OPTIONS, "</A").keys()]).toEqual([1, 2]);
    expect(receivers(OPTIONS, "B/^").size).toBe(0);
    expect(receivers(OPTIONS, null).size).toBe(0);
  });
});

describe("the keyboard with a card", () => {
  const GOALS = ["0:1", "0:2", "1:1", "1:4", "2:5"];

  it("has a key for each of the twelve kinds of card", () => {
    expect(new Set(PICK_KEYS).size).toBe(12);
  });

  it("stays in the row it is in, at the slot or the next one", () => {
    expect(nextGoal(GOALS, [1, 1])).toBe("1:1");
    expect(nextGoal(GOALS, [1, 2])).toBe("1:4");
    expect(nextGoal(GOALS, [1, 9])).toBe("1:1");
  });

  it("goes to the first goal from anywhere else", () => {
    expect(nextGoal(GOALS, [])).toBe("0:1");
    expect(nextGoal(GOALS, [3, 1])).toBe("0:1");
    expect(nextGoal([], [0, 1])).toBeUndefined();
  });
});
