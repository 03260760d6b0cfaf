/** What is printed on cards, tiles and tracks, in words. */
import { cardLines, has, t } from "../../lib/words/words";
import { SHADOW } from "./event-log";
import type { Captain, Cards, View } from "./types";

/** A printed row of effects in words. */
export const effectsText = (items: readonly string[]): string => (items.length ? t(`row-${items.join(", ")}`) : "");
export const nameOf = (card: string): string => (has(`name-${card}`) ? t(`name-${card}`) : card);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The artifact inside a captain's room, after what else is said of it. */
export const inside = (captain: Captain | undefined, room: string): string =>
  captain?.in_rooms[room] ? `; ${t("sc-inside", { artifact: t(`cargo-${captain.in_rooms[room]}`) })}` : "";

/** The colours of an artifact by their letters. */
export const letters = (artifact: string): string =>
  [...artifact].map((letter) => t(`sc-letter-${{ r: "red", y: "yellow", b: "blue" }[letter]}`)).join("");

/** A card read out: its name and all it says, with what is in it on a captain's ship. */
export const readOut = (card: string, captain?: Captain): string =>
  [`${nameOf(card)}.`, ...cardLines(card)].join(" ") + inside(captain, card);

// Places

/** The tokens of events that wait on a station, in the order they came. */
export const tokensText = (view: View, place: string): string[] =>
  (view.tokens[place] ?? []).map((token) => t(token === "medal" ? "sc-token-medal" : "sc-token-pirate"));

/** Ships at a place, Captain Shadow's last. */
export function shipsAt(view: View, place: string): number[] {
  const here = view.captains.filter((captain) => captain.at === place).map(({ seat }) => seat);
  return view.shadow?.at === place ? [...here, SHADOW] : here;
}

/** What lies on a place, in a few words. */
export function placeText(view: View, cards: Cards, place: string): string {
  const [station, mission, number] = [view.stations[place], view.planets[place], view.numbers[place]];
  if (station) return t(view.tiles[station] === 0 ? "sc-station-open" : "sc-station-used", { station });
  if (mission) return t("sc-mission-here", { mission, points: cards.missions[mission]?.points ?? 0 });
  if (number === undefined) return t("sc-nothing-here");
  return t(
    view.face_down.includes(number)
      ? "sc-number-down"
      : place === view.next_mission
        ? "sc-number-next"
        : "sc-number-here",
    { number },
  );
}

export const captainName = (seat: number, names: readonly string[]): string =>
  seat === SHADOW ? t("captain-shadow") : (names[seat] ?? "");
