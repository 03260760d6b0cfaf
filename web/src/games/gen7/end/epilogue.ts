/** What lies on the table after the last episode: the ending, a line for each officer, and lines for deeds (G7-D72.6). */
import type { Place } from "../../../lib/board/end/places";
import type { View } from "../types";

export interface OfficerEnd extends Place {
  best: boolean;
  /** The key of the line about the person close to this officer. */
  line: string;
}

export interface Epilogue {
  ending: string;
  officers: OfficerEnd[];
  /** Keys of the lines that belong to no officer. */
  deeds: string[];
}

/** The texts of an ending by what they are about: lines of officers come first, in the order of seats. */
export function epilogueOf(
  { told, players }: Pick<View, "told" | "players">,
  order: readonly Place[],
  best: number,
): Epilogue {
  const [ending = "", ...lines] = told;
  const officers = order.map(({ seat, place }) => ({
    seat,
    place,
    best: seat === best,
    line: lines[seat] ?? "",
  }));
  return { ending, officers, deeds: lines.slice(players.length) };
}
