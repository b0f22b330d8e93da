import type { TFunction } from 'i18next';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time to a kick-off: "2 d 4 h", "3 h 12 min", "12:05"; null from the kick-off on. */
export function timeLeft(startsAt: number, now: number, t: TFunction): string | null {
  const left = startsAt - now;
  if (left <= 0) return null;
  if (left >= DAY) {
    return t('line.countdown.days', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  }
  if (left >= HOUR) {
    return t('line.countdown.hours', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
