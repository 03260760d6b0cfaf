/** Which option a thing that cannot be chosen would have been: the server says why not. */
import { chartOf } from "./offers";
import { DAMAGED, type Captain, type Cards, type View } from "./types";

type Question = (what: string, captain: Captain, view: View, cards: Cards, held: string) => string | null;

/** The route from a captain to a place, or any that leads there. */
function routeTo(place: string, captain: Captain, view: View, cards: Cards): string | null {
  const routes = Object.values(chartOf(view, cards).routes).filter(({ ends }) => ends.includes(place));
  return (routes.find(({ ends }) => ends.includes(captain.at)) ?? routes[0])?.id ?? null;
}

const fly: Question = (place, captain, view, cards) => {
  const route = routeTo(place, captain, view, cards);
  return route && `fly ${route}`;
};
const freeSlot = (captain: Captain): number => Math.max(0, captain.slots.indexOf("")) + 1;

/** Whether a figure has the colour of a room, as far as the board shows it. */
const suits = (figure: string, room: string, cards: Cards): boolean => {
  const colour = cards.rooms[room]?.colour ?? cards.technologies[room]?.colour ?? "";
  return colour[0]?.toUpperCase() === figure[0];
};

const QUESTIONS: Record<string, Record<string, Question>> = {
  turn: {
    room: (room, { ready }, _, cards, held) => `activate ${room} ${held.split(":")[1] || (ready.find((figure) => suits(figure, room, cards)) ?? ready[0] ?? "C")}`,
    place: (place, captain, view, cards, held) => (place === captain.at ? "perform" : fly(place, captain, view, cards, held)),
    route: (route) => `attack ${route}`,
    card: (card, captain, view) => (view.central.includes(card) ? `take ${card} ${freeSlot(captain)}` : null),
    slot: (slot, captain) => (captain.slots[Number(slot) - 1] === DAMAGED ? `mend ${slot}` : null),
    hull: () => "mend ship",
  },
  moving: { place: fly, route: (route) => `fly ${route}` },
  jumping: { place: (place) => `leap ${place}` },
  fighting: { route: (route) => `attack ${route}` },
  scatter: { route: (route) => `station ${route}` },
  "taking-technology": {
    card: (card, captain) => `take ${card} ${freeSlot(captain)}`,
    slot: (slot, _, view, __, held) => `take ${held.split(":")[1] || view.central.find(Boolean) || ""} ${slot}`,
  },
  installing: { slot: (slot, _, __, ___, held) => (held ? `install ${held.split(":")[1]} ${slot}` : null) },
  repairing: { slot: (slot, captain) => (captain.slots[Number(slot) - 1] === DAMAGED ? null : `mend ${slot}`) },
  copying: { card: (card) => `imitate ${card}` },
  "second-task": { room: (room) => `work ${room}`, queue: (place) => `order ${place}` },
  "second-task-on-mission": { queue: (place) => `order ${place}` },
  advancing: { space: (space) => `go ${space.split(":")[0]} 1` },
};

/** The option to ask about, or nothing if no answer is known. */
export function question(target: string, view: View, cards: Cards, seat: number | null, held: string | null): string | null {
  const [kind = "", ...rest] = target.split(":");
  const captain = view.captains.find((one) => one.seat === seat);
  const ask = QUESTIONS[view.asked?.frame ?? ""]?.[kind];
  return captain && ask ? ask(rest.join(":"), captain, view, cards, held ?? "") : null;
}
