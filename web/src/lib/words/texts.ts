/** Joins printed messages with their texts, which are sent separately: one set of cards, texts in each language. */
export const withTexts = <S>(sayings: readonly S[], texts: readonly string[]): (S & { text: string })[] =>
  sayings.map((saying, number) => ({ ...saying, text: texts[number] ?? "" }));

/** Parts read one after the other: a full stop stands between them, unless a part has its own. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, { length }) => (at < length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(" ");
