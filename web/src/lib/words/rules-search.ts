/** Search in the rules: by the beginnings of words, so that «лазер» also finds «лазерной пушки». */
import type { Chapter, Rule } from "../live/types";
import { headingOf } from "./book.svelte";

interface Found {
  chapter: Chapter;
  rule: Rule;
}

/** The clauses in which every word of a text occurs in some form, or whose id begins with it. */
export function search(chapters: Chapter[], text: string): Found[] {
  const stems = folded(text).split(/\s+/).filter(Boolean).map(stem);
  return chapters.flatMap((chapter) =>
    chapter.clauses
      .filter((rule) => {
        const where = ` ${folded(`${rule.id} ${headingOf(chapter)} ${rule.text}`).replaceAll(/[^\p{L}\p{N}.-]+/gu, " ")}`;
        return stems.every((one) => where.includes(` ${one}`));
      })
      .map((rule) => ({ chapter, rule })),
  );
}

/** Small letters without accents: «ё» is found as «е», "łączność" as "lacznosc". */
const folded = (text: string): string =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");

const SHORT = 4;
const KEPT = 0.7;

/** A word without its ending; numbers stay whole, and short words lose no more than a last vowel. */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  if (word.length <= SHORT) return word.replace(/(?<=^...)[aeiouyаеиоуыэюя]$/u, "");
  return word.slice(0, Math.max(SHORT, Math.ceil(word.length * KEPT)));
}
