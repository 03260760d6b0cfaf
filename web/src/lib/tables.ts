/** What a table's options and result are in a few words. */
import { codeOf } from "./games";
import type { Table, TableSeat } from "./types";
import { has, spell, t, tFor } from "./words";

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
  if (value === null) return "";
  if (typeof value === "object") return has(message) ? t(message) : "";
  if (has(`${message}-${value}`)) return t(`${message}-${value}`);
  return `${has(message) ? t(message) : name}: ${spell(name, value)}`;
}

/** Whether a table is a lesson: those are opened from the school, each time anew. */
export const isLesson = (table: Table): boolean => Boolean(table.options?.lesson);
/** What the server calls a table that nobody gave a name. */
const UNNAMED = "New table";

/** A table's name; one without a name is called by what it is, in the reader's language. */
export function tableName({ name, game, seats }: Pick<Table, "name" | "game" | "seats">): string {
  return name === UNNAMED ? (seats.length === 1 ? tFor(game, "ui-solo-flight") : t("ui-table")) : name;
}

export const gameName = (game: string): string => (has(`ui-game-${game}`) ? t(`ui-game-${game}`) : game);

/** Names by seat; whoever holds several is told apart by the seat, bots have names in the reader's language. */
export function seatNames(seats: readonly TableSeat[]): string[] {
  const several = (name: string) => seats.filter((seat) => seat.name === name).length > 1;
  return seats.map(({ seat, kind, name }) => {
    if (kind !== "person") return kind === "bot" ? t("ui-bot-name", { n: seat + 1 }) : "";
    return several(name) ? t("ui-name-in-seat", { name, n: seat + 1 }) : name;
  });
}

/** My games that are being played, those that wait for me and then the newest first: where to go on. */
export const underWay = (tables: readonly Table[]): Table[] =>
  tables
    .filter((table) => table.state === "playing")
    .sort((one, other) => Number(myTurn(other)) - Number(myTurn(one)) || (other.started ?? 0) - (one.started ?? 0));

/** Whether a game waits for one of my seats. */
export const myTurn = (table: Table): boolean => table.seats.some((seat) => seat.you && seat.asked);

/** How a finished table ended: won with points, lost, won by somebody, or just finished. */
export function ending(table: Table): string {
  const { score, campaign_score: whole } = table.result ?? {};
  if (typeof whole === "number") return t("ui-result-campaign", { score: whole });
  if (table.result?.outcome === "lost") return t("ui-result-lost");
  if (typeof score === "number") return tFor(table.game, "ui-result-won", { score });
  const winners = (table.result?.winners as number[] | undefined) ?? [];
  if (winners.length) return t("ui-result-winners", { name: winners.map((seat) => seatNames(table.seats)[seat]).join(", ") });
  return t("ui-state-finished");
}
