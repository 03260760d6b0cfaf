/** Keeps the screen on while something runs, where the browser can do that; returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  /** A browser gives the lock up whenever the page is hidden, so it is asked for again. */
  async function ask(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (!wanted) void lock?.release();
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
