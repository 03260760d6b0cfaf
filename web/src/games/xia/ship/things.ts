/** How the things in a hold are drawn: their hues and icons, and what they are called. */
import { has, t } from "../../../lib/words/words";
import type { Cards, OutfitKind } from "../types";

export const KIND_HUES: Record<string, string> = { engine: "yellow", shield: "grey", blaster: "red", missile: "gold" };
export const KIND_ICONS: Record<string, string> = {
  engine: "engine",
  shield: "deflector",
  blaster: "blaster",
  missile: "missile",
};
export const CARGO_HUES: Record<string, string> = {
  spice: "orange",
  holo: "pink",
  terra: "green",
  plasma: "blue",
  cyber: "purple",
};
/** The icons of missions by what is to be done. */
export const TASK_ICONS: Record<string, string> = {
  board: "shuttle",
  study: "science",
  hunt: "hunter",
  load: "smuggler",
  steal: "thief",
  kill: "assassin",
};

/** What an outfit is printed as, by its name in options. */
export const kindOfOutfit = (cards: Cards, name: string): OutfitKind | undefined => cards.outfits[name.split(".")[0]!];

/** A card or thing by its name; the second of a kind has its number. */
export function nameOf(thing: string): string {
  const [kind = thing, number] = thing.split(".");
  const name = has(`name-${kind}`) ? t(`name-${kind}`) : has(`cargo-${kind}`) ? t(`cargo-${kind}`) : kind;
  return number ? `${name} ${number}` : name;
}
