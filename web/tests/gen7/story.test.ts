/** Stories: what lies on the table, which option a choice stands for, how ballots are opened. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { questionOf, subjectOf, waysTaken } from "../../src/games/gen7/campaign/votes";
import { epilogueOf } from "../../src/games/gen7/end/epilogue";
import { placesOf } from "../../src/lib/board/end/places";
import { choicesOf, optionFor, toldParts } from "../../src/games/gen7/story/pages";
import { hasIdle, waysOf } from "../../src/games/gen7/story/votes";
import { paragraphs, plain } from "../../src/lib/story/prose";

describe("a page", () => {
  it("has texts, options and consequences", () => {
    expect(toldParts(["C-001", "C-001?1", "C-001?2", "C-001/2"])).toEqual({
      texts: ["C-001"],
      options: ["C-001?1", "C-001?2"],
      consequences: ["C-001/2"],
    });
  });

  it("has printed quotes, and no marks where nothing is emphasized", () => {
    expect(plain("'It's *later*,' says Ruben.")).toBe("‘It’s later,’ says Ruben.");
    expect(paragraphs("He: *'No'*")[0]![1]).toEqual({ text: "‘No’", emphasis: true });
  });

  it("is read in paragraphs with emphasis", () => {
    expect(paragraphs("One *two* three.\n\nFour.")).toEqual([
      [
        { text: "One ", emphasis: false },
        { text: "two", emphasis: true },
        { text: " three.", emphasis: false },
      ],
      [{ text: "Four.", emphasis: false }],
    ]);
  });
});

describe("choices", () => {
  const asked = { frame: "voting", seats: [0], about: "1.40", options: ["report", "keep"], tags: ["mind", "heart"] };

  it("of a vote come with their tags", () => {
    expect(choicesOf({ asked, told: ["1.40"] })).toEqual([
      { key: "1.40?report", id: "report", tag: "mind" },
      { key: "1.40?keep", id: "keep", tag: "heart" },
    ]);
  });

  it("stand for the option that names them", () => {
    const plain = { label: "", final: false, open: false, preview: [] };
    const options = [
      { ...plain, text: "lean keep", targets: ["choice:1.40?keep"] },
      { ...plain, text: "vote keep", targets: ["choice:1.40?keep"] },
    ];
    const choice = { key: "1.40?keep", id: "keep", tag: "heart" };
    expect(optionFor(options, choice, "vote")?.text).toBe("vote keep");
    expect(optionFor(options, { ...choice, key: "1.40?report" })).toBeUndefined();
  });
});

describe("opened ballots", () => {
  /** Words are not loaded here. */
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

  const opened = {
    about: "1.40",
    options: ["report", "keep"],
    ballots: ["keep", "report", null],
    weights: [2, 1, 0],
    votes: [1, 3],
    track: 1,
    winner: "keep",
    episode: 1,
    by_chief: false,
  };

  it("lie under their way; what no slip explains comes from the track", () => {
    const [report, keep] = waysOf(opened, ["Mira", "Jonas", "Ada"], { texts: {} });
    expect([report!.total, report!.extra, report!.leads]).toEqual([1, 0, false]);
    expect([keep!.slips.map(({ seat }) => seat), keep!.extra, keep!.leads]).toEqual([[0], 1, true]);
    expect(hasIdle(opened)).toBe(false);
  });

  it("of bots that only a tie would have needed lie there, but do not count", () => {
    const outvoted = { ...opened, ballots: ["report", "report", "keep"], weights: [1, 1, 0], votes: [2, 0], track: 0 };
    const [report, keep] = waysOf({ ...outvoted, winner: "report" }, ["Mira", "Jonas", "Ada"], { texts: {} });
    expect(report!.slips.map(({ votes, idle }) => [votes, idle])).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(keep!.slips.map(({ seat, votes, idle }) => [seat, votes, idle])).toEqual([[2, 0, true]]);
    expect([report!.total, keep!.total, keep!.extra]).toEqual([2, 0, 0]);
    expect(hasIdle(outvoted)).toBe(true);
  });
});

describe("an ending", () => {
  const players = [0, 1, 2].map((seat) => ({ seat })) as never;

  it("has a line for each officer, the best first, and lines of deeds after them", () => {
    const told = ["7.90", "7.90:C-103", "EP-101:victory", "EP-105:victory", "EP-201:victory"];
    const won = [false, true, false];
    const found = epilogueOf({ told, players }, placesOf({ won, points: [20, 41, 20], order: [1, 0, 2] }), 1);
    expect(found.ending).toBe("7.90");
    expect(found.officers).toEqual([
      { seat: 1, place: 1, best: true, line: "EP-101:victory" },
      { seat: 0, place: 2, best: false, line: "7.90:C-103" },
      { seat: 2, place: 3, best: false, line: "EP-105:victory" },
    ]);
    expect(found.deeds).toEqual(["EP-201:victory"]);
  });
});

describe("the votes of a campaign", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  const vote = (about: string, options: string[], votes: number[], winner: string, episode = 1) => ({
    ...{ about, options, votes, winner, episode },
    ballots: [],
    weights: [],
    track: 0,
    by_chief: false,
  });
  const live = { texts: { "1.40?keep": "Keep it.", "1.40": "It lies there.\n\nWhat now?", "name:C-012": "Spoons" } };
  const story = vote("1.40", ["report", "keep"], [1, 3], "keep");

  it("tell which way was taken, and by how much, where the story went on by them", () => {
    const decided = [
      story,
      vote("C-012", ["1", "2"], [4, 0], "1"),
      vote("energy", ["assembly", "tech_lab"], [2, 2], "tech_lab"),
    ];
    expect(waysTaken({ decided }, live, 1).map(({ key, text }) => [key, text])).toEqual([["1.40?keep", "Keep it."]]);
    expect(waysTaken({ decided }, live, 2)).toEqual([]);
  });

  it("say what they were about", () => {
    expect(subjectOf(vote("C-012", [], [], ""), live)).toBe("Spoons");
    expect(questionOf("1.40", live)).toBe("What now?");
    expect(questionOf("energy", live)).toBe("");
  });
});
