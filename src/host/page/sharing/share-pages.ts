import type { PageAnswer } from '../page-answer';
import type { Visitor } from '../read-visitor';
import { createSharedAnswers } from './share-answers';

/** Everything that a page is made from, beside the operator's answers. */
export interface PageKey {
  /** Path with query. */
  readonly url: string;
  readonly visitor: Visitor;
}

export interface SharedPages {
  /** The answer to a request: a guest's is made once for all guests who request the same page at that time. */
  answer(key: PageKey, make: () => Promise<PageAnswer>): Promise<PageAnswer>;
  /** Drops all pages: the data that they were made from have changed. */
  forget(): void;
}

/** Shares the pages of guests; a player's page is made for that player alone. */
export function createSharedPages(now: () => number): SharedPages {
  const pages = createSharedAnswers<PageAnswer>({
    now,
    lengthOf: (answer) =>
      answer.kind === 'page' && answer.isWhole ? answer.document.length : undefined,
  });
  return {
    async answer({ url, visitor }, make) {
      return visitor.isLikelyPlayer ? make() : pages.answer(JSON.stringify([url, visitor]), make);
    },
    forget: pages.forget,
  };
}
