/** The rules book: its clauses, and where it is open. */
import { fetchRules } from "./api";
import { router } from "./router.svelte";
import type { Rule } from "./types";

export interface Chapter {
  heading: string;
  /** `SA` of `SA-3.1 Planning`: which game it belongs to. */
  prefix: string;
  rules: Rule[];
}

class Book {
  rules = $state.raw<Rule[]>([]);
  /** The clause that was asked for last. */
  clause = $state("");
  /** The game at whose table it lies: opened there, it begins with that game's rules. */
  prefix = $state("");
  /** Set by the table's page: shows the book beside the game instead of leaving it. */
  beside = $state.raw<(() => void) | null>(null);
  chapters = $derived(chapters(this.rules));

  async load(): Promise<void> {
    if (!this.rules.length) this.rules = await fetchRules();
  }

  open(clause: string): void {
    this.clause = "";
    this.clause = clause;
    if (this.beside) this.beside();
    else router.go(`/rules/${clause}`);
  }

  /** The chapter a clause stands in; a section's number means its first clause. */
  chapterOf(clause: string): number {
    const exact = this.chapters.findIndex((chapter) => chapter.rules.some((rule) => rule.id === clause));
    if (exact >= 0) return exact;
    return this.chapters.findIndex((chapter) => chapter.heading.startsWith(`${clause} `) || startsIn(chapter, clause));
  }
}

const startsIn = (chapter: Chapter, section: string) => chapter.rules.some((rule) => rule.id.startsWith(`${section}.`));

function chapters(rules: Rule[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const prefix = rule.id.split("-")[0] ?? "";
    const last = found.at(-1);
    if (last?.heading === rule.heading && last.prefix === prefix) last.rules.push(rule);
    else found.push({ heading: rule.heading, prefix, rules: [rule] });
  }
  return found;
}

/** The clauses in which all words of a text occur, or whose id begins with it. */
export function search(rules: Rule[], text: string): Rule[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const where = `${rule.id} ${rule.heading} ${rule.text}`.toLowerCase();
    return words.every((word) => where.includes(word));
  });
}

export type Piece = { kind: "text" | "code" | "strong" | "clause"; text: string };

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\b((?:SA|SC|XIA|G7)-[A-Z]?\d+(?:\.\d+)*[a-z]?)/g;

/** A clause's text in pieces: code, strong words, references to other clauses. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, code, strong, clause] = match;
    found.push({ kind: code ? "code" : strong ? "strong" : "clause", text: code ?? strong ?? clause ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export const book = new Book();
