import type { PricedAt } from '../../contracts/betting/coupon-bet';
import type { Settings } from '../../contracts/player/settings';
import { dateFormat } from '../text/local-formats';
import { formatCoef } from './odds-format';

/** A price as it was at a moment. */
export interface PriceMoment {
  readonly price: string;
  readonly time: string;
}

type Manner = Pick<Settings, 'coefViewId' | 'timeZone' | 'is12h'>;

/** Creates a formatter of a price with its time, to the second; a dash without a price. */
export function priceMoment(
  { coefViewId, timeZone, is12h }: Manner,
  tag: string,
): (priced: PricedAt | null) => PriceMoment {
  const timeOf = dateFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    is12h,
    timeZone,
  });
  return (priced) =>
    priced
      ? { price: formatCoef(priced.coef, coefViewId), time: timeOf(priced.at) }
      : { price: '—', time: '' };
}
