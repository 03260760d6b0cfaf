import { beforeAll, describe, expect, it, vi } from "vitest";
import { after, asked, showable } from "../src/lib/live/hands";
import { knownGames } from "../src/lib/lobby/known-games.svelte";
import { ending, seatNames, summary, tableName, underWay } from "../src/lib/lobby/tables";
import type { GameInfo, Table, TableSeat } from "../src/lib/live/types";
import { differing } from "../src/lib/lobby/waiting/fresh.svelte";
import { speak } from "../src/lib/words/words";

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(""));
  await speak("en");
});

const seat = (number: number, kind: TableSeat["kind"], name = ""): TableSeat => ({
  seat: number,
  kind,
  name,
  you: false,
  host: false,
  asked: false,
  level: null,
  away: false,
  stand_in_from: null,
});
const table = (more: Partial<Table>): Table =>
  ({ game: "space-alert", options: {}, state: "finished", started: 0, seats: [], ...more }) as Table;

describe("names by seat", () => {
  it("are the people's own", () => {
    expect(seatNames([seat(0, "person", "Ada"), seat(1, "bot"), seat(2, "open")])).toEqual(["Ada", "Bot 2", ""]);
  });

  it("tell the seats of one person apart", () => {
    expect(seatNames([seat(0, "person", "Ada"), seat(1, "person", "Bo"), seat(2, "person", "Ada")])).toEqual([
      "#1 Ada",
      "Bo",
      "#3 Ada",
    ]);
  });
});

describe("a table's name", () => {
  const lessons = (text: string, ...names: string[]): GameInfo["introduction"] => ({
    text,
    about: "",
    lessons: names.map((name) => ({ name, options: { lesson: name } })),
  });
  const named = (more: Partial<Table>) => tableName(table({ name: "New table", host_name: "Ada", ...more }));

  beforeAll(() => {
    knownGames.all = [
      { name: "one", introduction: lessons("Pierwsza gra", "Pierwsza gra"), options: {} },
      { name: "many", introduction: lessons("Szkoła", "Start", "Lot"), options: {} },
    ] as GameInfo[];
    return () => (knownGames.all = []);
  });

  it("is what somebody typed", () => expect(named({ name: "Argo" })).toBe("Argo"));
  it("is the host's where nobody typed one", () => expect(named({})).toBe("Ada’s table"));
  it("is that of its lesson, as the reader's language calls it", () => {
    expect(named({ game: "one", options: { lesson: "Pierwsza gra" } })).toBe("Pierwsza gra");
    expect(named({ game: "many", options: { lesson: "Lot" } })).toBe("Szkoła: Lot");
  });
  it("says which game of a campaign follows an earlier one", () => {
    expect(named({ game: "gen7", campaign_game: 1 })).toBe("Ada’s table");
    expect(named({ game: "gen7", campaign_game: 2 })).toBe("Episode 2");
    expect(named({ game: "gen7", campaign_game: 3, name: "Argo" })).toBe("Argo: Episode 3");
    expect(named({ game: "unknown", campaign_game: 2 })).toBe("Game 2");
  });
});

describe("tables in words", () => {
  it("say how a flight ended", () => {
    expect(ending(table({ result: { outcome: "won", score: 1 } }))).toBe("Home with 1 point");
    expect(ending(table({ result: { outcome: "lost", score: null } }))).toBe("The ship was lost");
    expect(ending(table({ result: { outcome: "won", score: 9, campaign_score: 21 } }))).toBe("Campaign: 21 points");
  });

  it("say the same of two options only once", () => {
    const both = summary(table({ options: { common: "yellow", serious: "yellow" } }));
    expect(both).toEqual([...new Set(both)]);
    expect(both).not.toEqual([]);
  });

  it("sum their options up", () => {
    expect(summary(table({ options: { campaign: {}, clock: false, captain: 2 } }))).toEqual([
      "Campaign",
      "Live clock: off",
    ]);
  });

  it("leave out options that are empty or as usual", () => {
    const properties = { clock: { default: false }, trips: { default: false }, names: { default: [] } };
    knownGames.all = [{ name: "space-alert", options: { properties } }] as unknown as GameInfo[];
    const options = { clock: false, trips: true, names: [], label: "", crew: ["", ""], pack: "base@0123" };
    expect(summary(table({ options }))).toEqual(["Trip rule"]);
    knownGames.all = [];
  });

  it("go on with the newest that is played", () => {
    const all = [
      table({ id: "old", state: "playing", started: 1 }),
      table({ id: "waits", state: "waiting" }),
      table({ id: "new", state: "playing", started: 2 }),
    ];
    expect(underWay(all).map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("go on with those that wait for me first", () => {
    const asked = { ...seat(0, "person"), you: true, asked: true };
    const all = [
      table({ id: "new", state: "playing", started: 2 }),
      table({ id: "old", state: "playing", started: 1, seats: [asked] }),
    ];
    expect(underWay(all).map(({ id }) => id)).toEqual(["old", "new"]);
  });
});

describe("several seats in one pair of hands", () => {
  /** Three seats of mine, of which the game waits for some; all have options, for each may give something away. */
  const views = (...seats: number[]) =>
    [0, 1, 2].map((seat) => ({ seat, options: ["give"], view: { asked: { frame: "turn", seats } } }));

  it("stay where something is asked", () => expect(asked(views(0, 1), 0)).toBeNull());
  it("go on clockwise to the next that is asked", () => {
    expect(asked(views(2), 0)).toBe(2);
    expect(asked(views(0), 1)).toBe(0);
  });
  it("go round when the screen is handed over", () => {
    expect([after([0, 2, 3], 0), after([0, 2, 3], 3)]).toEqual([2, 0]);
  });
  it("are shown only where something is asked, wherever one likes while nothing is", () => {
    expect(showable(views(0, 2))).toEqual([0, 2]);
    expect(showable(views())).toEqual([0, 1, 2]);
  });
  it("rest when nothing is asked, or somebody only watches", () => {
    expect(asked(views(), 0)).toBeNull();
    expect(asked([{ seat: null, view: {} }], null)).toBeNull();
  });
});

it("options that somebody has changed are found", () => {
  expect(differing({ clock: false, captain: 1 }, { captain: 1, campaign: {} })).toEqual(["clock", "campaign"]);
});
