import { beforeEach, describe, expect, it } from "vitest";
import { Viewport } from "../src/lib/board/pan-zoom.svelte";

let view: Viewport;

beforeEach(() => {
  view = new Viewport();
  [view.width, view.height] = [400, 300];
  view.bounds = { x: 0, y: 0, width: 1000, height: 600 };
  view.look({ x: 500, y: 300 });
});

describe("a view that a reader moved", () => {
  it("does not follow the board any more, until the reader goes home", () => {
    view.follow(() => view.look({ x: 400, y: 300 }));
    expect(view.centre.x).toBe(400);
    view.byHand(() => view.pan(200, 0));
    view.follow(() => view.look({ x: 400, y: 300 }));
    expect(view.centre.x).toBe(600);
    view.kept = false;
    view.follow(() => view.look({ x: 400, y: 300 }));
    expect(view.centre.x).toBe(400);
  });
});

describe("the frame of what is seen", () => {
  it("is all of it in the middle, and never larger than what there is", () => {
    expect(view.framed).toEqual({ x: 300, y: 150, width: 400, height: 300 });
    view.look({ x: 0, y: 0 });
    expect(view.framed).toEqual({ x: 0, y: 0, width: 200, height: 150 });
  });
});
