import type { Clock, CouponState } from '@grandstand/bus-contracts';
import { AbortedError, HttpError } from '../../../api';
import type { PlacementApi } from '../../../api';
import { ifAnswered } from '../../../api/calls/if-answered';
import type { Log } from '../../ports';
import type { CouponAccess } from '../commands/coupon-access';
import type { Intent, Intents } from './intents';
import type { Unsent } from './snapshot';
import { failedVerdicts, verdictsOf } from './verdict';
import type { BetVerdict } from './verdict';

/** So long after a send it is certainly over: the call's own time-out, and what the operator holds a live bet. */
const SEND_OVER_MS = 30_000;
const FIRST_CHECK_MS = 1000;
const LONGEST_CHECK_MS = 15_000;

export interface PlacingPorts {
  readonly clock: Clock;
  readonly serverNow: () => number;
  /** How far the operator's time has come at the least; null where it is not known. */
  readonly leastServerNow: () => number | null;
  readonly placement: PlacementApi;
  readonly intents: Intents;
  readonly newRefId: () => string;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  readonly dispatch: CouponAccess['dispatch'];
  readonly log: Log;
}

/** A coupon that was sent, and what became of each bet of it. */
export interface Sent {
  readonly intent: Intent;
  readonly verdicts: readonly BetVerdict[];
}

/** Sends a coupon once, and asks after those whose answer was lost. */
export interface Placing {
  /**
   * Null where the player went while the answer was under way. What was placed leaves the coupon first:
   * only then are the intents dropped, so that a tab that dies between the two leaves a coupon that is
   * asked after, not one that can be placed again. `isPart`: the coupon may hold more than what is sent.
   */
  send(coupon: Unsent, isPart: boolean): Promise<Sent | null>;
  /** Asks after everything of this player that was sent before and is still open; forgets what is another's. */
  resume(userId: string): void;
  /** As `resume`, with what other tabs have sent and settled meanwhile. */
  catchUp(userId: string): void;
  /** The player is gone: forgets what was theirs. */
  forget(): void;
}

export function createPlacing(ports: PlacingPorts): Placing {
  const { clock, serverNow, leastServerNow, placement, intents, newRefId, signal, dispatch, log } =
    ports;
  /** One per player: what comes back for another one is not theirs. */
  let turn = new AbortController();
  let sending: string | null = null;
  const checks = new Map<string, () => void>();
  /** Sent by this tab: how long ago, it knows without a clock that somebody may set. */
  const own = new Set<string>();

  const say = (): void => {
    const lost = intents.all().find(({ status }) => status === 'sent')?.coupon.refId;
    dispatch({ type: 'placing-changed', placing: statusOf(sending, lost) });
  };

  const settle = (refId: string): void => {
    checks.get(refId)?.();
    checks.delete(refId);
    intents.remove(refId);
  };

  /** By the operator's clock, for one that another tab sent, or this one before it was loaded anew. */
  const sinceSent = ({ coupon, sentAt }: Intent): number => {
    const now = leastServerNow();
    return now === null || sentAt === null || own.has(coupon.refId) ? 0 : now - sentAt;
  };

  const readFailure = (error: unknown, { coupon }: Intent): readonly BetVerdict[] => {
    const verdicts = failedVerdicts(coupon, error);
    // What the operator refused in words of its own is told to the player.
    const isPlain = error instanceof HttpError && !hasUnknown(verdicts);
    if (!isPlain && !(error instanceof AbortedError)) {
      log('warn', 'A bet that was sent got no answer that reads as one.', error);
    }
    return verdicts;
  };

  const ask = async (intent: Intent, waited: number, delay: number): Promise<void> => {
    const { refId } = intent.coupon;
    const current = turn.signal;
    if (!intents.isOpen(refId)) {
      settle(refId);
      say();
      return;
    }
    const answer = await ifAnswered(
      placement.byRef(refId, { signal: AbortSignal.any([current, signal]) }),
      log,
      'What became of a bet could not be had; it is asked again.',
    );
    if (current.aborted || signal.aborted) return;
    const isOver = Math.max(waited, sinceSent(intent)) >= SEND_OVER_MS;
    const verdicts = answer && verdictsOf(intent.coupon, answer);
    if (verdicts && !hasUnknown(verdicts)) {
      // First out of the coupon, then forgotten: as after a send.
      dispatch({ type: 'placement-found', sent: { intent, verdicts } });
      settle(refId);
      say();
    } else if (answer === null && isOver) {
      checks.delete(refId);
      intents.put({ ...intent, status: 'missing' });
      dispatch({ type: 'placement-missing', intent });
      say();
    } else {
      check(intent, waited, Math.min(Math.max(delay * 2, FIRST_CHECK_MS), LONGEST_CHECK_MS));
    }
  };

  const check = (intent: Intent, waited: number, delay: number): void => {
    const { refId } = intent.coupon;
    checks.get(refId)?.();
    checks.set(
      refId,
      clock.after(delay, () => void ask(intent, waited + delay, delay)),
    );
  };

  const forget = (gone: readonly Intent[]): void => {
    const unsure = gone.filter(({ status }) => status === 'sent');
    // First out of the coupon, then forgotten: as after a send.
    if (unsure.length > 0) dispatch({ type: 'placements-forgotten', intents: unsure });
    for (const { coupon } of gone) settle(coupon.refId);
  };

  const resume = (userId: string, delay: number): void => {
    forget(intents.all().filter(({ coupon }) => coupon.userId !== userId));
    for (const intent of intents.all()) {
      const isWaiting = intent.status === 'sent' && sending === null;
      if (isWaiting && !checks.has(intent.coupon.refId)) check(intent, 0, delay);
    }
    say();
  };

  signal.addEventListener('abort', () => checks.forEach((cancel) => cancel()), { once: true });
  say();

  return {
    send: async (coupon, isPart) => {
      const current = turn.signal;
      // Under the refId of before goes the body of before: anything else would be refused.
      const before = intents.missingLike(coupon)?.coupon;
      const intent: Intent = {
        coupon: before ?? { ...coupon, refId: newRefId() },
        sentAt: leastServerNow() === null ? null : serverNow(),
        status: 'sent',
      };
      const { refId } = intent.coupon;
      own.add(refId);
      intents.put(intent);
      sending = refId;
      say();
      const verdicts = await placement.place(intent.coupon).then(
        (results) => verdictsOf(intent.coupon, results),
        (error: unknown) => readFailure(error, intent),
      );
      if (current.aborted || signal.aborted) return null;
      sending = null;
      dispatch({ type: 'placement-answered', sent: { intent, verdicts }, isPart });
      if (hasUnknown(verdicts)) check(intent, 0, FIRST_CHECK_MS);
      else settle(refId);
      say();
      return { intent, verdicts };
    },

    resume: (userId) => resume(userId, 0),

    catchUp: (userId) => {
      // Of nobody in particular nothing can be asked; what is kept waits for its player.
      if (userId === '') return;
      intents.catchUp();
      resume(userId, FIRST_CHECK_MS);
    },

    forget: () => {
      turn.abort();
      turn = new AbortController();
      sending = null;
      forget(intents.all());
      say();
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
