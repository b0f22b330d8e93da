import type { Clock } from '@grandstand/bus-contracts';
import { filter, skip } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import type { Log, PageEvents } from '../ports';
import { findUser } from './find-user';
import type { OperatorTurns } from './operator-turns';
import type { How, Reason } from './who-is-here';

/** After a check that failed three times, the next one. */
const NEXT_CHECK_MS = 15_000;

/** How who is found has come, and why nobody is there where nobody is found. */
export interface Question {
  readonly how: How;
  readonly reason: Reason;
}

export interface SessionChecksPorts {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly page: Pick<PageEvents, 'online$'>;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** What changes with each sign-in and sign-out of any tab. */
  readonly mark: () => string | null;
  readonly turns: Pick<OperatorTurns, 'isEnding' | 'isBeginning' | 'end'>;
  readonly onFound: (userId: string, how: How, mark: string | null) => void;
  readonly onNobody: (reason: Reason) => void;
  readonly onFailed: () => void;
  readonly log: Log;
}

/** Asks the operator who is signed in; the last question counts, and none that was put before something was decided. */
export interface SessionChecks {
  ask(question: Question): void;
  /** Asks in a while, or when the connection is back. */
  askLater(question: Question): void;
  /** It was decided otherwise who is here: what was asked before is late. */
  decide(): void;
}

export function createSessionChecks(ports: SessionChecksPorts): SessionChecks {
  const { api, clock, page, signal, mark, turns, onFound, onNobody, onFailed, log } = ports;
  /** Changes whenever it is asked or decided who is signed in. */
  let epoch = 0;
  let cancelNext = (): void => {};

  function decide(): void {
    epoch += 1;
    cancelNext();
  }

  async function check(question: Question): Promise<void> {
    decide();
    const asOf = epoch;
    try {
      // What the operator has not heard of yet would make its answer a wrong one.
      if (turns.isEnding()) {
        await turns.end(() => turns.isEnding() && !turns.isBeginning());
        if (asOf !== epoch || signal.aborted) return;
        if (turns.isEnding() && turns.isBeginning()) {
          onFailed();
          askLater(question);
          return;
        }
      }
      const markBefore = mark();
      const userId = await findUser(api, clock, signal);
      if (asOf !== epoch || signal.aborted) return;
      // Another tab signed in or out meanwhile: the answer may be from before that.
      if (mark() !== markBefore) ask(question);
      else if (userId === '') onNobody(question.reason);
      else onFound(userId, question.how, markBefore);
    } catch (error) {
      if (error instanceof AbortedError || asOf !== epoch) return;
      log('warn', 'The session check failed.', error);
      onFailed();
      askLater(question);
    }
  }

  function ask(question: Question): void {
    void check(question);
  }

  function askLater(question: Question): void {
    cancelNext();
    const again = (): void => ask(question);
    const cancelTimer = clock.after(NEXT_CHECK_MS, again);
    const online = page.online$.pipe(skip(1), filter(Boolean)).subscribe(again);
    cancelNext = () => {
      cancelTimer();
      online.unsubscribe();
      cancelNext = () => {};
    };
  }

  signal.addEventListener('abort', () => cancelNext(), { once: true });

  return { ask, askLater, decide };
}
