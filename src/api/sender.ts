import type { Clock, Language } from '@grandstand/bus-contracts';
import { APP_NAME } from '@grandstand/bus-contracts/area';
import type { Attempt } from './attempt';
import type { Endpoint } from './endpoint';
import { AbortedError, HttpError, NetworkError, TimeoutError } from './errors';
import { readAnswer } from './read-answer';
import type { Recipe } from './recipe';

const FIRST_RETRY_MS = 300;

/** An answer with the headers that say how long it may be kept. */
export interface Exchange<Out> {
  readonly answer: Out;
  readonly headers: Headers;
}

export interface SendOptions {
  readonly token: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** To another origin: without any header that says who asks. */
  readonly isBare?: boolean;
}

/** Sends a recipe under the headers of every call, again where the endpoint allows it, and reads the answer. */
export type Send = <In, Out>(
  endpoint: Endpoint<In, Out>,
  recipe: Recipe,
  options: SendOptions,
) => Promise<Exchange<Out>>;

export interface SenderPorts {
  readonly attempt: Attempt;
  readonly clock: Clock;
  readonly language: () => Language;
  /** The device's fingerprint token; undefined until there is one. */
  readonly fingerprint: () => string | undefined;
}

export function createSender(ports: SenderPorts): Send {
  const { attempt, clock } = ports;

  function clientHeaders(
    { token, headers }: SendOptions,
    hasBody: boolean,
    sendsAuthorization: boolean,
  ): Record<string, string> {
    const fingerprint = ports.fingerprint();
    return {
      Accept: 'application/json',
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...headers,
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Name': APP_NAME,
      'X-Language': ports.language(),
      ...(token !== undefined && { 'X-Auth': `Bearer ${token}` }),
      ...(token !== undefined && sendsAuthorization && { Authorization: `Bearer ${token}` }),
      ...(fingerprint !== undefined && { 'X-Fingerprint': fingerprint }),
    };
  }

  return async (endpoint, recipe, options) => {
    const { timeoutMs, maxBytes, retries, retryMs } = endpoint;
    const { signal } = options;
    const headers = options.isBare
      ? { Accept: 'application/json' }
      : clientHeaders(options, recipe.body !== undefined, endpoint.sendsAuthorization);
    for (let retry = 0; ; retry += 1) {
      try {
        const raw = await attempt(recipe, { headers, timeoutMs, maxBytes, signal });
        return { answer: readAnswer(endpoint, raw, recipe.call), headers: raw.headers };
      } catch (error) {
        if (retry >= retries || !mayPass(error)) throw error;
        await pause(clock, retryMs ?? FIRST_RETRY_MS * 3 ** retry, signal, recipe.call);
      }
    }
  };
}

/** A fault that may be gone in a moment: no answer, or an operator that says so. */
function mayPass(error: unknown): boolean {
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
