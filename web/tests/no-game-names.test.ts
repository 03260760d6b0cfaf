/** Only a game's own folder names it: shell, lobby and pages work for any game. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const source = join(__dirname, "../src");
/** Games, and words of one game only. */
const NAMES = /space[-_ ]?alert|starship|captains|mission|ship-lost|communications|\bxia\b|gen7|\b(?:SA|SC|XIA|G7)-/i;

/** Files outside `games/`, and what lies beside the games' folders there. */
const shared = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(source, join(entry.parentPath, entry.name)))
  .filter((path) => !/^games\/.*\//.test(path));

it("looks at the shell, the lobby, the pages and the messages", () => {
  for (const folder of ["lib/shell/", "lib/lobby/", "pages/", "locale/", "games/"]) {
    expect(shared.some((path) => path.startsWith(folder))).toBe(true);
  }
});

it("finds no game named there", () => {
  const hits = shared.flatMap((path) => {
    const lines = readFileSync(join(source, path), "utf-8").split("\n");
    return lines.flatMap((line, at) => (NAMES.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));
  });
  expect(hits).toEqual([]);
});
