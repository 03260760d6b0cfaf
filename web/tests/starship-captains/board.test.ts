/** The pure parts of the board: where options can be chosen, what touches, what is drawn where. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { chip, techChips } from "../../src/games/starship-captains/chips";
import { placeText, tokensText } from "../../src/games/starship-captains/describe";
import { halves } from "../../src/games/starship-captains/end/scores";
import { apart, ticks } from "../../src/lib/board/end/plot";
import { explain } from "../../src/games/starship-captains/explain";
import { bonusesOn, buttons, keysOf, marksOn, offers } from "../../src/games/starship-captains/offers";
import { holds, stacks } from "../../src/games/starship-captains/ship/crew";
import { rowStates } from "../../src/games/starship-captains/ship/rows";
import { pairs } from "../../src/games/starship-captains/tech/edges";
import type { Captain, Cards, Technology, View } from "../../src/games/starship-captains/types";
import { aimedAt, litTargets } from "../../src/lib/board/targets";
import { speak, t } from "../../src/lib/words/words";

const room = (id: string, left: string[], right: string[]): Technology => ({
  id,
  kind: "alpha",
  left,
  right,
  colour: "red",
  effects: ["move 2"],
  once: false,
  replaces: false,
  ability: null,
  scoring: "",
});
const captain: Captain = {
  seat: 0,
  at: "home",
  medals: 1,
  ready: ["R", "R", "C"],
  queue: ["B"],
  damage: 2,
  artifacts: ["ry"],
  pirates: [],
  unseen_pirates: 1,
  slots: ["one", "two", "", "damage"],
  markers: [12, 0, 3],
  missions: [],
  passed: false,
  mission: "",
  assigned: ["R"],
  unfit: [],
  resolved: [],
  working: "",
  drawn: [],
  drawn_omegas: [],
  in_rooms: {},
  used_up: [],
};
const nothing = ["", "", ""];
const cards = {
  maps: {
    small: {
      places: { home: [0.5, 0.5], p1: [0.1, 0.2], p2: [0.9, 0.8] },
      routes: {
        s1: { id: "s1", ends: ["home", "p1"], colour: "green" },
        s2: { id: "s2", ends: ["p1", "p2"], colour: "purple" },
      },
    },
  },
  boards: {
    A: {
      edges: [
        [nothing, nothing],
        [nothing, nothing],
        [["", "medal", ""], nothing],
        [nothing, nothing],
      ],
    },
  },
  technologies: {
    one: room("one", nothing, ["move", "", "medal"]),
    two: room("two", ["move", "", "repair"], ["", "medal", ""]),
  },
  track: { points: Array.from({ length: 13 }, () => 0), lap: 5, event: 7 },
  holds: 8,
  rings: 5,
  missions: {},
  rooms: {},
} as unknown as Cards;
const view = {
  map: "small",
  board: "A",
  captains: [captain],
  central: ["x"],
  shared: [],
  asked: { frame: "moving", seats: [0] },
} as unknown as View;
const option = (text: string, targets: string[] = [], final = false) => ({
  text,
  label: text,
  targets,
  final,
  open: false,
  preview: [],
});
const activate = (room: string, figure: string, final = false) =>
  option(`activate ${room} ${figure}`, [`room:${room}`, `figure:${figure}`], final);
const assign = (figure: string) => option(`assign ${figure}`, [`figure:${figure}`, "row:1"]);

describe("keys of the buttons", () => {
  const keys = (...texts: string[]) =>
    [...keysOf(offers(texts.map((text) => option(text))))].map(([key, { text }]) => `${key} ${text}`);

  it("count from one, and what skips has 0", () => {
    expect(keys("perform", "pass")).toEqual(["1 perform", "2 pass"]);
    expect(keys("decline")).toEqual(["0 decline"]);
    expect(keys("enough", "again")).toEqual(["1 again", "0 enough"]);
  });
});

describe("places of the map", () => {
  const map = {
    ...view,
    stations: { home: "home" },
    tiles: { home: 2 },
    planets: {},
    holders: {},
    numbers: { p1: 4, p2: 5 },
    face_down: [5],
    tokens: { home: ["medal", "green-medal"] },
  } as unknown as View;

  beforeAll(async () => {
    vi.stubGlobal(
      "fetch",
      async (path: string) =>
        new Response(JSON.stringify(path.startsWith("/api/names") ? { "place-home": "Home", "row-": "" } : {})),
    );
    await speak("en", "starship-captains");
    vi.unstubAllGlobals();
  });

  it("name every token that waits on a station", () => {
    expect(tokensText(map, "home")).toHaveLength(2);
    expect(new Set(tokensText(map, "home")).size).toBe(2);
    expect(tokensText(map, "p1")).toEqual([]);
    const lines = explain("place:home", map, { ...cards, stations: { home: [] } } as unknown as Cards, [
      "Ann",
    ])?.lines.map(({ text }) => text);
    expect(lines).toEqual(expect.arrayContaining(tokensText(map, "home")));
  });

  it("say why points are below zero", () => {
    const lines = (total: number) =>
      explain("score:0", { ...map, sheets: [{ total }], omega_points: [{}], shadow: null } as unknown as View, cards, [
        "Ann",
      ])?.lines.map(({ text }) => text);
    expect(lines(-6.5)).toContain(t("sc-score-negative"));
    expect(lines(3)).not.toContain(t("sc-score-negative"));
  });

  it("say where the next mission comes", () => {
    const texts = ["p1", ""].map((next_mission) => placeText({ ...map, next_mission }, cards, "p1"));
    expect(texts).toEqual([t("sc-number-next", { number: 4 }), t("sc-number-here", { number: 4 })]);
    expect(texts[0]).not.toBe(texts[1]);
  });
});

describe("options on the board", () => {
  it("light up together with what is held", () => {
    const all = offers([activate("navigation", "R"), activate("repair", "R"), activate("repair", "C"), option("pass")]);
    expect(litTargets(all, "figure:C")).toEqual(new Set(["room:repair", "figure:C"]));
    expect(aimedAt(all, "room:repair", null)).toHaveLength(2);
    expect(aimedAt(all, "room:repair", "figure:R").map(({ text }) => text)).toEqual(["activate repair R"]);
    expect(buttons(all).map(({ verb }) => verb)).toEqual(["pass"]);
  });

  it("are marked where nothing else is to be chosen than what cannot be taken back", () => {
    const all = offers(
      [activate("navigation", "R", true), activate("repair", "R"), activate("repair", "C", true), assign("B")],
      ["B"],
    );
    expect(
      ["room:navigation", "room:repair", "figure:R", "figure:C", "figure:B", "hull"].map((target) =>
        marksOn(all, target, null),
      ),
    ).toEqual([["final"], [], [], ["final"], ["unfit"], []]);
    expect(marksOn(all, "room:repair", "figure:C")).toEqual(["final"]);
  });

  it("say what the server foresees of them, and mark rooms that would do nothing", () => {
    const nothing = { id: "room-does-nothing", clause: "SC-3.14", args: {}, text: "it would do nothing now" };
    const all = offers([{ ...activate("weapons", "Y"), preview: [nothing] }, activate("repair", "Y")]);
    expect(all.map(({ label }) => label)).toEqual([
      "activate weapons Y (it would do nothing now)",
      "activate repair Y",
    ]);
    expect(["room:weapons", "room:repair", "figure:Y"].map((target) => marksOn(all, target, null))).toEqual([
      ["idle"],
      [],
      [],
    ]);
  });

  it("tell what a held card would match in a slot", () => {
    const all = offers(
      ["3", "4"].map((slot) => option(`take x ${slot}`, ["card:x", `slot:${slot}`])),
      [],
      [["take x 3", "medal", "move"]],
    );
    expect(all.map(({ bonuses }) => bonuses)).toEqual([["medal", "move"], []]);
    expect(["slot:3", "slot:4"].map((slot) => bonusesOn(all, slot, "card:x"))).toEqual([["medal", "move"], []]);
    expect(bonusesOn(all, "slot:3", null)).toEqual([]);
  });
});

describe("a ship", () => {
  it("pairs equal symbols of touching edges, printed ones included", () => {
    expect(pairs(captain, view, cards, 0)).toEqual({ left: [false, false, false], right: [true, false, false] });
    expect(pairs(captain, view, cards, 1)).toEqual({ left: [true, false, false], right: [false, true, false] });
  });

  it("stacks equal figures and fills holds from the left", () => {
    expect(stacks(captain.ready)).toEqual([
      { figure: "R", count: 2 },
      { figure: "C", count: 1 },
    ]);
    expect(holds(captain, 6, cards).map(({ kind }) => kind)).toEqual([
      "damage",
      "damage",
      "artifact",
      "pirate",
      "empty",
      "empty",
      "empty",
      "empty",
    ]);
  });
});

describe("effects as icons", () => {
  it.each([
    ["move 2", [{ icon: "move" }, { text: "2" }]],
    ["tech replace", [{ icon: "swap-tech" }]],
    ["advance fleet", [{ icon: "fleet" }, { text: "1" }]],
    ["repair / advance pirates 2", [{ icon: "repair" }, { text: "/" }, { icon: "pirates" }, { text: "2" }]],
    [
      "pay medal 2: android & medal",
      [{ icon: "medal" }, { text: "2" }, { icon: "arrow" }, { icon: "android" }, { icon: "medal" }],
    ],
  ])("%s", (item, parts) => {
    expect(chip(item)).toEqual(parts);
  });

  it("shows what an omega counts", () => {
    const omega = { ...room("o", nothing, nothing), scoring: "1 per crew red blue" };
    expect(techChips(omega)).toEqual([
      { icon: "points" },
      { text: "1" },
      { text: "×" },
      { icon: "ensign" },
      { icon: "c-red", hue: "h-red" },
      { icon: "c-blue", hue: "h-blue" },
    ]);
  });
});

describe("rows of a mission", () => {
  it("are resolved one after the other", () => {
    const after = (...resolved: Captain["resolved"]) => ({ ...captain, resolved });
    expect(rowStates(captain, 2, undefined)).toEqual(["waiting", "waiting"]);
    expect(rowStates(after("applied"), 3, { frame: "moving", seats: [0] })).toEqual(["now", "waiting", "waiting"]);
    expect(rowStates(after("applied", "ignored"), 3, { frame: "row-choice", seats: [0], row: 2 })).toEqual([
      "done",
      "left",
      "now",
    ]);
    expect(rowStates(after("applied"), 2, { frame: "second-task-on-mission", seats: [0], row: 0 })).toEqual([
      "now",
      "waiting",
    ]);
  });
});

describe("the end", () => {
  it("writes halves", () => {
    expect([48.5, -2, 0.5, 0, -0.5].map(halves)).toEqual(["48½", "−2", "½", "0", "−½"]);
  });

  it("scales the plot and keeps flags apart", () => {
    expect(ticks(-7, 48)).toEqual([0, 20, 40]);
    expect(apart([20, 18, 60], 16)).toEqual([34, 18, 60]);
  });
});
