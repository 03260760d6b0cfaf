/** The ship in the background: its engines far below, two pumps that are not quite alike, and air in the ducts. */
import type { Hum } from "../../../lib/sound/hum";

export const SHIP: Hum = {
  tones: [
    { pitch: 55, share: 1, swells: 1 },
    { pitch: 82.5, share: 0.45, swells: 2 },
    { pitch: 82.75, share: 0.35, swells: 3 },
    { pitch: 110, share: 0.2, swells: 5 },
  ],
  air: 0.9,
};
