/** Whole views again, made of what was known of them and what is new. */
import type { SeatChange, SeatView, View } from "./types";

/** A seat's view after a change; null if something is missing that the change builds on. */
export function changed(known: SeatView | undefined, change: SeatChange): SeatView | null {
  const { whole, rows, view, ...told } = change;
  if (whole) return { ...told, view } as SeatView;
  return known ? { ...known, ...told, view: withParts({ ...known.view, ...view }, rows) } : null;
}

/** A view in which single entries of its lists are replaced. */
function withParts(view: View, rows: SeatChange["rows"]): View {
  for (const [name, parts] of Object.entries(rows))
    view[name] = view[name].map((part: unknown, place: number) => (place in parts ? parts[place] : part));
  return view;
}
