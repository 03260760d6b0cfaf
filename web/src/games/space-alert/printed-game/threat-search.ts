/** Which threat cards can have come, and which of them a few typed letters mean. */

import type { ThreatCard } from "../types";

/** The cards of the deck an announcement draws from; of both severities where nobody said which. */
export function deckOf(
  cards: Record<string, ThreatCard>,
  zone: string,
  serious: boolean | null,
): Record<string, ThreatCard> {
  const fits = (card: ThreatCard) =>
    (card.kind !== "external") === (zone === "internal") && (serious === null || card.serious === serious);
  return Object.fromEntries(Object.entries(cards).filter(([, card]) => fits(card)));
}

/** The card that a text names outright: by its code, also one of another deck, or by its whole name. */
export function named(codes: readonly string[], text: string, name: (code: string) => string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (/^s?[ei][12]-\d\d$/.test(typed)) return typed.toUpperCase();
  return codes.find((code) => name(code).toLowerCase() === typed);
}

/** Cards whose code or name holds every typed word; codes that begin with the text come first. */
export function found(codes: readonly string[], query: string, name: (code: string) => string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = codes.filter((code) => words.every((word) => `${code} ${name(code)}`.toLowerCase().includes(word)));
  const first = (code: string) => (code.toLowerCase().startsWith(words[0] ?? "") ? 0 : 1);
  return hits.sort((one, other) => first(one) - first(other));
}
