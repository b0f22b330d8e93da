import {
  pageContentSchema,
  pageDataSchema,
  pageVisualSchema,
} from '@grandstand/bus-contracts/answers';
import type { PageData, PageVisual } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import type * as v from 'valibot';
import type { RequestBackEnd } from '../back-end/request-back-end';
import { createAnswerCache } from '../back-end/answer-cache';
import type { AnswerCache } from '../back-end/answer-cache';

export interface SearchDataRequest {
  readonly language: Language;
  /** Behind the language, without query. */
  readonly path: string;
  /** Whether the page shows a text block. */
  readonly hasText: boolean;
}

/** The back end's data of a page for search engines, or the last ones where it is late; null without data. */
export interface SearchData {
  readonly data: PageData | null;
  readonly visual: PageVisual | null;
  /** As received, not yet safe. */
  readonly html: string | null;
}

export type LoadSearchData = (request: SearchDataRequest) => Promise<SearchData>;

interface LoadOptions {
  readonly requestBackEnd: RequestBackEnd;
  /** How long a page waits for all answers. */
  readonly timeout: number;
  readonly now: () => number;
}

/** How long the last answer replaces a late one, so that a page closed to search engines stays closed. */
const MAX_AGE_MS = 86_400_000;
/** The most pages to keep the answers of. */
const MAX_ENTRIES = 10_000;

/** Requests a page's data for search engines; a page does without late or broken answers. */
export function createLoadSearchData({
  requestBackEnd,
  timeout,
  now,
}: LoadOptions): LoadSearchData {
  const options = { maxAgeMs: MAX_AGE_MS, maxEntries: MAX_ENTRIES, now };
  const dataCache = createAnswerCache<PageData>(options);
  const visualCache = createAnswerCache<PageVisual>(options);

  return async ({ language, path, hasText }) => {
    const signal = AbortSignal.timeout(timeout);
    const key = `${language} ${path}`;
    const load = async <T>(
      call: string,
      schema: v.GenericSchema<unknown, T>,
      cache?: AnswerCache<T>,
    ): Promise<T | null> => {
      const fullPath = `/web-api/seo/${call}?path=${encodeURIComponent(path)}`;
      const answer = await requestBackEnd({ path: fullPath, schema, language, signal });
      if (answer !== undefined) cache?.put(key, answer);
      return answer ?? cache?.get(key) ?? null;
    };
    const [data, visual, content] = await Promise.all([
      load('page-data', pageDataSchema, dataCache),
      load('page-visual', pageVisualSchema, visualCache),
      hasText ? load('content', pageContentSchema) : null,
    ]);
    return { data, visual, html: content?.html ?? null };
  };
}
