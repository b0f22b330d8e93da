import * as v from 'valibot';

/** The greatest number of PostgreSQL's type integer. */
const MAX_INTEGER = 2_147_483_647;

/** The id of a row. */
export const idSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The id of a row, written as text. */
export const textIdSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** An amount of money in minor units. */
export const minorSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A whole number in the range of PostgreSQL's integer. */
export const integerSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_INTEGER),
);

/** A moment in milliseconds. */
export const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** An amount of money as a decimal, in any currency. */
export const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000_000));

/**
 * Whether a JSON value can be stored: no text has a NUL, which PostgreSQL refuses, and
 * every number is finite, which JSON's `1e999` is not.
 */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isKeepable(key) && isKeepable(item));
}

/** Whether a URL has a NUL in it. */
export function hasNul(url: string): boolean {
  return url.includes('%00');
}
