/** How long an answer is given to others. */
const MAX_AGE_MS = 1000;
/** The most characters of all answers that are kept, some 100 pages: a crawler that requests more does not use more memory. */
const MAX_CHARACTERS = 20_000_000;

export interface SharedAnswers<T> {
  /** The answer of a key: it is made once for all who ask for it at that time, and for a second after. */
  answer(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops all answers: the data that they were made from have changed. */
  forget(): void;
}

interface ShareOptions<T> {
  /** Milliseconds. */
  readonly now: () => number;
  /** The length of an answer in characters; undefined for one that is not kept. */
  readonly lengthOf: (answer: T) => number | undefined;
}

interface Kept<T> {
  readonly answer: T;
  readonly characters: number;
  readonly until: number;
}

/** Shares answers between requests that would get the same. */
export function createSharedAnswers<T>({ now, lengthOf }: ShareOptions<T>): SharedAnswers<T> {
  const underWay = new Map<string, Promise<T>>();
  // All are kept for the same time, so the first is the first to expire.
  const kept = new Map<string, Kept<T>>();
  let characters = 0;

  const drop = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: T): void => {
    const length = lengthOf(answer);
    if (length === undefined) return;
    drop(key);
    const at = now();
    for (const [oldest, { until }] of kept) {
      if (at < until && characters + length <= MAX_CHARACTERS) break;
      drop(oldest);
    }
    kept.set(key, { answer, characters: length, until: at + MAX_AGE_MS });
    characters += length;
  };
  const start = async (key: string, make: () => Promise<T>): Promise<T> => {
    const making = make();
    underWay.set(key, making);
    try {
      const answer = await making;
      // One that was begun before everything was dropped is not kept.
      if (underWay.get(key) === making) keep(key, answer);
      return answer;
    } finally {
      if (underWay.get(key) === making) underWay.delete(key);
    }
  };

  return {
    async answer(key, make) {
      const last = kept.get(key);
      if (last && now() < last.until) return last.answer;
      return underWay.get(key) ?? start(key, make);
    },
    forget() {
      underWay.clear();
      kept.clear();
      characters = 0;
    },
  };
}
