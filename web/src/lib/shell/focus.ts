/** The keyboard never falls off the page: when what had the focus is gone, the main part of the page gets it. */
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
