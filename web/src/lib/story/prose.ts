/** Story texts: paragraphs separated by an empty line, `*emphasis*` between asterisks. */

export interface Run {
  text: string;
  emphasis: boolean;
}

/** Straight quotes as they are printed in books. */
const curled = (text: string): string => text.replace(/(^|[\s(*—–])'/g, "$1‘").replaceAll("'", "’");

/** A text where nothing can be emphasized. */
export const plain = (text: string): string => curled(text).replace(/\*([^*]+)\*/g, "$1");

/** Paragraphs of a text, each as runs of plain and of emphasized words. */
export const paragraphs = (text: string): Run[][] =>
  curled(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) =>
      paragraph
        .split(/\*([^*]+)\*/)
        .map((part, at) => ({ text: part, emphasis: at % 2 === 1 }))
        .filter(({ text }) => text),
    );
