/**
 * Settles as the promise does, or rejects with the signal's reason when that is aborted first.
 * @remarks Needed because not every promise reacts to its signal: the embedded back end ignores it, and
 * Node's `fetch` never settles if the abort meets the head of the answer.
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
