import type { CouponProblem, CouponState, ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  expand,
  filter,
  firstValueFrom,
  from,
  groupBy,
  map,
  merge,
  mergeMap,
  of,
  Subject,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError, HttpError } from '../../../../api';
import type { BetResult, PlacementApi } from '../../../../api';
import { abortable$, logFailure } from '../../../../api/calls/call';
import type { Log } from '../../../ports';
import { backoff } from '../../../shared/backoff';
import type { CouponAccess } from '../coupon-access';
import type { Intent, Intents } from './intents';
import { isInCoupon } from './after-placement';
import type { TellNotPlaced } from './not-placed';
import { placedBets } from './refusals';
import type { Unsent } from './snapshot';
import { failedVerdicts, verdictsOf } from './verdict';
import type { BetVerdict } from './verdict';

/** A send has ended after this time: the call's own time-out, and how long the operator holds a live bet. */
const SEND_OVER_MS = 30_000;
const FIRST_CHECK_MS = 1000;
const LONGEST_CHECK_MS = 15_000;
const checkDelay = backoff(FIRST_CHECK_MS, LONGEST_CHECK_MS);

export interface PlacingPorts {
  readonly bus: Pick<ShellHandle, 'disposed$' | 'listen'>;
  readonly scheduler: SchedulerLike;
  readonly serverNow: () => number;
  /** Milliseconds that only grow. */
  readonly steadyNow: () => number;
  /** The earliest that the operator's time can be, ms; null while it is unknown. */
  readonly leastServerNow: () => number | null;
  readonly placement: PlacementApi;
  readonly intents: Intents;
  readonly newRefId: () => string;
  /** The coupon's view of placements. */
  readonly shown: () => CouponState['placing'];
  readonly coupon: CouponAccess;
  readonly tell: TellNotPlaced;
  /** Emits when the connection may be back. */
  readonly back$: Observable<unknown>;
  readonly log: Log;
}

/** A coupon that was sent, and the outcome of each of its bets. */
export interface Sent {
  readonly intent: Intent;
  readonly verdicts: readonly BetVerdict[];
}

/** Sends a coupon once, and checks the outcome of those whose answer was lost. */
export interface Placing {
  /**
   * Sends a coupon; null where the player left before the answer arrived. Placed bets leave the coupon
   * before their intent is removed: a tab that dies between the two leaves a coupon whose outcome is
   * checked, not one that can be placed again. `isPart`: the coupon may hold more than the sent bets.
   */
  send(coupon: Unsent, isPart: boolean): Promise<Sent | null>;
  /** Checks every coupon that this player sent before and that is still open; forgets those of other players. */
  resume(userId: string): void;
  /** Resumes after taking over the sends and outcomes of other tabs. */
  catchUp(userId: string): void;
  /** Forgets the sent coupons of a player who has left. */
  forget(): void;
}

/** A request to check the outcome of an intent. */
interface CheckRequest {
  readonly intent: Intent;
  /** The request that sent it has just ended in this tab: the time since is known without the operator's clock. */
  readonly isJustSent: boolean;
  /** The number of checks that the first delay counts as done: 0 checks at once. */
  readonly checked: 0 | 1;
}

