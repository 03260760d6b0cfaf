/** Story texts: paragraphs separated by an empty line, `*emphasis*` between asterisks. */

export interface Run {
  text: string;
  emphasis: boolean;
}

/** Paragraphs of a text, each as runs of plain and of emphasized words. */
export const paragraphs = (text: string): Run[][] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) =>
      paragraph
        .split(/\*([^*]+)\*/)
        .map((part, at) => ({ text: part, emphasis: at % 2 === 1 }))
        .filter(({ text }) => text),
    );
