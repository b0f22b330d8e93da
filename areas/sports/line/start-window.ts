import type { Game } from '@grandstand/bus-contracts';
import { zonedTime } from '@grandstand/line-ui';
import type { StartWindow } from '../screens/screen';

const SUNDAY = 0;
const SATURDAY = 6;

/** Hours from now in which a window ends; undefined where there is no window. */
export function windowHours(
  window: StartWindow | undefined,
  now: number,
  timeZone: string,
): number | undefined {
  if (window !== 'weekend') return window === undefined ? undefined : Number(window);
  const { weekday, hour } = zonedTime(now, timeZone);
  const daysToSunday = weekday === SUNDAY ? 0 : 7 - weekday;
  // An hour more than two days: a weekend on which the clock goes back has 49.
  return (daysToSunday + 1) * 24 - hour + 1;
}

/** The games of a list that start inside the window; the hours themselves are the operator's to count. */
export function inWindow(
  games: readonly Game[],
  window: StartWindow | undefined,
  timeZone: string,
): readonly Game[] {
  if (window !== 'weekend') return games;
  return games.filter((game) => {
    const { weekday } = zonedTime(game.startsAt, timeZone);
    return weekday === SATURDAY || weekday === SUNDAY;
  });
}
