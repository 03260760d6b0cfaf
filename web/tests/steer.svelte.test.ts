import { afterEach, describe, expect, it } from "vitest";
import { Placing } from "../src/lib/board/placing.svelte";
import { steering } from "../src/lib/board/steer";

const KEYS = ["m", ",", ".", "g", "ArrowLeft", "ArrowDown", "Escape", "Enter"];

afterEach(() => document.body.replaceChildren());

/** Which of the keys do something to a lifted piece when they are pressed there. */
function working(target: Element): string[] {
  const placing = new Placing(() => ({ cells: ["0,0", "0,1"], taken: new Set<string>() }));
  placing.lift({ id: "bar", shape: [[0, 0]], at: "0,0", turns: 0, flipped: false });
  document.body.append(target);
  return KEYS.filter((key) => {
    const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    let act: unknown;
    const listen = (event: KeyboardEvent) => (act = steering(event, placing, () => {}));
    window.addEventListener("keydown", listen, { capture: true });
    target.dispatchEvent(press);
    window.removeEventListener("keydown", listen, { capture: true });
    return act;
  });
}

function made(tag: string, attributes: Record<string, string> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

describe("the keys of a lifted piece", () => {
  it("work wherever nothing is written", () => {
    expect(working(made("main"))).toEqual(KEYS);
  });

  it.each([["input"], ["textarea"], ["select"]])("are left to a field for writing: %s", (tag) => {
    expect(working(made(tag))).toEqual([]);
  });

  it("are left to a field for numbers", () => {
    expect(working(made("input", { type: "number" }))).toEqual([]);
  });

  it("are left to an open dialog", () => {
    document.body.append(made("dialog", { open: "" }));
    expect(working(made("main"))).toEqual([]);
  });

  it("press buttons and links, and move what arrows move", () => {
    expect(working(made("button"))).toEqual(KEYS.filter((key) => key !== "Enter"));
    expect(working(made("a", { href: "/" }))).toEqual(KEYS.filter((key) => key !== "Enter"));
    expect(working(made("input", { type: "radio" }))).toEqual(["m", ",", ".", "g", "Escape"]);
    expect(working(made("input", { type: "range" }))).toEqual(["m", ",", ".", "g", "Escape"]);
  });
});
