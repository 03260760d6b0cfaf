/** Every message that the client's source names is written down where it is loaded. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(__dirname, "../src");
const games = readdirSync(join(source, "games")).filter((name) => statSync(join(source, "games", name)).isDirectory());

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

function messages(...paths: string[]): string[] {
  const texts = paths.map((path) => readFileSync(join(source, path), "utf-8"));
  return texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]!));
}

/** The ids in a file; what `tOwn` asks for is a game's to say or not. */
function named(path: string): string[] {
  const text = readFileSync(path, "utf-8").replaceAll(/tOwn\([^)]*\)/g, "");
  return [...text.matchAll(/"((?:ui|sa|sc|xia|g7)-[\w-]+)"/g)].map((match) => match[1]!);
}

const lobby = messages("locale/en.ftl", ...games.map((game) => `games/${game}/lobby/en.ftl`));

const unwritten = (paths: string[], written: string[]): string[] =>
  paths.flatMap(named).filter((id) => !written.includes(id));

it("has words for each in the shell", () => {
  const outside = files(source).filter((path) => !path.startsWith(join(source, "games")));
  expect(outside.flatMap(named).length).toBeGreaterThan(60);
  expect(unwritten(outside, messages("locale/en.ftl"))).toEqual([]);
});

it.each(games)("has words for each in %s", (game) => {
  const own = files(join(source, "games", game));
  expect(own.flatMap(named).length).toBeGreaterThan(20);
  expect(unwritten(own, [...lobby, ...messages(`games/${game}/locale/en.ftl`)])).toEqual([]);
});

it.each(games)("names the pages of %s in words that the lobby has", (game) => {
  const index = readFileSync(join(source, "games", game, "index.ts"), "utf-8");
  const titles = [...index.matchAll(/(?:title|nav): "([\w-]+)"/g)].map((match) => match[1]!);
  expect(titles.filter((id) => !lobby.includes(id))).toEqual([]);
});
