/** What a film has told so far, line by line. */
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { GameEvent } from "../../src/lib/live/types";
import type { Step } from "../../src/lib/replay/film";
import { Player } from "../../src/lib/replay/player.svelte";
import StepList from "../../src/lib/replay/StepList.svelte";

const moved = (n: number, ship: string): GameEvent => ({
  n,
  at: 0,
  kind: "moved",
  clause: "",
  args: { ship },
  text: `${ship} flies`,
});

/** Two ships of the same captain, one after the other. */
const steps: Step[] = ["skiff", "skiff", "heron"].map((ship, n) => ({
  events: [moved(n, ship)],
  view: { ship },
  before: {},
  chapter: 0,
}));

function shown(props: Partial<Parameters<typeof StepList>[1]>): { text: string; flags: number }[] {
  const player = new Player(steps);
  player.go(2);
  const list = mount(StepList, { target: document.body, props: { player, title: "Film", ...props } });
  flushSync();
  const lines = [...document.querySelectorAll(".log li")].map((line) => ({
    text: line.querySelector(".line")!.textContent,
    flags: line.querySelectorAll(".flag").length,
  }));
  void unmount(list);
  return lines;
}

it("flies the flag that a thing had then, whoever has it in the end", () => {
  const flag = ({ args }: GameEvent, view: { ship: string }) => (view.ship === args.ship ? 1 : 0);
  expect(shown({ flag }).map(({ flags }) => flags)).toEqual([1, 1, 1]);
});

it("leaves out what the game's log leaves out", () => {
  const logged = (events: readonly GameEvent[]) =>
    events.filter(({ args }, at) => events[at + 1]?.args.ship !== args.ship);
  expect(shown({ logged }).map(({ text }) => text)).toEqual(["skiff flies", "heron flies"]);
});
