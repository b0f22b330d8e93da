import { earlier } from './elapsed';
import type { Moment } from './elapsed';

/** A correction moves the clock by seconds; a larger step back means that a person set it. */
const CORRECTION_MS = 60_000;

/**
 * Reads a moment that another tab or visit stored by the system clock. Returns null for a moment in
 * the future: the clock was set back, so the age of the moment is unknown.
 */
export function keptMoment(now: Moment, at: number): Moment | null {
  const ago = now.at - at;
  if (ago < -CORRECTION_MS) return null;
  return earlier(now, Math.max(0, ago));
}
