import {
  catchError,
  EMPTY,
  expand,
  filter,
  map,
  merge,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { BetResult } from '../../../../api';
import { abortable$, logFailure } from '../../../../api/calls/call';
import { backoff } from '../../../shared/backoff';
import type { Intent } from './intents';
import type { PlacingPorts } from './placing';

const FIRST_CHECK_MS = 1000;
const MAX_CHECK_MS = 15_000;
const checkDelay = backoff(FIRST_CHECK_MS, MAX_CHECK_MS);

/** A request to check the outcome of an intent. */
export interface CheckRequest {
  readonly intent: Intent;
  /** The request that sent it has just ended in this tab: the time since is known without the operator's clock. */
  readonly isJustSent: boolean;
  /** The number of checks that the first delay counts as done: 0 checks at once. */
  readonly checked: 0 | 1;
}

interface CheckPorts extends Pick<
  PlacingPorts,
  'scheduler' | 'steadyNow' | 'leastServerNow' | 'placement' | 'intents' | 'back$' | 'log'
> {
  /** Applies an answer; false where the outcome is still unknown. `waitedMs`: since it was sent. */
  readonly isFinal: (intent: Intent, answer: Answer, waitedMs: number) => boolean;
  /** Another tab has settled it. */
  readonly onSettled: (refId: string) => void;
  /** Emits when an intent is checked no more. */
  readonly ended$: (refId: string) => Observable<unknown>;
}

/** The operator's answer about an intent: null if it has no such bet, undefined if the call failed. */
export type Answer = readonly BetResult[] | null | undefined;

/** Makes what checks an intent, at growing intervals, until its outcome is known. */
export function createOutcomeCheck(
  ports: CheckPorts,
): (request: CheckRequest) => Observable<unknown> {
  const { scheduler, steadyNow, leastServerNow, placement, intents, back$, log } = ports;
  const { isFinal, onSettled, ended$ } = ports;

  /** By the operator's clock, for an intent that another tab sent, or this one before it was reloaded. */
  function sinceSent({ sentAt }: Intent): number {
    const now = leastServerNow();
    return now === null || sentAt === null ? 0 : now - sentAt;
  }

  function answer$({ coupon }: Intent): Observable<Answer> {
    const failed = logFailure(
      log,
      'The outcome of a bet could not be loaded; it is checked again.',
    );
    return abortable$((signal) => placement.byRef(coupon.refId, { signal })).pipe(
      catchError((error: unknown) => {
        failed(error);
        return of(undefined);
      }),
    );
  }

  return ({ intent, isJustSent, checked }) => {
    const { refId } = intent.coupon;
    const begun = steadyNow();
    return of(checked).pipe(
      expand((count: number) => {
        const delay = count === 0 ? 0 : checkDelay(count);
        return merge(
          timer(delay, scheduler).pipe(map(() => count + 1)),
          // The first checks after the connection is back are close to each other again.
          back$.pipe(map(() => 1)),
        ).pipe(
          take(1),
          switchMap((next) => {
            if (intents.isOpen(refId))
              return answer$(intent).pipe(map((answer) => ({ answer, next })));
            onSettled(refId);
            return EMPTY;
          }),
          filter(({ answer }) => {
            const since = isJustSent ? 0 : sinceSent(intent);
            return !isFinal(intent, answer, Math.max(steadyNow() - begun, since));
          }),
          map(({ next }) => next),
        );
      }),
      takeUntil(ended$(refId)),
    );
  };
}
