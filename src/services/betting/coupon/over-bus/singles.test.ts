import { couponRemoveBet } from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponPress,
  couponRepeat,
  couponSetAmountOf,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import type { couponPlace } from '@grandstand/bus-contracts/shell';
import type { AnswerOf, RequestOf } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { ACCOUNT } from '../testing/sample-coupon';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';
import type { Fate } from '../../../../../tests/harness/coupon/fake-placement';

const REFUSED = { refusal: 'stake-too-big', details: { limit: 5 } };

interface Sending {
  /** By the outcome: those that the operator refuses. */
  readonly refused?: readonly string[];
  readonly fate?: Fate;
}

/** Three singles at 10.00, 4.00 and 10.00, sent at once; this becomes of them. */
async function sendThree(
  typeId: 0 | 9,
  { refused = [], fate = 'taken' }: Sending,
): Promise<CouponBench> {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7, 1, 1.5), market(8, 1, 2), market(9, 1, 3));
  await bench.panel.send(couponSetType, { typeId });
  await bench.stake(1000);
  await bench.panel.send(couponSetAmountOf, { betId: '8:1', amount: 400 });
  for (const id of refused) bench.placement.refusedSingles.set(id, REFUSED);
  bench.placement.fates.push(fate);
  const { amount, bets } = bench.state();
  const coefs = Object.fromEntries(bets.map((bet) => [bet.market.id, bet.market.coef]));
  const own = { '7:1': 1000, '8:1': 400, '9:1': 1000 };
  await bench
    .place({
      amount: amount ?? 0,
      accountId: ACCOUNT.id,
      coefs,
      amountByBetId: own,
    })
    .catch(() => undefined);
  await settle();
  bench.placement.refusedSingles.clear();
  return bench;
}

/** Checks one of them alone, as it is in the coupon. */
function again(bench: CouponBench, only: string): Promise<AnswerOf<typeof couponPlace>> {
  const { amountByBetId, amount, bets } = bench.state();
  const bet = bets.find(({ market: { id } }) => id === only);
  return bench.place({
    only,
    amount: amountByBetId[only] ?? amount ?? 0,
    accountId: ACCOUNT.id,
    coefs: { [only]: bet?.market.coef ?? 1.01 },
  });
}

const shown = (bench: CouponBench): readonly string[] =>
  bench
    .state()
    .singlesResultCoupons.map(
      ({ marketId, bet, problem }) => `${marketId} ${bet?.id ?? problem?.code ?? 'checking'}`,
    );

