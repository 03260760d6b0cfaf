/** An attack as the fight sheet shows it: its step, its dice, and the odds of what can be chosen. */
import type { TrayDie } from "../../../lib/board/DiceTray.svelte";
import type { Option } from "../../../lib/live/types";
import { language } from "../../../lib/words/words";
import type { Captain, Cards, ThrownDie, View } from "../types";
import { kindOfOutfit, KIND_ICONS, nameOf } from "../ship/things";

export const STEPS = ["target", "attack", "defence", "roll", "damage", "rearm"] as const;

/** The captain who flies a ship; nobody flies an NPC's. */
export const captainOf = (view: View, ship: string): Captain | undefined =>
  view.captains.find((captain) => captain.ship === ship);

/** Whoever flies a ship by name, or the NPC itself. */
export const flownBy = (view: View, ship: string, names: readonly string[]): string =>
  names[captainOf(view, ship)?.seat ?? -1] ?? nameOf(ship);

export const isFighter = (view: View, seat: number | null): boolean =>
  [view.fight?.attacker, view.fight?.target].some((ship) => ship && captainOf(view, ship)?.seat === seat);

/** The dice of one side as they lie in a tray. */
export const trayOf = (dice: readonly ThrownDie[], cards: Cards): TrayDie[] =>
  dice.map((die) => ({ sides: die.sides, face: die.face, ...called(cards, die.outfit), ...summed(die) }));

/** How a die comes to what it counts: `(5 − 1) × 2 = 8`; nothing where that is its face. */
function summed({ face, lowered, bonus, doubled, value }: ThrownDie): Pick<TrayDie, "sum"> {
  if (!face || !(lowered || bonus || doubled)) return {};
  const less = lowered ? `${face} − ${lowered}` : String(face);
  const twice = doubled ? `${lowered ? `(${less})` : less} × 2` : less;
  return { sum: `${twice}${bonus ? ` + ${bonus}` : ""} = ${value}` };
}

const called = (cards: Cards, outfit: string): Pick<TrayDie, "label" | "icon"> =>
  outfit ? { label: nameOf(outfit), icon: KIND_ICONS[kindOfOutfit(cards, outfit)?.kind ?? ""] ?? "outfit" } : {};

/** A mean with one decimal, written as the language does. */
export const decimal = (mean: number): string =>
  mean.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export interface Odds {
  mean: number;
  none: number;
  /** Per cent; 0 where it cannot be foreseen. */
  fatal: number;
  /** Per cent for exactly 0, 1, 2 and more damage. */
  each: number[];
}

/** What a ram does to whoever rams. */
const OWN_RAM = "odds-own-ram";

/** What an option's forecast says in words beside its figures: a ram hurts the attacker as well. */
export const ramText = ({ preview }: Pick<Option, "preview">): string =>
  preview.find(({ id }) => id === OWN_RAM)?.text ?? "";

/** What an option's forecast says of its target in figures; with several, the worst for whoever attacks. */
export function oddsOf({ preview }: Pick<Option, "preview">): Odds | null {
  const said = preview.filter(({ id, args }) => id !== OWN_RAM && "each" in args && args.mean !== undefined).at(-1);
  if (!said) return null;
  const { mean, none, fatal, each } = said.args as Record<string, number> & { each: number[] };
  return { mean: mean ?? 0, none: none ?? 0, fatal: fatal ?? 0, each };
}
