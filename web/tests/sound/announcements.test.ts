/** What is said about each event, and that there is a clip for every word in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { announcements } from "../../src/games/space-alert/sound/announcements";
import { effects, lastWords } from "../../src/games/space-alert/sound/film";
import { event } from "../space-alert/builders";
import type { GameEvent } from "../../src/games/space-alert/types";

const CLOCK = { clock: true, transfer_seconds: 5 };
const NO_CLOCK = { clock: false, transfer_seconds: 5 };
const by = (clause: string, told: GameEvent): GameEvent => ({ ...told, clause });
const threat = (n: number, zone: string, serious = false, unconfirmed = false) =>
  event("threat-announced", { n, zone, serious, unconfirmed, seat: 0, threat: "E1-01" });
const warning = (seconds: number, phase: number, clause = "SA-3.2.14") =>
  by(clause, event("warning", { seconds, phase }));
const said = (told: GameEvent, timing = CLOCK) => announcements([told], timing)[0]!;

describe("the computer says", () => {
  it.each([
    [threat(3, "red"), "fx/threat alert t3 common red"],
    [threat(7, "internal", true), "fx/serious alert t7 serious internal"],
    [threat(4, "white", false, true), "fx/threat unconfirmed t4 common white"],
    [event("action-round-begins"), "fx/red-alert begin"],
    [event("incoming-data"), "fx/data data"],
    [event("communications-down"), "communications-down"],
    [event("communications-up"), "fx/restored communications-up"],
    [warning(60, 1), "ends-1 in-60"],
    [warning(20, 2), "ends-2 in-20"],
    [warning(20, 3, "SA-3.2.16"), "ends-operation in-20"],
    [event("phase-ends", { phase: 1 }), "fx/phase-end ended-1"],
    [by("SA-3.2.16", event("action-round-ends")), "fx/phase-end operation-over"],
    [by("SA-3.2.17", event("action-round-ends")), "fx/phase-end operation-over-early"],
  ])("%o", (told, clips) => {
    expect(said(told).clips.join(" ")).toBe(clips);
  });

  it("nothing about what players do", () => {
    expect(announcements([event("card-placed"), event("cards-drawn"), event("consents")], CLOCK)).toEqual([]);
  });

  it("the last five seconds one by one, at once (SA-R26)", () => {
    const { clips, at, urgent } = said(warning(5, 1));
    const numbers = clips.map((clip, i) => [clip, at![i]] as const).filter(([clip]) => clip.startsWith("count"));
    expect(numbers.map(([clip]) => clip)).toEqual(["count-5", "count-4", "count-3", "count-2", "count-1"]);
    expect(numbers.map(([, when]) => Math.round(when!))).toEqual([0, 1, 2, 3, 4]);
    expect(urgent).toBe(true);
  });

  it.each([
    [5, ["count-3", "count-2", "count-1"], 4.1],
    [10, ["count-5", "count-4", "count-3", "count-2", "count-1"], 9.1],
  ])("a data transfer of %i s with a countdown to its signal (SA-R18)", (transfer_seconds, numbers, one) => {
    const { clips, at } = said(event("transfer-opens"), { clock: true, transfer_seconds });
    expect(clips.filter((clip) => clip.startsWith("count"))).toEqual(numbers);
    expect(at!.at(-1)).toBeCloseTo(one);
    expect(said(event("transfer-closes")).clips[0]).toBe("fx/transfer-signal");
  });

  it("no countdown where no clock runs", () => {
    expect(said(warning(5, 1), NO_CLOCK).clips).toEqual(["ends-1", "in-5"]);
    expect(said(event("transfer-opens"), NO_CLOCK)).toEqual({ clips: ["fx/transfer", "transfer"] });
  });

  it("after the end of planning nothing: the film shows it", () => {
    const news = [
      event("consents"),
      by("SA-3.2.17", event("action-round-ends")),
      threat(8, "blue"),
      event("step-begins", { turn: 1, step: "threats-appear" }),
    ];
    expect(announcements(news, CLOCK).map((line) => line.clips.at(-1))).toEqual(["operation-over-early"]);
  });
});

const shot = (weapon: string) => event("weapon-fires", { weapon, strength: 4, targets: [] });

describe("the film sounds of", () => {
  it("shots and damage, each once", () => {
    const events = [
      shot("heavy_laser-upper_red"),
      shot("light_laser-lower_red"),
      shot("pulse_cannon-lower_white"),
      event("tile-drawn"),
      event("tile-drawn"),
      event("threat-moves"),
    ];
    expect(effects(events)).toEqual(["fx/laser", "fx/pulse", "fx/damage"]);
    expect(lastWords(events)).toBeNull();
  });

  it("the jump home, and the loss of the ship", () => {
    expect(lastWords([event("mission-complete", { score: 7 })])?.clips).toEqual(["fx/jump", "jump"]);
    expect(lastWords([event("ship-lost")])?.clips).toEqual(["fx/ship-lost", "lost"]);
  });
});

/** Every event that anything is said about, in every way it can come. */
function everything(): GameEvent[] {
  const flags = [false, true];
  const zones = ["red", "white", "blue", "internal"];
  const threats = Array.from({ length: 12 }, (_, i) =>
    zones.flatMap((zone) => flags.flatMap((serious) => flags.map((report) => threat(i + 1, zone, serious, report)))),
  );
  const warnings = [60, 20, 5].flatMap((seconds) => [
    warning(seconds, 1),
    warning(seconds, 2),
    warning(seconds, 3, "SA-3.2.16"),
  ]);
  const plain = [
    "action-round-begins",
    "incoming-data",
    "transfer-opens",
    "transfer-closes",
    "communications-down",
    "communications-up",
  ];
  return [
    ...threats.flat(),
    ...warnings,
    ...plain.map((kind) => event(kind)),
    event("phase-ends", { phase: 1 }),
    event("phase-ends", { phase: 2 }),
  ];
}

