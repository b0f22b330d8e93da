import { daysBetween, zonedTime, type ZonedTime } from './zoned-time';

export interface StartTextOptions {
  /** When the list was loaded: "today" is its day, on the server as in the page. */
  readonly now: number;
  readonly timeZone: string;
  readonly is12h: 0 | 1;
  /** The short name of a day of the week, 0 is Sunday. */
  readonly weekdayName: (weekday: number) => string;
}

/** When a game starts, as short as can be: "20:30" today, "Sat 15:30" this week, "12.09 15:30" later. */
export function startText(startsAt: number, options: StartTextOptions): string {
  const start = zonedTime(startsAt, options.timeZone);
  const days = daysBetween(zonedTime(options.now, options.timeZone), start);
  const clock = clockText(start, options.is12h);
  if (days === 0) return clock;
  if (days > 0 && days < 7) return `${options.weekdayName(start.weekday)} ${clock}`;
  return `${dateText(start)} ${clock}`;
}

export function clockText({ hour, minute }: ZonedTime, is12h: 0 | 1): string {
  if (is12h === 0) return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function dateText({ day, month }: ZonedTime): string {
  return `${two(day)}.${two(month)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
