import { AbortedError } from './errors';

/** What is shared by many calls goes on when one of them is aborted; that one ends at once. */
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
