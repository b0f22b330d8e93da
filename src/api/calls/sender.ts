import type { Clock, Language } from '@grandstand/bus-contracts';
import { APP_NAME } from '@grandstand/bus-contracts/area';
import type { Attempt, RawAnswer } from './attempt';
import type { Endpoint } from '../endpoint';
import { AbortedError, BadAnswerError, HttpError, NetworkError, TimeoutError } from '../errors';
import { readAnswer } from './read-answer';
import type { PreparedRequest } from './prepared-request';

const FIRST_RETRY_MS = 300;

/** An answer with its headers, which limit how long it may be kept. */
export interface ApiResponse<Out> {
  readonly answer: Out;
  readonly headers: Headers;
}

export interface SendOptions {
  readonly token: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends no header that identifies the player: the call goes to another origin. */
  readonly isBare?: boolean;
}

/** Sends a request with the headers of every call, retries it where the endpoint allows that, and reads the answer. */
export type Send = <In, Out>(
  endpoint: Endpoint<In, Out>,
  request: PreparedRequest,
  options: SendOptions,
) => Promise<ApiResponse<Out>>;

export interface SenderPorts {
  readonly attempt: Attempt;
  readonly clock: Clock;
  readonly language: () => Language;
  /** The device's fingerprint token; undefined until there is one. */
  readonly fingerprint: () => string | undefined;
  readonly warn: (message: string) => void;
}

export function createSender(ports: SenderPorts): Send {
  const { attempt, clock } = ports;

  function clientHeaders(
    { token, headers }: SendOptions,
    hasBody: boolean,
    { isForm, sendsAuthorization }: Pick<Endpoint<never, unknown>, 'isForm' | 'sendsAuthorization'>,
  ): Record<string, string> {
    const fingerprint = ports.fingerprint();
    return {
      Accept: 'application/json',
      ...(hasBody && {
        'Content-Type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}`,
      }),
      ...headers,
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Name': APP_NAME,
      'X-Language': ports.language(),
      ...(token !== undefined && { 'X-Auth': `Bearer ${token}` }),
      ...(token !== undefined && sendsAuthorization && { Authorization: `Bearer ${token}` }),
      ...(fingerprint !== undefined && { 'X-Fingerprint': fingerprint }),
    };
  }

  async function read<In, Out>(
    endpoint: Endpoint<In, Out>,
    raw: RawAnswer,
    call: string,
  ): Promise<Out> {
    try {
      return readAnswer(endpoint, raw, call);
    } catch (error) {
      const isList = endpoint.method === 'GET' && endpoint.format === 'json';
      if (!isList || !(error instanceof BadAnswerError && error.reason === 'wrong-shape'))
        throw error;
      // One damaged thing must not take the others of its list away.
      const { partialAnswer } = await import('./partial-answer');
      return partialAnswer(endpoint, { text: raw.text, error, warn: ports.warn });
    }
  }

  return async (endpoint, request, options) => {
    const { timeoutMs, maxBytes, retries, retryMs } = endpoint;
    const { signal } = options;
    const headers = options.isBare
      ? { Accept: 'application/json' }
      : clientHeaders(options, request.body !== undefined, endpoint);
    for (let retry = 0; ; retry += 1) {
      try {
        const raw = await attempt(request, { headers, timeoutMs, maxBytes, signal });
        return { answer: await read(endpoint, raw, request.call), headers: raw.headers };
      } catch (error) {
        if (retry >= retries || !isTransient(error)) throw error;
        await pause(clock, retryMs ?? FIRST_RETRY_MS * 3 ** retry, signal, request.call);
      }
    }
  };
}

/** Whether a retry may succeed: no answer arrived, or the operator answered 502 to 504. */
function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true;
  return error instanceof HttpError && error.status >= 502 && error.status <= 504;
}

function pause(
  clock: Clock,
  ms: number,
  signal: AbortSignal | undefined,
  call: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      cancel();
      reject(new AbortedError(call));
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    });
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
