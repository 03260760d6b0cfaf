/** Into which few files the client is built: a page costs as many requests, and browsers compile each file apart. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
}
interface Bundle {
  getModuleInfo: (id: string) => Module | null;
}

const SOURCES = join(import.meta.dirname, "src");
const GAMES = readdirSync(join(SOURCES, "games"));

/** What every page needs, what several boards need, and what only one does; the rest is built as it comes. */
export function chunkOf(id: string, bundle: Bundle): string | null {
  if (reach(join(SOURCES, "main.ts"), bundle).has(id)) return "app";
  if (bundle.getModuleInfo(id)?.dynamicImporters.length) return null; // found by a file of its own
  const games = GAMES.filter((game) => reach(boardOf(game, bundle), bundle).has(id));
  return games.length > 1 ? "board" : (games[0] ?? null);
}

/** The first thing that a game loads when it is wanted. */
function boardOf(game: string, bundle: Bundle): string {
  const index = join(SOURCES, "games", game, "index.ts");
  return (existsSync(index) && bundle.getModuleInfo(index)?.dynamicallyImportedIds[0]) || index;
}

const reached = new Map<string, Set<string>>();

/** A module and all that it imports at once, however far away. */
function reach(from: string, bundle: Bundle): Set<string> {
  const known = reached.get(from);
  if (known) return known;
  const found = new Set([from]);
  for (const id of found) for (const needed of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(needed);
  reached.set(from, found);
  return found;
}
