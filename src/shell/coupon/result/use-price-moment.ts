import type { PricedAt } from '@grandstand/bus-contracts';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useLanguage, useSettings } from '../../shell-state';

/** Writes a price and when it was so, to the second. */
export function usePriceMoment(): (priced: PricedAt | null) => { price: string; time: string } {
  const { coefViewId, timeZone, is12h } = useSettings();
  const { tag } = useLanguage();
  const format = new Intl.DateTimeFormat(tag, {
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
