/** What the server offers, sorted by where on the board it can be chosen. A target is a text like `place:p3`. */
import { FACTIONS, type Captain, type Cards, type Chart, type View } from "./types";

/** `final`: it cannot be taken back; `unfit`: the figure does not match the row. */
export type Mark = "final" | "unfit";
export const MARK_ICONS: Record<Mark, string> = { final: "lock", unfit: "warn" };
export type Marked = Record<Mark, readonly string[]>;

export interface Offer {
  text: string;
  verb: string;
  targets: string[];
  marks: Mark[];
  /** The symbols that a card would match in its slot (SC-11.14). */
  bonuses: string[];
}

/** An option, and the symbols it would match. */
export type Bonus = readonly [text: string, ...symbols: string[]];

interface Table {
  view: View;
  cards: Cards;
  captain: Captain | undefined;
}

type Aim = (words: string[], table: Table) => string[];

export const chartOf = (view: View, cards: Cards): Chart => cards.maps[view.map]!;

export function otherEnd(chart: Chart, route: string, place: string): string {
  const [one, other] = chart.routes[route]?.ends ?? ["", ""];
  return place === one ? other : one;
}

const spaces = (cards: Cards): number => cards.track.points.length;

/** The space where a marker stands after some steps. */
function spaceAfter({ captain, cards }: Table, track: string, steps: number): string {
  const at = (captain?.markers[FACTIONS.indexOf(track as (typeof FACTIONS)[number])] ?? 0) + steps;
  return `space:${track}:${at % spaces(cards)}`;
}

const cargo = ([kind]: string[]): string[] => [`cargo:${kind}`];
const onRoute = ([route]: string[]): string[] => [`route:${route}`];
const card = ([name]: string[]): string[] => [`card:${name}`];
const row: Aim = (_, { view }) => [`row:${view.asked?.row ?? 0}`];
const intoSlot = ([name, slot]: string[]): string[] => [`card:${name}`, `slot:${slot}`];

function coin(name: string, { captain }: Table): string {
  if (name === "medal") return "medals";
  if (name === "A") return "figure:A";
  return captain?.slots.includes(name) ? `card:${name}` : `cargo:${name}`;
}

const AIMS: Record<string, Aim> = {
  activate: ([room, figure]) => [`room:${room}`, `figure:${figure}`],
  spend: ([room, first, second]) => [`room:${room}`, `cargo:${first}`, `cargo:${second}`],
  perform: (_, { captain }) => [`place:${captain?.at}`],
  train: ([figure]) => [`figure:${figure}`],
  promote: ([figure]) => [`figure:${figure}`],
  fly: ([route = ""], { view, cards, captain }) => [`place:${otherEnd(chartOf(view, cards), route, captain?.at ?? "")}`, `route:${route}`],
  leap: ([place]) => [`place:${place}`],
  lead: ([place]) => [`place:${place}`],
  attack: onRoute,
  point: onRoute,
  station: onRoute,
  take: intoSlot,
  install: intoSlot,
  imitate: card,
  invoke: card,
  mend: ([where]) => [where === "ship" ? "hull" : `slot:${where}`],
  sacrifice: cargo,
  lose: cargo,
  jettison: cargo,
  pay: ([name = ""], table) => [coin(name, table)],
  go: ([track = "", steps], table) => [spaceAfter(table, track, Number(steps))],
  withdraw: ([track = "", steps], table) => [spaceAfter(table, track, -Number(steps))],
  assign: ([figure], { captain }) => [`figure:${figure}`, `row:${captain?.assigned.length ?? 0}`],
  apply: row,
  ignore: row,
  again: row,
  order: ([place]) => [`queue:${place}`],
  work: ([room]) => [`room:${room}`],
  furnish: ([room, artifact]) => [`room:${room}`, `cargo:${artifact}`],
};

const MARKS: readonly Mark[] = ["final", "unfit"];

/** Every option with the things on the board that stand for it. */
export function offers(options: readonly string[], marked: Marked, view: View, cards: Cards, seat: number | null, bonuses: readonly Bonus[] = []): Offer[] {
  const table = { view, cards, captain: view.captains.find((one) => one.seat === seat) };
  const matching = new Map(bonuses.map(([text, ...symbols]) => [text, symbols]));
  return options.map((text) => {
    const [verb = "", ...words] = text.split(" ");
    return { text, verb, targets: [...new Set(AIMS[verb]?.(words, table) ?? [])], marks: MARKS.filter((mark) => marked[mark].includes(text)), bonuses: matching.get(text) ?? [] };
  });
}

/** The offers that a target stands for, while another one may be held. */
export const aimedAt = (all: readonly Offer[], target: string, held: string | null): Offer[] =>
  all.filter(({ targets }) => targets.includes(target) && (held === null || targets.includes(held)));

/** What lights up: everything that can be chosen, or what goes together with the thing held. */
export function litTargets(all: readonly Offer[], held: string | null): Set<string> {
  const fitting = held === null ? all : all.filter(({ targets }) => targets.includes(held));
  return new Set(fitting.flatMap(({ targets }) => targets));
}

/** What is true of everything that a target stands for. */
export function marksOn(all: readonly Offer[], target: string, held: string | null): Mark[] {
  const found = aimedAt(all, target, held);
  return MARKS.filter((mark) => found.length && found.every(({ marks }) => marks.includes(mark)));
}

/** What the held card would match where it is put. */
export const bonusesOn = (all: readonly Offer[], target: string, held: string | null): string[] =>
  held === null ? [] : (aimedAt(all, target, held)[0]?.bonuses ?? []);

/** Options that have a button beside the prompt: those that stand nowhere on the board, and the usual ways on. */
const BUTTONS = new Set(["perform", "pass", "end-turn", "apply", "ignore", "again"]);
/** Where the coach is left stands with the coach. */
const ELSEWHERE = "play-freely";
export const buttons = (all: readonly Offer[]): Offer[] => all.filter(({ verb, targets }) => verb !== ELSEWHERE && (!targets.length || BUTTONS.has(verb)));

const CARRIED = ["figure", "card", "cargo"];
export const isCarried = (target: string): boolean => CARRIED.includes(target.split(":")[0]!);
