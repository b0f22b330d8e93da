import { countryNames } from '@grandstand/bus-contracts/domain/places';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { SecuritySession } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { timeText } from '../../words/time-text';

type Place = Pick<SecuritySession, 'browser' | 'country' | 'method'>;

interface SessionWords {
  readonly browserOf: (place: Pick<Place, 'browser'>) => string;
  /** The country and the way of signing in: "Germany · With a password". */
  readonly placeOf: (place: Pick<Place, 'country' | 'method'>) => string;
  readonly timeOf: (time: number) => string;
}

/** The words for where, how and when a player signed in. */
export function useSessionWords(): SessionWords {
  const { language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const nameOf = countryNames(tag);
  return {
    browserOf: ({ browser }) => browser || t('sessions.unknownBrowser'),
    placeOf: ({ country, method }) => {
      const where = country === null ? t('sessions.unknownPlace') : nameOf(country);
      return `${where} · ${t(`sessions.method.${method ?? 'unknown'}`)}`;
    },
    timeOf: (time) => timeText(time, tag, settings),
  };
}
