/** Targets: what on the board an option is about, as texts like `place:p3`. The server says them, boards light them up. */
import type { Option } from "../live/types";

type Targeted = Pick<Option, "text" | "targets">;

/** The first word of an option's text: what kind of option it is. */
export const verbOf = ({ text }: Pick<Option, "text">): string => text.split(" ")[0]!;

/** What an option is about, of one kind: the `p3` of `place:p3`. */
export const thing = ({ targets }: Pick<Option, "targets">, kind: string): string | undefined =>
  targets.find((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** The options that a target stands for, while another one may be held. */
export const aimedAt = <O extends Targeted>(options: readonly O[], target: string, held: string | null): O[] =>
  options.filter(({ targets }) => targets.includes(target) && (held === null || targets.includes(held)));

/** What lights up: everything that can be chosen, or what goes together with the thing held. */
export function litTargets(options: readonly Targeted[], held: string | null): Set<string> {
  const fitting = held === null ? options : options.filter(({ targets }) => targets.includes(held));
  return new Set(fitting.flatMap(({ targets }) => targets));
}

export const kindOf = (target: string): string => target.split(":")[0]!;
