interface AnswerCacheOptions {
  /** How long an answer is valid. */
  readonly maxAgeMs: number;
  /** More entries than there are kinds of visitors can only come from abuse. */
  readonly maxEntries: number;
  readonly now: () => number;
}

/** Answers that are valid for a limited time, by a key of their request. */
export interface AnswerCache<T> {
  get(key: string): T | undefined;
  put(key: string, answer: T): void;
}

/** Creates a cache of bounded size; a new entry replaces the oldest. */
export function createAnswerCache<T>({
  maxAgeMs,
  maxEntries,
  now,
}: AnswerCacheOptions): AnswerCache<T> {
  const cache = new Map<string, { readonly answer: T; readonly until: number }>();
  return {
    get(key) {
      const last = cache.get(key);
      return last && now() < last.until ? last.answer : undefined;
    },
    put(key, answer) {
      // A new entry is put last, so that the first is the oldest.
      cache.delete(key);
      const [oldest] = cache.keys();
      if (cache.size >= maxEntries && oldest !== undefined) cache.delete(oldest);
      cache.set(key, { answer, until: now() + maxAgeMs });
    },
  };
}
