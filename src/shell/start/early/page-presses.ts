import { readPickMark } from '@grandstand/bus-contracts/area';
import { Observable } from 'rxjs';
import type { EarlyPick } from '../../../services/betting/early-presses';
import type { EarlyPresses } from './early-presses';

/** A page without the script of its head keeps no presses. */
const NONE: EarlyPresses = { onPrice: () => {}, restore: () => {}, wake: () => {} };

/** The presses that the script of the page's head keeps. */
export function pagePresses(page: Pick<Window, 'earlyPresses'>): EarlyPresses {
  return page.earlyPresses ?? NONE;
}

/** The prices among them, as the coupon takes them. */
export function earlyPicks({ onPrice }: EarlyPresses): Observable<EarlyPick> {
  return new Observable((subscriber) => {
    onPrice(({ outcome, pick, isChosen, refuse }) => {
      const rest = readPickMark(pick);
      if (rest) subscriber.next({ pick: { marketId: outcome, ...rest }, isChosen, refuse });
    });
  });
}
