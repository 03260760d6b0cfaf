import { describe, expect, it } from "vitest";
import { buttons, offers } from "../../src/games/xia/offers";
import { litTargets } from "../../src/lib/board/targets";
import type { Option } from "../../src/lib/live/types";

const option = (text: string, targets: string[]): Option =>
  ({ text, targets, label: text, preview: [], final: false, open: false }) as unknown as Option;

describe("what throws something away", () => {
  const all = offers([option("stop", []), option("abort", ["mission:M04"]), option("jettison spice", ["cargo:spice"])]);

  it("lights neither the mission card nor a cube, so that no click loses them", () => {
    expect([...litTargets(all, null)]).toEqual([]);
  });
  it("has no button, but stands in the list of all options", () => {
    expect(buttons(all).map(({ text }) => text)).toEqual(["stop"]);
    expect(all.map(({ text }) => text)).toContain("abort");
  });
  it("leaves the card lit for what carries it out", () => {
    const both = offers([option("task", ["hex:4,-1", "mission:M04"]), option("abort", ["mission:M04"])]);
    expect([...litTargets(both, null)]).toContain("mission:M04");
  });
});

describe("the buttons beside the prompt", () => {
  it("have one purchase, the largest, though more are listed", () => {
    const all = offers(["buy 4spice", "buy 2spice", "engine m-22-engine"].map((text) => option(text, ["hex:5,-2"])));
    expect(buttons(all).map(({ text }) => text)).toEqual(["buy 4spice", "engine m-22-engine"]);
  });
  it("answer a question by an ability, not by No alone", () => {
    const [no, again] = [option("pass", []), option("use second-try", ["ability:second-try"])];
    expect(buttons(offers([again, no])).map(({ text }) => text)).toEqual(["pass", "use second-try"]);
    expect(buttons(offers([again, option("stop", [])])).map(({ text }) => text)).toEqual(["stop"]);
  });
  it("do not offer to keep no mission, which stands below the cards", () => {
    expect(buttons(offers([option("keep-none", [])]))).toEqual([]);
  });
});
