import { describe, expect, it, vi } from "vitest";
import { GridDrag } from "../src/lib/board/grid-drag";
import { Placing } from "../src/lib/board/placing.svelte";
import type { Cell } from "../src/lib/board/shapes";
import { steering } from "../src/lib/board/steer";

const CELLS = ["0,0", "0,1", "0,2", "1,0", "1,1", "1,2"];
const BAR: Cell[] = [
  [0, 0],
  [0, 1],
];

/** A bar on the first two of six places, of which some may be taken. */
function table(taken: string[] = []) {
  const placing = new Placing(() => ({ cells: CELLS, taken: new Set(taken) }));
  const lift = vi.fn((place: string) => {
    if (place !== "0,0" && place !== "0,1") return false;
    placing.lift({ id: "bar", shape: BAR, at: "0,0", turns: 0, flipped: false });
    return true;
  });
  return { placing, lift, drag: new GridDrag(placing, lift) };
}

describe("a dragged piece", () => {
  it("is lifted by its square under the pointer, follows it and fits where it is let go", () => {
    const { placing, drag } = table();
    drag.press("0,1");
    drag.move([1, 2]);
    expect(placing.covered).toEqual(["1,1", "1,2"]);
    expect([drag.active, drag.release()]).toEqual([true, true]);
  });

  it("stays in hand where it does not fit, and can be dragged on, turned", () => {
    const { placing, drag } = table(["1,1"]);
    drag.press("0,0");
    drag.move([1, 0]);
    expect(drag.release()).toBe(false);
    placing.turn(1);
    drag.press(placing.covered[0]!);
    drag.move([0, 2]);
    expect(drag.release()).toBe(true);
    expect(placing.covered).toEqual(["0,2", "1,2"]);
  });

  it("is over when it is put back under the pointer", () => {
    const { placing, drag } = table();
    drag.press("0,0");
    drag.move([1, 0]);
    placing.putBack();
    drag.move([1, 1]);
    expect([placing.lifted, drag.release()]).toEqual([null, false]);
  });

  it("is none as long as the pointer does not move, or where nothing lies", () => {
    const { placing, lift, drag } = table();
    drag.press("0,0");
    expect([drag.release(), lift.mock.calls.length]).toEqual([false, 0]);
    drag.press("1,2");
    drag.move([0, 0]);
    expect([drag.active, placing.lifted]).toEqual([false, null]);
  });
});

describe("the keys of a piece in hand", () => {
  const press = (key: string, code = "", target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, code });
    Object.defineProperty(event, "target", { value: target });
    return event;
  };

  it("work wherever the keyboard is and whatever alphabet it writes", () => {
    const { placing, lift } = table();
    lift("0,0");
    steering(press("ь", "KeyM"), placing, () => {})!();
    expect(placing.lifted!.flipped).toBe(true);
    steering(press("ArrowDown"), placing, () => {})!();
    expect(placing.lifted!.at).toBe("1,0");
  });

  it("leave Enter to the button that has the keyboard, and other keys to others", () => {
    const { placing, lift } = table();
    lift("0,0");
    const place = vi.fn();
    expect(steering(press("Enter", "", document.createElement("button")), placing, place)).toBeUndefined();
    steering(press("Enter"), placing, place)!();
    expect(place).toHaveBeenCalledOnce();
    expect(steering(press("e", "KeyE"), placing, place)).toBeUndefined();
  });
});
