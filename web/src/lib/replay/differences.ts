/** Changes of a plain (JSON) value, as the server's `kernel/differences.py` writes them. */

type Path = readonly (string | number)[];

/** Distinguished by length: remove what is at a path; put a value there; replace items of the list there. */
export type Change =
  | readonly [path: Path]
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, start: number, count: number, items: readonly unknown[]];

type Container = Record<string | number, unknown>;

/** A value after some changes. What did not change is shared with the given value, which stays as it is. */
export function apply<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, change[0], change), value) as T;
}

function changed(value: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replaced(value, change);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Container;
  if (rest.length === 0 && change.length === 1) delete copy[key];
  else copy[key] = changed(copy[key], rest, change);
  return copy;
}

function replaced(value: unknown, change: Change): unknown {
  if (change.length !== 4) return change[1];
  const [, start, count, items] = change;
  return (value as unknown[]).toSpliced(start, count, ...items);
}
