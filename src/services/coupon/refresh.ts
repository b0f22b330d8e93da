import type { Clock } from '@grandstand/bus-contracts';
import type { CurrentOutcome, LoadOutcomes } from '../../api';
import { ifAnswered } from '../../api/if-answered';
import type { Log } from '../ports';
import { backoff } from '../shared/backoff';

/** Retries wait 2, 4, 8, 16, then 30 s. */
const retryAfter = backoff(2000, 30_000);

export interface RefreshPorts {
  readonly clock: Clock;
  readonly loadOutcomes: LoadOutcomes;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** `asked`: the ids of the question; one without an answer is gone. `newer`: keys heard of since it was put. */
  readonly onLoaded: (loaded: {
    readonly asked: readonly string[];
    readonly outcomes: readonly CurrentOutcome[];
    readonly newer: ReadonlySet<string>;
  }) => void;
  readonly log: Log;
}

/** Asks the operator how outcomes stand now, until it has answered. */
export interface Refresh {
  want(ids: readonly string[]): void;
  /** As `want`, where the operator was heard of again: what failed before says nothing of it. */
  reset(ids: readonly string[]): void;
  /** The feed spoke of this key; an answer that is under way is older than that. */
  heard(key: string): void;
}

export function createRefresh(ports: RefreshPorts): Refresh {
  const { clock, loadOutcomes, signal, onLoaded, log } = ports;
  const wanted = new Set<string>();
  let newer: Set<string> | null = null;
  /** After what delay the next question goes; null where none is planned. */
  let planned: number | null = null;
  let failures = 0;
  let cancel = (): void => {};

  const plan = (delay: number): void => {
    if ((planned !== null && planned <= delay) || signal.aborted) return;
    cancel();
    planned = delay;
    cancel = clock.after(delay, () => void load());
  };

  const load = async (): Promise<void> => {
    planned = null;
    if (newer !== null || wanted.size === 0) return;
    const asked = [...wanted];
    wanted.clear();
    const heardSince = new Set<string>();
    newer = heardSince;
    const outcomes = await ifAnswered(
      loadOutcomes(asked, { signal }),
      log,
      'How the outcomes of the coupon stand could not be had; it is asked again.',
    );
    newer = null;
    if (signal.aborted) return;
    if (outcomes) {
      failures = 0;
      onLoaded({ asked, outcomes, newer: heardSince });
    } else {
      failures += 1;
      for (const id of asked) wanted.add(id);
    }
    if (wanted.size > 0) {
      plan(failures === 0 ? 0 : retryAfter(failures));
    }
  };

  signal.addEventListener('abort', () => cancel(), { once: true });

  const want = (ids: readonly string[]): void => {
    for (const id of ids) wanted.add(id);
    if (wanted.size > 0) plan(0);
  };

  return {
    want,
    reset: (ids) => {
      failures = 0;
      want(ids);
    },
    heard: (key) => newer?.add(key),
  };
}
