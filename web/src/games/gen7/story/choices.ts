/** What the choices of a story say. */
import type { Live } from "../../../lib/live/live";
import { plain } from "../../../lib/story/prose";
import { t } from "../../../lib/words/words";
import { capital, word } from "../describe";
import type { View } from "../types";
import type { Choice } from "./pages";

const TAGS: Record<string, string> = { heart: "heart", mind: "mind", ship: "hull", self: "officer" };

/** The kind of a choice, with icon and word. */
export const tagOf = (tag: string): { icon: string; word: string; hue: string } | null =>
  tag ? { icon: TAGS[tag] ?? "branch", word: capital(word("tag", tag)), hue: tag } : null;

/** The text of a choice; of a vote on rooms, the room. */
export const textOf = ({ key, id }: Pick<Choice, "key" | "id">, { texts }: Pick<Live, "texts">): string =>
  texts[key] ? plain(texts[key]) : capital(word("room", id));

/** The crossroads card that a page is about; nothing on pages of the plot. */
export function cardOf({ card, chosen, asked }: Pick<View, "card" | "chosen" | "asked">, about: string): string {
  if (asked?.frame === "reading") return "";
  if (/^\d/.test(about)) return "";
  return card || chosen.split("?")[0] || "";
}

/** The officer whom a crossroads card concerns, if that is somebody else; a card that all vote on concerns all. */
export function othersCrossroads(
  { concerned, asked, opened }: Pick<View, "asked" | "concerned" | "opened">,
  card: string,
  seat: number | null,
): number | null {
  const isVoted = asked?.frame === "voting" || asked?.frame === "each-chooses" || opened?.about === card;
  return !card || concerned < 0 || concerned === seat || isVoted ? null : concerned;
}

/** What a ballot counts; those that count nothing only break ties. */
export const votesText = (count: number): string => (count ? t("g7-votes", { count }) : t("g7-breaks-ties"));