export function createPlacing(ports: PlacingPorts): Placing {
  const {
    bus,
    scheduler,
    serverNow,
    steadyNow,
    leastServerNow,
    placement,
    intents,
    newRefId,
    shown,
    log,
  } = ports;
  const { back$, coupon, tell } = ports;
  const { dispatch } = coupon;
  const left$ = new Subject<void>();
  const settled$ = new Subject<string>();
  const checks$ = new Subject<CheckRequest>();

  function sendingRefId(): string | null {
    const placing = shown();
    return placing.status === 'sending' ? placing.refId : null;
  }

  function publishStatus(sending = sendingRefId()): void {
    const lost = intents.all().find(({ status }) => status === 'sent')?.coupon.refId;
    dispatch({ type: 'placing-changed', placing: statusOf(sending, lost) });
  }

  function settle(refId: string): void {
    intents.remove(refId);
    settled$.next(refId);
  }

  /** By the operator's clock, for an intent that another tab sent, or this one before it was reloaded. */
  function sinceSent({ sentAt }: Intent): number {
    const now = leastServerNow();
    return now === null || sentAt === null ? 0 : now - sentAt;
  }

  /** The operator's answer about an intent: null if it has no such bet, undefined if the call failed. */
  function answer$({ coupon }: Intent): Observable<readonly BetResult[] | null | undefined> {
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

  /** Tells of a bet that was not placed and has left the coupon, where the reason would stand. */
  function tellIfGone({ coupon: sent, match }: Intent, problem: CouponProblem): void {
    const [first] = sent.bets;
    if (first && !isInCoupon(coupon.present(), sent)) {
      tell({ marketId: first.marketId, match, problem });
    }
  }

  function tellRefused({ intent, verdicts }: Sent): void {
    const refused = verdicts.find(({ verdict }) => verdict.kind === 'refused')?.verdict;
    if (refused?.kind === 'refused' && placedBets({ intent, verdicts }).length === 0) {
      tellIfGone(intent, refused.problem ?? { code: 'refused' });
    }
  }

  /** The match of a coupon that is sent, as it is named then. */
  function matchOf({ bets: [first] }: Unsent): string | undefined {
    const { bets } = coupon.present().draft;
    const game = bets.find(({ bet }) => bet.market.id === first?.marketId)?.bet.market.game;
    return game?.home ? `${game.home} – ${game.away}` : undefined;
  }

  /** Applies an answer about an intent; false where the outcome is still unknown. */
  function isFinal(
    intent: Intent,
    answer: readonly BetResult[] | null | undefined,
    waitedMs: number,
  ): boolean {
    const { refId } = intent.coupon;
    const verdicts = answer && verdictsOf(intent.coupon, answer);
    if (verdicts && !hasUnknown(verdicts)) {
      dispatch({ type: 'placement-found', sent: { intent, verdicts } });
      tellRefused({ intent, verdicts });
      settle(refId);
      publishStatus();
      return true;
    }
    if (answer !== null || waitedMs < SEND_OVER_MS) return false;
    intents.put({ ...intent, status: 'missing' });
    dispatch({ type: 'placement-missing', intent });
    tellIfGone(intent, { code: 'unavailable' });
    publishStatus();
    return true;
  }

  /** Checks an intent, at growing intervals, until its outcome is known. */
  function check$({ intent, isJustSent, checked }: CheckRequest): Observable<unknown> {
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
            settle(refId);
            publishStatus();
            return EMPTY;
          }),
          filter(({ answer }) => {
            const since = isJustSent ? 0 : sinceSent(intent);
            return !isFinal(intent, answer, Math.max(steadyNow() - begun, since));
          }),
          map(({ next }) => next),
        );
      }),
      takeUntil(merge(left$, settled$.pipe(filter((settled) => settled === refId)))),
    );
  }

  function verdictsOfFailure(error: unknown, { coupon }: Intent): readonly BetVerdict[] {
    const verdicts = failedVerdicts(coupon, error);
    // A refusal in the operator's own words is shown to the player.
    const isRefusal = error instanceof HttpError && !hasUnknown(verdicts);
    if (!isRefusal && !(error instanceof AbortedError)) {
      log('warn', 'The answer to a placed bet could not be read.', error);
    }
    return verdicts;
  }

  function forget(gone: readonly Intent[]): void {
    const unsure = gone.filter(({ status }) => status === 'sent');
    // They leave the coupon before they are removed, as after a send.
    if (unsure.length > 0) dispatch({ type: 'placements-forgotten', intents: unsure });
    for (const { coupon } of gone) settle(coupon.refId);
  }

  function resume(userId: string, checked: 0 | 1): void {
    forget(intents.all().filter(({ coupon }) => coupon.userId !== userId));
    if (sendingRefId() === null) {
      for (const intent of intents.all().filter(({ status }) => status === 'sent')) {
        checks$.next({ intent, isJustSent: false, checked });
      }
    }
    publishStatus();
  }

  bus.listen(
    checks$.pipe(
      groupBy(({ intent }) => intent.coupon.refId),
      // An intent that is being checked is not checked twice.
      mergeMap((sameIntent$) => sameIntent$.pipe(exhaustMap(check$))),
    ),
    () => {},
  );
  publishStatus();

  return {
    async send(unsent, isPart) {
      // A missing intent is sent again with its refId and its body: another body would be refused.
      const missing = intents.missingLike(unsent)?.coupon;
      const intent: Intent = {
        coupon: missing ?? { ...unsent, refId: newRefId() },
        sentAt: leastServerNow() === null ? null : serverNow(),
        status: 'sent',
        match: matchOf(unsent),
      };
      const { refId } = intent.coupon;
      intents.put(intent);
      publishStatus(refId);
      const verdicts$ = defer(() => from(placement.place(intent.coupon))).pipe(
        map((results) => verdictsOf(intent.coupon, results)),
        catchError((error: unknown) => of(verdictsOfFailure(error, intent))),
        takeUntil(merge(left$, bus.disposed$)),
      );
      const verdicts = await firstValueFrom(verdicts$, { defaultValue: null });
      if (verdicts === null) return null;
      dispatch({ type: 'placement-answered', sent: { intent, verdicts }, isPart });
      tellRefused({ intent, verdicts });
      if (hasUnknown(verdicts)) checks$.next({ intent, isJustSent: true, checked: 1 });
      else settle(refId);
      publishStatus(null);
      return { intent, verdicts };
    },

    resume: (userId) => resume(userId, 0),

    catchUp(userId) {
      // Without a player nothing can be checked; stored coupons wait for their player.
      if (userId === '') return;
      intents.catchUp();
      resume(userId, 1);
    },

    forget() {
      left$.next();
      forget(intents.all());
      publishStatus(null);
    },
  };
}

function statusOf(sending: string | null, lost: string | undefined): CouponState['placing'] {
  if (sending !== null) return { status: 'sending', refId: sending };
  return lost === undefined ? { status: 'idle' } : { status: 'checking', refId: lost };
}

function hasUnknown(verdicts: readonly BetVerdict[]): boolean {
  return verdicts.some(({ verdict }) => verdict.kind === 'unknown');
}
