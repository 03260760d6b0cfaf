import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { moments, during } from "../../src/games/space-alert/moments";
import { flows, picture, STILL, touched } from "../../src/games/space-alert/picture";
import { beats } from "../../src/games/space-alert/theatre";
import type { GameEvent, Threat, View } from "../../src/games/space-alert/types";
import { begins, event, scene, view } from "./builders";

const fires = (weapon: string, strength: number, ...targets: string[]) =>
  event("weapon-fires", { weapon, strength, targets });
const GUNSHIP: Partial<Threat> = { code: "E1-05", number: 4, zone: 1, status: "on_track", square: 8, tokens: [] };

describe("shots", () => {
  const film = beats([
    scene(begins(3, "compute-damage")),
    scene(fires("heavy_laser-upper_white", 5, "E1-05:4")),
    scene(fires("pulse_cannon", 1, "E1-05:4", "E1-07:2")),
    scene(fires("light_laser-lower_blue", 2)),
    scene(event("threat-shot", { threat: "E1-05", n: 4, total: 6, shield: 2, blocks: 4, damage: 4 })),
    scene(begins(3, "threat-actions")),
  ]);

  it("go from each weapon to its targets, one after another", () => {
    expect(picture(film, 0).shots).toEqual([
      { weapon: "heavy_laser", station: "upper_white", strength: 5, targets: ["E1-05:4"] },
    ]);
    expect(picture(film, 1).shots[0]?.targets).toEqual(["E1-05:4", "E1-07:2"]);
    expect(picture(film, 2).shots[0]?.targets).toEqual([]);
  });

  it("add up on each target until its shield is subtracted", () => {
    expect(picture(film, 1).sums.get("E1-05:4")).toEqual({ strengths: [5, 1], shield: null, blocks: null });
    expect(picture(film, 3).sums.get("E1-05:4")).toEqual({ strengths: [5, 1], shield: 2, blocks: 4 });
    expect(picture(film, 3).shots.map((shot) => shot.strength)).toEqual([5, 1]);
    expect(picture(film, 4).sums.size).toBe(0);
  });

  it("at nothing are a moment to look at again", () => {
    expect(moments(film).map(({ trouble, turn, beat }) => [trouble, turn, beat])).toEqual([["missed", 3, 2]]);
    expect(during(moments(film), 3, "damage")).toEqual([]);
  });
});

describe("what moves", () => {
  it("is a threat along its trajectory, and the letter it stands on lights up", () => {
    const film = beats([
      scene(begins(1, "threat-actions")),
      {
        events: [event("threat-moves", { threat: "E1-05", n: 4, origin: 10, square: 8 })],
        view: view({ threats: [GUNSHIP] }),
      },
    ]);
    expect(picture(film, 0).ways).toEqual([{ zone: 1, from: 10, to: 8 }]);
    expect(
      touched([event("threat-acts", { threat: "E1-05", n: 4, letter: "X" })], view({ threats: [GUNSHIP] })),
    ).toContain("letter-1-8");
  });

  const ship = (shields: number[], reactors: number[], capsules = 3, fired: (number | null)[] = Array(6).fill(null)) =>
    ({ ship: { shields, reactors, capsules }, marks: { fired } }) as unknown as View;

  it("is energy from a reactor into a shield, onto a weapon, out of a capsule, or lost", () => {
    const start = ship([1, 1, 1], [2, 3, 2]);
    expect(flows(start, ship([2, 1, 1], [1, 3, 2]))).toEqual([{ from: "3", to: "0", count: 1 }]);
    expect(flows(start, ship([1, 1, 1], [2, 2, 2], 3, [null, 0, null, null, null, null]))).toEqual([
      { from: "4", to: "A1", count: 1 },
    ]);
    expect(flows(start, ship([1, 1, 1], [2, 5, 2], 2))).toEqual([{ from: "6", to: "4", count: 2 }]);
    expect(flows(start, ship([0, 1, 1], [2, 3, 2]))).toEqual([{ from: "0", to: null, count: 1 }]);
    expect(flows(start, start)).toEqual([]);
  });

  it("is a card that a delay pushes on", () => {
    const later = view({});
    later.crew[1]!.plan = [null, null, null, "A/<", ...Array(9).fill(null)];
    const film = beats([
      scene(begins(1, "player-actions")),
      scene(event("moved", { crew: 0 })),
      { events: [event("delayed", { crew: 1, turn: 2 })], view: later },
    ]);
    expect(picture(film, 1).pushed).toEqual(new Set(["1:3"]));
  });
});

describe("every kind of event of a resolution", () => {
  const events = JSON.parse(readFileSync(join(__dirname, "../fixtures/events.json"), "utf-8")) as GameEvent[];
  const PLANNED = new RegExp(
    "^(set-up|lesson-begins|ready|action-round|threat-announced|incoming|pack|transfer|communications|warning|phase" +
      "|cards?-(drawn|placed|taken|turned|moved|swapped|given)|consents|withdraws|step-begins)",
  );
  const resolved = events.filter(({ kind }) => !PLANNED.test(kind));

  it.each(resolved.map((one) => [one.kind, one] as const))("%s touches something on the board", (_, one) => {
    expect(resolved.length).toBeGreaterThan(25);
    expect(touched([one], { ...view({ threats: [GUNSHIP] }), outcome: "won" }).size).toBeGreaterThan(0);
  });

  it("shows nothing where there is no film", () => {
    expect(picture([], 0)).toBe(STILL);
  });
});
