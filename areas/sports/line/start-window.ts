import type { Game } from '@grandstand/bus-contracts';
import { zonedTime } from '@grandstand/line-ui';
import type { StartWindow } from '../screens/screen';

const SUNDAY = 0;
const SATURDAY = 6;

type DayWindow = 'tomorrow' | 'weekend';

/** Whether a window is of whole days of a zone; the others are counted in hours. */
export function isOfDays(window: StartWindow | undefined): window is DayWindow {
  return window === 'tomorrow' || window === 'weekend';
}

/** The days of a window as numbers of days from today. */
function daysAhead(window: DayWindow, weekday: number): number[] {
  if (window === 'tomorrow') return [1];
  return weekday === SUNDAY ? [0] : [SATURDAY - weekday, SATURDAY - weekday + 1];
}

/** Hours from now in which a window ends; undefined where there is no window. */
export function windowHours(
  window: StartWindow | undefined,
  now: number,
  timeZone: string,
): number | undefined {
  if (!isOfDays(window)) return window === undefined ? undefined : Number(window);
  const { weekday, hour } = zonedTime(now, timeZone);
  const last = daysAhead(window, weekday).at(-1) ?? 0;
  // An hour more than its days have: a day on which the clock goes back has 25.
  return (last + 1) * 24 - hour + 1;
}

/** The games of a list that start on the days of the window; hours are the operator's to count. */
export function inWindow(
  games: readonly Game[],
  window: StartWindow | undefined,
  now: number,
  timeZone: string,
): readonly Game[] {
  if (!isOfDays(window)) return games;
  const today = zonedTime(now, timeZone).weekday;
  const days = daysAhead(window, today);
  return games.filter(({ startsAt }) =>
    days.includes((zonedTime(startsAt, timeZone).weekday - today + 7) % 7),
  );
}
