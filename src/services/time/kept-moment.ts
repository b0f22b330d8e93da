import { earlier } from './elapsed';
import type { Moment } from './elapsed';

/** Clocks are put right by seconds; one that goes back further was set. */
const CORRECTION_MS = 60_000;

/**
 * A moment that another tab or visit kept by the page's clock; null where it lies in the future: the
 * clock was set back, and nobody knows how long ago it was.
 */
export function keptMoment(now: Moment, at: number): Moment | null {
  const ago = now.at - at;
  if (ago < -CORRECTION_MS) return null;
  return earlier(now, Math.max(0, ago));
}
