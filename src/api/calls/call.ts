import { Observable } from 'rxjs';
import type { ApiClient, CallOptions } from './client';
import type { Endpoint } from '../endpoint';
import { AbortedError } from '../errors';

/**
 * Makes a call when it is subscribed to, and aborts it when it is unsubscribed from: so `switchMap` drops
 * an older call and `takeUntil` ends one. Fails with the client's typed errors.
 * @example ticks$.pipe(switchMap(() => call$(api, limitsPingCall, {})))
 */
export function call$<In, Out>(
  api: ApiClient,
  endpoint: Endpoint<In, Out>,
  input: In,
  options: Omit<CallOptions, 'signal'> = {},
): Observable<Out> {
  return abortable$((signal) => api.call(endpoint, input, { ...options, signal }));
}

/** Runs a task when it is subscribed to, and aborts it when it is unsubscribed from. */
export function abortable$<T>(run: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return new Observable((subscriber) => {
    const controller = new AbortController();
    run(controller.signal).then(
      (answer) => {
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => subscriber.error(error),
    );
    return () => controller.abort();
  });
}

/** Logs a failed call unless it was aborted. */
export function logFailure(
  log: (level: 'warn', message: string, error: unknown) => void,
  message: string,
): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof AbortedError)) log('warn', message, error);
  };
}
