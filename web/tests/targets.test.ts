/** The target model: what a thing on the board stands for. */
import { describe, expect, it } from "vitest";
import { Desk } from "../src/lib/board/desk.svelte";
import { aimedAt, litTargets, thing, verbOf } from "../src/lib/board/targets";
import type { Live } from "../src/lib/live/live";
import type { Option, Saying } from "../src/lib/live/types";

const option = (text: string, ...targets: string[]): Option => ({
  text,
  label: text,
  targets,
  final: false,
  open: false,
  preview: [],
});
const OPTIONS = [
  option("activate bridge R", "room:bridge", "figure:R"),
  option("activate repair R", "room:repair", "figure:R"),
  option("activate repair C", "room:repair", "figure:C"),
  option("fly s1", "place:p1", "route:s1"),
];

describe("targets", () => {
  it("are found by kind, options by verb", () => {
    expect([thing(OPTIONS[0]!, "figure"), thing(OPTIONS[3]!, "figure"), verbOf(OPTIONS[3]!)]).toEqual([
      "R",
      undefined,
      "fly",
    ]);
  });

  it("light up together with what is held", () => {
    expect(aimedAt(OPTIONS, "room:repair", null)).toHaveLength(2);
    expect(aimedAt(OPTIONS, "room:repair", "figure:R").map(({ text }) => text)).toEqual(["activate repair R"]);
    expect(litTargets(OPTIONS, "figure:C")).toEqual(new Set(["room:repair", "figure:C"]));
  });
});

describe("a desk", () => {
  class Ship extends Desk {
    protected override carries(target: string): boolean {
      return target.startsWith("figure:");
    }
  }

  function desk() {
    const sent: string[] = [];
    const live = {
      options: OPTIONS,
      act: async (text: string) => (sent.push(text), true),
      has: (text: string) => OPTIONS.some((option) => option.text === text),
      why: async (text: string) => ({ id: "missing", clause: "", args: {}, text: `Not now: ${text}.` }),
      whyTarget: async (target: string, held: string | null) =>
        target === "room:locked" ? { id: "locked", clause: "", args: {}, text: `It is locked to ${held}.` } : null,
      undoable: { count: 1, reason: null as Saying | null, last: "Fly" },
      undo: async (turn: boolean) => (sent.push(turn ? "undo turn" : "undo"), true),
    };
    return { desk: new Ship(live as unknown as Live), sent, live };
  }

  it("chooses the only option of a thing", async () => {
    const { desk: one, sent } = desk();
    await one.choose("place:p1");
    expect(sent).toEqual(["fly s1"]);
  });

  it("does not show the answer to a question that was dismissed meanwhile", async () => {
    const { desk: one } = desk();
    const asked = one.explain("room:locked");
    one.dismiss();
    await asked;
    expect(one.tip).toBeNull();
    await one.explain("room:locked");
    expect(one.tip?.target).toBe("room:locked");
  });

  it("picks up what can be carried, and chooses where it goes", async () => {
    const { desk: one, sent } = desk();
    await one.choose("figure:R");
    expect([one.held, one.menu?.options.length]).toEqual(["figure:R", 2]);
    await one.choose("room:bridge");
    expect([sent, one.held]).toEqual([["activate bridge R"], null]);
  });

  it("holds only one of several things that are alike, and takes another one instead", async () => {
    const { desk: one } = desk();
    const held = () => [0, 1].map((copy) => one.isHeld("figure:R", copy));
    await one.choose("figure:R", 1);
    expect(held()).toEqual([false, true]);
    await one.choose("figure:R", 0);
    expect(held()).toEqual([true, false]);
    await one.choose("figure:R", 0);
    expect(held()).toEqual([false, false]);
  });

  it("asks which, where a thing stands for several options", async () => {
    const { desk: one } = desk();
    await one.choose("room:repair");
    expect(one.menu?.options.map(({ text }) => text)).toEqual(["activate repair R", "activate repair C"]);
  });

  it("says why a thing cannot be chosen, until the reader looks elsewhere", async () => {
    const { desk: one } = desk();
    await one.choose("room:locked");
    expect(one.tip?.reason.text).toBe("It is locked to null.");
    one.leave("room:locked");
    expect(one.tip).toBeNull();
    await one.choose("room:nothing");
    expect(one.tip).toBeNull();
  });

  it("asks about a thing together with what is held", async () => {
    const { desk: one } = desk();
    await one.choose("figure:R");
    await one.explain("room:locked");
    expect(one.tip?.reason.text).toBe("It is locked to figure:R.");
  });

  it("takes back a choice or the turn, or says why not", async () => {
    const { desk: one, sent, live } = desk();
    await one.undo();
    await one.undo(true);
    expect(sent).toEqual(["undo", "undo turn"]);
    live.undoable = { count: 0, reason: { id: "no", clause: "", args: {}, text: "Too late." }, last: "" };
    await one.undo();
    expect([sent.length, one.tip?.reason.text]).toEqual([2, "Too late."]);
  });

  it("does what a key stands for, or says what is missing", async () => {
    const { desk: one, sent } = desk();
    await one.pressOrExplain("fly s1");
    expect(sent).toEqual(["fly s1"]);
    await one.pressOrExplain("end-phase");
    expect(one.tip?.reason.text).toBe("Not now: end-phase.");
  });
});
