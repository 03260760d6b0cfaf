/** Numbers as a language writes them, outside of messages. */
import { language } from "./words";

/** With its thousands set apart, like the numbers in the log: 2,000. */
export const numeral = (value: number): string =>
  new Intl.NumberFormat(language(), { useGrouping: "always" }).format(value);

/** A chance in whole percent: 5%, in Russian with a space. */
export const percentage = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(percent / 100);
