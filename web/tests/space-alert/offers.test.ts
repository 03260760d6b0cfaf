import { describe, expect, it } from "vitest";
import { boardsOf, buttons, offer, openSlots, question, receivers, targets } from "../../src/games/space-alert/offers";

const OPTIONS = ["place 0 A/< 1", "place 0 </A 1", "place 0 A/< 3", "place 2 A/< 8", "take-back 0 2", "turn 0 2", "move 0 2 1", "swap 0 2 4", "give A/< 1", "give A/< 2", "end-phase"];

describe("an option", () => {
  it("is a verb and its words", () => {
    expect(offer("place 0 A/< 3")).toEqual({ text: "place 0 A/< 3", verb: "place", words: ["0", "A/<", "3"] });
  });
});

describe("targets of a held card", () => {
  it("are the slots where the card may be placed as it is turned", () => {
    const found = targets(OPTIONS, { from: "hand", face: "A/<" });
    expect([...found.keys()]).toEqual(["0:1", "0:3", "2:8"]);
    expect(targets(OPTIONS, { from: "hand", face: "</A" })).toEqual(new Map([["0:1", "place 0 </A 1"]]));
  });

  it("are moves and swaps for a card lifted from a slot", () => {
    expect(targets(OPTIONS, { from: "slot", board: 0, slot: 2, face: "B/^" })).toEqual(new Map([["0:1", "move 0 2 1"], ["0:4", "swap 0 2 4"]]));
  });

  it("know a swap from its higher slot too", () => {
    expect(targets(OPTIONS, { from: "slot", board: 0, slot: 4, face: "B/^" })).toEqual(new Map([["0:2", "swap 0 2 4"]]));
  });

  it("are none on another board or without a card", () => {
    expect(targets(OPTIONS, { from: "slot", board: 1, slot: 2, face: "B/^" }).size).toBe(0);
    expect(targets(OPTIONS, null).size).toBe(0);
  });
});

describe("what the options touch", () => {
  it("is every slot that any of them names", () => {
    expect([...openSlots(OPTIONS)].sort()).toEqual(["0:1", "0:2", "0:3", "0:4", "2:8"]);
    expect([...boardsOf(OPTIONS)].sort()).toEqual([0, 2]);
  });

  it("leaves the others as buttons", () => {
    expect(buttons(OPTIONS).map(({ verb }) => verb)).toEqual(["end-phase"]);
  });

  it("names receivers for a card, however it is turned", () => {
    expect([...receivers(OPTIONS, "</A").keys()]).toEqual([1, 2]);
    expect(receivers(OPTIONS, "B/^").size).toBe(0);
    expect(receivers(OPTIONS, null).size).toBe(0);
  });
});

describe("the question about a slot", () => {
  it("asks about what the player would do there", () => {
    expect(question(0, 9, null, null, ["B/^"])).toBe("place 0 B/^ 9");
    expect(question(0, 2, null, "C/>", [])).toBe("take-back 0 2");
    expect(question(0, 9, { from: "hand", face: "</A" }, null, [])).toBe("place 0 </A 9");
    expect(question(0, 9, { from: "slot", board: 0, slot: 4, face: "B/^" }, null, [])).toBe("move 0 4 9");
    expect(question(0, 2, { from: "slot", board: 0, slot: 4, face: "B/^" }, "C/>", [])).toBe("swap 0 2 4");
  });
});
