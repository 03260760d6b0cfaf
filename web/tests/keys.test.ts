/** Which keys reach the shortcuts of a page while a control has the focus. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { onKey } from "../src/lib/shell/keys";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const KEYS = [" ", "Enter", ...ARROWS, "l", "Escape"];

let heard: string[] = [];
let stop: () => void;

beforeEach(() => {
  heard = [];
  stop = onKey(Object.fromEntries(KEYS.map((key) => [key, () => heard.push(key)])));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** The keys that are taken by the page's shortcuts, and those that are left to the browser. */
function pressed(html: string, options: KeyboardEventInit = {}): { heard: string[]; left: string[] } {
  document.body.innerHTML = html;
  const target = document.querySelector("[data-focus]") ?? document.body;
  const left = KEYS.filter((key) =>
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options })),
  );
  return { heard, left };
}

const except = (...keys: string[]) => KEYS.filter((key) => !keys.includes(key));

describe("shortcuts", () => {
  it("hear every key while nothing has the focus", () => {
    expect(pressed("<main></main>")).toEqual({ heard: KEYS, left: [] });
  });

  it.each([
    ["a button", "<button data-focus>x</button>", [" ", "Enter"]],
    ["what lies in a button", "<button><svg data-focus></svg></button>", [" ", "Enter"]],
    ["a summary", "<details><summary data-focus>x</summary></details>", [" ", "Enter"]],
    ["a link", "<a href='/' data-focus>x</a>", ["Enter"]],
    ["a checkbox", "<input type='checkbox' data-focus>", [" ", "Enter"]],
    ["a radio", "<input type='radio' data-focus>", [" ", "Enter", ...ARROWS]],
    ["the slider of a film", "<input type='range' data-focus>", ["Enter"]],
    ["a field", "<input data-focus>", except("Escape")],
  ])("leave to %s the keys that work it", (_, html, own) => {
    expect(pressed(html)).toEqual({ heard: except(...own), left: own });
  });

  it("rest while a dialog is open", () => {
    expect(pressed("<dialog open></dialog>").heard).toEqual([]);
  });

  it("leave keys with Ctrl to the browser", () => {
    expect(pressed("<main></main>", { ctrlKey: true }).heard).toEqual([]);
  });
});
