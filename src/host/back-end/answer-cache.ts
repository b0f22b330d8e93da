interface AnswerCacheOptions {
  /** How long an answer is good. */
  readonly maxAgeMs: number;
  /** More of them than there are kinds of visitors is somebody's play. */
  readonly maxEntries: number;
  readonly now: () => number;
}

/** Answers that are good for a while, by what they were asked with. */
export interface AnswerCache<T> {
  get(key: string): T | undefined;
  put(key: string, answer: T): void;
}

/** Holds so many answers and no more: the oldest makes room. */
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
      // What is new stands last.
      cache.delete(key);
      const [oldest] = cache.keys();
      if (cache.size >= maxEntries && oldest !== undefined) cache.delete(oldest);
      cache.set(key, { answer, until: now() + maxAgeMs });
    },
  };
}
