/** The rules book: the chapters of one game in the reader's language, and where it is open. */
import { router } from "../shell/router.svelte";
import type { Chapter } from "../live/types";

/** A heading with its clauses, and its place among all headings of the book. */
export interface Section extends Chapter {
  place: number;
}

/** A chapter with the sections below it. */
export interface Part extends Section {
  sections: Section[];
}

class Book {
  chapters = $state.raw<Chapter[]>([]);
  /** The clause or section that was asked for last. */
  clause = $state("");
  /** How many were asked for: the same one asked for again is shown again. */
  asked = $state(0);
  /** Clauses read before this one, beside a game; on a page of its own the browser remembers them. */
  trail = $state.raw<string[]>([]);
  /** Set by the table's page: shows the book beside the game instead of leaving it. */
  beside = $state.raw<(() => void) | null>(null);
  parts = $derived(parts(this.chapters));
  /** What stands before the hyphen in the ids of its clauses. */
  prefixes = $derived([...new Set(this.chapters.flatMap((chapter) => chapter.clauses.flatMap(prefix)))]);

  open(clause: string): void {
    if (!this.beside) return router.go(`/rules/${clause}`);
    if (this.clause) this.trail = [...this.trail, this.clause];
    this.show(clause);
    this.beside();
  }

  show(clause: string): void {
    this.clause = clause;
    this.asked++;
  }

  back(): void {
    const last = this.trail.at(-1);
    this.trail = this.trail.slice(0, -1);
    if (last) this.show(last);
  }

  /** Closes it: another game's book may be opened next. */
  close(): void {
    this.clause = "";
    this.trail = [];
    this.chapters = [];
  }
}

const prefix = ({ id }: { id: string }): string[] => (id ? [id.split("-")[0]!] : []);

/** The chapters with their sections; what stands before the first chapter is a part of its own. */
function parts(chapters: Chapter[]): Part[] {
  const found: Part[] = [];
  for (const [place, chapter] of chapters.entries()) {
    const last = found.at(-1);
    if (chapter.level > 2 && last) last.sections.push({ ...chapter, place });
    else found.push({ ...chapter, place, sections: [] });
  }
  return found;
}

/** The place of the heading under which a clause stands, or which has this number; -1 if there is none. */
export function placeOf(chapters: Chapter[], clause: string): number {
  const has = (test: (id: string) => boolean) => (chapter: Chapter) => chapter.clauses.some(({ id }) => test(id));
  const numbered = chapters.findIndex((chapter) => chapter.number === clause);
  return numbered >= 0 ? numbered : chapters.findIndex(has((id) => id === clause));
}

export const headingOf = ({ number, title }: Chapter): string => `${number} ${title}`.trim();

type Piece = { kind: "text" | "code" | "strong" | "clause"; text: string };

const MARKS = "`([^`]+)`|\\*\\*([^*]+)\\*\\*";

/** Code, strong words, and clauses whose ids begin with one of these prefixes. */
const marks = (prefixes: readonly string[]): RegExp =>
  new RegExp(`${MARKS}|\\b((?:${prefixes.join("|") || "(?!)"})-[A-Z]?\\d+(?:\\.\\d+)*[a-z]?)`, "g");

/** A clause's text in pieces: code, strong words, references to other clauses. */
export function pieces(text: string, prefixes: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(marks(prefixes))) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, code, strong, clause] = match;
    found.push({ kind: code ? "code" : strong ? "strong" : "clause", text: code ?? strong ?? clause ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

export const book = new Book();
