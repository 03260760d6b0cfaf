/** Rebuilds whole views from what was known and what is new. */
import type { SeatChange, SeatView, View } from "./types";

/** A seat's view after a change; null if something is missing that the change builds on. */
export function changed(known: SeatView | undefined, change: SeatChange): SeatView | null {
  const { whole, rows, view, gone = [], texts, ...told } = change;
  if (whole) return { ...told, view, texts } as SeatView;
  if (!known) return null;
  return {
    ...known,
    ...told,
    view: withParts({ ...without(known.view, gone), ...view }, rows),
    texts: texts ? withTexts(known.texts, texts) : known.texts,
  };
}

/** A view without the fields that have gone. */
function without(view: View, gone: string[]): View {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !gone.includes(name))) as View;
}

/** A view in which single entries of its lists are replaced. */
function withParts(view: View, rows: SeatChange["rows"]): View {
  for (const [name, parts] of Object.entries(rows))
    view[name] = view[name].map((part: unknown, place: number) => (place in parts ? parts[place] : part));
  return view;
}

/** Stories with those that are new, and without those that have gone. */
function withTexts(known: SeatView["texts"], news: Record<string, string | null>): SeatView["texts"] {
  const texts = Object.entries({ ...known, ...news }).filter(([, text]) => text !== null);
  return Object.fromEntries(texts) as Record<string, string>;
}
