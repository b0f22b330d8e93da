import type { Language } from '@grandstand/bus-contracts';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';

/** The day of a time in milliseconds, universal. */
export function utcDay(time: number, language: Language): string {
  return dateFormat(languageTag(language), { dateStyle: 'medium', timeZone: 'UTC' })(time);
}

/** A time in milliseconds as a day and a time in words; universal, since the operator does not know the player's time zone. */
export function utcTime(time: number, language: Language): string {
  const write = dateFormat(languageTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    is12h: 0,
  });
  return `${write(time)} (UTC)`;
}
