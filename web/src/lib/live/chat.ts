/** Chat messages: whether there are new ones, and when each was sent. */
import type { ChatLine, Language } from "./types";

/** Whether somebody else has said something after the first lines, which are read. */
export const hasUnread = (lines: readonly ChatLine[], read: number, mine: readonly number[]): boolean =>
  lines.slice(read).some(({ seat }) => seat === null || !mine.includes(seat));

/** Hours and minutes of a moment, given in seconds since 1970. */
export const clockTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
