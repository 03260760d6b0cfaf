/** Svelte action: takes the keyboard's focus when it appears, also in a dialog that is about to open. */
export function focused(node: HTMLElement): void {
  node.autofocus = true;
  node.focus({ preventScroll: true });
}
