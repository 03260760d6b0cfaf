/** Which routes cost a damage when they are flown now. */
import type { Desk } from "../desk/desk.svelte";
import { aimedAt } from "../offers";

/** A way that is flown costs a damage where a pirate is (SC-R22). */
export const costsDamage = ({ view, offers }: Desk, route: string): boolean =>
  Boolean(view.routes[route]) && aimedAt(offers, `route:${route}`, null).some(({ verb }) => verb === "fly" || verb === "attack");
