/** How marks, goods, risks and laws are drawn: icon and hue, always both. */
import type { Desk } from "../desk/desk.svelte";

export const GOODS: Record<string, { icon: string; hue: string }> = {
  spice: { icon: "spice", hue: "orange" },
  holo: { icon: "holo", hue: "pink" },
  terra: { icon: "terra", hue: "green" },
  plasma: { icon: "plasma", hue: "blue" },
  cyber: { icon: "cyber", hue: "purple" },
  any: { icon: "cube", hue: "white" },
};

/** Marks with a plate of tool and good. */
export const TOOLS = new Set(["buy", "sell", "mine", "harvest", "salvage"]);

/** What a border puts at risk. */
export const RISKS: Record<string, { icon: string; hue: string }> = {
  asteroid: { icon: "damage", hue: "warn" },
  nebula: { icon: "energy", hue: "warn" },
  shield: { icon: "planet-shield", hue: "warn" },
  debris: { icon: "ship-lost", hue: "bad" },
  entrance: { icon: "outlaw", hue: "bad" },
};

/** What keeps a ship unharmed at a border, or what it costs: `11+`, `+1k`. */
export const needOf = (border: string, desk: Pick<Desk, "cards" | "safeRoll">): string =>
  border === "entrance" ? `+${desk.cards.outlaw_bounty / 1000}k` : `${desk.safeRoll(border) || ""}+`;

export const LAW_HUES: Record<string, string> = { lawful: "blue", neutral: "green", outlaw: "red" };
