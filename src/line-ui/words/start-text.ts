import { daysBetween, zonedTime, type ZonedTime } from './zoned-time';

/** "15:30", "3:30 PM" */
export function clockText({ hour, minute }: ZonedTime, is12h: 0 | 1): string {
  if (is12h === 0) return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "12.09" */
function dateText({ day, month }: ZonedTime): string {
  return `${two(day)}.${two(month)}`;
}

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
  if (days === 0) return word('line.day.today');
  if (days === 1) return word('line.day.tomorrow');
  return `${word(`line.weekday.${start.weekday}`)} ${dateText(start)}`;
}

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

function two(value: number): string {
  return String(value).padStart(2, '0');
}
