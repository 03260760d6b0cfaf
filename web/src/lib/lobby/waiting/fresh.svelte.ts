/** Which options somebody has just changed. */
import type { Values } from "../options";

const SHOWN_FOR = 5000;

/** The names whose values differ. */
export function differing(before: Values, now: Values): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

/** Watches options, inside a component; a change stays fresh for a few seconds. */
export function freshOptions(options: () => Values): { readonly names: string[] } {
  let names = $state.raw<string[]>([]);
  let before: Values | null = null;
  let timer = 0;
  $effect(() => {
    const now = options();
    const changed = before ? differing(before, now) : [];
    before = now;
    if (!changed.length) return;
    names = changed;
    clearTimeout(timer);
    timer = window.setTimeout(() => (names = []), SHOWN_FOR);
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get names() {
      return names;
    },
  };
}
