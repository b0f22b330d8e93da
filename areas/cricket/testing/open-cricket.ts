import { apiCall, couponAddBet, type CouponPick } from '@grandstand/bus-contracts';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { Championship } from '../data/championship';
import server from '../server';

/** A page of the area with an operator of the test's, whose answer may change. */
export async function openCricket(path: string, given: Championship) {
  const operator = { championship: given };
  const picks: CouponPick[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, () => ({ answer: operator.championship }));
      bus.join('coupon').handle(couponAddBet, (pick) => {
        picks.push(pick);
        return { count: picks.length };
      });
    },
  });
  return { ...page, operator, picks };
}
