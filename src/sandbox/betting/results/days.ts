import type { Span } from '../play/fixture';
import { timeOfLocal } from '../fixtures/local-time';

/** How many days back results of the line are listed. */
export const DAYS_BACK = 30;

/** Whether a name of a time zone is one: "Asia/Baku". */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day of a time in a time zone: "2026-11-25". */
export function dayOf(at: number, timeZone: string): string {
  // Sweden writes dates in this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** A day of a time zone, from midnight to midnight; 23 or 25 hours where clocks change. */
export function spanOf(day: string, timeZone: string): Span {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const at = (local: number): number => timeOfLocal(timeZone, local);
  return { from: at(midnight), to: at(midnight + 86_400_000) };
}
