/** Where the mistakes of a case are shown: at the entry their path leads to. */

import type { Flaw } from "../../../lib/live/types";

/** The mistakes at a place of the case or anywhere inside it. */
export function flawsAt(flaws: readonly Flaw[], ...place: (string | number)[]): Flaw[] {
  return flaws.filter(({ path }) => place.every((step, index) => path[index] === step));
}

/** The mistakes that the form has no entry for: in the text itself, or in fields it only passes on. */
export function elsewhere(flaws: readonly Flaw[], shown: readonly string[]): Flaw[] {
  return flaws.filter(({ path }) => !shown.includes(String(path[0])));
}
