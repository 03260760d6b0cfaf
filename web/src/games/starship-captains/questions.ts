/** Which option a thing that cannot be chosen would have been: the server says why not. */
import { chartOf, type Offer } from "./offers";
import { DAMAGED, type Captain, type Cards, type Saying, type View } from "./types";

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
const carried = (held: string): string => held.split(":")[1] ?? "";

/** Whether a figure has the colour of a room, as far as the board shows it. */
const suits = (figure: string, room: string, cards: Cards): boolean => {
  const colour = cards.rooms[room]?.colour ?? cards.technologies[room]?.colour ?? "";
  return colour[0]?.toUpperCase() === figure[0];
};

const activate: Question = (room, { ready }, _, cards, held) =>
  `activate ${room} ${(held.startsWith("figure:") && carried(held)) || (ready.find((figure) => suits(figure, room, cards)) ?? ready[0] ?? "C")}`;
/** The room that a figure would work in. */
const work: Question = (figure, captain, view, cards) =>
  activate(Object.keys(cards.rooms).find((room) => suits(figure, room, cards)) ?? "repair", captain, view, cards, `figure:${figure}`);
const mend: Question = (slot) => `mend ${slot}`;
const fill: Question = (slot, _, view, __, held) => `take ${(held.startsWith("card:") && carried(held)) || view.central.find(Boolean) || ""} ${slot}`;
const onSlot: Question = (slot, captain, ...more) => (captain.slots[Number(slot) - 1] === DAMAGED ? mend : fill)(slot, captain, ...more);
/** A card of the central board is taken; a room in a slot is activated. */
const onCard: Question = (card, captain, view, cards, held) => {
  if (!captain.slots.includes(card) && !view.shared.includes(card)) return `take ${card} ${freeSlot(captain)}`;
  return cards.technologies[card]?.colour ? activate(card, captain, view, cards, held) : null;
};

/** What a thing is usually there for. */
const USUALLY: Record<string, Question> = {
  room: activate,
  place: fly,
  route: (route) => `attack ${route}`,
  card: onCard,
  slot: onSlot,
  hull: () => "mend ship",
  figure: work,
  queue: (place) => `order ${place}`,
  row: () => "apply",
  space: (space) => `go ${space.split(":")[0]} 1`,
  cargo: (kind) => `jettison ${kind}`,
};

/** What it would be for while this is asked. */
const QUESTIONS: Record<string, Record<string, Question>> = {
  turn: {
    place: (place, captain, view, cards, held) => (place === captain.at ? "perform" : fly(place, captain, view, cards, held)),
  },
  moving: { route: (route) => `fly ${route}` },
  jumping: { place: (place) => `leap ${place}` },
  scatter: { route: (route) => `station ${route}` },
  "taking-technology": {
    card: (card, captain) => `take ${card} ${freeSlot(captain)}`,
    slot: fill,
  },
  installing: { slot: (slot, ...more) => (more[3] ? `install ${carried(more[3])} ${slot}` : onSlot(slot, ...more)) },
  repairing: { slot: mend },
  assigning: { figure: (figure) => `assign ${figure}`, row: (_, __, ___, ____, held) => (held ? `assign ${carried(held)}` : null) },
  copying: { card: (card) => `imitate ${card}` },
  "second-task": { room: (room) => `work ${room}` },
};

/** The option to ask about, or nothing if no answer is known. */
export function question(target: string, view: View, cards: Cards, seat: number | null, held: string | null): string | null {
  const [kind = "", ...rest] = target.split(":");
  const captain = view.captains.find((one) => one.seat === seat);
  const ask = QUESTIONS[view.asked?.frame ?? ""]?.[kind] ?? USUALLY[kind];
  return captain && ask ? ask(rest.join(":"), captain, view, cards, held ?? "") : null;
}

const isRow = (target: string): boolean => target.startsWith("row:");

/** No option names a row: the next one takes whoever is assigned (SC-12.4). */
export function anotherRow(target: string, offers: readonly Offer[]): Saying | null {
  const next = offers.find(({ verb }) => verb === "assign")?.targets.find(isRow);
  return next && isRow(target) && target !== next ? { id: "another-row", clause: "SC-12.4", args: { row: Number(next.slice(4)) + 1 } } : null;
}
