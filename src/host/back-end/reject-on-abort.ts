/**
 * What comes before the signal is aborted; rejects with the signal's reason from then on.
 * @remarks Not every answer heeds its signal: a back end of this process may not listen, and of one
 * whose head arrives in the very moment of the abort Node's `fetch` never says another word.
 */
export async function rejectOnAbort<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return Promise.race([answer, whenAborted(signal)]);
}

async function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
