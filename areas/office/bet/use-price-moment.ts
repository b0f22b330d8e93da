import type { PricedAt } from '@grandstand/bus-contracts';
import { formatCoef, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';

/** Writes a price and when it was so, to the second. */
export function usePriceMoment(): (priced: PricedAt | null) => { price: string; time: string } {
  const { language, settings } = useAreaWords();
  const { coefViewId, timeZone, is12h } = settings;
  const format = new Intl.DateTimeFormat(languageTag(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: is12h === 1,
    timeZone,
  });
  return (priced) =>
    priced
      ? { price: formatCoef(priced.coef, coefViewId), time: format.format(priced.at) }
      : { price: '—', time: '' };
}
