import { describe, expect, it } from "vitest";
import { backOf, grouped, half, halves, isBack, sameCard, spread, turned } from "../../src/games/space-alert/faces";

describe("an action card", () => {
  it("has two halves and can be turned", () => {
    expect(halves("A/<")).toEqual(["A", "<"]);
    expect(turned("HA/H:lower_red")).toBe("H:lower_red/HA");
    expect(sameCard("A/<", "</A")).toBe(true);
    expect(sameCard("A/<", "A/>")).toBe(false);
  });

  it("stays as it is when only its back is known", () => {
    expect(halves("action")).toBeNull();
    expect(turned("movement")).toBe("movement");
    expect(isBack("action")).toBe(true);
  });

  it("shows from behind what kind its top half is", () => {
    expect(backOf("A/<")).toBe("action");
    expect(backOf("</A")).toBe("movement");
    expect(backOf("H:upper_white/HX")).toBe("movement");
    expect(backOf("HX/H:upper_white")).toBe("action");
  });

  it("draws arrows with a hue and an icon, heroic halves as such", () => {
    expect(half("<")).toMatchObject({ icon: "move-red", hue: "red" });
    expect(half("HB")).toMatchObject({ text: "B", icon: null, hue: "hero" });
    expect(half("H:lower_blue")).toMatchObject({ station: "lower_blue", hue: "hero" });
    expect(half("C")).toMatchObject({ text: "C", icon: null, hue: "" });
  });
});

describe("a hand", () => {
  it("puts equal cards together with their count", () => {
    expect(grouped(["B/^", "A/<", "B/^"])).toEqual([
      { face: "B/^", count: 2 },
      { face: "A/<", count: 1 },
    ]);
  });

  it("is sorted when it is large", () => {
    const hand = [...Array(8).fill("X/^"), ...Array(8).fill("A/<")] as string[];
    expect(grouped(hand)).toEqual([
      { face: "A/<", count: 8 },
      { face: "X/^", count: 8 },
    ]);
  });

  it("lies card by card when it is small", () => {
    expect(spread(["B/^", "B/^"])).toHaveLength(2);
  });
});
