/** A piece that was lifted from a grid: where it hangs, how it is turned, and whether it could lie there. */
import { cellOf, placeOf, shifted, turned, type Cell } from "./shapes";

export interface Lying {
  at: string;
  turns: number;
  flipped: boolean;
}

export interface Lifted extends Lying {
  id: string;
  /** As it is printed. */
  shape: readonly Cell[];
}

/** Places of a grid, and those that other things take. */
export interface Ground {
  cells: readonly string[];
  taken: ReadonlySet<string>;
}

export class Placing {
  lifted = $state.raw<Lifted | null>(null);
  private readonly ground: () => Ground;

  constructor(ground: () => Ground) {
    this.ground = ground;
  }

  /** What the piece would cover. */
  covered = $derived.by<string[]>(() => (this.lifted ? this.under(this.lifted) : []));
  fits = $derived.by<boolean>(() => this.lifted !== null && this.isFree(this.covered));

  private under({ shape, at, turns, flipped }: Lifted): string[] {
    return shifted(turned(shape, turns, flipped), cellOf(at)).map(placeOf);
  }

  private isFree(places: readonly string[]): boolean {
    const { cells, taken } = this.ground();
    return places.every((place) => cells.includes(place) && !taken.has(place));
  }

  lift(piece: Lifted): void {
    this.lifted = piece;
  }

  putBack(): void {
    this.lifted = null;
  }

  /** A step on the grid; the piece stays where one of its squares is on it. */
  shift(rows: number, columns: number): void {
    if (!this.lifted) return;
    const [row, column] = cellOf(this.lifted.at);
    this.hang({ at: placeOf([row + rows, column + columns]) });
  }

  turn(by: number): void {
    if (this.lifted) this.hang({ turns: (this.lifted.turns + by + 4) % 4 });
  }

  mirror(): void {
    if (!this.lifted) return;
    const { turns, flipped } = this.lifted;
    // Seen from above it is mirrored left to right, however it is turned.
    this.hang({ flipped: !flipped, turns: (4 - turns) % 4 });
  }

  /** Brings the first square of the piece over a place. */
  moveTo(place: string): void {
    if (!this.lifted) return;
    const [first = [0, 0] as Cell] = turned(this.lifted.shape, this.lifted.turns, this.lifted.flipped);
    const [row, column] = cellOf(place);
    this.hang({ at: placeOf([row - first[0], column - first[1]]) });
  }

  /** The next way in which the piece could lie, from where it hangs now. */
  suggest(): void {
    const { lifted } = this;
    if (!lifted) return;
    const ways = this.ways(lifted);
    const now = ways.findIndex((way) => keyOf(way) === keyOf(lifted));
    const next = ways[(now + 1) % ways.length];
    if (next) this.lifted = next;
  }

  private ways(piece: Lifted): Lifted[] {
    const { cells } = this.ground();
    const rows = cells.map((place) => cellOf(place)[0]);
    const columns = cells.map((place) => cellOf(place)[1]);
    const corners = range(Math.max(...rows)).flatMap((r) => range(Math.max(...columns)).map((c) => placeOf([r, c])));
    const turns = [false, true].flatMap((flipped) => range(3).map((one) => ({ flipped, turns: one })));
    return turns
      .flatMap((way) => corners.map((at) => ({ ...piece, ...way, at })))
      .filter((way) => this.isFree(this.under(way)));
  }

  private hang(change: Partial<Lying>): void {
    const next = { ...this.lifted!, ...change };
    const { cells } = this.ground();
    if (this.under(next).some((place) => cells.includes(place))) this.lifted = next;
  }
}

const keyOf = ({ at, turns, flipped }: Lying): string => `${at}${turns}${flipped}`;
const range = (last: number): number[] => Array.from({ length: last + 1 }, (_, number) => number);
