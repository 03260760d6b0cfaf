/** Where an exploration campaign stands (SA-10), from what the server carries along. */

import type { CampaignLog, View } from "./types";

export interface Mission {
  number: number;
  threats: number;
  visual: number;
}

/** The missions completed so far, the present one included once it is. */
export function missions(log: CampaignLog, { sheet }: Pick<View, "sheet">): Mission[] {
  const past = log.threat_points.map((threats, i) => ({ number: i + 1, threats, visual: log.visual[i] ?? 0 }));
  return sheet
    ? [...past, { number: log.mission, threats: sheet.destroyed + sheet.survived, visual: sheet.visual }]
    : past;
}

/** Squads that do not work now. */
export const disabledSquads = ({ squads }: Pick<View, "squads">): number =>
  squads.filter((squad) => squad.disabled).length;
