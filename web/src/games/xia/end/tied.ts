import type { Result } from "../types";

/** Whether somebody has as much fame as the winners, and lost by other figures. */
export const isTied = ({ fame, winners }: Pick<Result, "fame" | "winners">): boolean =>
  fame.some((own, seat) => !winners.includes(seat) && own === fame[winners[0] ?? seat]);
