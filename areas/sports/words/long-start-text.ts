import { clockText, dateText, type StartTextOptions } from './start-text';
import { zonedTime } from './zoned-time';

/** Day and time in full: "Sat 12.09, 15:30". */
export function longStartText(startsAt: number, options: Omit<StartTextOptions, 'now'>): string {
  const start = zonedTime(startsAt, options.timeZone);
  return `${options.weekdayName(start.weekday)} ${dateText(start)}, ${clockText(start, options.is12h)}`;
}
