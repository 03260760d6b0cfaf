/** Figures as they stand: equal ones of the ready room are interchangeable (SC-R18). */
import type { Captain, Cards, Figure } from "../types";

const ORDER = ["R", "RC", "Y", "YC", "B", "BC", "C", "A"];

export function stacks(figures: readonly Figure[]): { figure: Figure; count: number }[] {
  const counts = new Map<Figure, number>();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return [...counts]
    .map(([figure, count]) => ({ figure, count }))
    .sort((one, other) => ORDER.indexOf(one.figure) - ORDER.indexOf(other.figure));
}

export const pirateCount = (captain: Captain): number => captain.pirates.length + captain.unseen_pirates;

/** All damage tokens, on the ship and in technology slots. */
export const damageOf = (captain: Captain): number =>
  captain.damage + captain.slots.filter((slot) => slot === "damage").length;

export const commanders = (captain: Captain): number =>
  [...captain.ready, ...captain.queue, ...captain.assigned, captain.working].filter((figure) => figure.length === 2)
    .length;

export type Hold = { kind: "damage" | "artifact" | "pirate" | "empty"; what?: string };

/** The holds from the left: damage, cargo, and what is free of the room for cargo; lockers lie behind the others. */
export function holds(captain: Captain, capacity: number, cards: Pick<Cards, "holds">): Hold[] {
  const damage: Hold[] = Array.from({ length: Math.min(captain.damage, cards.holds) }, () => ({ kind: "damage" }));
  const cargo: Hold[] = [
    ...captain.artifacts.map((what): Hold => ({ kind: "artifact", what })),
    ...Array.from({ length: pirateCount(captain) }, (): Hold => ({ kind: "pirate" })),
  ];
  const free = Math.max(0, capacity - cargo.length);
  return [...damage, ...cargo, ...Array.from({ length: free }, (): Hold => ({ kind: "empty" }))];
}
