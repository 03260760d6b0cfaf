/** Which die lies on which shared spots; those that are only offered lie there as well. */
import type { Placed } from "../ship/spots";
import type { Die, Player, Proposal } from "../types";
import type { RobotHalves } from "../view";

export interface Laid {
  /** The first spot of the cell, from 0. */
  first: number;
  die: Pick<Die, "kind" | "result"> | null;
  seat: number;
  /** It moves only when the proposal is carried out (G7-R19). */
  offered: boolean;
  /** What a robot on two spots counts on each. */
  halves: RobotHalves | null;
}

interface Lying {
  die: Pick<Die, "kind" | "result">;
  seat: number;
  spots: readonly number[];
  offered: boolean;
}

function offeredDice(proposal: Proposal | null, players: readonly Player[]): Lying[] {
  return (proposal?.offers ?? []).flatMap(({ lays }) =>
    lays.map(({ seat, die, spots, result }) => ({
      die: { kind: players[seat]?.dice[die]?.kind ?? ("colonist" as const), result },
      seat,
      spots,
      offered: true,
    })),
  );
}

/** The cells of a group from left to right: a die that fills two spots has one wide cell. */
export function laid(
  spots: number,
  placed: readonly Placed[],
  proposal: Proposal | null,
  players: readonly Player[],
  halves: readonly RobotHalves[],
): Laid[] {
  const lying: Lying[] = [
    ...placed.map(({ die, seat }) => ({ die, seat, spots: die.spots, offered: false })),
    ...offeredDice(proposal, players),
  ];
  const cells: Laid[] = [];
  for (let first = 0; first < spots; first++) {
    const here = lying.find((one) => Math.min(...one.spots) === first);
    const wide = here && here.spots.includes(first + 1);
    cells.push({
      first,
      die: here?.die ?? null,
      seat: here?.seat ?? -1,
      offered: here?.offered ?? false,
      halves: wide ? (halves.find(({ spot }) => spot === first) ?? null) : null,
    });
    if (wide) first += here.spots.length - 1;
  }
  return cells;
}
