import type { Observable, SchedulerLike, Subscription } from 'rxjs';
import { EMPTY, map, startWith, take, timer } from 'rxjs';
import type { State } from '../model';
import type { Hold } from '../published/panel-store';
import type { PlacingPorts } from './placing';
import type { Unsent } from './snapshot';

/** How long the operator holds a coupon before it decides, as its site config says; ms. */
function holdOf({ draft, context }: State, { bets }: Pick<Unsent, 'bets'>): number {
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
export function countHold(
  unsent: Unsent,
  { bus, coupon, scheduler }: Pick<PlacingPorts, 'bus' | 'coupon' | 'scheduler'>,
): Subscription {
  const ms = holdOf(coupon.present(), unsent);
  return bus.listen(ms === 0 ? EMPTY : secondsOfHold$(ms, scheduler), (hold) =>
    coupon.dispatch({ type: 'hold-counted', hold }),
  );
}
