import { readPickMark } from '@grandstand/bus-contracts/area';
import { filter, fromEventPattern, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { EarlyPick } from '../../../services/betting/early-presses';
import type { EarlyPresses, EarlyPrice } from './early-presses';

/** A page without the script of its head keeps no presses. */
const NONE: EarlyPresses = { onPrice: () => {}, restore: () => {}, wake: () => {} };

/** The presses that the script of the page's head keeps. */
export function pagePresses(page: Pick<Window, 'earlyPresses'>): EarlyPresses {
  return page.earlyPresses ?? NONE;
}

/** The prices among them, as the coupon takes them. */
export function earlyPicks({ onPrice }: EarlyPresses): Observable<EarlyPick> {
  return fromEventPattern<EarlyPrice>((listener) => onPrice(listener)).pipe(
    map(({ outcome, pick, isChosen, refuse }) => {
      const rest = readPickMark(pick);
      return rest && { pick: { marketId: outcome, ...rest }, isChosen, refuse };
    }),
    filter((pick) => pick !== undefined),
  );
}
