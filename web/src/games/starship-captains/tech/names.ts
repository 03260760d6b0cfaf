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
