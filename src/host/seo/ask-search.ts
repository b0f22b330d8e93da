import {
  pageContentSchema,
  pageDataSchema,
  pageVisualSchema,
} from '@grandstand/bus-contracts/answers';
import type { PageData, PageVisual } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import type { BackEnd } from '../back-end';

export interface SearchRequest {
  readonly language: Language;
  /** Behind the language, without query. */
  readonly path: string;
  /** Whether the page shows a text block. */
  readonly hasText: boolean;
}

/** What the back end says of a page to search engines; null: nothing, or not in time. */
export interface SearchAnswer {
  readonly data: PageData | null;
  readonly visual: PageVisual | null;
  /** As it came: not safe. */
  readonly html: string | null;
}

export type AskSearch = (request: SearchRequest) => Promise<SearchAnswer>;

interface AskOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  readonly origin: string;
  /** How long a page waits for all of it. */
  readonly timeout: number;
}

/** Asks the back end what a page is found by; a page never waits for what is late, and stands without what is broken. */
export function createAskSearch({ backEnd, origin, timeout }: AskOptions): AskSearch {
  return async ({ language, path, hasText }) => {
    const signal = AbortSignal.timeout(timeout);
    const late = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': language,
    };
    const load = async <T>(
      call: string,
      schema: v.GenericSchema<unknown, T>,
    ): Promise<T | null> => {
      try {
        const url = `${origin}/web-api/seo/${call}?path=${encodeURIComponent(path)}`;
        const answer = await backEnd.fetch(new Request(url, { headers, signal }));
        if (!answer.ok) return null;
        const read = v.safeParse(schema, await answer.json());
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    };
    const ask = async <T>(call: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> =>
      Promise.race([load(call, schema), late]);
    const [data, visual, content] = await Promise.all([
      ask('page-data', pageDataSchema),
      ask('page-visual', pageVisualSchema),
      hasText ? ask('content', pageContentSchema) : null,
    ]);
    return { data, visual, html: content?.html ?? null };
  };
}
