/** Where energy lies: shields and reactors by the number of their station, and the fuel capsules. */

import { LOWER } from "./printed";
import type { Printed, Ship, View } from "./types";

export const CAPSULES = 6;
export const STORES = [0, 1, 2, 3, 4, 5, CAPSULES] as const;

export function energyIn(ship: Ship, store: number): number {
  if (store === CAPSULES) return ship.capsules;
  return (store < LOWER ? ship.shields[store] : ship.reactors[store - LOWER]) ?? 0;
}

/** How much a store can hold; capsules only become fewer. */
export function placesIn(printed: Printed, view: View, store: number): number {
  if (store === CAPSULES) return view.ship.capsules;
  return printed.systems[store]?.find((system) => system.places)?.places ?? 0;
}
