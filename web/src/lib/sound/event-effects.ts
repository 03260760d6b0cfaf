/** Which sound effects events have. */
import type { GameEvent } from "../live/types";

/** The name of an effect by the kind of event that sounds like it. */
export type EffectsByKind = Readonly<Record<string, string>>;

/** More at once would be noise. */
const MOST = 4;

/** The effects of these events, each once; the beginning of the reader's own turn is a signal. */
export function effectsOf(events: readonly GameEvent[], seat: number | null, byKind: EffectsByKind): string[] {
  const found = events.flatMap(({ kind, args }) => {
    if (kind === "turn-began") return seat !== null && args.seat === seat ? ["turn"] : [];
    return byKind[kind] ?? [];
  });
  return [...new Set(found)].slice(-MOST);
}
