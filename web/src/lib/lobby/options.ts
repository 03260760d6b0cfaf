/** A game's table options, read from their JSON Schema. */
import { optionsOf } from "../../games/registry";
import type { GameInfo, Schema } from "../live/types";

export interface Field {
  game: string;
  name: string;
  kind: "choice" | "flag" | "number" | "text" | "names" | "seat" | "switch";
  choices?: unknown[];
  minimum?: number;
  maximum?: number;
  /** Of a text, or of each name. */
  length?: number;
  hint?: string;
  /** The numbers of seats with which it is a choice; nothing if all. */
  seats?: number[];
  default: unknown;
}

/** The option that says which content pack a table is played with. */
const PACK = "pack";
/** Ranges this short are offered as a list. */
const SHORT_RANGE = 12;

/** Every option that is a choice; switches, which decide about others, come first. */
export function fieldsOf(game: GameInfo): Field[] {
  const hidden = [...optionsOf(game.name).hidden, ...(game.packs.length > 1 ? [] : [PACK])];
  const properties = Object.entries(resolve(game.options, game.options).properties ?? {});
  return properties
    .filter(([name]) => !hidden.includes(name))
    .map(([name, schema]) => field(game, name, resolve(schema, game.options)))
    .filter((found) => found !== null)
    .sort((one, other) => Number(other.kind === "switch") - Number(one.kind === "switch"));
}

export type Values = Record<string, unknown>;

/** What each option is if nobody chooses. */
export const defaultsOf = (game: GameInfo): Values =>
  Object.fromEntries(
    Object.entries(resolve(game.options, game.options).properties ?? {}).map(([name, schema]) => [
      name,
      resolve(schema, game.options).default,
    ]),
  );

/** The options that others decide while they are on. */
export const decidedBy = (fields: readonly Field[], values: Values): string[] =>
  fields.flatMap((field) => (isOn(values[field.name]) ? (optionsOf(field.game).excludes[field.name] ?? []) : []));

export const isOn = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/** The options that are still a choice with these values and, if known, with this number of seats. */
export function offered(fields: Field[], values: Values, seats = 0): Field[] {
  const decided = decidedBy(fields, values);
  return fields.filter((field) => !decided.includes(field.name) && (!seats || suits(field, seats)));
}

const suits = (field: Field, seats: number): boolean => field.seats?.includes(seats) ?? true;

function field(game: GameInfo, name: string, schema: Schema): Field | null {
  const kind = kindOf(game, name, schema);
  if (!kind) return null;
  const { minimum, maximum, description: hint } = schema;
  return {
    game: game.name,
    name,
    kind,
    choices: choicesOf(game, name, schema),
    minimum,
    maximum,
    length: schema.maxLength ?? schema.items?.maxLength,
    hint,
    seats: game.option_seats[name],
    default: schema.default,
  };
}

function kindOf(game: GameInfo, name: string, schema: Schema): Field["kind"] | null {
  const { switches, seatOptions } = optionsOf(game.name);
  if (name in switches) return "switch";
  if (seatOptions.includes(name)) return "seat";
  if (listed(game, name, schema)) return "choice";
  if (schema.type === "boolean") return "flag";
  if (schema.type === "integer" || schema.type === "number") return "number";
  if (schema.type === "array" && schema.items?.type === "string") return "names";
  return schema.type === "string" ? "text" : null;
}

/** All values of an option, where they are known: a question before the game may name them. */
function listed(game: GameInfo, name: string, schema: Schema): unknown[] | undefined {
  if (name === PACK) return game.packs;
  const question = game.quick_start.find((one) => one.name === name);
  return schema.enum ?? optionsOf(game.name).choices[name] ?? question?.answers.map(({ options }) => options[name]);
}

function choicesOf(game: GameInfo, name: string, schema: Schema): unknown[] | undefined {
  const known = listed(game, name, schema);
  if (known) return known;
  const { minimum: low, maximum: high } = schema;
  if (low === undefined || high === undefined || high - low > SHORT_RANGE) return undefined;
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name
    ? { ...root.$defs?.[name], ...(schema.default === undefined ? {} : { default: schema.default }) }
    : schema;
}

/** Only what differs from the usual goes to the server and into the summary. */
export function changed(fields: Field[], values: Values): Values {
  const told = offered(fields, values).filter(({ name, default: usual }) => name in values && values[name] !== usual);
  return Object.fromEntries(told.map(({ name }) => [name, values[name]]));
}

/** A table's options after a change; what is no choice here stays as it is. */
export function withOption(fields: Field[], options: Values, name: string, value: unknown): Values {
  const kept = Object.entries(options).filter(([known]) => !fields.some((field) => field.name === known));
  return { ...Object.fromEntries(kept), ...changed(fields, { ...options, [name]: value }) };
}

/** A table's options with another number of seats: removed seats lose their offices, and options that are no choice
then are dropped. */
export function withSeats(fields: Field[], options: Values, seats: number): Values {
  const gone = fields
    .filter((field) => (field.kind === "seat" && Number(options[field.name] ?? 0) >= seats) || !suits(field, seats))
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !gone.includes(name)));
}