function wanted(): Set<string> {
  const ends = ["SA-3.2.16", "SA-3.2.17"].map((clause) => by(clause, event("action-round-ends")));
  const lines = [CLOCK, NO_CLOCK].flatMap((timing) =>
    [...everything(), ...ends].flatMap((told) => announcements([told], timing)),
  );
  const last = ["ship-lost", "mission-complete"].map((kind) => lastWords([event(kind)])!);
  const weapons = [
    "heavy_laser-upper_red",
    "light_laser-upper_blue",
    "pulse_cannon-lower_white",
    "rocket",
    "interceptors",
  ].map(shot);
  const film = effects([
    ...weapons,
    ...["battlebots-attack", "rocket-launched", "threat-destroyed", "tile-drawn"].map((kind) => event(kind)),
  ]);
  return new Set([...[...lines, ...last].flatMap((line) => line.clips), ...film, "fx/static"]);
}

describe("the rendered clips", () => {
  const folder = join(__dirname, "../../public/sounds/space-alert");
  const rendered = (of: string) =>
    readdirSync(join(folder, of))
      .map((name) => name.replace(/\.webm$/, ""))
      .sort();
  const voice = [...wanted()].filter((clip) => !clip.startsWith("fx/")).sort();

  it.each(["en", "ru", "pl"])("in %s are those that are said, no more and no less", (language) => {
    expect(rendered(language)).toEqual(voice);
  });

  it("of effects are those that are played", () => {
    expect(rendered("fx").map((name) => `fx/${name}`)).toEqual(
      [...wanted()].filter((clip) => clip.startsWith("fx/")).sort(),
    );
  });

  it("have their texts", () => {
    const texts = readFileSync(join(__dirname, "../../sounds/voice.toml"), "utf-8");
    expect(
      [...texts.matchAll(/^\[(.+)\]\nen = ".+"\nru = ".+"\npl = ".+"$/gm)].map((match) => match[1]!).sort(),
    ).toEqual(voice);
  });
});
