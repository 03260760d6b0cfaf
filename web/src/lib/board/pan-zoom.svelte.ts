/** Where a reader looks on a large picture: the middle of the view and how large everything is. It knows no game. */
import type { Point } from "./hexes";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LEAST = 0.5;
export const MOST = 2;
/** How much closer one step of a key or button comes. */
const STEP = 1.25;
/** How far a key moves the view, in pixels of the screen. */
const STRIDE = 90;
/** How near to the edge something may be and still count as in view, in pixels of the screen. */
const EDGE = 60;

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** The part that two boxes have in common. */
function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const below = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, below - y) };
}

export class Viewport {
  /** The size of the window onto the picture, in pixels of the screen. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  centre = $state.raw<Point>({ x: 0, y: 0 });
  /** What there is to see; the middle of the view stays inside. */
  bounds = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });

  /** Whether a reader has moved it: then it stays there, whatever happens on the board, until they go home. */
  kept = $state(false);

  /** The part of the picture that is in view. */
  box = $derived.by<Box>(() => ({
    x: this.centre.x - this.width / 2 / this.zoom,
    y: this.centre.y - this.height / 2 / this.zoom,
    width: this.width / this.zoom,
    height: this.height / this.zoom,
  }));

  /** As much of it as lies within what there is to see. */
  framed = $derived.by<Box>(() => common(this.box, this.bounds));

  /** Moves the view as a reader wants. */
  byHand(move: () => void): void {
    move();
    this.kept = true;
  }

  /** Moves the view as the board wants, unless a reader has moved it. */
  follow(move: () => void): void {
    if (!this.kept) move();
  }

  /** Moves the view by pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.look({ x: this.centre.x + dx / this.zoom, y: this.centre.y + dy / this.zoom });
  }

  /** Brings a point of the picture into the middle. */
  look({ x, y }: Point): void {
    const { bounds } = this;
    this.centre = {
      x: between(bounds.x, x, bounds.x + bounds.width),
      y: between(bounds.y, y, bounds.y + bounds.height),
    };
  }

  /** Moves the view only as far as is needed to have a point in it. */
  show({ x, y }: Point): void {
    const [across, down] = [this.width / 2 / this.zoom, this.height / 2 / this.zoom];
    const edge = Math.min(EDGE / this.zoom, across / 2, down / 2);
    this.look({
      x: between(x - across + edge, this.centre.x, x + across - edge),
      y: between(y - down + edge, this.centre.y, y + down - edge),
    });
  }

  /** Moves the view only as far as is needed to have a part of the picture in it; false if it is too large for that. */
  showBox({ x, y, width, height }: Box): boolean {
    const [across, down] = [this.width / 2 / this.zoom, this.height / 2 / this.zoom];
    if (width > 2 * across || height > 2 * down) return false;
    this.look({
      x: between(x + width - across, this.centre.x, x + across),
      y: between(y + height - down, this.centre.y, y + down),
    });
    return true;
  }

  /** Whether a point is in view. */
  has({ x, y }: Point): boolean {
    const { box } = this;
    return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
  }

  /** Changes the size and keeps a point where it is; without one the middle stays. */
  zoomTo(zoom: number, at: Point = this.centre): void {
    const next = between(Math.min(LEAST, this.whole), zoom, MOST);
    const part = this.zoom / next;
    this.zoom = next;
    this.look({ x: at.x + (this.centre.x - at.x) * part, y: at.y + (this.centre.y - at.y) * part });
  }

  closer(at?: Point): void {
    this.zoomTo(this.zoom * STEP, at);
  }

  farther(at?: Point): void {
    this.zoomTo(this.zoom / STEP, at);
  }

  /** The size at which everything is in view. */
  private get whole(): number {
    const { bounds } = this;
    return Math.min(1, this.width / bounds.width || 1, this.height / bounds.height || 1);
  }

  /** Shows everything. */
  fit(): void {
    const { bounds } = this;
    this.zoom = this.whole;
    this.look({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 });
  }

  /** Moves the view as an arrow key says; false if it is none. */
  stride(key: string): boolean {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (way) this.pan(way[0]! * STRIDE, way[1]! * STRIDE);
    return way !== undefined;
  }
}
