/** Which routes cost a damage when they are flown now. */
import type { Desk } from "../desk/desk.svelte";
import { aimedAt } from "../../../lib/board/targets";
import { foresees } from "../offers";

/** The server foresees a damage where a pirate is (SC-R22). */
export const costsDamage = ({ options }: Desk, route: string): boolean =>
  aimedAt(options, `route:${route}`, null).some((offer) => foresees(offer, "flight-pirate", "fight-pirate"));
