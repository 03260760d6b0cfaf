import { describe, expect, it } from "vitest";
import type { GameEvent, Scenes } from "../../src/lib/live/types";
import { stepByStep, told, unpacked, type Step } from "../../src/lib/replay/film";
import { Player } from "../../src/lib/replay/player.svelte";

const event = (kind: string, args: GameEvent["args"] = {}, text = ""): GameEvent => ({
  n: 0,
  at: 0,
  kind,
  clause: "",
  args,
  text,
});

const sent = {
  view: { round: 1, cards: ["a"] },
  scenes: [
    { events: [event("set-up")], changes: [], texts: { a: "Once upon a time" } },
    { events: [event("drawn")], changes: [[["cards"], 1, 0, ["b"]]], texts: { b: "The end" } },
    { events: [], changes: [[["cards", 0], "c"]] },
    { events: [event("round-begins", { round: 2 })], changes: [[["round"], 2]] },
    { events: [event("drawn")], changes: [[["cards"], 0, 1, []]] },
  ],
} as unknown as Scenes<{ round: number; cards: string[] }>;

const rounds = ({ kind, args }: GameEvent) =>
  kind === "set-up" ? 1 : kind === "round-begins" ? Number(args.round) : undefined;

const steps = (...chapters: number[]): Step[] =>
  chapters.map((chapter) => ({ events: [event("x", {}, "x".repeat(40))], view: {}, before: {}, chapter }));

describe("a film", () => {
  it("is unpacked to the whole view of every scene", async () => {
    const scenes = await unpacked(sent);
    expect(scenes.map(({ view }) => [view.round, view.cards.join("")])).toEqual([
      [1, "a"],
      [1, "ab"],
      [1, "cb"],
      [2, "cb"],
      [2, "b"],
    ]);
  });

  it("has in every scene the stories that came up until then", async () => {
    const scenes = await unpacked(sent);
    expect(scenes.map(({ texts }) => Object.keys(texts ?? {}).join(""))).toEqual(["a", "ab", "ab", "ab", "ab"]);
    expect(scenes[4]!.texts?.b).toBe("The end");
  });

  it("has a step for every scene that tells something, in the chapter that was begun last", async () => {
    const cut = stepByStep(rounds)(await unpacked(sent));
    expect(cut.map((step) => [step.chapter, told(step)?.kind])).toEqual([
      [1, "set-up"],
      [1, "drawn"],
      [2, "round-begins"],
      [2, "drawn"],
    ]);
    expect(cut[3]!.before).toBe(cut[2]!.view);
  });

  it("has no chapters in a game that names none", async () => {
    expect(new Player(stepByStep()(await unpacked(sent))).chapters).toEqual([0]);
  });
});

describe("the player", () => {
  it("steps, jumps and stops at the end", () => {
    const player = new Player(steps(1, 1, 2, 2));
    player.toggle();
    player.go(99);
    expect([player.at, player.running]).toEqual([3, false]);
    player.move(-1);
    expect(player.at).toBe(2);
    player.toChapter(1);
    player.move(-1);
    expect(player.at).toBe(0);
  });

  it("goes to the first step of a chapter, or to the end when there is none", () => {
    const player = new Player(steps(1, 1, 2, 5));
    expect([player.startOf(2), player.startOf(9)]).toEqual([2, 3]);
    player.toChapter(2);
    expect([player.neighbour(1), player.neighbour(-1)]).toEqual([5, 1]);
    player.toChapter(5);
    expect(player.neighbour(1)).toBeUndefined();
  });

  it("has ended only when it came to the last step by itself", () => {
    const player = new Player(steps(1, 1));
    player.scrub(1);
    expect(player.ended).toBe(false);
    player.go(0);
    player.advance();
    expect([player.at, player.ended]).toEqual([1, true]);
    player.move(-1);
    expect(player.ended).toBe(false);
  });

  it("tells when somebody takes the controls, not when it runs by itself", () => {
    const player = new Player(steps(1, 1, 2));
    let taken = 0;
    player.onhand = () => {
      taken += 1;
    };
    player.go(1);
    player.advance();
    expect(taken).toBe(0);
    player.move(1);
    player.scrub(1);
    player.toChapter(2);
    player.toggle();
    expect(taken).toBe(4);
  });

  it("starts again from its end, goes on from the middle, and runs faster on demand", () => {
    const player = new Player(steps(1, 1, 1));
    player.go(2);
    player.toggle();
    expect([player.at, player.running]).toEqual([0, true]);
    player.scrub(1);
    player.watch();
    expect([player.at, player.running]).toEqual([1, true]);
    const slow = player.wait;
    player.speed = 2;
    expect(player.wait).toBe(slow / 2);
  });

  it("does not run when there is only one step", () => {
    const player = new Player(steps(1));
    player.toggle();
    expect(player.running).toBe(false);
  });
});
