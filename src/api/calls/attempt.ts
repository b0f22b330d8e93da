import type { Clock } from '@grandstand/bus-contracts';
import { textWithin } from '@grandstand/bus-contracts/area';
import { createFetch } from 'ofetch';
import {
  AbortedError,
  ApiError,
  BadAnswerError,
  NetworkError,
  OfflineError,
  TimeoutError,
} from '../errors';
import type { PreparedRequest } from './prepared-request';

/** An answer, read to its end but not parsed yet. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface AttemptOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request once and reads the answer to its end, within time and size. */
export type Attempt = (request: PreparedRequest, options: AttemptOptions) => Promise<RawAnswer>;

export interface AttemptPorts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Whether the device has a network. */
  readonly isOnline: () => boolean;
}

export function createAttempt(ports: AttemptPorts): Attempt {
  const ofetch = createFetch({ fetch: ports.fetch });

  async function fetchAnswer(
    request: PreparedRequest,
    options: AttemptOptions,
    signal: AbortSignal,
  ): Promise<RawAnswer> {
    const { method, url, body, call } = request;
    try {
      const response = await ofetch.raw(url, {
        method,
        ...(body !== undefined && { body }),
        headers: options.headers,
        signal,
        credentials: 'same-origin',
        // A redirect would carry the player's token along to wherever it leads.
        redirect: 'error',
        retry: false,
        ignoreResponseError: true,
        responseType: 'stream',
      });
      const text = await readText(response, options.maxBytes, call);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw ports.isOnline() ? new NetworkError(call, error) : new OfflineError(call, error);
    }
  }

  return (request, options) =>
    new Promise((resolve, reject) => {
      const { signal, timeoutMs } = options;
      const { call } = request;
      if (signal?.aborted) {
        reject(new AbortedError(call));
        return;
      }
      const controller = new AbortController();
      const end = (settle: () => void): void => {
        cancelTimer();
        signal?.removeEventListener('abort', giveUp);
        settle();
      };
      // The promise settles now, also where `fetch` is slow to notice the abort.
      const stop = (error: ApiError): void =>
        end(() => {
          reject(error);
          controller.abort();
        });
      const giveUp = (): void => stop(new AbortedError(call));
      const cancelTimer = ports.clock.after(timeoutMs, () =>
        stop(new TimeoutError(call, timeoutMs)),
      );
      signal?.addEventListener('abort', giveUp);
      fetchAnswer(request, options, controller.signal).then(
        (answer) => end(() => resolve(answer)),
        stop,
      );
    });
}

async function readText(response: Response, maxBytes: number, call: string): Promise<string> {
  const text = await textWithin(response, maxBytes);
  if (text !== undefined) return text;
  throw new BadAnswerError(call, response.status, 'too-large', `more than ${maxBytes} bytes`);
}
