import { describe, expect, it } from "vitest";
import { Projector } from "../../src/games/space-alert/flight/projector.svelte";
import { beatOfTurn, beats, marks, steps, told } from "../../src/games/space-alert/theatre";
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
    expect(FILM.map((beat) => [beat.turn, beat.step, ...beat.events.map(({ kind }) => kind)])).toEqual([
      [1, "threats-appear", "step-begins"],
      [1, "player-actions", "step-begins", "no-effect"],
      [1, "player-actions", "moved"],
      [1, "compute-damage", "step-begins", "weapon-fires"],
      [2, "threat-actions", "step-begins", "delayed"],
      [2, "threat-actions", "card-lost"],
    ]);
    expect(told(FILM[1])?.kind).toBe("no-effect");
  });

  it("knows the whole table in every beat, though scenes only tell what has changed", () => {
    const [first, second] = beats([scene(begins(1, "player-actions")), { events: [event("moved")], view: { turn: 1 } }, { events: [event("moved")], view: { phase: 9 } }]);
    expect([first!.view.last_slot, first!.view.turn]).toEqual([12, 1]);
    expect([second!.view.turn, second!.view.phase, second!.before.phase]).toEqual([1, 9, 1]);
  });

  it("jumps to a turn, or to its end when there is none", () => {
    expect(beatOfTurn(FILM, 2)).toBe(4);
    expect(beatOfTurn(FILM, 9)).toBe(5);
  });

  it("lists the steps of the turn with their state", () => {
    expect(steps(FILM, 2).map(({ step, state }) => [step, state])).toEqual([["threats-appear", "done"], ["player-actions", "now"], ["compute-damage", "next"]]);
  });

  it("marks what befell a plan: a delay where the card was, a lost card at the end", () => {
    expect(marks(FILM).get("2:1")).toEqual(new Set(["no-effect"]));
    expect(marks(FILM).get("0:3")).toEqual(new Set(["delayed"]));
    expect(marks(FILM).get("0:12")).toEqual(new Set(["lost"]));
    expect(marks(FILM, 0).size).toBe(0);
  });
});

describe("the projector", () => {
  it("steps, jumps and stops at the end", () => {
    const film = new Projector(FILM);
    film.toggle();
    film.go(99);
    expect([film.at, film.running]).toEqual([5, false]);
    film.step(-1);
    expect(film.at).toBe(4);
    film.toTurn(1);
    expect(film.at).toBe(0);
    film.step(-1);
    expect(film.at).toBe(0);
  });

  it("tells when somebody takes the controls, not when it runs by itself", () => {
    const film = new Projector(FILM);
    let taken = 0;
    film.onhand = () => { taken += 1; };
    film.go(2);
    expect(taken).toBe(0);
    film.step(1);
    film.scrub(1);
    film.toTurn(2);
    film.toggle();
    expect(taken).toBe(4);
  });

  it("starts again from its end, and runs faster on demand", () => {
    const film = new Projector(FILM);
    film.go(5);
    film.toggle();
    expect([film.at, film.running]).toEqual([0, true]);
    const slow = film.wait(40);
    film.speed = 2;
    expect(film.wait(40)).toBe(slow / 2);
  });
});
