/** Options in words; where the message counts possibilities, the possibility itself. */
import { side } from "../../lib/spelling/starship-captains";
import { option, words } from "../../lib/words";
import { capital } from "./describe";
import type { View } from "./types";

export function optionText(text: string, view: View): string {
  const [verb, number] = text.split(" ");
  const chosen = verb === "choose" ? view.asked?.sides?.[Number(number) - 1] : undefined;
  return chosen ? capital(side(words(), chosen)) : option(text);
}
