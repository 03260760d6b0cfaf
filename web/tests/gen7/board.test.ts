/** What the board of Gen7 draws from a view: rules of shared spots, dice on them, closed spots, merit stacks. */
import { describe, expect, it } from "vitest";
import { lineThrough, stationsOf } from "../../src/games/gen7/campaign/course";
import { freeOptions, keysOf } from "../../src/games/gen7/desk/offers";
import { formulaText, poolOf, restingOf } from "../../src/games/gen7/describe";
import { stacks } from "../../src/games/gen7/merit";
import { closedBy } from "../../src/games/gen7/ship/spots";
import { laid } from "../../src/games/gen7/tasks/laying";
import { limitText, relations } from "../../src/games/gen7/tasks/placement";
import type { Cards, Player, Proposal } from "../../src/games/gen7/types";
import { tabFor } from "../../src/games/gen7/where";
import type { Option } from "../../src/lib/live/types";

const option = (text: string, ...targets: string[]): Option => ({
  text,
  label: text,
  targets,
  final: false,
  open: false,
  preview: [],
});

describe("shared spots", () => {
  it("write the relation between them", () => {
    expect(relations({ kind: "step", limits: [] }, 3)).toEqual(["+1", "+1"]);
    expect(relations({ kind: "sum_below", limits: [] }, 3)).toEqual(["+", "<"]);
    expect(relations({ kind: "sum_equal", limits: [] }, 3)).toEqual(["+", "="]);
    expect(relations({ kind: "two_pairs", limits: [] }, 4)).toEqual(["", "", ""]);
  });

  it("write their own limits inside", () => {
    const rule = { kind: "thresholds", limits: [[5, 12] as const, [0, 2] as const] };
    expect([0, 1, 2].map((spot) => limitText(rule, spot))).toEqual(["≥5", "≤2", ""]);
  });

  it("hold a robot on two spots as one wide cell with its halves", () => {
    const die = { kind: "robot" as const, result: 9, at: "KT-01", spots: [2, 1] };
    const halves = { group: "KT-01", spot: 1, left: 5, right: 4 };
    const cells = laid(3, [{ seat: 1, die }], null, [], [halves]);
    expect(cells.map(({ first, halves, seat }) => [first, halves, seat])).toEqual([
      [0, null, -1],
      [1, halves, 1],
    ]);
  });

  it("show no halves on the die of one offer where a robot of another would count two spots", () => {
    const colonist = { dice: [{ kind: "colonist", result: 4, at: "quarters", spots: [] }] };
    const robot = { dice: [{ kind: "robot", result: 9, at: "quarters", spots: [] }] };
    const offers = [
      { lays: [{ seat: 0, die: 0, spots: [1], result: 4 }] },
      { lays: [{ seat: 1, die: 0, spots: [1, 2], result: 9 }] },
    ];
    const halves = { group: "KT-08", spot: 1, left: 4, right: 5 };
    const cells = laid(3, [], { offers } as unknown as Proposal, [colonist, robot] as unknown as Player[], [halves]);
    expect(cells.map(({ die, halves }) => [die?.kind ?? null, halves])).toEqual([
      [null, null],
      ["colonist", null],
      [null, null],
    ]);
  });

  it("show dice that are only offered", () => {
    const player = { dice: [{ kind: "officer", result: 3, at: "quarters", spots: [] }] } as unknown as Player;
    const offer = { lays: [{ seat: 0, die: 0, spots: [1], result: 4 }] };
    const proposal = { offers: [offer] } as unknown as Proposal;
    expect(laid(2, [], proposal, [player], [])[1]).toMatchObject({
      die: { kind: "officer", result: 4 },
      offered: true,
    });
  });
});

describe("resting dice", () => {
  it("are told apart where they look alike", () => {
    const die = { kind: "colonist" as const, result: 4, at: "recovery", spots: [] };
    const dice = [die, { ...die, at: "quarters" }, die, { ...die, result: 2 }];
    expect(restingOf({ seat: 1, dice }).map(({ target, copy }) => [target, copy])).toEqual([
      ["recovery:1:colonist-4", 0],
      ["recovery:1:colonist-4", 1],
      ["recovery:1:colonist-2", 0],
    ]);
  });
});

describe("spots", () => {
  const cards = {
    table: {
      systems: { computer: ["science_lab"] },
      divisions: [
        { id: "green", dots: [] },
        { id: "yellow", dots: [4] },
      ],
    },
  } as unknown as Cards;

  it("draw the reason that lasts longest and keep the others", () => {
    const covered = { "science_lab:4": ["track", "log"] };
    expect(closedBy("science_lab:4", { covered }, cards)).toEqual({
      why: "log",
      all: ["log", "track"],
      division: "yellow",
    });
    expect(closedBy("science_lab:1", { covered }, cards)).toBeNull();
  });

  it("write what they yield as printed", () => {
    const formulas = [
      { over: 2, plus: 1 },
      { over: 1, plus: 0 },
      { over: 0, plus: 4 },
    ];
    expect(formulas.map(formulaText)).toEqual(["#/2+1", "#", "4"]);
  });
});

describe("dice in the Crew Quarters", () => {
  it("that look alike are told apart", () => {
    const at = (place: string, result: number) => ({ kind: "colonist" as const, result, at: place, spots: [] });
    const dice = [at("quarters", 4), at("hq:0", 4), at("quarters", 2), at("quarters", 4)];
    expect(poolOf({ seat: 1, dice }).map(({ target, copy }) => [target, copy])).toEqual([
      ["die:1:colonist-4", 0],
      ["die:1:colonist-2", 0],
      ["die:1:colonist-4", 1],
    ]);
  });
});

describe("merit", () => {
  it("stacks ties, the earlier marker below", () => {
    const players = [
      { seat: 0, merit: 21 },
      { seat: 1, merit: 21 },
      { seat: 2, merit: 57 },
    ];
    expect(stacks(players, [1, 0, 2], 50)).toEqual([
      { seat: 1, at: 21, height: 0, laps: 0 },
      { seat: 0, at: 21, height: 1, laps: 0 },
      { seat: 2, at: 7, height: 0, laps: 1 },
    ]);
  });
});

describe("options", () => {
  it("that stand on the board need no button", () => {
    const all = [option("place colonist-4 hq:0", "spot:hq:0", "die:0:colonist-4"), option("end-turn"), option("pass")];
    expect(freeOptions(all).map(({ text }) => text)).toEqual(["end-turn", "pass"]);
  });

  it("have keys beside the prompt, some their own", () => {
    const keys = keysOf([option("ask-for-help"), option("end-turn")]);
    expect([...keys].map(([key, { text }]) => [key, text])).toEqual([
      ["A", "ask-for-help"],
      ["Q", "end-turn"],
    ]);
  });

  it("bring a phone to the view where they lie", () => {
    expect(tabFor(new Set(["die:0:officer-3", "spot:hq:0", "card:FI-01"]))).toBe("ship");
    expect(tabFor(new Set(["card:FI-01"]))).toBe("hand");
    expect(tabFor(new Set())).toBeNull();
  });
});

describe("the course of a campaign", () => {
  it("shows nothing of what is ahead but numbers", () => {
    const stations = stationsOf([-1, 2], 3);
    expect(stations.map(({ state }) => state)).toEqual(["played", "played", "now", "later", "later", "later", "later"]);
    expect(stations[0]!.y).toBeGreaterThan(stations[1]!.y);
    expect(lineThrough(stations.slice(0, 2))).toMatch(/^M\d+ \d+C/);
  });
});
