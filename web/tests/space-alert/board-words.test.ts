/** The board's own messages are there in every language, with the same arguments. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (language: string) =>
  readFileSync(join(__dirname, `../../src/games/space-alert/locale/${language}.ftl`), "utf-8");

/** Every message and attribute with the arguments it uses. */
function messages(language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let id = "";
  for (const line of read(language).split("\n")) {
    const head = /^([a-z][\w-]*) =/i.exec(line);
    const attribute = /^\s+\.(\w+) =/.exec(line);
    if (head) id = head[1]!;
    const key = attribute ? `${id}.${attribute[1]}` : id;
    if (head || attribute) expect(found, `${language}: ${key} stands there twice`).not.toHaveProperty([key]);
    found[key] = [
      ...new Set([...(found[key] ?? []), ...[...line.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]!)]),
    ].sort();
  }
  return found;
}

it.each(["ru", "pl"])("in %s as in English", (language) => {
  expect(messages(language)).toEqual(messages("en"));
});
