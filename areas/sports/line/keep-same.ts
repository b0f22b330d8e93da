/** The new value with every part that did not change taken from the old one, so that only what changed renders. */
export function keepSame<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(old)) return next;
    const kept = next.map((item: unknown, index) => keepSame(old[index], item));
    return same(old, kept) ? (old as T) : (kept as T);
  }
  if (!isRecord(next) || !isRecord(old)) return next;
  const kept = Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, keepSame(old[key], value)]),
  );
  return same(old, kept) ? (old as T) : (kept as T);
}

function same(old: object, kept: object): boolean {
  const keys = Object.keys(kept) as (keyof typeof kept)[];
  return (
    Object.keys(old).length === keys.length && keys.every((key) => Object.is(old[key], kept[key]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
