/** Single-key shortcuts of a page; they rest while somebody types or a dialog is open. */

type Handlers = Record<string, (press: KeyboardEvent) => void>;
/** Keys as they are printed, each with the message that says what it does. */
export type KeyHelp = readonly (readonly [key: string, message: string])[];

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

const RADIO = "input[type=radio]";
/** The controls that take a key for themselves while they have the focus; Space does nothing to a slider. */
const OWN_KEYS: Record<string, string> = {
  " ": "button, summary, input:not([type=range])",
  Enter: "button, summary, a, input",
  ArrowLeft: RADIO,
  ArrowRight: RADIO,
  ArrowUp: RADIO,
  ArrowDown: RADIO,
};

const helps = new Set<KeyHelp>();

/** What the keys of the pages that listen now do. */
export const keyHelp = (): KeyHelp => [...helps].flat();

/** Listens until the returned function is called: made for `$effect(() => onKey({ l: openLog }, KEYS))`. */
export function onKey(handlers: Handlers, help: KeyHelp = []): () => void {
  const listen = (press: KeyboardEvent) => {
    const handler = handlers[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? handlers[latin(press)];
    if (!handler || press.ctrlKey || press.metaKey || press.altKey || isBusy(press)) return;
    handler(press);
    press.preventDefault();
  };
  window.addEventListener("keydown", listen);
  helps.add(help);
  return () => {
    window.removeEventListener("keydown", listen);
    helps.delete(help);
  };
}

/** The letter on a Latin keyboard in the same place, so that L is L on a Russian one too. */
function latin(press: KeyboardEvent): string {
  return press.code.startsWith("Key") ? press.code.slice(3).toLowerCase() : "";
}

/** Whether the key goes to a field in which somebody writes or chooses. */
export const isTyping = ({ target }: KeyboardEvent): boolean => Boolean((target as Element | null)?.closest?.(TYPING));

/** Whether the key belongs to the control that has the focus: Space presses a button, arrows choose another radio. */
const isForControl = ({ key, target }: KeyboardEvent): boolean =>
  key in OWN_KEYS && Boolean((target as Element | null)?.closest?.(OWN_KEYS[key]!));

/** Whether the key is meant for something else: a field, an open dialog, or whatever has taken it already. */
export function isBusy(press: KeyboardEvent): boolean {
  const typing = isTyping(press) && press.key !== "Escape";
  return press.defaultPrevented || typing || isForControl(press) || document.querySelector("dialog[open]") !== null;
}
