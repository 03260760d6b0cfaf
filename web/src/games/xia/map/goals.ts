/** Where the own mission leads: its task first, then the delivery. */
import type { Desk } from "../desk/desk.svelte";

export interface Goal {
  hex: string;
  /** The line of the card: 1 the task, 2 the delivery. */
  number: 1 | 2;
  /** Whether it is the next thing to do. */
  next: boolean;
}

/** The hexes of the own mission, as far as its card is seen. */
export function goalsOf({ view, cards, live }: Pick<Desk, "view" | "cards" | "live">): Goal[] {
  const captain = view.captains[live.seat ?? -1];
  const card = typeof captain?.mission === "string" ? cards.missions[captain.mission] : undefined;
  if (!captain || !card) return [];
  const done = captain.mission_open;
  const prey = new Set(view.mission_targets[captain.seat]?.[card.target] ?? []);
  const ships = [...view.captains.map(({ ship, at }) => ({ id: ship, at })), ...view.npcs];
  const task = [
    ...(view.mission_points[card.place] ?? []),
    ...ships.filter(({ id, at }) => at && prey.has(id)).map(({ at }) => at),
  ];
  const deliver = (view.mission_points[card.deliver] ?? []).map((hex) => ({ hex, number: 2 as const, next: done }));
  const first = done ? [] : task.map((hex) => ({ hex, number: 1 as const, next: true }));
  return [...first, ...deliver.filter(({ hex }) => !first.some((goal) => goal.hex === hex))];
}
