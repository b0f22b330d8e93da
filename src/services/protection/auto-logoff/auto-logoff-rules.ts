const MINUTE_MS = 60_000;

/** The time to answer a warning: a minute, or a third of the idle time if that is less, and at least 20 s. */
const MAX_WARNING_MS = MINUTE_MS;
const MIN_WARNING_MS = 20_000;

export type Phase = 'calm' | 'warned' | 'over';

/** The configured idle time; Infinity if the site signs no one out. Less than a minute leaves no time to warn. */
export function idleMs(minutes: number | undefined): number {
  if (minutes === undefined || !(minutes > 0)) return Infinity;
  return Math.round(Math.max(1, minutes) * MINUTE_MS);
}

/** How long before the end a player is warned. */
export function warningMs(idle: number): number {
  return Math.min(MAX_WARNING_MS, Math.max(MIN_WARNING_MS, idle / 3));
}

export function phaseOf(left: number, idle: number): Phase {
  if (left <= 0) return 'over';
  return left <= warningMs(idle) ? 'warned' : 'calm';
}

/** The time until the phase changes. */
export function untilNextPhase(left: number, idle: number): number {
  return phaseOf(left, idle) === 'calm' ? left - warningMs(idle) : left;
}
