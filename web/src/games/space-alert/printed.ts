/** What is printed on the boards of Space Alert: only for drawing. Whatever counts comes from the server. */

export const STATIONS = ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"] as const;
export const ZONES = ["red", "white", "blue", "internal"] as const;
export const SPACE = 6;
export const INTERNAL = 3;

/** The three phases as they are divided on an action board. */
export const PHASES: readonly (readonly number[])[] = [
  [1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10, 11, 12],
];

/** Turns with a computer symbol on the action board. */
export const CHECKED_TURNS: readonly number[] = [2, 5, 9];

/** Distance bands printed beside the trajectories: first and last square. */
export const BANDS: readonly (readonly [number, number])[] = [
  [1, 5],
  [6, 10],
  [11, 16],
];

export const TILE_SPACES = 6;

export type SystemKind =
  | "heavy-laser" | "light-laser" | "pulse" | "shield" | "reactor"
  | "interceptor" | "computer" | "battlebots" | "window" | "rocket";

export interface PrintedSystem {
  letter: "A" | "B" | "C";
  icon: SystemKind;
  /** Printed strength of a weapon, or places for energy. */
  strength?: number;
  places?: number;
  /** The damage tile that covers it. */
  tile?: string;
}

const heavy = (strength: number): PrintedSystem => ({ letter: "A", icon: "heavy-laser", strength, tile: "heavy_laser" });
const light = (strength: number): PrintedSystem => ({ letter: "A", icon: "light-laser", strength, tile: "light_laser" });
const shield = (places: number): PrintedSystem => ({ letter: "B", icon: "shield", places, tile: "shield" });
const reactor = (places: number): PrintedSystem => ({ letter: "B", icon: "reactor", places, tile: "reactor" });
const special = (icon: SystemKind): PrintedSystem => ({ letter: "C", icon });

/** The three systems of every station. */
export const SYSTEMS: readonly (readonly PrintedSystem[])[] = [
  [heavy(4), shield(2), special("interceptor")],
  [heavy(5), shield(3), special("computer")],
  [heavy(4), shield(2), special("battlebots")],
  [light(2), reactor(3), special("battlebots")],
  [{ letter: "A", icon: "pulse", strength: 1, tile: "pulse_cannon" }, reactor(5), special("window")],
  [light(2), reactor(3), special("rocket")],
];

export const zoneOf = (station: number): number => station % 3;
export const deckOf = (station: number): number => Math.floor(station / 3);
export const stationAt = (zone: number, deck: number): number => deck * 3 + zone;
export const phaseOf = (slot: number): number => PHASES.findIndex((slots) => slots.includes(slot)) + 1;
