/** Shares the equal parts of `before` with `next`; returns `before` itself if nothing changed. */
export function keepUnchanged<T extends object>(before: T, next: T): T {
  let hasChanged = false;
  const result = { ...next };
  for (const key of Object.keys(next) as (keyof T)[]) {
    if (isEqual(before[key], next[key])) result[key] = before[key];
    else hasChanged = true;
  }
  return hasChanged ? result : before;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // Of a list in which one bet moved, only that bet is compared in depth.
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((member, index) => isEqual(member, b[index]));
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
