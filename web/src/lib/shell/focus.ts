/** Keeps the focus on the page: when the focused element is gone, the main part gets it. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);

  function look(): void {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", remember);
  };
}
