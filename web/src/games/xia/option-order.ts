/** The order of options in the plain list: flights by the rolls they need, then jumps, then actions. */
import { thing } from "../../lib/board/targets";
import type { Offer } from "./offers";
import type { Reached } from "./types";

/** No roll, one roll, more rolls, jumps, everything else. */
function group(offer: Offer, reach: Readonly<Record<string, Reached>>): number {
  if (offer.verb === "jump") return 3;
  if (offer.verb !== "fly" && offer.verb !== "step") return 4;
  const rolls = reach[thing(offer, "hex") ?? ""]?.ways[0]?.rolls.length ?? 0;
  return Math.min(rolls, 2);
}

export function sortedForReading(options: readonly Offer[], reach: Readonly<Record<string, Reached>>): Offer[] {
  return [...options].sort((one, other) => group(one, reach) - group(other, reach));
}
