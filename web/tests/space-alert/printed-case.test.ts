import { describe, expect, it } from "vitest";
import type { Flight } from "../../src/games/space-alert/printed-game/announcing";
import {
  draftOf,
  fromCase,
  isBlank,
  newDraft,
  toCase,
  type Case,
  type Writing,
} from "../../src/games/space-alert/printed-game/case";
import { elsewhere, flawsAt } from "../../src/games/space-alert/printed-game/flaws";
import { deckOf, found, named } from "../../src/games/space-alert/printed-game/threat-search";
import { toYaml } from "../../src/games/space-alert/printed-game/yaml";
import type { ThreatCard } from "../../src/games/space-alert/types";
import type { Flaw } from "../../src/lib/live/types";

const WRITING: Writing = {
  symbols: ["A", "B", "<", "HX", "H:upper_red"],
  kinds: { test_run: 7, mission: 12 },
  scripts: { "S2-1": "mission" },
  usual_tracks: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
  tiles: { red: ["shield"], white: ["shield"], blue: ["shield"] },
};
const card = (kind: string, serious: boolean) => ({ kind, serious }) as ThreatCard;
const THREATS = {
  "E1-05": card("external", false),
  "SE1-02": card("external", true),
  "I1-05": card("intruder", false),
  "SI1-01": card("malfunction", true),
};

const WRITTEN: Case = {
  kind: "mission",
  crew: ["Ada", "", "android"],
  tracks: { red: "T7", white: "T2", blue: "T3", internal: "T4" },
  threats: [["SE1-02", 3, "blue"]],
  boards: [["A", "-", "HX"], ["<"], ["-"]].map((board) => [...board, ...Array<string>(12 - board.length).fill("-")]),
  tiles: { white: ["shield"] },
  seed: "x1",
  start: { turn: 2, computer: { 2: true } },
  id: "2031-05-04",
};

describe("a draft", () => {
  it("begins empty, with the usual trajectories", () => {
    const draft = newDraft(WRITING);
    expect(isBlank(draft)).toBe(true);
    expect(toCase(draft, WRITING)).toMatchObject({ kind: "mission", tracks: WRITING.usual_tracks, threats: [] });
    expect(toCase(draft, WRITING)).not.toHaveProperty("crew");
  });

  it("says what was read, with what the form does not show", () => {
    expect(toCase(fromCase(WRITTEN, WRITING), WRITING)).toEqual(WRITTEN);
  });

  it("knows an android by its name", () => {
    const draft = fromCase(WRITTEN, WRITING);
    expect(draft.crew.map((row) => [row.name, row.android])).toEqual([
      ["Ada", false],
      ["", false],
      ["", true],
    ]);
  });

  it("leaves out slots that the kind of flight does not have, without losing them", () => {
    const draft = { ...fromCase({ ...WRITTEN, boards: [Array<string>(12).fill("A")] }, WRITING), kind: "test_run" };
    expect(toCase(draft, WRITING).boards[0]).toHaveLength(7);
    expect(draft.crew[0]?.slots).toHaveLength(12);
  });

  it("comes from an announced flight with its threats, crew and the names that were there", () => {
    const events = [
      { n: 0, at: 10, kind: "threat-announced", clause: "", args: { n: 4, zone: "internal", serious: true } },
    ];
    const flight = { start: 77, events, about: { kind: "test_run", crew: [0, 1, -1, -1] } } as unknown as Flight;
    const draft = draftOf(flight, fromCase(WRITTEN, WRITING));
    expect(draft.threats).toEqual([{ code: "", n: 4, zone: "internal", serious: true }]);
    expect(draft.crew.map((row) => row.android)).toEqual([false, false, true, true]);
    expect([draft.crew[0]?.name, draft.kind, draft.flight]).toEqual(["Ada", "test_run", 77]);
    expect(isBlank(draft)).toBe(true);
  });
});

it("is written as YAML that reads well and quotes what YAML would take for something else", () => {
  expect(toYaml({ ...WRITTEN, crew: ["Ada", "no", "Żaneta: ab"] })).toBe(`kind: mission
crew: [Ada, "no", "Żaneta: ab"]
tracks: {red: T7, white: T2, blue: T3, internal: T4}
threats:
- [SE1-02, 3, blue]
tiles: {white: [shield]}
seed: x1
start: {turn: 2, computer: {2: true}}
id: "2031-05-04"
boards:
- "A - HX - - - - - - - - -"
- "< - - - - - - - - - - -"
- "- - - - - - - - - - - -"
`);
});

describe("mistakes", () => {
  const flaw = (...path: (string | number)[]): Flaw => ({
    path,
    reason: { id: "case-no-card", clause: "", args: {}, text: "" },
  });
  const flaws = [flaw("boards", 0, 2), flaw("boards", 0, 12), flaw("boards", 1, 2), flaw("stop"), flaw()];

  it("are found at their slot, and with the whole board", () => {
    expect(flawsAt(flaws, "boards", 0, 2)).toEqual([flaws[0]]);
    expect(flawsAt(flaws, "boards", 0)).toEqual(flaws.slice(0, 2));
  });

  it("that the form has no entry for are told apart", () => {
    expect(elsewhere(flaws, ["boards"])).toEqual(flaws.slice(3));
  });
});

describe("threat cards", () => {
  const names: Record<string, string> = {
    "E1-05": "Gunship",
    "SE1-02": "Man-of-War",
    "I1-05": "Hacked Shields",
    "SI1-01": "Commandos",
  };

  it("are those of the deck that was announced", () => {
    expect(Object.keys(deckOf(THREATS, "red", null))).toEqual(["E1-05", "SE1-02"]);
    expect(Object.keys(deckOf(THREATS, "internal", true))).toEqual(["SI1-01"]);
  });

  it("are found by code and by words of their name", () => {
    const search = (text: string) => found(Object.keys(THREATS), text, (code) => names[code]!);
    expect(search("e1-0")).toEqual(["E1-05", "SE1-02"]);
    expect(search("shields hack")).toEqual(["I1-05"]);
    expect(search("dragon")).toEqual([]);
  });
});

describe("a card named outright", () => {
  const name = (code: string) => ({ "E1-05": "Gunship" })[code] ?? code;

  it("is known by its code in any case, also of another deck", () => {
    expect(named(["E1-05"], " e1-05", name)).toBe("E1-05");
    expect(named(["E1-05"], "SI2-03", name)).toBe("SI2-03");
  });

  it("is known by its whole name only", () => {
    expect(named(["E1-05"], "gunship", name)).toBe("E1-05");
    expect(named(["E1-05"], "gun", name)).toBeUndefined();
  });
});
