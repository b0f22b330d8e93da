import { AbortedError } from '../errors';

/** Rejects when the signal aborts; the promise itself, which other calls may share, goes on. */
export function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  call: string,
): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new AbortedError(call));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
