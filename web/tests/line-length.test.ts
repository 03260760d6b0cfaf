/** Lines are short enough to be read side by side: eslint looks at code, this at everything else too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const LONGEST = 140;
const root = join(__dirname, "..");
const files = ["src", "tests", "sounds"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))))
  .concat(readdirSync(root))
  .filter((path) => /\.(ts|svelte|css|ftl|js|py|toml|html)$/.test(path));

it("has no line over 140 characters", () => {
  expect(files.length).toBeGreaterThan(100);
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf-8").split("\n");
    return lines.flatMap((line, at) => ([...line].length > LONGEST ? [`${file}:${at + 1}`] : []));
  });
  expect(long).toEqual([]);
});
