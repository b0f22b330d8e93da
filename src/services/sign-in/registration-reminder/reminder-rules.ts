/** When guests are reminded to register. */
export interface ReminderRules {
  readonly delayMs: number;
  /** 0: once, and never again. */
  readonly intervalMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The operator's settings; undefined unless they are numbers. */
export function readRules(group: Readonly<Record<string, unknown>>): ReminderRules | undefined {
  const { reminderDelay: delay, reminderInterval: interval } = group;
  if (!isAmount(delay) || !isAmount(interval)) return undefined;
  return { delayMs: delay * SECOND_MS, intervalMs: interval * MINUTE_MS };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

const NEVER = 'never';

/** The record of a reminder that was just shown. */
export function writeNext(now: number, { intervalMs }: ReminderRules): string {
  return intervalMs === 0 ? NEVER : String(now + intervalMs);
}

/** The time until the next reminder by the record; at most the interval, even if the clock was set back. */
export function untilNext(kept: string | null, now: number, { intervalMs }: ReminderRules): number {
  if (kept === NEVER) return Infinity;
  const next = Number(kept ?? 0);
  if (!Number.isFinite(next)) return 0;
  return Math.max(0, Math.min(next - now, intervalMs || Infinity));
}
