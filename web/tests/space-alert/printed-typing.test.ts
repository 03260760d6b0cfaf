import { describe, expect, it } from "vitest";
import { further, laid, moved, stroke } from "../../src/games/space-alert/printed-game/typing";

const SYMBOLS = ["A", "B", "C", "X", "HA", "HB", "HX", "<", ">", "^", "H:upper_red", "H:upper_white"];
const press = (key: string, code = "", waiting = false) => stroke(key, code, waiting, SYMBOLS);

describe("a key", () => {
  it.each([
    ["a", "KeyA", "A"],
    ["X", "KeyX", "X"],
    ["<", "Comma", "<"],
    [".", "Period", ">"],
    ["^", "Digit6", "^"],
    ["6", "Digit6", "^"],
    ["g", "KeyG", "^"],
    ["-", "Minus", "-"],
    [" ", "Space", "-"],
  ])("%s (%s) lays %s", (key, code, symbol) => expect(press(key, code)).toEqual({ lay: symbol }));

  it("counts by its place on a Russian keyboard, by its letter on a French one", () => {
    expect(press("ф", "KeyA")).toEqual({ lay: "A" });
    expect(press("Б", "Comma")).toEqual({ lay: "<" });
    expect(press("a", "KeyQ")).toEqual({ lay: "A" });
  });

  it("of a heroic card waits for the second one", () => {
    expect(press("h", "KeyH")).toEqual({ wait: "H" });
    expect(press("x", "KeyX", true)).toEqual({ lay: "HX" });
    expect(press("2", "Digit2", true)).toEqual({ lay: "H:upper_white" });
    expect(press("c", "KeyC", true)).toBeNull();
    expect(press("9", "Digit9", true)).toBeNull();
  });

  it("that means no card does nothing", () => {
    expect(press("q", "KeyQ")).toBeNull();
    expect(press("Tab", "Tab")).toBeNull();
  });

  it("empties", () => {
    expect(press("Backspace")).toEqual({ clear: "back" });
    expect(press("Delete", "", true)).toEqual({ clear: "here" });
  });
});

describe("the place of the next card", () => {
  it("follows along a board and on to the next, and stays at both ends", () => {
    expect(further({ row: 0, slot: 3 }, 1, 2, 7)).toEqual({ row: 0, slot: 4 });
    expect(further({ row: 0, slot: 7 }, 1, 2, 7)).toEqual({ row: 1, slot: 1 });
    expect(further({ row: 1, slot: 1 }, -1, 2, 7)).toEqual({ row: 0, slot: 7 });
    expect(further({ row: 1, slot: 7 }, 1, 2, 7)).toEqual({ row: 1, slot: 7 });
  });

  it("is moved by arrows, Home and End", () => {
    const from = { row: 1, slot: 12 };
    expect(
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "a"].map((key) => moved(from, key, 2, 12)),
    ).toEqual([{ row: 1, slot: 11 }, from, { row: 0, slot: 12 }, from, { row: 1, slot: 1 }, from, null]);
  });

  it("is the only one that changes", () => {
    expect(laid(["A", "B"], 2, "<").slice(0, 3)).toEqual(["A", "<", "-"]);
  });
});
