/** A case as a YAML file that `quarterdeck space-alert resolve` reads. */

import type { Case } from "./case";

const PLAIN = /^[A-Za-z][\w-]*$/;
const RESERVED = /^(true|false|yes|no|on|off|null|y|n)$/i;

export function toYaml(written: Case): string {
  const { boards, ...fields } = written;
  const lines = Object.entries({ ...fields, boards: boards.map((board) => board.join(" ")) }).map(([key, value]) =>
    field(key, value),
  );
  return `${lines.join("\n")}\n`;
}

/** A field on its line; lists of threats and boards with a line for each. */
function field(key: string, value: unknown): string {
  if (!Array.isArray(value) || value.length === 0 || key === "crew") return `${key}: ${flow(value)}`;
  return [`${key}:`, ...value.map((item) => `- ${flow(item)}`)].join("\n");
}

function flow(value: unknown): string {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${/^\d+$/.test(key) ? key : text(key)}: ${flow(item)}`)
    .join(", ")}}`;
}

/** A text in quotes unless YAML would read it as itself without. */
const text = (value: string): string => (PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value));
