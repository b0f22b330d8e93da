import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';

function write(time: number, language: Language, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTag(language), { ...style, timeZone: 'UTC' }).format(time);
}

/** The day of a time in milliseconds, universal. */
export function utcDay(time: number, language: Language): string {
  return write(time, language, { dateStyle: 'long' });
}

/** A time in milliseconds as a day and a time in words; universal, since the operator does not know the player's time zone. */
export function utcTime(time: number, language: Language): string {
  return `${utcDay(time, language)}, ${write(time, language, { timeStyle: 'short' })} (UTC)`;
}
