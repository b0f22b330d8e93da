import type { Game } from '@grandstand/bus-contracts';
import { zonedTime } from '@grandstand/line-ui';
import type { StartWindow } from '../screens/screen';

const SUNDAY = 0;
const SATURDAY = 6;

/** The days of a window as numbers of days from today; undefined where it is counted in hours. */
function daysAhead(window: StartWindow | undefined, weekday: number): number[] | undefined {
  if (window === 'tomorrow') return [1];
  if (window !== 'weekend') return undefined;
  return weekday === SUNDAY ? [0] : [SATURDAY - weekday, SATURDAY - weekday + 1];
}

/** Hours from now in which a window ends; undefined where there is no window. */
export function windowHours(
  window: StartWindow | undefined,
  now: number,
  timeZone: string,
): number | undefined {
  const { weekday, hour } = zonedTime(now, timeZone);
  const last = daysAhead(window, weekday)?.at(-1);
  // An hour more than its days have: a day on which the clock goes back has 25.
  if (last !== undefined) return (last + 1) * 24 - hour + 1;
  return window === undefined ? undefined : Number(window);
}

/** The games of a list that start on the days of the window; hours are the operator's to count. */
export function inWindow(
  games: readonly Game[],
  window: StartWindow | undefined,
  now: number,
  timeZone: string,
): readonly Game[] {
  const today = zonedTime(now, timeZone).weekday;
  const days = daysAhead(window, today);
  if (!days) return games;
  return games.filter(({ startsAt }) =>
    days.includes((zonedTime(startsAt, timeZone).weekday - today + 7) % 7),
  );
}
