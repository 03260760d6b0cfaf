import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, Table } from "../src/lib/live/types";
import {
  answerIn,
  isNewTo,
  learning,
  questionsFor,
  remember,
  remembered,
  withAnswer,
} from "../src/lib/lobby/quick-start";

const answer = (name: string, options = {}) => ({ name, text: name, about: [name], options });
const LEVEL = {
  name: "level",
  text: "How hard?",
  seats: [],
  answers: [answer("short", { mission: "A" }), answer("hard", { deck: "red" }), answer("usual")],
};
const GUEST = { name: "guest", text: "Who?", seats: [1], answers: [answer("bear", { guest: "bear" })] };
const ONE = { name: "First steps", options: { lesson: "one" } };
const TWO = { name: "Second steps", options: { lesson: "two" } };
const GAME = {
  name: "x",
  seats: [1, 2],
  quick_start: [LEVEL, GUEST],
  introduction: { text: "", about: "", lessons: [ONE] },
} as unknown as GameInfo;
const USUAL = { mission: "random", deck: "white" };
const table = (options: object, state = "finished") => ({ game: "x", options, state }) as unknown as Table;

beforeEach(() => localStorage.clear());

describe("questions before a game", () => {
  it("depend on the seats and on what other options decide", () => {
    expect(questionsFor(GAME, 1)).toEqual([LEVEL, GUEST]);
    expect(questionsFor(GAME, 2)).toEqual([LEVEL]);
    expect(questionsFor(GAME, 2, ["deck"])).toEqual([]);
  });

  it("are answered by what the options are", () => {
    expect(answerIn(LEVEL, {}, USUAL)).toBe("usual");
    expect(answerIn(LEVEL, { mission: "A" }, USUAL)).toBe("short");
    expect(answerIn(LEVEL, { mission: "B" }, USUAL)).toBeUndefined();
  });

  it("set only their own options, and take back what another answer set", () => {
    const hard = withAnswer(LEVEL, "hard", { clock: false, mission: "A" });
    expect(hard).toEqual({ clock: false, deck: "red" });
    expect(withAnswer(LEVEL, "usual", hard)).toEqual({ clock: false });
  });

  it("suggest the first answer, then the one of last time", () => {
    expect(remembered(GAME, [LEVEL])).toEqual({ level: "short" });
    remember(GAME, { level: "usual" });
    expect(remembered(GAME, [LEVEL])).toEqual({ level: "usual" });
    remember(GAME, { level: "gone" });
    expect(remembered(GAME, [LEVEL])).toEqual({ level: "short" });
  });
});

it("knows newcomers: lessons and tables that only wait do not count", () => {
  expect(isNewTo(GAME, [table({ lesson: "one" }), table({}, "waiting")])).toBe(true);
  expect(isNewTo(GAME, [table({}, "playing")])).toBe(false);
});

it("reminds learners of the lessons that are left, and names the next", () => {
  const two = { ...GAME, introduction: { text: "", about: "", lessons: [ONE, TWO] } };
  const flown = table({ lesson: "one" });
  expect(learning(two, [])).toEqual({ done: 0, all: 2, next: "First steps" });
  expect(learning(two, [flown, table({})])).toEqual({ done: 1, all: 2, next: "Second steps" });
  expect(learning(two, [table({ lesson: "two" })])).toEqual({ done: 1, all: 2, next: "First steps" });
  expect(learning(two, [table({ lesson: "two" }, "playing"), table({})])).toMatchObject({ done: 0 });
  expect(learning(two, [flown, table({ lesson: "two" })])).toBeNull();
  expect(learning(two, [table({})])).toBeNull();
});
