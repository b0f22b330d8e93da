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

/** The fetch of an area's server: to the back end alone, in the page's language, never as a player. */
export function createAreaFetch(
  backEnd: BackEnd,
  origin: string,
  language: Language,
  country: string | undefined,
): AreaRequest['fetch'] {
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
    const load = async (): Promise<Response> => {
      const answer = await backEnd.fetch(new Request(origin + path, { ...init, headers, signal }));
      // Read as a whole, so that the timeout covers the body too.
      const text = await textWithin(answer, LARGEST_ANSWER);
      if (text === undefined) {
        throw new TypeError(`Failed to fetch "${path}": more than ${LARGEST_ANSWER} bytes came.`);
      }
      return new Response(text === '' ? null : text, answer);
    };
    return rejectOnAbort(signal, load());
  };
}
