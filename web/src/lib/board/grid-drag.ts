/** A piece that is dragged over a grid by mouse or finger: it hangs where the pointer is and is put down where it fits. */
import type { Placing } from "./placing.svelte";
import { cellOf, placeOf, type Cell } from "./shapes";

export class GridDrag {
  /** Whether the pointer has gone far enough for a drag. */
  active = false;
  private readonly placing: Placing;
  private readonly lift: (place: string) => boolean;
  private grabbed: Cell | null = null;
  private from: Cell = [0, 0];

  /** `lift` picks up what lies on a place, and says whether it did. */
  constructor(placing: Placing, lift: (place: string) => boolean) {
    this.placing = placing;
    this.lift = lift;
  }

  /** The pointer goes down on a place: on the piece in hand, or on one that can be lifted. */
  press(place: string): void {
    this.active = false;
    const inHand = !this.placing.lifted || this.placing.covered.includes(place);
    this.grabbed = inHand ? cellOf(place) : null;
  }

  /** The pointer is over a cell, which may lie beside the grid. */
  move([row, column]: Cell): void {
    if (!this.grabbed || (!this.active && !this.begin())) return;
    if (!this.placing.lifted) return; // it was put back meanwhile
    const [at, now] = [this.from, cellOf(this.placing.lifted.at)];
    this.placing.shift(at[0] + row - this.grabbed[0] - now[0], at[1] + column - this.grabbed[1] - now[1]);
  }

  private begin(): boolean {
    if (!this.placing.lifted && !this.lift(placeOf(this.grabbed!))) this.grabbed = null;
    if (!this.grabbed || !this.placing.lifted) return false;
    this.from = cellOf(this.placing.lifted.at);
    return (this.active = true);
  }

  /** The pointer lets go: whether the piece fits where it hangs. What does not fit stays in hand, to be turned. */
  release(): boolean {
    this.grabbed = null;
    return this.active && this.placing.fits;
  }
}
