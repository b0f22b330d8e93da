import type { ErrorBody } from '@grandstand/sandbox/testing';
import { coupon, makeGame } from '@grandstand/sandbox/testing';
import { DAY, type openLimitsBench } from './limits-bench';

/** What can be staked on: bets, and every kind of purchase. */
export const PRODUCTS = ['sports', 'toto', 'lotto', 'tournament', 'points', 'try'] as const;
export type Product = (typeof PRODUCTS)[number];

/** How a stake ends: `won` pays what a test can pay on the product. */
export type End = 'won' | 'lost' | 'void';

export interface Staked {
  readonly status: number;
  readonly code: string | null;
  readonly details: unknown;
  /** Settles an accepted stake, and returns its payout. */
  readonly end: (end: End) => Promise<number>;
}

type Bench = ReturnType<typeof openLimitsBench>;

let refs = 0;

/** Stakes on a product, straight at the operator and past every check of the site. */
export async function stakeOn(bench: Bench, product: Product, amount: number): Promise<Staked> {
  return product === 'sports' ? bet(bench, amount) : purchase(bench, product, amount);
}

/** Later than any test goes: no bet is settled by time alone. */
const STARTS_IN = 31_000_000;

/** Of each bench an outcome without a bet: a game for each refused bet would make the line long, and slow. */
const free = new WeakMap<Bench, { readonly id: string; readonly until: number }>();

async function newOutcome({ operator }: Bench): Promise<string> {
  const { id } = (await makeGame(operator, 'football', STARTS_IN)).outcome(1);
  await operator.control('/outcomes/price', { id, coef: 2 });
  return id;
}

async function bet(bench: Bench, amount: number): Promise<Staked> {
  const { operator, player, clock } = bench;
  const known = free.get(bench);
  const isFree = known !== undefined && clock.now() < known.until;
  const id = isFree ? known.id : await newOutcome(bench);
  const { status, body } = await operator.post<Partial<ErrorBody>>(
    '/web-api/coupon/place',
    coupon(player, [{ id, coef: 2 }], { amount }),
    { token: await bench.freshToken() },
  );
  if (status === 200) free.delete(bench);
  else if (!isFree) free.set(bench, { id, until: clock.now() + 30 * DAY });
  return {
    status,
    code: body.error?.code ?? null,
    details: body.error?.details,
    end: async (end) => {
      if (end === 'void') {
        await operator.control(`/games/${id.split(':')[0]}/finish`, { isVoid: true });
        return amount;
      }
      await bench.settle(id, end === 'won');
      return end === 'won' ? amount * 2 : 0;
    },
  };
}

async function purchase(bench: Bench, kind: Product, amount: number): Promise<Staked> {
  const { operator, player } = bench;
  const offer = await operator.control<{ id: number; ref: string }>('/offers', {
    kind,
    title: 'Offer',
    price: amount,
  });
  const { id, ref } = offer.body;
  const wish = { kind, ref, lines: ['1 2 3'], accountId: player.accountId };
  const token = await bench.freshToken();
  const quoted = await operator.post<{ quote?: string }>('/web-api/purchases/quote', wish, {
    token,
  });
  // A player who may not even ask sends an order all the same.
  const order = { ...wish, refId: `products-${++refs}`, quote: quoted.body.quote ?? 'none' };
  const { status, body } = await operator.post<Partial<ErrorBody> & { purchase?: { id: string } }>(
    '/web-api/purchases',
    order,
    { token },
  );
  return {
    status,
    code: body.error?.code ?? null,
    details: body.error?.details,
    end: async (end) => {
      if (end === 'void') {
        await operator.control(`/offers/${id}/cancel`);
        return amount;
      }
      // The pool holds the stake alone.
      const prizes = end === 'won' ? [{ id: Number(body.purchase?.id), amount }] : [];
      await operator.control(`/offers/${id}/settle`, { prizes });
      return end === 'won' ? amount : 0;
    },
  };
}
