import { apiCall, couponAddBet, type Clock, type CouponPick } from '@grandstand/bus-contracts';
import { defineArea } from '@grandstand/bus-contracts/area';
import { openArea } from '../../../src/routes/testing/open-area';
import type { Marbles } from '../data/marbles';
import { manifest } from '../manifest';
import { mountMarbles } from '../page/mount-marbles';
import server from '../server';
import { NOW } from './samples';

/** A page of the area with an operator of the test's, whose answer may change, and the test's clock. */
export async function openMarbles(given: Marbles) {
  const operator = { marbles: given };
  const picks: CouponPick[] = [];
  let clock: Clock | undefined;
  const page = await openArea({
    client: defineArea(manifest, (context) => {
      if (!clock) throw new Error('Failed to mount: the page has no clock.');
      return mountMarbles(context, clock);
    }),
    server,
    path: '/marble',
    before: (test) => {
      clock = test.clock;
      test.clock.set(NOW);
      test.bus.join('area-calls').handle(apiCall, () => ({ answer: operator.marbles }));
      test.bus.join('coupon').handle(couponAddBet, (pick) => {
        picks.push(pick);
        return { count: picks.length };
      });
    },
  });
  return { ...page, operator, picks };
}
