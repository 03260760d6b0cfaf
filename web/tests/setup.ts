/** What the browser has and happy-dom lacks, as far as the client asks for it. */
import { vi } from "vitest";

window.matchMedia ??= vi
  .fn()
  .mockReturnValue({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
