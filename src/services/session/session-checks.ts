import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  skip,
  Subject,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import type { Log, PageEvents } from '../ports';
import { findUser$ } from './find-user';
import type { OperatorTurns } from './operator-turns';
import type { How, Reason } from './who-is-here';

/** After a check that failed three times, the next one. */
const NEXT_CHECK_MS = 15_000;

/** How a found player has come, and why nobody is there where nobody is found. */
export interface Question {
  readonly how: How;
  readonly reason: Reason;
}

export interface SessionChecksPorts {
  readonly bus: Pick<ShellHandle, 'listen'>;
  readonly api: ApiClient;
  readonly scheduler: SchedulerLike;
  readonly page: Pick<PageEvents, 'online$'>;
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

/** What a check came to. */
type Outcome =
  | { readonly kind: 'answered'; readonly userId: string; readonly mark: string | null }
  /** Somebody signs in: what ends now may end theirs. */
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'failed'; readonly error: unknown };

export function createSessionChecks(ports: SessionChecksPorts): SessionChecks {
  const { bus, api, scheduler, page, mark, turns, onFound, onNobody, onFailed, log } = ports;
  /** What is asked now; null where it was decided otherwise who is here. */
  const checks = new Subject<{ question: Question; start$: Observable<unknown> } | null>();

  function check$(): Observable<Outcome> {
    return defer(() => {
      if (!turns.isEnding()) return ask$();
      // What the operator has not heard of yet would make its answer a wrong one.
      return from(turns.end(() => turns.isEnding() && !turns.isBeginning())).pipe(
        switchMap(() =>
          turns.isEnding() && turns.isBeginning() ? of<Outcome>({ kind: 'not-asked' }) : ask$(),
        ),
      );
    }).pipe(
      catchError((error: unknown) =>
        error instanceof AbortedError ? EMPTY : of<Outcome>({ kind: 'failed', error }),
      ),
    );
  }

  function ask$(): Observable<Outcome> {
    const markBefore = mark();
    return findUser$(api, scheduler).pipe(
      map((userId) => ({ kind: 'answered', userId, mark: markBefore })),
    );
  }

  function apply(question: Question, outcome: Outcome): void {
    if (outcome.kind !== 'answered') {
      if (outcome.kind === 'failed') log('warn', 'The session check failed.', outcome.error);
      onFailed();
      askLater(question);
    } else if (mark() !== outcome.mark) {
      // Another tab signed in or out meanwhile: the answer may be from before that.
      ask(question);
    } else if (outcome.userId === '') onNobody(question.reason);
    else onFound(outcome.userId, question.how, outcome.mark);
  }

  const outcome$ = checks.pipe(
    switchMap((next) => {
      if (!next) return EMPTY;
      const { question, start$ } = next;
      return start$.pipe(
        take(1),
        switchMap(check$),
        map((outcome) => ({ question, outcome })),
      );
    }),
  );
  bus.listen(outcome$, ({ question, outcome }) => apply(question, outcome));

  function ask(question: Question): void {
    checks.next({ question, start$: of(undefined) });
  }

  function askLater(question: Question): void {
    const online$ = page.online$.pipe(skip(1), filter(Boolean));
    checks.next({ question, start$: merge(timer(NEXT_CHECK_MS, scheduler), online$) });
  }

  return { ask, askLater, decide: () => checks.next(null) };
}
