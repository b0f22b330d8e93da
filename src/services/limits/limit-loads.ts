import type { Clock } from '@grandstand/bus-contracts';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import {
  availableLimitsCall,
  limitsCall,
  selfExcludeReasonsCall,
} from '../../api/endpoints/limits';
import { ifAnswered } from '../../api/if-answered';
import { backoff } from '../shared/backoff';
import { createNewest } from '../shared/newest';
import type { Log } from '../ports';
import type { Said } from './limit-changes';
import type { Known } from './limits-state';

/** A load that failed is tried again: after so long, then after twice as long each time, and then so often. */
const retryDelay = backoff(2000, 60_000);
/** What is said of changes within this time is asked for once. */
const TOGETHER_MS = 50;

/** The operator's answer to the whole question. */
export interface Loaded extends Pick<Known, 'available'> {
  readonly limits: Said;
  /** Undefined where they could not be had. */
  readonly reasons: Known['reasons'] | undefined;
}

export interface LimitLoadsPorts {
  readonly api: ApiClient;
  readonly clock: Clock;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** Whether anybody is here whose limits there are. */
  readonly isWanted: () => boolean;
  /** Whether what may be chosen, and for which reasons, is known. */
  readonly isReady: () => boolean;
  readonly onBegun: () => void;
  readonly onLoaded: (loaded: Loaded) => void;
  readonly onRefreshed: (limits: Said) => void;
  readonly onFailed: () => void;
  readonly log: Log;
}

/** Asks the operator for limits, again where that failed; an older answer never counts after a newer one. */
export interface LimitLoads {
  /** Loads all of it; rejects where it could not be had. */
  load(): Promise<void>;
  /** As `load`, for nobody who waits for it. */
  reload(): void;
  /** The operator, or another tab, says that something changed: it is asked once for what is said at once. */
  refreshSoon(): void;
  /** What is under way may be from before a change. */
  outdate(): void;
  /** Whatever was asked for, or was to be, was another's. */
  forget(): void;
}

export function createLimitLoads(ports: LimitLoadsPorts): LimitLoads {
  const { api, clock, signal, isWanted, isReady, log } = ports;
  const newest = createNewest();
  let failures = 0;
  let cancelRetry = (): void => {};
  /** Takes back the question that is about to be asked; undefined where none is. */
  let cancelRefresh: (() => void) | undefined;

  async function load(): Promise<void> {
    const number = newest.begin();
    cancelRetry();
    ports.onBegun();
    try {
      const [limits, { available }, given] = await Promise.all([
        api.call(limitsCall, {}, { signal }),
        api.call(availableLimitsCall, {}, { signal }),
        // Without a reason a player can exclude themselves, too.
        ifAnswered(
          api.call(selfExcludeReasonsCall, {}, { signal }),
          log,
          'The reasons for a self-exclusion could not be loaded.',
        ),
      ]);
      if (!newest.take(number)) return;
      failures = 0;
      ports.onLoaded({ limits, available, reasons: given?.reasons });
    } catch (error) {
      if (newest.isLatest(number) && !(error instanceof AbortedError)) tryAgain();
      throw error;
    }
  }

  function tryAgain(): void {
    ports.onFailed();
    failures += 1;
    cancelRetry = clock.after(retryDelay(failures), reload);
  }

  function reload(): void {
    if (!isWanted()) return;
    load().catch((error: unknown) => {
      if (!(error instanceof AbortedError)) log('warn', 'The limits could not be loaded.', error);
    });
  }

  /** Asks for what holds now. */
  async function refresh(): Promise<void> {
    const number = newest.begin();
    try {
      const limits = await api.call(limitsCall, {}, { signal });
      if (newest.take(number)) ports.onRefreshed(limits);
    } catch (error) {
      if (error instanceof AbortedError) return;
      log('warn', 'The limits could not be loaded anew.', error);
      // What fails is asked for again as any load is.
      reload();
    }
  }

  function forget(): void {
    newest.forget();
    failures = 0;
    cancelRetry();
    cancelRefresh?.();
    cancelRefresh = undefined;
  }
  signal.addEventListener('abort', forget, { once: true });

  return {
    load,
    reload,
    refreshSoon: () => {
      if (!isWanted() || cancelRefresh) return;
      cancelRefresh = clock.after(TOGETHER_MS, () => {
        cancelRefresh = undefined;
        if (isReady()) void refresh();
        else reload();
      });
    },
    outdate: () => newest.forget(),
    forget,
  };
}
