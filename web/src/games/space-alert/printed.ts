/** How views number stations and zones. Whatever is printed on the boards comes from the server (`Cards.ship`). */

export const STATIONS = ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"] as const;
export const ZONES = ["red", "white", "blue", "internal"] as const;
export const SPACE = 6;
export const INTERNAL = 3;
/** The first station of the lower deck. */
export const LOWER = 3;

export const zoneOf = (station: number): number => station % 3;
export const deckOf = (station: number): number => Math.floor(station / 3);

const ICONS: Record<string, string> = { heavy_laser: "heavy-laser", light_laser: "light-laser", pulse_cannon: "pulse" };

/** The icon of a kind of system, which is also what its message is called by. */
export const iconOf = (kind: string): string => ICONS[kind] ?? kind;
