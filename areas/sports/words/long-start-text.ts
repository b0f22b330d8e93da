import { clockText, dateText } from './start-text';
import { zonedTime } from './zoned-time';

interface LongStartOptions {
  readonly timeZone: string;
  readonly is12h: 0 | 1;
  /** The short name of a day of the week, 0 is Sunday. */
  readonly weekdayName: (weekday: number) => string;
}

/** Day and time in full: "Sat 12.09, 15:30". */
export function longStartText(startsAt: number, options: LongStartOptions): string {
  const start = zonedTime(startsAt, options.timeZone);
  return `${options.weekdayName(start.weekday)} ${dateText(start)}, ${clockText(start, options.is12h)}`;
}
