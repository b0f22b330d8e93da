import { apiCall } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import { purchasePropose, totoCoupons } from '@grandstand/bus-contracts/player';
import type { OwnTotoCoupon } from '@grandstand/bus-contracts/player';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { DrawList } from '../data/source';
import server from '../server';
import { couponOf, drawOf, SECTIONS, settledDraw } from './samples';

type Input = Readonly<Record<string, unknown>>;

interface Answers {
  readonly draws: (input: Input) => DrawList;
  readonly coupons: () => readonly OwnTotoCoupon[];
  readonly buy: () => { readonly state: 'placed' | 'declined'; readonly id?: string };
}

const USUAL: Answers = {
  draws: ({ list }) => ({
    draws: [list === 'past' ? settledDraw() : drawOf()],
    hasMore: false,
  }),
  coupons: () => [couponOf()],
  buy: () => ({ state: 'placed', id: '80000001' }),
};

interface Opening extends Partial<Answers> {
  /** Empty: a guest. */
  readonly userId?: string;
}

/** A page of the area with an operator of the test's. */
export async function openToto(path: string, { userId = 'ann-1', ...answers }: Opening = {}) {
  const operator = { ...USUAL, ...answers };
  const calls: Input[] = [];
  const proposals: RequestOf<typeof purchasePropose>[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push({ call, ...input });
        return { answer: call === 'totoSections' ? SECTIONS : operator.draws(input) };
      });
      bus.join('toto').handle(totoCoupons, () => ({
        coupons: [...operator.coupons()],
        hasMore: false,
      }));
      bus.join('purchase').handle(purchasePropose, (proposal) => {
        proposals.push(proposal);
        return operator.buy();
      });
    },
  });
  await page.sessionIs(userId === '' ? 'guest' : 'player', userId);
  return { ...page, operator, calls, proposals };
}
