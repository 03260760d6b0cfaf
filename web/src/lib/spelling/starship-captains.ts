/** Words of Starship Captains that need code, as in `quarterdeck.games.starship_captains.words`. */
import { fetchCards } from "../api";
import type { Company } from "../company";
import type { Words } from "../fluent";
import type { Args, GameEvent } from "../types";

/** Captain Shadow's seat (SC-17.4). */
export const SHADOW = -1;

export const fields: Record<string, string[]> = {
  activate: ["room", "figure"],
  spend: ["room", "first", "second"],
  train: ["figure", "to"],
  promote: ["figure"],
  fly: ["route"],
  leap: ["place"],
  attack: ["route"],
  take: ["card", "slot"],
  install: ["card", "slot"],
  imitate: ["card"],
  mend: ["where"],
  sacrifice: ["kind"],
  lose: ["kind"],
  jettison: ["kind"],
  choose: ["side"],
  pay: ["coin"],
  go: ["track", "steps"],
  assign: ["figure"],
  order: ["place"],
  work: ["room"],
  invoke: ["card"],
  furnish: ["room", "artifact"],
  withdraw: ["track", "steps"],
  station: ["route"],
  lead: ["place"],
  point: ["route"],
};

/** A technology slot is a place like the ship board: its number is a word. */
export const worded = ["where"];

const CARDS = new Set(["card", "cards", "mission", "event", "room", "coin"]);
const COSTS = new Set(["price", "what"]);
const ITEMS = new Set(["benefit", "effects"]);

export function spell(words: Words, name: string, value: string): string | null {
  if (name === "route") return route(words, value);
  if (name === "pirate") return pirate(words, value);
  if (name === "where") return words.text("where-slot", { slot: Number(value) });
  if (CARDS.has(name) && words.has(`name-${value}`)) return words.text(`name-${value}`);
  if (COSTS.has(name)) return cost(words, value);
  if (ITEMS.has(name)) return effectText(words, value);
  if (name === "sides") return words.text("side-of-choice", { text: side(words, value) });
  return null;
}

function pirate(words: Words, value: string): string {
  const [colour, reward] = cut(value, "-");
  return words.text("pirate-token", { colour, reward });
}

// Routes

interface Routes {
  maps: Record<string, { routes: Record<string, { ends: readonly [string, string]; colour: string }> }>;
}

let routes: Routes["maps"][string]["routes"] = {};

/** Routes are called by their ends, which are printed on the maps. */
export const learn = ({ maps }: Routes): void => {
  routes = Object.assign({}, ...Object.values(maps).map((chart) => chart.routes));
};

export const prepare = async (): Promise<void> => learn(await fetchCards<Routes>("starship-captains"));

function route(words: Words, name: string): string | null {
  const found = routes[name];
  if (!found) return null;
  const [from, onward] = found.ends.map((place) => words.spell("place", place));
  return words.text("route-between", { colour: found.colour, from, onward });
}

// What cards say

/** Which words follow the name of an effect, and what they are if they are left out. */
const ARGUMENTS: Record<string, Record<string, string | number>> = {
  move: { count: 1 }, fight: { count: 1 }, repair: { count: 1 }, damage: { count: 1 }, medal: { count: 1 },
  artifact: { count: 1 }, library: { count: 1 }, plans: { count: 1 }, stargate: { count: 1 }, tech: { how: "" },
  advance: { track: "any", steps: 1 },
};

/** An effect of a card by its name and arguments: `advance fleet 2`. */
export function effect(item: string): { word: string; args: Args } {
  const [word = "", ...given] = item.split(" ");
  const usual = Object.entries(ARGUMENTS[word] ?? {});
  const args = usual.map(([name, value], at) => [name, typeof value === "number" ? Number(given[at] ?? value) : (given[at] ?? value)]);
  return { word, args: Object.fromEntries(args) };
}

export const cardText = (words: Words, items: readonly string[]): string => items.map((item) => effectText(words, item)).join(", ");

export function effectText(words: Words, item: string): string {
  if (item.includes(" / ")) return words.text("effect-choice", { either: item.split(" / ").map((one) => side(words, one)).join(words.text("effect-or")) });
  if (item.startsWith("pay ")) {
    const [price, benefit] = cut(item.slice(4), ": ");
    return words.text("effect-price", { cost: cost(words, price), gain: side(words, benefit) });
  }
  const { word, args } = effect(item);
  return words.text(`effect-${word}`, args);
}

/** `medal & advance any 2` in words. */
export const side = (words: Words, text: string): string => cardText(words, text.split(" & "));

/** `medal 2` in words. */
function cost(words: Words, price: string): string {
  const [what, count] = cut(price, " ");
  return words.text(`cost-${what}`, { count: Number(count || 1) });
}

function cut(value: string, separator: string): [string, string] {
  const at = value.indexOf(separator);
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + separator.length)];
}

// Who and when

export const companyOf = (_: unknown, names: readonly string[]): Company => ({ names, figures: [] });

export const who = (words: Words, name: string, number: number): string | null =>
  number === SHADOW ? words.text("captain-shadow") : name === "seat" ? (words.company.names[number] ?? null) : null;

/** Captain Shadow flies the flag after the players'. */
export function flag(company: Company, { seat }: Args): number {
  if (typeof seat !== "number") return 0;
  return seat === SHADOW ? company.names.length + 1 : seat + 1;
}

/** The number of the round where one begins. */
export const stamps = (events: readonly GameEvent[]): string[] =>
  events.map(({ kind, args }) => (kind === "set-up" ? "1" : kind === "round-begins" ? String(args.round) : ""));

export const note = (): string => "";
