/** Ballots as they lie in the box, and as they are opened. */
import type { Envelope } from "../../../lib/story/BallotBox.svelte";
import type { Way } from "../../../lib/story/OpenedBallots.svelte";
import type { Live } from "../../../lib/live/live";
import { t } from "../../../lib/words/words";
import type { View } from "../types";
import type { Opened } from "../view";
import { textOf, votesText } from "./choices";

/** The envelope of every seat: who still has to vote is asked. */
export const envelopes = (view: View, names: readonly string[], me: number | null): Envelope[] =>
  view.players.map(({ seat, rank }) => {
    const sealed = !view.asked?.seats.includes(seat);
    const votes = votesText(view.votes[seat] ?? 0);
    return {
      seat,
      name: names[seat] ?? "",
      sealed,
      own: seat === me,
      icon: `rank-${rank}`,
      text: `${votes}, ${t(sealed ? "g7-ballot-sealed" : seat === me ? "g7-ballot-own" : "g7-ballot-missing")}`,
    };
  });

/** The ways of a vote with their slips; what no slip explains comes from the track. */
export function waysOf(
  { about, options, ballots, weights, votes, winner }: Opened,
  names: readonly string[],
  live: Pick<Live, "texts">,
): Way[] {
  const most = Math.max(...votes);
  return options.map((id, at) => {
    const slips = ballots.flatMap((ballot, seat) =>
      ballot === id ? [{ seat, name: names[seat] ?? "", votes: weights[seat] ?? 0, idle: !weights[seat] }] : [],
    );
    const total = votes[at] ?? 0;
    const counted = slips.filter((slip) => !slip.idle);
    const cast = counted.map(({ name, votes }) => `${name} ${votes}`).join(", ");
    const text = textOf({ key: `${about}?${id}`, id }, live);
    const leads = winner === id;
    const verdict = leads ? t("g7-chosen") : total === most && !winner ? t("g7-tied") : "";
    const extra = Math.max(0, total - counted.reduce((sum, slip) => sum + slip.votes, 0));
    const said = t("g7-way-said", { text, cast: cast || "–", total, verdict });
    return { key: id, text, slips, extra, total, leads, verdict, said };
  });
}

/** Whether ballots lie there that did not count, as only a tie would have needed them (G7-D55.3). */
export const hasIdle = ({ ballots, weights }: Pick<Opened, "ballots" | "weights">): boolean =>
  ballots.some((ballot, seat) => ballot !== null && !weights[seat]);
