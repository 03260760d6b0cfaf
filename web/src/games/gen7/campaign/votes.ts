/** What is said of the votes of a campaign. */
import type { Live } from "../../../lib/live/live";
import { plain } from "../../../lib/story/prose";
import { t } from "../../../lib/words/words";
import { nameOf, short } from "../describe";
import { textOf } from "../story/choices";
import { DEPARTMENTS, type View } from "../types";
import type { Opened } from "../view";

type Texts = Pick<Live, "texts">;

/** A page of the plot is `1.40`. */
const isSection = (about: string): boolean => /^\d/.test(about);

/** What a vote was about: the story of an episode, a crossroads card, or damage to a system's rooms. */
export function subjectOf({ about, episode }: Pick<Opened, "about" | "episode">, live: Texts): string {
  if (isSection(about)) return live.texts[`name:E${episode}`] ?? t("g7-episode", { episode });
  if ((DEPARTMENTS as readonly string[]).includes(about))
    return t("g7-vote-on-room", { system: short("system", about) });
  return nameOf(about, live);
}

/** The question before a vote: the end of the page that it stands on. */
export const questionOf = (about: string, { texts }: Texts): string => plain(texts[about]?.split("\n\n").at(-1) ?? "");

/** The ways that an episode's votes on the story took, with the votes for them and for the next best way. */
export const waysTaken = (
  { decided }: Pick<View, "decided">,
  live: Texts,
  episode: number,
): { key: string; text: string; votes: string }[] =>
  decided
    .filter((vote) => vote.episode === episode && isSection(vote.about))
    .map(({ about, options, votes, winner }) => {
      const at = options.indexOf(winner);
      const others = votes.filter((_, other) => other !== at);
      const key = `${about}?${winner}`;
      return {
        key,
        text: textOf({ key, id: winner }, live),
        votes: t("g7-votes-against", { votes: votes[at] ?? 0, others: Math.max(0, ...others) }),
      };
    });
