import type { Language } from '@grandstand/bus-contracts';
import { textsIn } from '.';
import type { Texts } from '.';
import { utcDay } from './utc-time';

/** What the name of a tournament is made of. */
export interface NamedTournament {
  readonly series: keyof Texts['tournament']['titles'];
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

/** What a tournament is called. */
export function tournamentTitle(
  { series, number, startsAt }: NamedTournament,
  language: Language,
): string {
  return textsIn(language)
    .tournament.titles[series].replace('{number}', String(number))
    .replace('{date}', utcDay(startsAt, language));
}
