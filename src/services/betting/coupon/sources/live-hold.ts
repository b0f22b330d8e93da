import type { ShellHandle } from '@grandstand/bus-contracts';
import type { Observable, SchedulerLike, Subscription } from 'rxjs';
import { EMPTY, map, startWith, take, timer } from 'rxjs';
import type { State } from '../model';
import type { CouponAccess } from '../coupon-access';

/** How long the operator holds the bet that is being placed, and how much of it is left; whole seconds. */
export interface Hold {
  readonly seconds: number;
  readonly left: number;
}

/** A coupon that is sent. */
interface SentBets {
  readonly bets: readonly { readonly marketId: string }[];
}

interface HoldPorts {
  readonly bus: Pick<ShellHandle, 'listen'>;
  readonly coupon: CouponAccess;
  readonly scheduler: SchedulerLike;
}

/** How long the operator holds a coupon before it decides, as its site config says; ms. */
function holdOf({ draft, context }: State, { bets }: SentBets): number {
  const sent = new Set(bets.map(({ marketId }) => marketId));
  const isLive = draft.bets.some(({ bet: { market } }) => market.isLive && sent.has(market.id));
  return isLive ? context.rules.liveDelayMs : 0;
}

/** The whole seconds that are left of a hold, down to none. */
export function secondsOfHold$(ms: number, scheduler: SchedulerLike): Observable<Hold> {
  const seconds = Math.ceil(ms / 1000);
  // The first second is the broken one: the last ends with the hold.
  const first = ms - (seconds - 1) * 1000;
  return timer(first, 1000, scheduler).pipe(
    map((count) => seconds - 1 - count),
    take(seconds),
    startWith(seconds),
    map((left) => ({ seconds, left })),
  );
}

/** Counts the operator's hold on a coupon that is sent down, until it is unsubscribed from. */
export function countHold(sent: SentBets, { bus, coupon, scheduler }: HoldPorts): Subscription {
  const ms = holdOf(coupon.present(), sent);
  return bus.listen(ms === 0 ? EMPTY : secondsOfHold$(ms, scheduler), (hold) =>
    coupon.dispatch({ type: 'hold-counted', hold }),
  );
}
