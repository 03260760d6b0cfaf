/** Printed sayings with their texts, which come apart from them: one set of cards, texts in every language. */
export const withTexts = <S>(sayings: readonly S[], texts: readonly string[]): (S & { text: string })[] =>
  sayings.map((saying, number) => ({ ...saying, text: texts[number] ?? "" }));
