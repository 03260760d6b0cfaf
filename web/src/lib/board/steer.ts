/** The keys of a piece in hand: they shift, turn and mirror it, put it down or back. */
import type { Placing } from "./placing.svelte";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Keys by their place on the keyboard, whatever alphabet is written with them. */
const PLACES: Record<string, string> = { Comma: ",", Period: ".", KeyM: "m", KeyG: "g" };

/** What a key does to the piece; nothing if it is no key of pieces. Buttons keep what presses them. */
export function steering(press: KeyboardEvent, placing: Placing, onplace: () => void): (() => void) | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const step = STEPS[press.key];
  if (step) return () => placing.shift(...step);
  const onButton = (press.target as Element | null)?.closest?.("button, a, input, select, textarea");
  const keys: Record<string, () => void> = {
    ",": () => placing.turn(-1),
    ".": () => placing.turn(1),
    m: () => placing.mirror(),
    g: () => placing.suggest(),
    Escape: () => placing.putBack(),
    ...(onButton ? {} : { Enter: onplace }),
  };
  return keys[PLACES[press.code] ?? press.key];
}
