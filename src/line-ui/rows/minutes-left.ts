const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The whole minutes to a kick-off within an hour, a begun one counted; null before that, and from the kick-off on. */
export function minutesLeft(startsAt: number, now: number): number | null {
  const left = startsAt - now;
  return left > 0 && left <= HOUR ? Math.ceil(left / MINUTE) : null;
}
