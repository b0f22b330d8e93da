import type { ApiClient } from '../../api';
import type * as SessionCalls from '../../api/endpoints/session-changes';
import type { KeyValueStore } from '../ports';

/** Kept until the operator has heard of a sign-out, so that no reload undoes it. */
const ENDING_KEY = 'session.ending';

export interface OperatorTurnsPorts {
  readonly api: ApiClient;
  readonly storage: KeyValueStore;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** Runs what changes the session at the operator, one tab at a time. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
  /** Fetches the calls that change the session: no first paint needs them. */
  readonly loadCalls: () => Promise<typeof SessionCalls>;
  readonly isSomebodyHere: () => boolean;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/** Changes the session at the operator: one call after another, so that the last one holds, and each end until it was heard. */
export interface OperatorTurns {
  /** Runs a change after those that were asked for before, in whichever tab. */
  change<T>(change: (calls: typeof SessionCalls) => Promise<T>): Promise<T>;
  /** Notes that the operator is to hear of a sign-out; false where storage keeps nothing. */
  noteEnd(): boolean;
  /** Whether it has yet to hear of one, of any tab or of a visit before. */
  isEnding(): boolean;
  /** Tells it that nobody is signed in, unless somebody is by then, or it is not due any more. */
  end(isDue?: () => boolean): Promise<void>;
  /** The page is loaded anew once the operator has heard. */
  reloadAfterEnd(): void;
  /** Somebody has signed in: nothing is to be ended. */
  forgetEnd(): void;
}

export function createOperatorTurns(ports: OperatorTurnsPorts): OperatorTurns {
  const { api, storage, signal, inTurn, loadCalls, isSomebodyHere, reload } = ports;
  let changes: Promise<unknown> = Promise.resolve();
  let mustReload = false;

  function change<T>(make: (calls: typeof SessionCalls) => Promise<T>): Promise<T> {
    const run = changes.then(() => inTurn(async () => make(await loadCalls())));
    changes = run.catch(() => {
      // Whoever asked for it hears of it; the next goes on.
    });
    return run;
  }

  return {
    change,
    noteEnd: () => storage.set(ENDING_KEY, '1'),
    isEnding: () => storage.get(ENDING_KEY) !== null,
    async end(isDue = () => true) {
      await change(async ({ userDisconnect }) => {
        if (isSomebodyHere() || !isDue()) return;
        await api.call(userDisconnect, {}, { signal });
        storage.remove(ENDING_KEY);
      });
      if (mustReload) reload();
    },
    reloadAfterEnd() {
      mustReload = true;
    },
    forgetEnd() {
      storage.remove(ENDING_KEY);
      mustReload = false;
    },
  };
}
