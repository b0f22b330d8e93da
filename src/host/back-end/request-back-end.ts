import * as v from 'valibot';
import type { Language } from '@grandstand/bus-contracts';
import { textWithin } from '@grandstand/bus-contracts/area';
import type { BackEnd } from './back-end';
import { clientHeaders } from './client-headers';
import { outageLog } from '../log/bounded-log';
import { rejectOnAbort } from './reject-on-abort';

/** A request of the host to the back end; it is never sent as a player. */
export interface BackEndRequest<T> {
  /** Full path with query. */
  readonly path: string;
  /** The schema of the answer. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly language: Language;
  /** Code of the visitor's country, if a proxy in front of the host sends it. */
  readonly country?: string | undefined;
  /** The body of a POST; left out for a GET. */
  readonly body?: object;
  /** Aborts the request; by default after the time that every request has. */
  readonly signal?: AbortSignal;
}

const log = outageLog('Answers that the back end did not give', 'warn');

/** The most bytes of an answer: far above any config, dictionary or sitemap. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Resolves to undefined where the back end is late or its answer does not fit the schema; the reason is logged. */
export type RequestBackEnd = <T>(question: BackEndRequest<T>) => Promise<T | undefined>;

interface ClientOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  /** The site's. */
  readonly origin: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Creates the host's client of the back end, with a deadline for every request. */
export function createRequestBackEnd({ backEnd, origin, timeout }: ClientOptions): RequestBackEnd {
  return async ({
    path,
    schema,
    language,
    country,
    body,
    signal = AbortSignal.timeout(timeout),
  }) => {
    const headers = clientHeaders(language, country);
    const request = new Request(origin + path, {
      signal,
      ...(body
        ? {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers }),
    });
    const read = async (): Promise<unknown> => {
      const answer = await backEnd.fetch(request);
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      const text = await textWithin(answer, LARGEST_ANSWER);
      if (text === undefined) throw new Error(`it answered with more than ${LARGEST_ANSWER} bytes`);
      return JSON.parse(text) as unknown;
    };
    try {
      return v.parse(schema, await rejectOnAbort(signal, read()));
    } catch (error) {
      log(() => [`The back end gave no ${path}:`, error]);
      return undefined;
    }
  };
}
