import { describe, expect, it } from "vitest";
import type { FinishedTable } from "../../src/lib/live/types";
import { missions } from "../../src/games/space-alert/campaign";
import { crewOf, pages, total } from "../../src/games/space-alert/ships-log";
import type { LogLine } from "../../src/games/space-alert/types";

let day = 0;
function flight(id: string, crew: string, line: Partial<LogLine> | null, follows: string | null = null): FinishedTable {
  const log = line && { sound_track: "S2-1", common: "1", serious: "1", ...line };
  return {
    id,
    group: crew,
    follows,
    created: 0,
    started: ++day,
    options: {},
    seats: [],
    result: { log },
  } as unknown as FinishedTable;
}

describe("the ship's log", () => {
  it("has a page for every crew, whoever flew last first", () => {
    const log = pages([
      flight("a", "ada", { total: 3 }),
      flight("b", "bo", { total: 5 }),
      flight("c", "ada", { lost_to: "E1-01" }),
    ]);
    expect(log.map(({ crew, flights, lost, points, best }) => ({ crew, flights, lost, points, best }))).toEqual([
      { crew: "ada", flights: 2, lost: 1, points: 3, best: 3 },
      { crew: "bo", flights: 1, lost: 0, points: 5, best: 5 },
    ]);
  });

  it("names the crew and marks the roles (SA-6.1, SA-2.8)", () => {
    const seats = ["Ada", "Bo", "Cy"].map((name, seat) => ({ seat, name, kind: "person" })) as FinishedTable["seats"];
    expect(crewOf({ seats, options: { captain: 2, chief_of_security: 2 } })).toEqual([
      { name: "Ada", roles: ["communications_officer"] },
      { name: "Bo", roles: [] },
      { name: "Cy", roles: ["captain", "chief_of_security"] },
    ]);
  });

  it("leaves practice out", () => {
    expect(pages([flight("a", "ada", null)])).toEqual([]);
  });

  it("brackets the missions of a campaign together, even with a flight in between (SA-10.4.4)", () => {
    const first = flight("a", "ada", { campaign_mission: 1, destroyed: 4 });
    const between = flight("b", "ada", { total: -2 });
    const second = flight("c", "ada", { campaign_mission: 2, total: 11 }, "a");
    const [page] = pages([second, between, first]);
    expect(page!.brackets.map(({ campaign, entries }) => [campaign, entries.map(({ table }) => table.id)])).toEqual([
      [true, ["a", "c"]],
      [false, ["b"]],
    ]);
    expect([page!.best, page!.bestCampaign, page!.points]).toEqual([-2, 11, 9]);
  });

  it("gives a lost campaign, and one under way, no total", () => {
    const lost = pages([
      flight("a", "ada", { campaign_mission: 1 }),
      flight("b", "ada", { campaign_mission: 2, lost_to: "E1-01" }, "a"),
    ]);
    expect(lost[0]!.brackets.map(total)).toEqual([null]);
    expect(lost[0]!.bestCampaign).toBeNull();
    expect(total(pages([flight("c", "ada", { campaign_mission: 1 })])[0]!.brackets[0]!)).toBeNull();
  });
});

it("a campaign counts the present mission once it is complete", () => {
  const log = { mission: 2, tiles: [], broken_squads: [], threat_points: [8], visual: [3] };
  expect(missions(log, { sheet: null })).toEqual([{ number: 1, threats: 8, visual: 3 }]);
  const losses = { tiles: 2, worst_zone: 2, knocked_out: 0, disabled_squads: 0 };
  const sheet = { destroyed: 6, survived: 2, penalties: 4, visual: 1, losses };
  expect(missions(log, { sheet })).toEqual([
    { number: 1, threats: 8, visual: 3 },
    { number: 2, threats: 8, visual: 1 },
  ]);
});
