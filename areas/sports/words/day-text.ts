import { dateText } from './start-text';
import { daysBetween, zonedTime, type ZonedTime } from './zoned-time';

interface DayTextOptions {
  /** When the list was loaded, in the time zone: "today" is its day, on the server as in the page. */
  readonly now: ZonedTime;
  readonly timeZone: string;
  /** The word under a key: "day.today", "weekday.6". */
  readonly word: (key: string) => string;
}

/** The day on which a game starts: "Today", "Tomorrow", "Sat 12.09". */
export function dayText(startsAt: number, { now, timeZone, word }: DayTextOptions): string {
  const start = zonedTime(startsAt, timeZone);
  const days = daysBetween(now, start);
  if (days === 0) return word('day.today');
  if (days === 1) return word('day.tomorrow');
  return `${word(`weekday.${start.weekday}`)} ${dateText(start)}`;
}
