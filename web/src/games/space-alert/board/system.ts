/** What a system has: energy, strength, rockets, a squad. */

import { t } from "../../../lib/words/words";
import type { Marking } from "../marking.svelte";
import { zoneOf } from "../printed";
import { energyIn } from "../stores";
import type { System, View } from "../types";

interface SystemState {
  energy: number;
  /** Places for energy that are left. */
  places: number;
  /** Whether the energy is what a marker says. */
  marked: boolean;
  /** What stands beside the icon. */
  mark: string;
  /** The same in words. */
  name: string;
}

const PLAIN: SystemState = { energy: 0, places: 0, marked: false, mark: "", name: "" };

/** Whether the damage tile of a system lies in its zone. */
export const isDamaged = (view: View, station: number, system: System): boolean =>
  (view.ship.tiles[zoneOf(station)] ?? []).includes(system.kind);

/** A system with the numbers that count now: under a damage tile there is another one. */
export function inForce(view: View, station: number, system: System): System {
  if (!isDamaged(view, station, system) || system.damaged === undefined) return system;
  return system.places ? { ...system, places: system.damaged } : { ...system, strength: system.damaged };
}

export function stateOf(printed: System, station: number, view: View, marking: Marking | null): SystemState {
  const system = inForce(view, station, printed);
  if (system.places) return stored(system.places, station, view, marking);
  if (system.strength)
    return { ...PLAIN, mark: String(system.strength), name: t("sa-state-strength", { strength: system.strength }) };
  if (system.kind === "rocket") return rockets(view);
  return system.kind === "battlebots" ? squadAt(station, view) : PLAIN;
}

function stored(places: number, station: number, view: View, marking: Marking | null): SystemState {
  const marked = marking?.now.energy.get(station);
  const energy = marked ?? energyIn(view.ship, station);
  return {
    ...PLAIN,
    energy,
    places,
    marked: marked !== undefined,
    name: t("sa-state-energy", { now: energy, places }),
  };
}

function rockets({ ship }: View): SystemState {
  const way = ship.flying ? t("sa-state-rocket-flies") : ship.launched ? t("sa-state-rocket-launched") : "";
  return { ...PLAIN, mark: `×${ship.rockets}`, name: t("sa-state-count", { count: ship.rockets }) + way };
}

function squadAt(station: number, view: View): SystemState {
  const squad = view.squads.find((one) => one.home === station && one.on_board);
  if (!squad) return PLAIN;
  const mark = squad.leader !== null ? t("sa-squad-out") : squad.disabled ? t("sa-squad-disabled") : "×1";
  return { ...PLAIN, mark, name: `, ${mark}` };
}
