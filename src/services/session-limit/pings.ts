import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { limitsPingCall } from '../../api/endpoints/limits';
import { momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
import { createNewest } from '../shared/newest';
import type { Log, SteadyClock } from '../ports';

export interface PingsPorts {
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** What the operator says is from no later than that moment, at which it was asked. */
  readonly onAnswer: (
    answer: { readonly limitValue: number; readonly limitBalance: number | null },
    since: Moment,
  ) => void;
}

/** Asks the operator what is left of the session's time, and tells it that somebody plays. */
export interface Pings {
  /** Every 30 s from now on, if not so already. */
  begin(): void;
  /** Now, and 30 s later again. */
  now(): void;
  /** Not before 30 s. */
  later(): void;
  /** What is under way counts no more. */
  forget(): void;
  rest(): void;
}

/** Specification, section 9. */
const PING_MS = 30_000;

export function createPings({ clock, api, signal, log, onAnswer }: PingsPorts): Pings {
  const newest = createNewest();
  let isPinging = false;
  let cancel = (): void => {};

  function later(): void {
    cancel();
    cancel = clock.after(PING_MS, ping);
  }

  function ping(): void {
    later();
    const number = newest.begin();
    const since = momentOf(clock);
    api
      .call(limitsPingCall, {}, { signal })
      .then((answer) => {
        if (newest.take(number)) onAnswer(answer, since);
      })
      .catch((error: unknown) => {
        // The time goes on all the same.
        if (!(error instanceof AbortedError)) log('warn', 'The session was not pinged.', error);
      });
  }

  return {
    begin() {
      if (isPinging) return;
      isPinging = true;
      ping();
    },
    now: ping,
    later,
    forget: newest.forget,
    rest() {
      cancel();
      isPinging = false;
    },
  };
}
