import type { Clock } from '@grandstand/bus-contracts';
import type { CouponApi, CouponQuestion } from '../../api';
import { ifAnswered } from '../../api/if-answered';
import type { Log } from '../ports';
import { backoff } from '../shared/backoff';
import { askSame, disagreeing, questionOf, withChecked } from './checked';
import type { Desk } from './desk';

const PAUSE_MS = 300;
/** Retries wait 2, 4, 8, 16, then 30 s. */
const retryAfter = backoff(2000, 30_000);
/** Made once: the browser would take the stack for each question that was put off. */
const REPLACED = new Error('A newer question took its place.');

export interface CheckLoopPorts {
  readonly clock: Clock;
  readonly operator: Pick<CouponApi, 'check'>;
  readonly desk: Desk;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
  /** The operator said another price of these than is shown. */
  readonly onDisagreement: (marketIds: readonly string[]) => void;
  readonly log: Log;
}

/** Asks the operator about the coupon as it stands, a moment after it was changed; the newest question counts. */
export interface CheckLoop {
  /** The coupon may be another now. */
  wake(): void;
  /** What it said does not hold any more. */
  renew(): void;
}

export function createCheckLoop(ports: CheckLoopPorts): CheckLoop {
  const { clock, operator, desk, signal, onDisagreement, log } = ports;
  /** What was asked last, or is about to be. */
  let wanted: CouponQuestion | null = null;
  let turn = new AbortController();
  let cancel = (): void => {};

  const plan = (delay: number, failures: number): void => {
    cancel();
    turn.abort(REPLACED);
    turn = new AbortController();
    const own = AbortSignal.any([turn.signal, signal]);
    cancel = clock.after(delay, () => void ask(own, failures));
  };

  const ask = async (own: AbortSignal, failures: number): Promise<void> => {
    // Asked with the prices of now, not of when it was planned.
    const question = questionOf(desk.draft(), desk.around());
    const scale = scaleOf(desk);
    if (scale === null) {
      wanted = null;
      return;
    }
    const answer = await ifAnswered(
      operator.check(question, scale, { signal: own }),
      log,
      'The coupon could not be checked; it is asked again.',
    );
    if (own.aborted) return;
    if (answer) {
      desk.know({ question, answer });
      desk.hear(withChecked(desk.draft(), answer));
      onDisagreement(disagreeing(desk.draft(), answer));
      return;
    }
    // What was said of the coupon before it was changed must not stand for what it is now.
    desk.know(null);
    plan(retryAfter(failures + 1), failures + 1);
  };

  const stop = (): void => {
    cancel();
    turn.abort();
  };
  signal.addEventListener('abort', stop, { once: true });

  const loop: CheckLoop = {
    renew: () => {
      wanted = null;
      loop.wake();
    },
    wake: () => {
      if (signal.aborted) return;
      if (desk.draft().bets.length === 0) {
        if (wanted === null) return;
        wanted = null;
        stop();
        desk.know(null);
        return;
      }
      const question = questionOf(desk.draft(), desk.around());
      if ((wanted !== null && askSame(question, wanted)) || scaleOf(desk) === null) return;
      wanted = question;
      plan(PAUSE_MS, 0);
    },
  };
  return loop;
}

/** Digits behind the point of the amounts that the answer has; null while no currency is known. */
function scaleOf(desk: Desk): number | null {
  const { account, currency } = desk.around();
  return account?.scale ?? currency?.scale ?? null;
}
