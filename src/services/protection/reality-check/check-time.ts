import { LIMIT } from '@grandstand/bus-contracts/player';
import type { LimitsState } from '@grandstand/bus-contracts/player';
import { earlier, longestBetween } from '../../time/elapsed';
import type { Moment } from '../../time/elapsed';
import { keptMoment } from '../../time/kept-moment';

/** When the player signed in, and when they last answered a check. */
export interface CheckTime {
  readonly minutes: number;
  readonly since: Moment;
  /** Null if it is not known how long ago. */
  readonly checked: Moment | null;
}

/** The stored form, shared by tabs and visits, by the page's clock. */
export interface KeptCheck {
  readonly minutes: number;
  readonly since: number;
  readonly checkedAt: number;
}

const MINUTE_MS = 60_000;

/** The player's interval of reality checks, in minutes; null for none, undefined while it is unknown. */
export function minutesOf({ limits }: Pick<LimitsState, 'limits'>): number | null | undefined {
  const limit = limits.find(({ limitType }) => limitType === LIMIT.realityCheck);
  if (!limit) return undefined;
  return limit.limitState === 'ACTIVE' && limit.limitValue > 0 ? limit.limitValue : null;
}

/** The change that follows from the interval in the player's limits. */
export type IntervalChange =
  | { readonly does: 'nothing' | 'end' }
  /** `begin`: counting starts; `change`: it goes on with another interval. */
  | { readonly does: 'begin' | 'change'; readonly minutes: number };

export function intervalChange(
  limits: Pick<LimitsState, 'limits'>,
  time: Pick<CheckTime, 'minutes'> | null,
): IntervalChange {
  const minutes = minutesOf(limits);
  if (minutes === undefined || minutes === time?.minutes) return { does: 'nothing' };
  if (minutes === null) return { does: 'end' };
  return { does: time ? 'change' : 'begin', minutes };
}

/** How long until the next check; 0 while it is open. */
export function untilCheck(now: Moment, { minutes, checked }: CheckTime): number {
  return checked ? Math.max(0, minutes * MINUTE_MS - longestBetween(checked, now)) : 0;
}

export function playedMs(now: Moment, { since }: CheckTime): number {
  return Math.max(0, longestBetween(since, now));
}

/** The check of another tab or visit; it is due at once if the clock was set back since. */
export function checkOfKept(kept: KeptCheck, now: Moment): CheckTime {
  return {
    minutes: kept.minutes,
    since: keptMoment(now, kept.since) ?? now,
    checked: keptMoment(now, kept.checkedAt),
  };
}

/** The start of play that began so long before this moment, and the last check: by the operator, else the one that was due last. */
export function backBy(
  from: Moment,
  { playedMs: ms, checkedMs }: { readonly playedMs: number; readonly checkedMs: number | null },
  minutes: number,
): Pick<CheckTime, 'since' | 'checked'> {
  const checkedBefore = checkedMs ?? ms % (minutes * MINUTE_MS);
  return { since: earlier(from, ms), checked: earlier(from, checkedBefore) };
}
