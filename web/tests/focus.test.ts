import { afterEach, expect, test } from "vitest";
import { keepFocus } from "../src/lib/shell/focus";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** An element that can have the focus, added to the page. */
function add(tag: string, id: string): HTMLElement {
  const made = document.createElement(tag);
  made.id = id;
  made.tabIndex = -1;
  document.body.append(made);
  return made;
}

const changes = () => new Promise((done) => setTimeout(done));

test("the main part gets the focus of what is gone", async () => {
  stop = keepFocus();
  const main = add("main", "main");
  const button = add("button", "start");
  button.focus();
  button.remove();
  await changes();
  expect(document.activeElement).toBe(main);
});

test("a main part that comes later than what is gone gets its focus", async () => {
  stop = keepFocus();
  const button = add("button", "start");
  button.focus();
  button.remove();
  await changes();
  const main = add("main", "main");
  await changes();
  expect(document.activeElement).toBe(main);
});
