/** A game's table options, read from their JSON Schema. */
import { codeOf } from "./games";
import type { GameInfo, Schema } from "./types";

export interface Field {
  game: string;
  name: string;
  kind: "choice" | "flag" | "number" | "text" | "seat";
  choices?: unknown[];
  minimum?: number;
  maximum?: number;
  hint?: string;
  default: unknown;
}

/** Ranges this short are offered as a list. */
const SHORT_RANGE = 12;

export function fieldsOf(game: GameInfo): Field[] {
  const hidden = codeOf(game.name)?.hidden ?? [];
  const properties = Object.entries(resolve(game.options, game.options).properties ?? {});
  return properties
    .filter(([name]) => !hidden.includes(name))
    .map(([name, schema]) => field(game, name, resolve(schema, game.options)))
    .filter((found) => found !== null);
}

function field(game: GameInfo, name: string, schema: Schema): Field | null {
  const kind = kindOf(game, name, schema);
  if (!kind) return null;
  const { minimum, maximum, description: hint } = schema;
  return { game: game.name, name, kind, choices: choicesOf(game, name, schema), minimum, maximum, hint, default: schema.default };
}

function kindOf(game: GameInfo, name: string, schema: Schema): Field["kind"] | null {
  const code = codeOf(game.name);
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
export function changed(fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.filter((f) => f.name in values && values[f.name] !== f.default).map((f) => [f.name, values[f.name]]));
}
