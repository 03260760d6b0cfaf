/** What the boards of a draft are called. */

import { t } from "../../../lib/words/words";
import type { CrewRow } from "./case";

/** A player's name, or a number where none was entered; androids count apart. */
export function nameOf(crew: readonly CrewRow[], index: number): string {
  const row = crew[index];
  if (!row?.android) return row?.name.trim() || t("sa-paper-player", { n: index + 1 });
  return t("sa-android", { n: crew.slice(0, index + 1).filter((one) => one.android).length });
}
