import type { Clock } from '@grandstand/bus-contracts';
import type { ApiClient } from '../../api';
import type * as SessionCalls from '../../api/endpoints/session-changes';
import type { KeyValueStore } from '../ports';

/** Kept until the operator has heard of a sign-out, so that no reload undoes it. */
const ENDING_KEY = 'session.ending';

/** A key for each sign-in of any tab that is under way: until when that is believed. */
const BEGINNING_PREFIX = 'session.beginning.';
/** So long a tab that died in the middle of a sign-in is waited for; a sign-in with a captcha in it takes its time. */
const BEGINNING_MS = 120_000;

export interface OperatorTurnsPorts {
  readonly api: ApiClient;
  readonly clock: Clock;
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
  /** As `change`, for a sign-in: until it has ended, `isBeginning` in every tab. */
  begin<T>(change: (calls: typeof SessionCalls) => Promise<T>): Promise<T>;
  /** Whether somebody is about to sign in, in whichever tab: an end that is told now may end theirs. */
  isBeginning(): boolean;
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
  const { api, clock, storage, signal, inTurn, loadCalls, isSomebodyHere, reload } = ports;
  let changes: Promise<unknown> = Promise.resolve();
  let mustReload = false;

  function change<T>(make: (calls: typeof SessionCalls) => Promise<T>): Promise<T> {
    const run = changes.then(() => inTurn(async () => make(await loadCalls())));
    changes = run.catch(() => {
      // Whoever asked for it hears of it; the next goes on.
    });
    return run;
  }

  function isUnderWay(key: string): boolean {
    const left = Number(storage.get(key)) - clock.now();
    return left > 0 && left <= BEGINNING_MS;
  }

  /** Notes that somebody is about to sign in; gives the note's end. */
  function noteBeginning(): () => void {
    let number = 1;
    while (isUnderWay(BEGINNING_PREFIX + number)) number += 1;
    const key = BEGINNING_PREFIX + number;
    storage.set(key, String(clock.now() + BEGINNING_MS));
    let isNoted = true;
    return () => {
      // Another's may stand there by now.
      if (isNoted) storage.remove(key);
      isNoted = false;
    };
  }

  return {
    change,
    begin(make) {
      const endNote = noteBeginning();
      // Before the next one's turn; and where its own did not come.
      return change((calls) => make(calls).finally(endNote)).finally(endNote);
    },
    isBeginning: () =>
      storage.keys().some((key) => key.startsWith(BEGINNING_PREFIX) && isUnderWay(key)),
    noteEnd: () => storage.set(ENDING_KEY, '1'),
    isEnding: () => storage.get(ENDING_KEY) !== null,
    async end(isDue = () => true) {
      await change(async ({ userDisconnect }) => {
        if (isSomebodyHere() || !isDue()) return;
        const isNoted = storage.get(ENDING_KEY) !== null;
        await api.call(userDisconnect, {}, { signal });
        // One that was noted meanwhile has yet to be told.
        if (isNoted) storage.remove(ENDING_KEY);
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
