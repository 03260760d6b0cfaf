/** The keys of a piece in hand: they shift, turn and mirror it, put it down or back. */
import { isBusy, isTyping } from "../shell/keys";
import type { Placing } from "./placing.svelte";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Keys by their place on the keyboard, whatever alphabet is written with them. */
const PLACES: Record<string, string> = { Comma: ",", Period: ".", KeyM: "m", KeyG: "g" };

/**
 * What a key does to the piece; nothing if it is no key of pieces, or meant for a field, a dialog or a control.
 * Sliders keep the arrows that move them; Escape leaves a field first.
 */
export function steering(press: KeyboardEvent, placing: Placing, onplace: () => void): (() => void) | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || isTyping(press) || isBusy(press)) return undefined;
  const onSlider = Boolean((press.target as Element | null)?.closest?.("input[type=range]"));
  const step = STEPS[press.key];
  if (step) return onSlider ? undefined : () => placing.shift(...step);
  const keys: Record<string, () => void> = {
    ",": () => placing.turn(-1),
    ".": () => placing.turn(1),
    m: () => placing.mirror(),
    g: () => placing.suggest(),
    Escape: () => placing.putBack(),
    Enter: onplace,
  };
  return keys[PLACES[press.code] ?? press.key];
}
