import { isExclusion } from '@grandstand/bus-contracts/player';
import type { Limit, PendingLimit } from '@grandstand/bus-contracts/player';
import { directionOf, UNSET } from './limit-values';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;

/** Hours until then, rounded up; 0 when it is past. */
export function hoursUntil(seconds: number, now: number): number {
  return Math.max(0, Math.ceil((seconds * SECOND_MS - now) / HOUR_MS));
}

/** The limits in force, one entry per type, of the operator's list. */
export function holding(entries: readonly Limit[]): Limit[] {
  return entries.filter(({ limitState }) => limitState !== 'PENDING');
}

/** The changes that wait now; one that was not confirmed in its day has lapsed. */
export function waiting(entries: readonly Limit[], iso: string, now: number): PendingLimit[] {
  return entries
    .filter(({ limitState }) => limitState === 'PENDING')
    .map((entry): PendingLimit => {
      const { limitType, limitValue, needApprove, measure } = entry;
      const startedAt = entry.startedAt ?? Math.floor(now / SECOND_MS);
      // What a self-exclusion that is over waits for does not lapse.
      const isOver = isExclusion(limitType) && needApprove;
      const endsAt = isOver ? null : deadlineOf(entry, startedAt);
      const held = holding(entries).find((other) => other.limitType === limitType);
      return {
        limitType,
        direction: directionOf(limitType, limitValue, held?.limitValue ?? UNSET),
        limitValue,
        startedAt,
        endsAt,
        hoursLeft: hoursUntil(needApprove ? (endsAt ?? 0) : startedAt, now),
        needApprove,
        iso: measure === 'money' ? iso : null,
      };
    })
    .filter(({ endsAt }) => endsAt === null || endsAt * SECOND_MS > now);
}

/** A change can be confirmed for a day from its start (specification, section 4); a period to come has its own end. */
function deadlineOf({ measure, endsAt, limitValue }: Limit, startedAt: number): number {
  if (measure !== 'days') return startedAt + DAY_SECONDS;
  return endsAt ?? startedAt + limitValue * DAY_SECONDS;
}

/** How long until the next limit begins or ends, when the limits are loaded again; Infinity if none does. */
export function untilNextBoundary(entries: readonly Limit[], now: number): number {
  const moments = entries.flatMap(({ startedAt, endsAt }) => [startedAt, endsAt]);
  return Math.min(
    ...moments.flatMap((moment) => {
      const ms = moment === null ? 0 : moment * SECOND_MS - now;
      return ms > 0 ? [ms] : [];
    }),
    Infinity,
  );
}

/** The time until the hours left of a pending change go down; Infinity if none is pending. */
export function untilNextHour(pending: readonly PendingLimit[], now: number): number {
  return Math.min(
    ...pending.map(({ needApprove, startedAt, endsAt }) => {
      const left = (needApprove ? (endsAt ?? 0) : startedAt) * SECOND_MS - now;
      return left > 0 ? left % HOUR_MS || HOUR_MS : Infinity;
    }),
    Infinity,
  );
}
