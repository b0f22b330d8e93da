/** The parts of a payload that a test cares for. */
export type Partly<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> }
    : T;

/** Whether a value has everything that a pattern names; lists must be equal in length. */
export function matches(value: unknown, pattern: unknown): boolean {
  if (Object.is(value, pattern)) return true;
  if (typeof pattern !== 'object' || pattern === null) return false;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(pattern) !== Array.isArray(value)) return false;
  if (Array.isArray(pattern) && Array.isArray(value) && pattern.length !== value.length) {
    return false;
  }
  return Object.entries(pattern).every(([key, part]) =>
    matches((value as Record<string, unknown>)[key], part),
  );
}
