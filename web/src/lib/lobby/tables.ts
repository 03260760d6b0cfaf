/** Short texts for a table's options and result. */
import { optionsOf, clientOf } from "../../games/registry";
import type { Table, TableSeat } from "../live/types";
import { has, spell, t, tFor, tOwn } from "../words/words";
import { knownGames } from "./known-games.svelte";
import { defaultsOf } from "./options";
import { lessonName } from "./quick-start";

/** The options that differ from the usual, as short labels, each once; who holds which office is not shown. */
export function summary(table: Table): string[] {
  const { hidden, seatOptions } = optionsOf(table.game);
  const info = knownGames.find(table.game);
  const usual = info ? defaultsOf(info) : {};
  const labels = Object.entries(table.options ?? {})
    .filter(([name]) => !hidden.includes(name) && !seatOptions.includes(name))
    .filter(([name, value]) => !isEmpty(value) && JSON.stringify(value) !== JSON.stringify(usual[name]))
    .map(([name, value]) => label(table.game, name, value));
  return [...new Set(labels)].filter((text) => text !== "").slice(0, 3);
}

const isEmpty = (value: unknown): boolean => value === "" || (Array.isArray(value) && value.every((one) => one === ""));

function label(game: string, name: string, value: unknown): string {
  if (name === "pack") return packName(String(value));
  const message = `table-${game}-${name}`;
  if (value === true) return has(message) ? t(message) : name;
  if (value === false) return `${has(message) ? t(message) : name}: ${t("ui-off")}`;
  if (value === null) return "";
  if (typeof value === "object") return has(message) ? t(message) : "";
  if (has(`${message}-${value}`)) return t(`${message}-${value}`);
  return `${has(message) ? t(message) : name}: ${spell(name, value)}`;
}

/** A pack that is not the usual one, whichever edition of it. */
function packName(pack: string): string {
  const [name = ""] = pack.split("@");
  return name === "base" ? "" : name;
}

/** Whether a table is shown in lists of tables. */
export const isListed = (table: Table): boolean => !clientOf(table.game)?.unlisted?.(table.options);

/** What the server calls a table that nobody gave a name. */
const UNNAMED = "New table";

type Named = Pick<Table, "name" | "game" | "seats" | "options" | "host_name" | "campaign_game">;

/** A table's name, with the number of its game in a campaign; what nobody named is called in the reader's language. */
export function tableName(table: Named): string {
  const given = table.name === UNNAMED ? "" : table.name;
  if (table.campaign_game > 1) return [given, campaignGame(table.game, table.campaign_game)].filter(Boolean).join(": ");
  return given || lessonName(knownGames.find(table.game), table) || usualName(table);
}

const usualName = ({ seats, game, host_name }: Named): string =>
  seats.length === 1 ? tFor(game, "ui-solo-game") : t("ui-table-of", { name: host_name });

/** What a game of a campaign is called by its number. */
export const campaignGame = (game: string, n: number): string => tFor(game, "ui-campaign-game", { n });

/** A game's name; for one without a client folder, the server's name as a title. */
export const gameName = (game: string): string => tOwn(game, "ui-game") || titled(game);

const titled = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Names by seat; people who hold several are distinguished by the seat, bots have names in the reader's language. */
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

/** Whether I may remove a table that is not finished: my own that waits, or a game that nobody else plays. */
export const discardable = ({ state, host, seats }: Table): boolean =>
  state === "waiting" ? host : state === "playing" && seats.every((seat) => seat.you || seat.kind !== "person");

/** How a finished table ended: won with points, lost, won by somebody, or just finished. */
export function ending(table: Table): string {
  const { score, campaign_score: whole } = table.result ?? {};
  if (typeof whole === "number") return t("ui-result-campaign", { score: whole });
  if (table.result?.outcome === "lost") return tFor(table.game, "ui-result-lost");
  if (typeof score === "number") return tFor(table.game, "ui-result-won", { score });
  const winners = table.result?.winners ?? [];
  if (winners.length)
    return t("ui-result-winners", { name: winners.map((seat) => seatNames(table.seats)[seat]).join(", ") });
  return t("ui-state-finished");
}
