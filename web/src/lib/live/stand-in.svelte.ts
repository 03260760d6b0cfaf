/** How long until a bot may stand in for somebody who has left: the server says from when. */
import type { TableSeat } from "./types";

const SECOND = 1000;

/** Seconds until a bot may take a seat over; 0 if it may now. */
export const waitFor = ({ stand_in_from }: Pick<TableSeat, "stand_in_from">, now: number): number =>
  Math.max(0, Math.ceil((stand_in_from ?? 0) - now / SECOND));

/** The present time, once a second as long as somebody reads it. */
export class Seconds {
  now = $state(Date.now());

  /** Made for `$effect(() => seconds.run())`. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), SECOND);
    return () => clearInterval(timer);
  }
}