describe.each([0, 9] as const)('the refused singles of a batch of type %i', (typeId) => {
  it('CPN-15 keep their stakes, and one is tried again alone under a new refId', async () => {
    const bench = await sendThree(typeId, { refused: ['8:1', '9:1'] });
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 stake-too-big', '9:1 stake-too-big']);
    expect(bench.state().amount).toBe(1000);
    const { refId } = await again(bench, '8:1');
    expect(bench.placement.sent).toHaveLength(2);
    expect(bench.placement.sent[1]).toMatchObject({
      refId,
      typeId: 0,
      amount: 400,
      exactCoef: 0,
      bets: [{ marketId: '8:1' }],
    });
    expect(new Set(bench.placement.sent.map((sent) => sent.refId)).size).toBe(2);
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 bet-2', '9:1 stake-too-big']);
    expect(bench.state().bets.map((bet) => bet.market.id)).toEqual(['9:1']);
    expect(bench.state()).toMatchObject({ amount: 1000, successCoupon: null });
    // The problem of the other one is still shown.
    expect(bench.state().problems[0]).toMatchObject({ code: 'stake-too-big', marketId: '9:1' });
  });

  it('CPN-15 show the new reason of a second refusal', async () => {
    const bench = await sendThree(typeId, { refused: ['8:1', '9:1'] });
    bench.placement.fates.push({ refusal: 'not-enough-money' });
    await expect(again(bench, '9:1')).rejects.toMatchObject({ code: 'not-enough-money' });
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 stake-too-big', '9:1 not-enough-money']);
  });

  it('CPN-15 are all listed when they are tried again together', async () => {
    const bench = await sendThree(typeId, { refused: ['8:1', '9:1'] });
    const { bets } = bench.state();
    const coefs = Object.fromEntries(bets.map((bet) => [bet.market.id, bet.market.coef]));
    await bench.place({
      amount: 1000,
      accountId: ACCOUNT.id,
      coefs,
      amountByBetId: { '8:1': 400, '9:1': 1000 },
    });
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 bet-2', '9:1 bet-3']);
    expect(bench.state().bets).toEqual([]);
  });

  it('P01 P03 are not tried again while their result is unknown', async () => {
    const bench = await sendThree(typeId, { refused: ['8:1'], fate: 'answer-lost' });
    expect(bench.state().placing.status).toBe('checking');
    expect(shown(bench)).toEqual(['7:1 checking', '8:1 checking', '9:1 checking']);
    await expect(again(bench, '8:1')).rejects.toMatchObject({ code: 'not-ready' });
    expect(bench.placement.sent).toHaveLength(1);
    await bench.test.clock.advance(2000);
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 stake-too-big', '9:1 bet-2']);
    expect(bench.state().bets.map((bet) => bet.market.id)).toEqual(['8:1']);
    await again(bench, '8:1');
    expect(bench.placement.bets.size).toBe(3);
  });

  it('P01 P03 are sent again under the former refId after they were lost', async () => {
    const bench = await sendThree(typeId, { fate: 'lost-on-the-way' });
    const [lost] = bench.placement.sent;
    await bench.test.clock.advance(60_000);
    expect(shown(bench)).toEqual(['7:1 unavailable', '8:1 unavailable', '9:1 unavailable']);
    expect(bench.state().placing.status).toBe('idle');
    const coefs = Object.fromEntries(
      bench.state().bets.map((bet) => [bet.market.id, bet.market.coef]),
    );
    const { refId, betIds } = await bench.place({
      amount: 0,
      accountId: ACCOUNT.id,
      coefs,
      amountByBetId: { '7:1': 1000, '8:1': 400, '9:1': 1000 },
    });
    expect(refId).toBe(lost?.refId);
    expect(betIds).toHaveLength(3);
    expect(bench.placement.sent[1]).toEqual(lost);
  });

  it('P01 are refused as a whole when the operator refuses the request', async () => {
    const bench = await sendThree(typeId, { fate: { refusal: 'banned' } });
    expect(shown(bench)).toEqual([]);
    expect(bench.state().bets).toHaveLength(3);
    expect(bench.state().problems[0]).toEqual({ code: 'banned' });
    expect(bench.placement.bets.size).toBe(0);
  });
});

it('P01 include a single that the operator’s answer leaves out', async () => {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7), market(8));
  await bench.panel.send(couponSetType, { typeId: 9 });
  const { place } = bench.placement;
  bench.placement.place = async (coupon) => (await place(coupon)).slice(0, 1);
  await bench.place();
  expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 not-placed']);
  expect(bench.state().placing.status).toBe('idle');
});

it('P04 are not tried again when they differ from what the player saw', async () => {
  const bench = await sendThree(9, { refused: ['8:1', '9:1'] });
  const click = { only: '8:1', accountId: ACCOUNT.id, amount: 400, coefs: { '8:1': 2 } };
  const others: readonly Partial<RequestOf<typeof couponPlace>>[] = [
    { amount: 1000 },
    { coefs: { '8:1': 2.1 } },
    { accountId: 99 },
    { only: '7:1', coefs: { '7:1': 1.5 } },
  ];
  for (const other of others) {
    await expect(bench.place({ ...click, ...other })).rejects.toThrow();
  }
  expect(bench.placement.sent).toHaveLength(1);
});

it('are never bets of an express', async () => {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7), market(8));
  await expect(again(bench, '7:1')).rejects.toMatchObject({ code: 'not-ready' });
});

it('P05 accept the price of one bet without the others', async () => {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7, 1, 1.5), market(8, 1, 2));
  await bench.price('7:1', 1.4);
  await bench.price('8:1', 1.9);
  await bench.panel.send(couponAcceptPrices, { marketId: '8:1' });
  expect(bench.state().bets).toMatchObject([{ seenCoef: 1.5 }, { seenCoef: 1.9 }]);
  await bench.panel.send(couponAcceptPrices, {});
  expect(bench.state().bets).toMatchObject([{ seenCoef: 1.4 }, { seenCoef: 1.9 }]);
});

