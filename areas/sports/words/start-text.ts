import type { ZonedTime } from './zoned-time';

/** "15:30", "3:30 PM" */
export function clockText({ hour, minute }: ZonedTime, is12h: 0 | 1): string {
  if (is12h === 0) return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "12.09" */
export function dateText({ day, month }: ZonedTime): string {
  return `${two(day)}.${two(month)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
