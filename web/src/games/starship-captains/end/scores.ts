/** Score sheets as they are read: halves, lines with their clauses. */
import { t } from "../../../lib/words/words";

export type Sheet = Record<string, number>;

interface ScoreLine {
  name: string;
  icon: string;
  clause: string;
}

export const LINES: ScoreLine[] = [
  { name: "missions", icon: "mission", clause: "SC-16.2" },
  { name: "tracks", icon: "any-track", clause: "SC-16.3" },
  { name: "omegas", icon: "omega", clause: "SC-16.4" },
  { name: "figures", icon: "pirate", clause: "SC-16.6" },
  { name: "medals", icon: "artifact", clause: "SC-16.9" },
  { name: "damage", icon: "damage", clause: "SC-16.10" },
];

/** What a line is called; in a solo game the passenger counts with the omegas. */
export const lineLabel = (name: string, solo: boolean): string =>
  t(solo && name === "omegas" ? "sc-score-omegas-solo" : `sc-score-${name}`);

/** 48.5 is 48½, and a minus is a minus. */
export function halves(number: number): string {
  const whole = Math.floor(Math.abs(number));
  const half = Math.abs(number) % 1 ? "½" : "";
  return `${number < 0 ? "−" : ""}${whole || !half ? whole : ""}${half}`;
}
