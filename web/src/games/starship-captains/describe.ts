/** What is printed on cards, tiles and tracks, in words. */
import { cardText } from "../../lib/spelling/starship-captains";
import { has, t, words } from "../../lib/words";
import type { Ability, Cards, Technology, View } from "./types";

export const effectsText = (items: readonly string[]): string => cardText(words(), items);
export const nameOf = (card: string): string => (has(`name-${card}`) ? t(`name-${card}`) : card);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A card's own words if somebody wrote them, else what it is made of. */
const own = (kind: string, card: string, made: () => string): string => (has(`${kind}-${card}`) ? t(`${kind}-${card}`) : made());

export function techText(card: Technology): string[] {
  if (card.scoring) return [own("scoring", card.id, () => scoringText(card.scoring))];
  if (card.ability) return [own("ability", card.id, () => abilityText(card.ability!))];
  const notes = [card.once ? t("sc-once") : "", card.replaces ? t("sc-replaces") : ""];
  return [t("sc-room-card", { colour: t(`sc-room-colour-${card.colour}`), gains: effectsText(card.effects) }), ...notes.filter(Boolean)];
}

function abilityText(ability: Ability): string {
  const gains = effectsText(ability.effects);
  if (ability.after_mission) return t("sc-ability-after-mission", { row: t(`sc-row-${ability.after_mission}`), gains });
  if (ability.bonus) return t("sc-ability-bonus", { symbol: ability.bonus, gains });
  if (ability.on_move) return t("sc-ability-on-move", { gains });
  if (ability.instead_of_move) return t("sc-ability-instead-of-move", { gains });
  if (ability.instead_of_damage) return t(`sc-ability-instead-of-damage-${ability.instead_of_damage}`);
  if (ability.stands_for_medal) return t(`sc-ability-medal-by-${ability.stands_for_medal}`);
  if (ability.ignores_damage) return t("sc-ability-ignores-damage");
  return ability.translates ? t("sc-ability-translates") : t("sc-ability-holds", { count: ability.holds });
}

/** `2 per artifact-kind most 6, -2 per game` in words. */
export const scoringText = (text: string): string => text.split(", ").map(scoringLine).join("; ");

function scoringLine(text: string): string {
  const [rate = "1", rest = ""] = text.split(" per ");
  const [what = "", most] = rest.split(" most ");
  const [name = "", ...given] = what.split(" ");
  const colours = given.map((word) => (has(`colour-${word}`) ? t(`colour-${word}`) : word)).join(t("effect-or"));
  const counted = t(`sc-per-${name}`, { colours: colours || t("sc-any-colour") });
  const points = t("sc-points", { count: Number(rate) });
  return name === "game" ? points : t(most ? "sc-points-per-most" : "sc-points-per", { points, counted, most: Number(most ?? 0) });
}

export function eventText(card: string, cards: Cards): string {
  const [head = "", rest = ""] = (cards.events[card]?.text ?? "").split(": ");
  if (head === "each") return t("sc-event-each", { gains: effectsText(rest.split(", ")) });
  return t(rest && head === "stations" ? `sc-event-stations-${rest}` : `sc-event-${head}`, { count: Number(rest) || 0 });
}

// Places

export const nextMission = (view: View): string => {
  const open = Object.entries(view.numbers).filter(([, number]) => !view.face_down.includes(number));
  return open.sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
};

/** Ships at a place, Captain Shadow's last. */
export function shipsAt(view: View, place: string): number[] {
  const here = view.captains.filter((captain) => captain.at === place).map(({ seat }) => seat);
  return view.shadow?.at === place ? [...here, -1] : here;
}

/** What lies on a place, in a few words. */
export function placeText(view: View, cards: Cards, place: string): string {
  const [station, mission, number] = [view.stations[place], view.planets[place], view.numbers[place]];
  if (station) return t(view.tiles[station] === 0 ? "sc-station-open" : "sc-station-used", { station });
  if (mission) return t("sc-mission-here", { mission, points: cards.missions[mission]?.points ?? 0 });
  if (number === undefined) return t("sc-nothing-here");
  return t(view.face_down.includes(number) ? "sc-number-down" : place === nextMission(view) ? "sc-number-next" : "sc-number-here", { number });
}

export const captainName = (seat: number, names: readonly string[]): string => (seat < 0 ? t("captain-shadow") : (names[seat] ?? ""));
