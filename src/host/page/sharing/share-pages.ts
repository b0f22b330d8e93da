import type { PageAnswer } from '../page-answer';
import type { Visitor } from '../read-visitor';

/** How long a page is sent to other guests. */
const MAX_AGE_MS = 1000;
/** The most characters of all pages that are kept, some 100 pages: a crawler that requests more does not use more memory. */
const MAX_CHARACTERS = 20_000_000;

/** Everything that a page is made from, beside the operator's answers. */
export interface PageKey {
  /** Path with query. */
  readonly url: string;
  readonly visitor: Visitor;
}

type Make = () => Promise<PageAnswer>;

export interface SharedPages {
  /** The answer to a request: a guest's is made once for all guests who request the same page at that time. */
  answer(key: PageKey, make: Make): Promise<PageAnswer>;
  /** Drops all pages: the data that they were made from have changed. */
  forget(): void;
}

interface Kept {
  readonly answer: PageAnswer;
  readonly characters: number;
  readonly until: number;
}

/** Shares the pages of guests; a player's page is made for that player alone. */
export function createSharedPages(now: () => number): SharedPages {
  const underWay = new Map<string, Promise<PageAnswer>>();
  // All are kept for the same time, so the first is the first to expire.
  const kept = new Map<string, Kept>();
  let characters = 0;

  const drop = (key: string): void => {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: PageAnswer): void => {
    if (answer.kind !== 'page' || !answer.isWhole) return;
    drop(key);
    const { length } = answer.document;
    const at = now();
    for (const [oldest, { until }] of kept) {
      if (at < until && characters + length <= MAX_CHARACTERS) break;
      drop(oldest);
    }
    kept.set(key, { answer, characters: length, until: at + MAX_AGE_MS });
    characters += length;
  };
  const start = async (key: string, make: Make): Promise<PageAnswer> => {
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
    async answer({ url, visitor }, make) {
      if (visitor.isLikelyPlayer) return make();
      const key = JSON.stringify([url, visitor]);
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
