import type { CouponState, ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  defer,
  exhaustMap,
  filter,
  firstValueFrom,
  from,
  groupBy,
  map,
  merge,
  mergeMap,
  of,
  Subject,
  takeUntil,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { AbortedError, HttpError } from '../../../../api';
import type { PlacementApi } from '../../../../api';
import type { Log } from '../../../ports';
import type { CouponAccess } from '../coupon-access';
import type { Intent, Intents } from './intents';
import { countHold } from '../sources/live-hold';
import type { TellNotPlaced } from './not-placed';
import type { Unsent } from './snapshot';
import { failedVerdicts, verdictsOf } from './verdict';
import type { BetVerdict } from './verdict';
import { createGoneBets } from './gone-bets';
import { createOutcomeCheck } from './outcome-check';
import type { Answer, CheckRequest } from './outcome-check';

/** A send has ended after this time: the call's own time-out, and how long the operator holds a live bet. */
const SEND_OVER_MS = 30_000;
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

export function createPlacing(ports: PlacingPorts): Placing {
  const { bus, serverNow, leastServerNow, intents, newRefId, shown, coupon } = ports;
  const { dispatch } = coupon;
  const left$ = new Subject<void>();
  const settled$ = new Subject<string>();
  const checks$ = new Subject<CheckRequest>();
  const { tellIfGone, tellRefused, matchOf } = createGoneBets(ports);

  function publishStatus(sending = sendingIn(shown())): void {
    const lost = intents.all().find(({ status }) => status === 'sent')?.coupon.refId;
    dispatch({ type: 'placing-changed', placing: statusOf(sending, lost) });
  }

  function settle(refId: string): void {
    intents.remove(refId);
    settled$.next(refId);
  }

  /** Applies an answer about an intent; false where the outcome is still unknown. */
  function isFinal(intent: Intent, answer: Answer, waitedMs: number): boolean {
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

  const check$ = createOutcomeCheck({
    ...ports,
    isFinal,
    onSettled: (refId) => {
      settle(refId);
      publishStatus();
    },
    ended$: (refId) => merge(left$, settled$.pipe(filter((settled) => settled === refId))),
  });

  function forget(gone: readonly Intent[]): void {
    const unsure = gone.filter(({ status }) => status === 'sent');
    // They leave the coupon before they are removed, as after a send.
    if (unsure.length > 0) dispatch({ type: 'placements-forgotten', intents: unsure });
    for (const { coupon } of gone) settle(coupon.refId);
  }

  function resume(userId: string, checked: 0 | 1): void {
    forget(intents.all().filter(({ coupon }) => coupon.userId !== userId));
    if (sendingIn(shown()) === null) {
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
      const hold = countHold(unsent, ports);
      const verdicts = await firstValueFrom(
        send$(intent, ports).pipe(takeUntil(merge(left$, bus.disposed$))),
        { defaultValue: null },
      );
      hold.unsubscribe();
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

/** The coupon that is being sent. */
function sendingIn(placing: CouponState['placing']): string | null {
  return placing.status === 'sending' ? placing.refId : null;
}

function statusOf(sending: string | null, lost: string | undefined): CouponState['placing'] {
  if (sending !== null) return { status: 'sending', refId: sending };
  return lost === undefined ? { status: 'idle' } : { status: 'checking', refId: lost };
}

/** Sends an intent, once. */
function send$(
  intent: Intent,
  { placement, log }: Pick<PlacingPorts, 'placement' | 'log'>,
): Observable<readonly BetVerdict[]> {
  return defer(() => from(placement.place(intent.coupon))).pipe(
    map((results) => verdictsOf(intent.coupon, results)),
    catchError((error: unknown) => of(verdictsOfFailure(error, intent, log))),
  );
}

/** The outcomes after a send that failed; one that could not be read is logged. */
function verdictsOfFailure(error: unknown, { coupon }: Intent, log: Log): readonly BetVerdict[] {
  const verdicts = failedVerdicts(coupon, error);
  // A refusal in the operator's own words is shown to the player.
  const isRefusal = error instanceof HttpError && !hasUnknown(verdicts);
  if (!isRefusal && !(error instanceof AbortedError)) {
    log('warn', 'The answer to a placed bet could not be read.', error);
  }
  return verdicts;
}

function hasUnknown(verdicts: readonly BetVerdict[]): boolean {
  return verdicts.some(({ verdict }) => verdict.kind === 'unknown');
}
