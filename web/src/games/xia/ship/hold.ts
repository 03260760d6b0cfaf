/** What lies in each compartment of a hold. */
import { t } from "../../../lib/words/words";
import type { Lying } from "../../../lib/board/placing.svelte";
import { cellOf, placeOf, shifted, turned, type Cell } from "../../../lib/board/shapes";
import type { Captain, Cards, DrawnHold, DrawnOutfit } from "../types";
import { kindOfOutfit, nameOf } from "./things";

export interface Compartment {
  place: string;
  outfit?: DrawnOutfit;
  /** It is an arming spot. */
  spot: boolean;
  /** A marker lies on it. */
  marker: boolean;
  cargo: string;
  damaged: boolean;
  /** The first whole plain section of its outfit, or the first one: where the icon of its kind is drawn. */
  first: boolean;
}

/** All compartments of a captain's ship by place. */
export function compartments(captain: Captain, hold: DrawnHold, cards: Cards): Map<string, Compartment> {
  const found = new Map<string, Compartment>();
  for (const place of cards.ships[captain.ship]?.hold ?? [])
    found.set(place, {
      place,
      spot: false,
      marker: false,
      cargo: hold.cargo[place] ?? "",
      damaged: captain.damage.includes(place),
      first: false,
    });
  hold.outfits.forEach((outfit, i) => {
    const markers = captain.outfits[i]?.markers ?? [];
    const plain = outfit.sections.find(([place, spot]) => !spot && !captain.damage.includes(place));
    for (const [place, spot] of outfit.sections) {
      const there = found.get(place);
      if (there)
        Object.assign(there, { outfit, spot, marker: markers.includes(place), first: place === (plain ?? [])[0] });
    }
  });
  return found;
}

/** "Row 2, compartment 2, Nock Blaster, plain section". */
export function sayCompartment({ place, outfit, spot, marker, cargo, damaged }: Compartment): string {
  const [row, column] = cellOf(place);
  const parts = [t("xia-compartment", { row: row + 1, column: column + 1 })];
  if (outfit) {
    parts.push(nameOf(outfit.name), t(!spot ? "xia-plain" : marker ? "xia-spot-marker" : "xia-spot"));
    if (outfit.lowered) parts.push(t("xia-lowered", { amount: outfit.lowered }));
  } else parts.push(cargo ? t("xia-cube", { good: t(`cargo-${cargo}-gen`) }) : t("xia-empty"));
  if (damaged) parts.push(t("xia-damaged"));
  return parts.join(", ");
}

/** A hold with some outfits laid elsewhere, and others in nobody's way: not sent yet, only drawn. */
export function rearranged(
  captain: Captain,
  hold: DrawnHold,
  cards: Cards,
  draft: Readonly<Record<string, Lying>>,
  lifted: readonly string[],
): { captain: Captain; hold: DrawnHold } {
  const places = ({ name, sections }: DrawnOutfit): string[] => {
    const laid = draft[name];
    if (lifted.includes(name)) return [];
    if (!laid) return sections.map(([place]) => place);
    return shifted(turned(shapeOf(cards, name), laid.turns, laid.flipped), cellOf(laid.at)).map(placeOf);
  };
  const moved = hold.outfits.map((outfit) => ({ outfit, now: places(outfit) }));
  const outfits = moved.map(({ outfit, now }): DrawnOutfit => ({
    ...outfit,
    sections: now.map((place, i): [string, boolean] => [place, outfit.sections[i]![1]]),
  }));
  const marked = captain.outfits.map((outfit, i) => {
    const { outfit: before, now } = moved[i]!;
    return { ...outfit, markers: now.filter((_, n) => outfit.markers.includes(before.sections[n]![0])) };
  });
  return { captain: { ...captain, outfits: marked }, hold: { ...hold, outfits } };
}

/** The sections of an outfit as it is printed, in the order of the rows. */
export function shapeOf(cards: Cards, name: string): Cell[] {
  const rows = kindOfOutfit(cards, name)?.shape ?? [];
  return rows.flatMap((row, r) => [...row].flatMap((mark, c): Cell[] => (mark === "." ? [] : [[r, c]])));
}
