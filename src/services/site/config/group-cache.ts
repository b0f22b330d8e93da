/** The bounds of a config group's time in the cache (specification, section 7). */
const MIN_MS = 600_000;
const MAX_MS = 900_000;

/** How long an answer may be kept, by its `Cache-Control`. */
export function keepMs(cacheControl: string | null): number {
  const maxAge = /(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl ?? '')?.[1];
  return Math.min(Math.max(Number(maxAge ?? 0) * 1000, MIN_MS), MAX_MS);
}

export interface GroupCache<T> {
  get(key: string, now: number): T | undefined;
  set(key: string, value: T, until: number): void;
  clear(): void;
}

/** Keeps answers until their time is up. */
export function createGroupCache<T>(): GroupCache<T> {
  const kept = new Map<string, { value: T; until: number }>();
  return {
    get(key, now) {
      const entry = kept.get(key);
      return entry && now < entry.until ? entry.value : undefined;
    },
    set: (key, value, until) => void kept.set(key, { value, until }),
    clear: () => kept.clear(),
  };
}
