/** How a campaign went so far: a line for each finished episode, then the last page that was read. */
import type { Live } from "../../../lib/live/live";
import type { View } from "../types";

export const previously = ({ library }: Pick<View, "library">, texts: Live["texts"]): string =>
  [texts.previously, texts[library.at(-1) ?? ""]].filter(Boolean).join("\n\n");
