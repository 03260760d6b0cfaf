/** Before each file: a window as if it were new, modules as if nobody had used them, and what happy-dom lacks. */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, "", "/");

window.matchMedia ??= vi
  .fn()
  .mockReturnValue({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
