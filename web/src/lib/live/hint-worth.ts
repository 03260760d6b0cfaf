/** What is said of the worth of a hint, beside the best one. */
import { t, tFor } from "../words/words";
import type { Hint } from "./types";

type Worth = Pick<Hint, "value" | "unit" | "band">;

/** Units whose values say nothing by themselves: of alternatives it is said how far they fall behind. */
const COMPARED = new Set(["merit"]);

const percent = (chance: number): number => Math.round(chance * 100);
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** An alternative that is worth the same as the advised one is about as good. */
export function worthOf(hint: Worth, best: Worth, game: string): string {
  const { value, unit, band } = hint;
  if (COMPARED.has(unit))
    return hint === best || unit !== best.unit ? "" : behind(tenths(best.value - value), unit, game);
  if (band) return t("ui-hint-range", { low: percent(band.low), high: percent(band.high) });
  if (unit === "win") return chance(value, hint === best ? null : best);
  return tFor(game, `ui-hint-${unit}`, { value: tenths(value) });
}

const behind = (value: number, unit: string, game: string): string =>
  value > 0 ? tFor(game, `ui-hint-${unit}`, { value }) : t("ui-hint-alike");

const chance = (value: number, best: Worth | null): string =>
  best && percent(value) === percent(best.value) ? t("ui-hint-alike") : t("ui-hint-chance", { value: percent(value) });
