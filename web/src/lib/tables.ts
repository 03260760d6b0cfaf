/** What a table's options and result are in a few words. */
import { codeOf } from "./games";
import type { Table } from "./types";
import { has, spell, t } from "./words";

/** The options that differ from the usual, as short labels; who holds which office is not shown. */
export function summary(table: Table): string[] {
  const code = codeOf(table.game);
  return Object.entries(table.options ?? {})
    .filter(([name]) => !code?.hidden.includes(name) && !code?.seatOptions.includes(name))
    .map(([name, value]) => label(table.game, name, value))
    .filter((text) => text !== "")
    .slice(0, 3);
}

function label(game: string, name: string, value: unknown): string {
  const message = `table-${game}-${name}`;
  if (value === true) return has(message) ? t(message) : name;
  if (value === false) return `${has(message) ? t(message) : name}: ${t("ui-off")}`;
  if (value === null || typeof value === "object") return "";
  if (has(`${message}-${value}`)) return t(`${message}-${value}`);
  return `${has(message) ? t(message) : name}: ${spell(name, value)}`;
}

/** Whether a table is a lesson: those are opened from the school, each time anew. */
export const isLesson = (table: Table): boolean => Boolean(table.options?.lesson);

/** How a finished table ended: won with points, lost, or just finished. */
export function ending(table: Table): string {
  const score = table.result?.score;
  if (table.result?.outcome === "lost") return t("ui-result-lost");
  if (typeof score === "number") return t("ui-result-won", { score });
  return t("ui-state-finished");
}
