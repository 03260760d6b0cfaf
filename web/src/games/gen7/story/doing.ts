/** What each player does while a story is read, chosen from or voted on. */
import { t } from "../../../lib/words/words";
import type { View } from "../types";
import type { Page } from "./reading.svelte";

export interface Doing {
  icon: string;
  text: string;
  done: boolean;
}

export function doingOf({ asked }: Pick<View, "asked">, seat: number, page: Page): Doing | null {
  if (!page || page === "opened" || !asked) return null;
  const waited = asked.seats.includes(seat);
  if (asked.frame === "reading")
    return waited
      ? { icon: "book", text: t("g7-reads"), done: false }
      : { icon: "check", text: t("g7-has-read"), done: true };
  if (asked.frame === "at-crossroads" || asked.frame === "chief-decides")
    return waited ? { icon: "crossroads", text: t("g7-decides-now"), done: false } : null;
  if (asked.frame !== "voting" && asked.frame !== "each-chooses") return null;
  return waited
    ? { icon: "hourglass", text: t("g7-thinks"), done: false }
    : { icon: "ballot", text: t("g7-ballot-sealed"), done: true };
}
