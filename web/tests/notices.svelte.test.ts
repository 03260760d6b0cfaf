/** What people are told, or asked, can be seen and answered whatever lies over the page. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { Live } from "../src/lib/live/live";
import RestartRequest from "../src/lib/live/RestartRequest.svelte";
import type { Table } from "../src/lib/live/types";
import App from "../src/App.svelte";
import Dialog from "../src/lib/shell/Dialog.svelte";
import { router } from "../src/lib/shell/router.svelte";
import { toast, toasts } from "../src/lib/shell/toasts.svelte";
import { speak, t } from "../src/lib/words/words";

const children = createRawSnippet(() => ({ render: () => "<p>Read me</p>" }));
const restart = { by: "Mila", agreed: ["Mila"], missing: ["Tomek"], you: false, until: Infinity };

let live: Live;
let shown: object[];

function open(title: string): object {
  const dialog = mount(Dialog, { target: document.body, props: { title, onclose: () => {}, children } });
  flushSync();
  shown.push(dialog);
  return dialog;
}

/** Where the button that agrees stands: in dialogs by their titles, or on the page. */
function places(): string[] {
  const buttons = [...document.querySelectorAll("button")].filter((one) =>
    one.textContent.includes(t("ui-restart-agree")),
  );
  return buttons.map((one) => one.closest("dialog")?.getAttribute("aria-label") ?? "page");
}

beforeAll(() => speak("en", ""));

beforeEach(() => {
  live = new Live("t");
  live.table = { id: "t", game: "g", seats: [], restartable: true, restart } as unknown as Table;
  shown = [mount(RestartRequest, { target: document.body, props: { live } })];
  flushSync();
});

afterEach(() => Promise.all(shown.splice(0).map((one) => unmount(one))));

it("stands on the page, or in the dialog that is on top", async () => {
  expect(places()).toEqual(["page"]);
  open("Campaign");
  expect(places()).toEqual(["Campaign"]);
  const reader = open("Pages");
  expect(places()).toEqual(["Pages"]);
  await unmount(reader);
  shown.pop();
  flushSync();
  expect(places()).toEqual(["Campaign"]);
});

it("comes into a dialog that is open already, and goes when it is answered", () => {
  live.table = { ...live.table!, restart: null };
  open("Pages");
  expect(places()).toEqual([]);
  live.table = { ...live.table!, restart };
  flushSync();
  expect(places()).toEqual(["Pages"]);
  live.table = { ...live.table!, restart: null };
  flushSync();
  expect(places()).toEqual([]);
});

it("leaves with the page", async () => {
  await unmount(shown.shift()!);
  open("Settings");
  expect(places()).toEqual([]);
});

it("shows a short notice in the dialog that is on top", async () => {
  router.go("/nowhere");
  toast({ text: "Declined" });
  const where = () =>
    [...document.querySelectorAll(".toast")].map((one) => one.closest("dialog")?.getAttribute("aria-label") ?? "page");
  shown.push(mount(App, { target: document.body }));
  flushSync();
  expect(where()).toEqual(["page"]);
  const campaign = open("Campaign");
  expect(where()).toEqual(["Campaign"]);
  await unmount(campaign);
  shown.pop();
  flushSync();
  expect(where()).toEqual(["page"]);
  toasts.dismiss();
});
