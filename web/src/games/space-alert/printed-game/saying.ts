/** Announcements in large words: an icon, a headline, and what a table does about it. */

import { attribute, t } from "../../../lib/words/words";
import { SPOKEN } from "../planning";
import type { GameEvent } from "../types";

const SHAPES: Record<string, string> = { red: "c-red", white: "c-grey", blue: "c-blue", internal: "internal" };

interface ThreatSaid {
  n: number;
  zone: string;
  shape: string;
  serious: boolean;
  /** It counts only because the crew is five (SA-3.2.6). */
  unconfirmed: boolean;
}

export function threatSaid({ kind, args }: GameEvent): ThreatSaid | null {
  if (kind !== "threat-announced") return null;
  const zone = String(args.zone);
  return {
    n: Number(args.n),
    zone,
    shape: SHAPES[zone] ?? "external",
    serious: args.serious === true,
    unconfirmed: args.unconfirmed === true,
  };
}

export const iconOf = (event: GameEvent): string => SPOKEN[event.kind] ?? "computer";

export function headline(event: GameEvent): string {
  const threat = threatSaid(event);
  if (!threat) return t(`sa-say-${event.kind}`, event.args);
  return t(threat.unconfirmed ? "sa-say-unconfirmed" : threat.serious ? "sa-say-serious" : "sa-say-threat");
}

export function hint(event: GameEvent): string {
  const threat = threatSaid(event);
  if (!threat) return attribute(`sa-say-${event.kind}`, "hint") ?? "";
  return t(
    `sa-say-draw-${threat.serious ? "serious" : "common"}-${threat.zone === "internal" ? "internal" : "external"}`,
  );
}

/** The whole announcement in one line, for lists and for screen readers. */
export function sentence(event: GameEvent): string {
  const threat = threatSaid(event);
  return threat ? `T+${threat.n}, ${headline(event)}, ${t(`sa-say-zone-${threat.zone}`)}` : headline(event);
}