describe('the placed singles of a batch', () => {
  const OWN = { '7:1': 1000, '8:1': 400, '9:1': 1000 };

  /** By any of the placed singles. */
  async function repeat(bench: CouponBench, isPlaced: boolean, betId = 'bet-2'): Promise<void> {
    if (isPlaced) bench.test.bus.join('presses').publish(couponPress, { on: 'place' });
    await bench.panel.send(couponRepeat, { betId, isPlaced });
  }

  async function answered(bench: CouponBench): Promise<void> {
    await bench.check();
    await settle();
  }

  it('P01 CPN-12 are placed again by one press, each with its own stake, under a new refId', async () => {
    const bench = await sendThree(9, {});
    await repeat(bench, true);
    expect(bench.coupon.store.isRepeating).toBe(true);
    expect(shown(bench)).toEqual(['7:1 bet-1', '8:1 bet-2', '9:1 bet-3']);
    await expect(repeat(bench, true)).rejects.toMatchObject({ code: 'not-ready' });
    await answered(bench);
    expect(bench.placement.sent.map(({ refId }) => refId)).toEqual(['ref-1', 'ref-2']);
    expect(bench.placement.sent[1]).toMatchObject({
      typeId: 9,
      amount: 2400,
      amountByBlockId: { 0: 1000, 1: 400, 2: 1000 },
      bets: [
        { marketId: '7:1', coef: 1.5 },
        { marketId: '8:1', coef: 2 },
        { marketId: '9:1', coef: 3 },
      ],
    });
    expect(shown(bench)).toEqual(['7:1 bet-4', '8:1 bet-5', '9:1 bet-6']);
    expect(bench.state().bets).toEqual([]);
    expect(bench.coupon.store.isRepeating).toBe(false);
  });

  it('P52 are not placed again by a script', async () => {
    const bench = await sendThree(9, {});
    const requested = bench.panel.send(couponRepeat, { betId: 'bet-1', isPlaced: true });
    await expect(requested).rejects.toMatchObject({ code: 'not-pressed' });
    await answered(bench);
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('P05 are not placed again at a lower price: the coupon shows them and asks', async () => {
    const bench = await sendThree(9, {});
    bench.outcomes = (id) => (id === '8:1' ? { coef: 1.9 } : {});
    await repeat(bench, true);
    await answered(bench);
    expect(bench.placement.sent).toHaveLength(1);
    expect(bench.codes()).toEqual(['price-changed']);
    expect(bench.state()).toMatchObject({ typeId: 9, amountByBetId: OWN });
    expect(shown(bench)).toEqual([]);
    expect(bench.coupon.store.isRepeating).toBe(false);
  });

  it('are put into the coupon with their stakes at the present prices, and a closed one is named', async () => {
    const bench = await sendThree(9, {});
    bench.outcomes = (id) => (id === '8:1' ? { isBlocked: true } : { coef: 3.5 });
    await repeat(bench, false);
    expect(shown(bench)).toEqual([]);
    await answered(bench);
    expect(bench.state().bets.map(({ market: { coef }, isBlocked }) => [coef, isBlocked])).toEqual([
      [3.5, false],
      [2, true],
      [3.5, false],
    ]);
    expect(bench.state()).toMatchObject({ typeId: 9, amountByBetId: OWN });
    expect(bench.state().problems).toMatchObject([{ code: 'bet-blocked', marketId: '8:1' }]);
    expect(bench.placement.sent).toHaveLength(1);
  });

  it('are placed again without the refused one that was removed', async () => {
    const bench = await sendThree(9, { refused: ['7:1', '9:1'] });
    await expect(repeat(bench, true, 'bet-1')).rejects.toMatchObject({ code: 'not-ready' });
    for (const marketId of ['7:1', '9:1']) await bench.panel.send(couponRemoveBet, { marketId });
    await repeat(bench, true, 'bet-1');
    await answered(bench);
    expect(bench.placement.sent[1]).toMatchObject({
      typeId: 0,
      amount: 400,
      bets: [{ marketId: '8:1' }],
    });
    expect(bench.state()).toMatchObject({ successCoupon: { id: 'bet-2' } });
    expect(shown(bench)).toEqual([]);
  });

  it('are not placed again from another account', async () => {
    const bench = await sendThree(9, {});
    await bench.signIn({ id: 12 });
    await expect(repeat(bench, true)).rejects.toMatchObject({ code: 'not-ready' });
    await repeat(bench, false);
    expect(bench.state()).toMatchObject({ typeId: 9, amountByBetId: {} });
  });
});
