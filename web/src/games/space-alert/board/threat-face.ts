/** What both faces of a threat card (wide and phone) print: the chips of its letters, laid out in their cells. */

import { t } from "../../../lib/words/words";
import { chip, short, type Part } from "../threats";
import type { ThreatCard } from "../types";

const ICON = 16;
const LETTER = 8;
const GAP = 3;

interface Placed {
  part: Part;
  x: number;
  /** How much smaller than usual it is. */
  size: number;
}

/** What a threat does at a letter. */
export const chips = (card: ThreatCard | undefined, letter: string): Part[] =>
  (card?.acts[letter] ?? []).flatMap((op) => chip(op, (value) => short(value, t)));

/** Where each part of a chip stands, so that all fit into their cell. */
export function laid(parts: readonly Part[], room: number): Placed[] {
  const widths = parts.map((part) => ("icon" in part ? ICON : GAP + part.text.length * LETTER));
  const all = widths.reduce((sum, width) => sum + width, 0);
  const size = Math.min(1, room / Math.max(1, all));
  return parts.map((part, index) => ({
    part,
    x: widths.slice(0, index).reduce((sum, width) => sum + width, 0) * size,
    size,
  }));
}
