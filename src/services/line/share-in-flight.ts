/** Loads under a key; who asks while the same is under way gets the same answer. */
export type ShareInFlight = <T>(
  key: string,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

interface Shared {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** Makes one call of many that ask the same at once; it is aborted when the last of them has gone. */
export function createShareInFlight(): ShareInFlight {
  const underWay = new Map<string, Shared>();

  function start<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Shared {
    const controller = new AbortController();
    const answer = load(controller.signal);
    const shared: Shared = { answer, controller, waiting: 0 };
    const end = (): void => {
      if (underWay.get(key) === shared) underWay.delete(key);
    };
    answer.then(end, end);
    underWay.set(key, shared);
    return shared;
  }

  return <T>(
    key: string,
    signal: AbortSignal,
    load: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const shared = underWay.get(key) ?? start(key, load);
    shared.waiting += 1;
    const leave = (): void => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      if (underWay.get(key) === shared) underWay.delete(key);
      shared.controller.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    const answer = shared.answer as Promise<T>;
    return answer.finally(() => signal.removeEventListener('abort', leave));
  };
}
