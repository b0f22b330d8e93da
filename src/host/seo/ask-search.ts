import {
  pageContentSchema,
  pageDataSchema,
  pageVisualSchema,
} from '@grandstand/bus-contracts/answers';
import type { PageData, PageVisual } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import type * as v from 'valibot';
import type { AskBackEnd } from '../back-end/ask-back-end';
import { createAnswerCache } from '../back-end/answer-cache';
import type { AnswerCache } from '../back-end/answer-cache';

export interface SearchRequest {
  readonly language: Language;
  /** Behind the language, without query. */
  readonly path: string;
  /** Whether the page shows a text block. */
  readonly hasText: boolean;
}

/** The back end's data of a page for search engines, or the last ones where it is late; null without data. */
export interface SearchAnswer {
  readonly data: PageData | null;
  readonly visual: PageVisual | null;
  /** As it came: not safe. */
  readonly html: string | null;
}

export type AskSearch = (request: SearchRequest) => Promise<SearchAnswer>;

interface AskOptions {
  readonly ask: AskBackEnd;
  /** How long a page waits for all of it. */
  readonly timeout: number;
  readonly now: () => number;
}

/** How long the last answer replaces a late one, so that a page closed to search engines stays closed. */
const MAX_AGE_MS = 86_400_000;
/** Pages of which it is known. */
const MAX_ENTRIES = 10_000;

/** Requests a page's data for search engines; a page does without late or broken answers. */
export function createAskSearch({ ask, timeout, now }: AskOptions): AskSearch {
  const known = { maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES, now };
  const said = createAnswerCache<PageData>(known);
  const looks = createAnswerCache<PageVisual>(known);

  return async ({ language, path, hasText }) => {
    const signal = AbortSignal.timeout(timeout);
    const key = `${language} ${path}`;
    const load = async <T>(
      call: string,
      schema: v.GenericSchema<unknown, T>,
      cache?: AnswerCache<T>,
    ): Promise<T | null> => {
      const asked = `/web-api/seo/${call}?path=${encodeURIComponent(path)}`;
      const answer = await ask({ path: asked, schema, language, signal });
      if (answer !== undefined) cache?.put(key, answer);
      return answer ?? cache?.get(key) ?? null;
    };
    const [data, visual, content] = await Promise.all([
      load('page-data', pageDataSchema, said),
      load('page-visual', pageVisualSchema, looks),
      hasText ? load('content', pageContentSchema) : null,
    ]);
    return { data, visual, html: content?.html ?? null };
  };
}
