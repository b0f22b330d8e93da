import type { Language } from '@grandstand/bus-contracts';
import { textWithin } from '@grandstand/bus-contracts/area';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { BACK_END_PATHS } from '../back-end/back-end';
import type { BackEnd } from '../back-end/back-end';
import { rejectOnAbort } from '../back-end/reject-on-abort';
import { clientHeaders } from '../back-end/client-headers';

/** The most bytes of an answer. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

/** How long the back end may take to answer an area's server. */
const TIMEOUT = 5000;

/** An answer of the back end, read as a whole. */
export interface WholeAnswer {
  readonly text: string;
  readonly status: number;
  readonly headers: Headers;
}

/** Gives the answer of a call: a new one, or one that another request for a page got. */
export type ShareCall = (key: string, load: () => Promise<WholeAnswer>) => Promise<WholeAnswer>;

interface FetchOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  /** The site's. */
  readonly origin: string;
  readonly language: Language;
  readonly country: string | undefined;
  readonly share: ShareCall;
}

/** The fetch of an area's server: to the back end alone, in the page's language, never as a player. */
export function createAreaFetch({
  backEnd,
  origin,
  language,
  country,
  share,
}: FetchOptions): AreaRequest['fetch'] {
  return async (path, init = {}) => {
    const [, first] = /^\/([\w-]+)\//.exec(path) ?? [];
    if (!BACK_END_PATHS.some((one) => one === first)) {
      throw new TypeError(
        `Failed to fetch "${path}": an area's server may only call the back end.`,
      );
    }
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(clientHeaders(language, country)))
      headers.set(name, value);
    const signal = AbortSignal.timeout(TIMEOUT);
    const load = async (): Promise<WholeAnswer> => {
      const answer = await backEnd.fetch(new Request(origin + path, { ...init, headers, signal }));
      // Read as a whole, so that the timeout covers the body too.
      const text = await textWithin(answer, LARGEST_ANSWER);
      if (text === undefined) {
        throw new TypeError(`Failed to fetch "${path}": more than ${LARGEST_ANSWER} bytes came.`);
      }
      return { text, status: answer.status, headers: answer.headers };
    };
    const isPlainGet = init.method === undefined && init.body === undefined;
    const loading = isPlainGet ? share(JSON.stringify([path, ...headers]), load) : load();
    const { text, ...head } = await rejectOnAbort(signal, loading);
    return new Response(text === '' ? null : text, head);
  };
}
