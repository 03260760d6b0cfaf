/** A game's table options, read from their JSON Schema. */
import { codeOf } from "./games";
import type { GameInfo, Schema } from "./types";

export interface Field {
  game: string;
  name: string;
  kind: "choice" | "flag" | "number" | "text" | "seat" | "switch";
  choices?: unknown[];
  minimum?: number;
  maximum?: number;
  hint?: string;
  default: unknown;
}

/** Ranges this short are offered as a list. */
const SHORT_RANGE = 12;

/** Every option that is a choice; switches, which decide about others, come first. */
export function fieldsOf(game: GameInfo): Field[] {
  const hidden = codeOf(game.name)?.hidden ?? [];
  const properties = Object.entries(resolve(game.options, game.options).properties ?? {});
  return properties
    .filter(([name]) => !hidden.includes(name))
    .map(([name, schema]) => field(game, name, resolve(schema, game.options)))
    .filter((found) => found !== null)
    .sort((one, other) => Number(other.kind === "switch") - Number(one.kind === "switch"));
}

export type Values = Record<string, unknown>;

export const isOn = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/** The options that are still a choice with these values and, if it is known, with so many seats. */
export function offered(fields: Field[], values: Values, seats = 0): Field[] {
  const decided = fields.flatMap((field) => (isOn(values[field.name]) ? (codeOf(field.game)?.excludes[field.name] ?? []) : []));
  return fields.filter((field) => !decided.includes(field.name) && (!seats || suits(field, seats)));
}

const suits = ({ game, name }: Field, seats: number): boolean => codeOf(game)?.seatsFor[name]?.(seats) ?? true;

function field(game: GameInfo, name: string, schema: Schema): Field | null {
  const kind = kindOf(game, name, schema);
  if (!kind) return null;
  const { minimum, maximum, description: hint } = schema;
  return { game: game.name, name, kind, choices: choicesOf(game, name, schema), minimum, maximum, hint, default: schema.default };
}

function kindOf(game: GameInfo, name: string, schema: Schema): Field["kind"] | null {
  const code = codeOf(game.name);
  if (code && name in code.switches) return "switch";
  if (code?.seatOptions.includes(name)) return "seat";
  if (schema.enum || code?.choices[name]) return "choice";
  if (schema.type === "boolean") return "flag";
  if (schema.type === "integer" || schema.type === "number") return "number";
  return schema.type === "string" ? "text" : null;
}

function choicesOf(game: GameInfo, name: string, schema: Schema): unknown[] | undefined {
  const known = schema.enum ?? codeOf(game.name)?.choices[name];
  if (known) return known;
  const { minimum: low, maximum: high } = schema;
  if (low === undefined || high === undefined || high - low > SHORT_RANGE) return undefined;
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...root.$defs?.[name], ...(schema.default === undefined ? {} : { default: schema.default }) } : schema;
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

/** A table's options with another number of seats: seats that go hold no office. */
export function withSeats(fields: Field[], options: Values, seats: number): Values {
  const gone = fields.filter(({ kind, name }) => kind === "seat" && Number(options[name] ?? 0) >= seats).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !gone.includes(name)));
}
