/** Words of Space Alert that need code, as in `quarterdeck.games.space_alert.words`. */
import type { Company } from "../company";
import type { Words } from "../fluent";
import { minutes } from "../minutes";
import type { Args, GameEvent } from "../types";

export const fields: Record<string, string[]> = {
  place: ["board", "card", "slot"],
  "take-back": ["board", "slot"],
  turn: ["board", "slot"],
  move: ["board", "slot", "to_slot"],
  swap: ["board", "slot", "other"],
  give: ["card", "to"],
  correct: ["card"],
  propose: ["common", "serious"],
  store: ["station"],
  "repair-tile": ["zone", "tile"],
  "repair-squad": ["station"],
};

const SYMBOLS = new Map([
  ["<", "symbol-red"],
  [">", "symbol-blue"],
  ["^", "symbol-lift"],
]);

interface CampaignLog {
  mission?: number;
  tiles?: string[][];
  broken_squads?: number[];
}

/** Where a campaign stands before a mission, and what the ship brings along (SA-10.3). */
export function note(words: Words, options: Record<string, unknown>): string {
  const log = options.campaign as CampaignLog | null | undefined;
  if (!log) return "";
  const [tiles, squads] = [(log.tiles ?? []).flat().length, (log.broken_squads ?? []).length];
  return words.text(tiles + squads ? "ui-campaign-carried" : "ui-campaign-mission", { mission: log.mission ?? 1, tiles, squads });
}

export function spell(words: Words, name: string, value: string): string | null {
  if (name === "card" || name === "cards") return card(words, value);
  if (name === "weapon") return weapon(words, value);
  if (name === "targets") return target(words, value);
  return null;
}

/** A card as its halves, the one on top first; a back says only its kind. */
function card(words: Words, value: string): string {
  if (value === "action" || value === "movement") return words.text(`back-${value}`);
  const halves = value.split("/").map((half) => symbol(words, half));
  return halves.length === 2 ? words.text("card-of", { top: halves[0], bottom: halves[1] }) : halves[0]!;
}

function symbol(words: Words, value: string): string {
  if (value.startsWith("H:")) return words.text("symbol-heroic-move", { station: value.slice(2) });
  const message = SYMBOLS.get(value) ?? `symbol-${value}`;
  return words.has(message) ? words.text(message) : value;
}

function weapon(words: Words, value: string): string {
  const [tile, station] = cut(value, "-");
  return words.text(`weapon-${tile}`) + (station ? words.text("in-station", { station }) : "");
}

function target(words: Words, value: string): string {
  const [code, number] = cut(value, ":");
  return words.text("target", { threat: code, n: Number(number) });
}

function cut(value: string, separator: string): [string, string] {
  const at = value.indexOf(separator);
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
}

// Who

interface Crewed {
  crew?: { seat: number }[];
  setting?: { clock: boolean };
  asked?: { start?: number };
}

/** The crew in turn order; androids are nobody's. */
export const companyOf = (view: Crewed | undefined, names: readonly string[]): Company => ({
  names,
  figures: (view?.crew ?? []).map(({ seat }) => seat),
});

export function who(words: Words, name: string, number: number): string | null {
  const called = name === "seat" || name === "to" ? words.company.names[number] : figure(words, number);
  if (!called) return null;
  return name === "board" ? words.text("sa-board-of", { name: called }) : called;
}

/** A figure's name; androids are counted among themselves. */
function figure(words: Words, number: number): string | undefined {
  const seat = words.company.figures[number];
  if (seat === undefined || seat >= 0) return words.company.names[seat ?? -1];
  return words.text("sa-android", { n: androidNumber(words.company, number) });
}

const androidNumber = (company: Company, number: number): number =>
  company.figures.slice(0, number + 1).filter((seat) => seat < 0).length;

/** Androids fly the flags after the players'. */
export function flag(company: Company, { seat, crew }: Args): number {
  if (typeof seat === "number") return seat + 1;
  const held = typeof crew === "number" ? company.figures[crew] : undefined;
  if (held === undefined) return 0;
  return held >= 0 ? held + 1 : company.names.length + androidNumber(company, Number(crew));
}

// When

/** Only planning goes by the clock, and only where there is one. */
export const ticking = (view: Crewed): boolean => view.asked?.start !== undefined && Boolean(view.setting?.clock);

/** Elapsed time while planning (SA-R4), the number of the turn in the resolution; untimed planning has no times. */
export function stamps(events: readonly GameEvent[], view: Crewed | undefined): string[] {
  let [start, paused, turn] = [Infinity, 0, ""];
  return events.map(({ kind, at, args }) => {
    if (kind === "action-round-begins" && view?.setting?.clock !== false) start = at;
    if (kind === "paused") paused = at;
    if (kind === "resumed") start += at - paused;
    if (kind === "step-begins") turn = String(args.turn);
    return turn || (at < start ? "" : minutes(at - start));
  });
}
