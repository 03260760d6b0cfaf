/** What turns and steps of a flight are called. */
import { t } from "../../../lib/words/words";
import type { GameEvent } from "../types";

/** A turn among those that have a slot; the threats still move once after the last (SA-4.1.2). */
export const turnTitle = (turn: number, last: number): string =>
  turn > last ? t("sa-final-turn") : t("sa-turn-of", { turn, last });

/** A turn on a button that leads there. */
export const turnName = (turn: number, last: number): string =>
  turn > last ? t("sa-final-turn") : t("sa-turn", { turn });

/** The name of the step that begins with an event; nothing for any other event. */
export const stepHeading = ({ kind, args }: GameEvent): string =>
  kind === "step-begins" ? t(`step-${String(args.step)}`) : "";
