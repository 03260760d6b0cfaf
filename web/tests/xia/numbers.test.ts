/** Numbers look alike wherever they stand: in messages, on counters and badges. */
import { beforeAll, expect, it } from "vitest";
import { goods } from "../../src/games/xia/describe";
import type { Language } from "../../src/lib/live/types";
import { numeral, percentage } from "../../src/lib/words/numbers";
import { speak, t } from "../../src/lib/words/words";

const GEN: Record<string, string> = { en: "spice", ru: "специй", pl: "przypraw" };
let language: Language = "en";

beforeAll(() => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ "cargo-spice-gen": GEN[language] })));
});

const plain = (text: string) => text.replaceAll(/\s/gu, " ");

it.each([
  ["en", "2,000", "5%", "2,000 credits", "2 spice"],
  ["ru", "2 000", "5 %", "2 000 кредитов", "2 куба специй"],
  ["pl", "2 000", "5%", "2 000 kredytów", "2 kostki przypraw"],
] as const)("are written one way in %s", async (spoken, thousand, chance, credits, spice) => {
  language = spoken;
  await speak(spoken, "xia");
  expect(plain(numeral(2000))).toBe(thousand);
  expect(plain(percentage(5))).toBe(chance);
  expect(plain(t("xia-count-credits", { count: 2000 }))).toBe(credits);
  expect(plain(goods({ spice: 2 }))).toBe(spice);
});
