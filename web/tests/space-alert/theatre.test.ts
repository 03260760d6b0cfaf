import { describe, expect, it } from "vitest";
import { Projector } from "../../src/games/space-alert/flight/projector.svelte";
import { beatOfTurn, beats, marks, shots, steps, tally, touched } from "../../src/games/space-alert/theatre";
import { begins, event, scene } from "./builders";

const FILM = beats([
  scene(event("card-placed", { seat: 0 })),
  scene(event("warning"), event("action-round-ends"), begins(1, "threats-appear")),
  scene(begins(1, "player-actions")),
  scene(event("no-effect", { crew: 2, why: "full" })),
  scene(),
  scene(begins(1, "compute-damage"), event("weapon-fires", { weapon: "heavy_laser-upper_red", strength: 4, targets: ["E1-06:4"] })),
  scene(begins(2, "threat-actions"), event("tile-drawn", { zone: "red", tile: "shield" }), event("delayed", { crew: 0, turn: 3, card: "A" })),
]);

describe("the film of a resolution", () => {
  it("begins with the first step and leaves out silent scenes", () => {
    expect(FILM.map((beat) => [beat.scene, beat.turn, beat.step])).toEqual([
      [1, 1, "threats-appear"], [2, 1, "player-actions"], [3, 1, "player-actions"], [5, 1, "compute-damage"], [6, 2, "threat-actions"],
    ]);
    expect(FILM[0]?.events.map(({ kind }) => kind)).toEqual(["step-begins"]);
  });

  it("jumps to a turn, or to its end when there is none", () => {
    expect(beatOfTurn(FILM, 2)).toBe(4);
    expect(beatOfTurn(FILM, 9)).toBe(4);
  });

  it("lists the steps of the turn with their state", () => {
    expect(steps(FILM, 2).map(({ step, state }) => [step, state])).toEqual([["threats-appear", "done"], ["player-actions", "now"], ["compute-damage", "next"]]);
  });

  it("marks what befell a plan, a delay where the card was", () => {
    expect(marks(FILM).get("2:1")).toEqual(new Set(["no-effect"]));
    expect(marks(FILM).get("0:3")).toEqual(new Set(["delayed"]));
    expect(marks(FILM, 1).size).toBe(0);
  });

  it("counts damage, lost actions and delays by turn", () => {
    expect(tally(FILM)).toEqual([
      { turn: 1, damage: 0, noEffect: 1, delayed: 0, destroyed: 0 },
      { turn: 2, damage: 1, noEffect: 0, delayed: 1, destroyed: 0 },
    ]);
  });

  it("knows who fires at whom and what is touched", () => {
    const events = FILM[3]!.events;
    expect(shots(events)).toEqual([{ weapon: "heavy_laser", station: "upper_red", strength: 4, targets: [4] }]);
    expect(touched(events)).toContain("threat-4");
    expect(touched(FILM[4]!.events)).toContain("zone-red");
  });
});

describe("the projector", () => {
  it("steps, jumps and stops at the end", () => {
    const film = new Projector(FILM);
    film.toggle();
    film.go(99);
    expect([film.at, film.running]).toEqual([4, false]);
    film.step(-1);
    expect(film.at).toBe(3);
    film.toTurn(1);
    expect(film.at).toBe(0);
    film.step(-1);
    expect(film.at).toBe(0);
  });

  it("starts again from its end, and runs faster on demand", () => {
    const film = new Projector(FILM);
    film.go(4);
    film.toggle();
    expect([film.at, film.running]).toEqual([0, true]);
    const slow = film.wait(40);
    film.speed = 2;
    expect(film.wait(40)).toBe(slow / 2);
  });
});
