/** Every message that the client's source names is written down. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(__dirname, "../src");
const english = readFileSync(join(source, "locale/en.ftl"), "utf-8");
const written = new Set([...english.matchAll(/^(ui-[\w-]*) =/gim)].map((match) => match[1]!));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "games" ? [] : files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

it("has words for each", () => {
  const named = files(source).flatMap((path) => [...readFileSync(path, "utf-8").matchAll(/"(ui-[\w-]+)"/g)].map((match) => match[1]!));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((id) => !written.has(id))).toEqual([]);
});
