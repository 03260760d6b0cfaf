/** Single-key shortcuts of a page; they rest while somebody types or a dialog is open. */

type Handlers = Record<string, (press: KeyboardEvent) => void>;

const TYPING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/** Listens until the returned function is called: made for `$effect(() => onKey({ l: openLog }))`. */
export function onKey(handlers: Handlers): () => void {
  const listen = (press: KeyboardEvent) => {
    const handler = handlers[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? handlers[latin(press)];
    if (!handler || press.ctrlKey || press.metaKey || press.altKey || busy(press)) return;
    handler(press);
    press.preventDefault();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}

/** The letter on a Latin keyboard in the same place, so that L is L on a Russian one too. */
function latin(press: KeyboardEvent): string {
  return press.code.startsWith("Key") ? press.code.slice(3).toLowerCase() : "";
}

function busy(press: KeyboardEvent): boolean {
  const typing = (press.target as Element).closest?.(TYPING) && press.key !== "Escape";
  return press.defaultPrevented || Boolean(typing) || document.querySelector("dialog[open]") !== null;
}
