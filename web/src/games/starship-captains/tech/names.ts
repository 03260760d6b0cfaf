/** How large a technology's name is printed, so that all of it fits on its card. */
const MANY_LETTERS = 18;
const LONG_WORD = 10;
const ENDLESS_WORD = 16;

/** `long`: three lines of smaller type; `endless`: a word that has to be broken, beginning right beside the icon. */
export function fit(name: string): "" | "long" | "long endless" {
  const longest = Math.max(...name.split(/[ -]/).map(({ length }) => length));
  if (longest > ENDLESS_WORD) return "long endless";
  return name.length > MANY_LETTERS || longest > LONG_WORD ? "long" : "";
}

const VOWELS = "aeiouyąęóаеёиоуыэюя";
const DOUBLE = "ch|[csrd]z|d[źż]|[bdfgkptvбвгдкптф][rlłрл]";
/** A consonant; two letters that are read in one breath stay together, and so does what a soft or hard sign follows. */
const CONSONANT = `(?:${DOUBLE}|(?!${DOUBLE})[^\\P{L}${VOWELS}ьъ])[ьъ]?`;
const SYLLABLE = new RegExp(`([${VOWELS}])(${CONSONANT}(?=${CONSONANT})|)(?=(?:${CONSONANT})+[${VOWELS}])`, "giu");
const LONG = /\p{L}{13,}/gu;
/** The fewest letters before and after a hyphen. */
const LEAST = 3;

/** Soft hyphens between the syllables of words that fill a line: browsers have no dictionaries for all languages. */
export const syllables = (name: string): string => name.replace(LONG, parted);

function parted(word: string): string {
  const parts = word.replace(SYLLABLE, "$1$2\u00AD").split("\u00AD");
  while (parts.length > 1 && parts[0]!.length < LEAST) parts.splice(0, 2, parts[0]! + parts[1]!);
  while (parts.length > 1 && parts.at(-1)!.length < LEAST) parts.splice(-2, 2, parts.at(-2)! + parts.at(-1)!);
  return parts.join("\u00AD");
}
