/** The score sheet line by line, from what the server counted. */

import type { Losses, Sheet, Threat, View } from "./types";

export interface Line {
  id: string;
  icon: string;
  clause: string;
  points: number;
}

export function lines(sheet: Sheet): Line[] {
  return [
    { id: "destroyed", icon: "target", clause: "SA-5.2", points: sheet.destroyed },
    { id: "survived", icon: "external", clause: "SA-5.2", points: sheet.survived },
    { id: "visual", icon: "window", clause: "SA-5.7", points: sheet.visual },
    { id: "penalties", icon: "damage", clause: "SA-6.4", points: -sheet.penalties },
  ];
}

export const total = (sheet: Sheet): number => lines(sheet).reduce((sum, line) => sum + line.points, 0);

/** What the penalties were counted from. */
export const lossLines = (losses: Losses): { id: string; clause: string; count: number }[] => [
  { id: "tiles", clause: "SA-5.3", count: losses.tiles },
  { id: "worst-zone", clause: "SA-5.4", count: losses.worst_zone },
  { id: "knocked-out", clause: "SA-5.5", count: losses.knocked_out },
  { id: "disabled-squads", clause: "SA-5.6", count: losses.disabled_squads },
];

/** A number with a true minus sign. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));

export type Fate = Threat["status"] | "took_ship";

/** What became of a threat: the one that the ship was lost to is not merely on its way any more (SA-4.18.3). */
export const fateOf = (threat: Pick<Threat, "status" | "code">, view: Pick<View, "outcome" | "lost_to">): Fate =>
  view.outcome === "lost" && threat.status === "on_track" && threat.code === view.lost_to ? "took_ship" : threat.status;
