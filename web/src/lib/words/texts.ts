/** Joins printed messages with their texts, which are sent separately: one set of cards, texts in each language. */
export const withTexts = <S>(sayings: readonly S[], texts: readonly string[]): (S & { text: string })[] =>
  sayings.map((saying, number) => ({ ...saying, text: texts[number] ?? "" }));
