import { describe, expect, it } from "vitest";
import { beats, marks, steps } from "../../src/games/space-alert/theatre";
import { told } from "../../src/lib/replay/film";
import { begins, event, scene } from "./builders";

const FILM = beats([
  scene(event("card-placed", { seat: 0 })),
  scene(event("action-round-ends")),
  scene(begins(1, "threats-appear")),
  scene(begins(1, "player-actions")),
  scene(event("no-effect", { crew: 2, why: "full" })),
  scene(event("moved", { crew: 1, station: "upper_red" })),
  scene(begins(1, "compute-damage")),
  scene(event("weapon-fires", { weapon: "heavy_laser-upper_red", strength: 4, targets: ["E1-06:4"] })),
  scene(begins(2, "threat-actions")),
  scene(event("delayed", { crew: 0, turn: 3, card: "A" })),
  scene(event("card-lost", { crew: 0, card: "B" })),
]);

describe("the film of a resolution", () => {
  it("has a beat for everything told; a step's heading comes with the first thing in it, an empty step alone", () => {
    expect(FILM.map((beat) => [beat.chapter, beat.step, ...beat.events.map(({ kind }) => kind)])).toEqual([
      [1, "threats-appear", "step-begins"],
      [1, "player-actions", "step-begins", "no-effect"],
      [1, "player-actions", "moved"],
      [1, "compute-damage", "step-begins", "weapon-fires"],
      [2, "threat-actions", "step-begins", "delayed"],
      [2, "threat-actions", "card-lost"],
    ]);
    expect(told(FILM[1])?.kind).toBe("no-effect");
  });

  it("lists the steps of the turn with their state", () => {
    expect(steps(FILM, 2).map(({ step, state }) => [step, state])).toEqual([
      ["threats-appear", "done"],
      ["player-actions", "now"],
      ["compute-damage", "next"],
    ]);
  });

  it("marks what befell a plan: a delay where the card was, a lost card at the end", () => {
    expect(marks(FILM).get("2:1")).toEqual(new Set(["no-effect"]));
    expect(marks(FILM).get("0:3")).toEqual(new Set(["delayed"]));
    expect(marks(FILM).get("0:12")).toEqual(new Set(["lost"]));
    expect(marks(FILM, 0).size).toBe(0);
  });
});
