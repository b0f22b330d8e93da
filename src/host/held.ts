interface HeldOptions {
  /** How long an answer is good. */
  readonly heldMs: number;
  /** More of them than there are kinds of visitors is somebody's play. */
  readonly most: number;
  readonly now: () => number;
}

/** Answers that are good for a while, by what they were asked with. */
export interface Held<T> {
  get(key: string): T | undefined;
  put(key: string, answer: T): void;
}

/** Holds so many answers and no more: the oldest makes room. */
export function createHeld<T>({ heldMs, most, now }: HeldOptions): Held<T> {
  const held = new Map<string, { readonly answer: T; readonly until: number }>();
  return {
    get(key) {
      const last = held.get(key);
      return last && now() < last.until ? last.answer : undefined;
    },
    put(key, answer) {
      // What is new stands last.
      held.delete(key);
      const [oldest] = held.keys();
      if (held.size >= most && oldest !== undefined) held.delete(oldest);
      held.set(key, { answer, until: now() + heldMs });
    },
  };
}
