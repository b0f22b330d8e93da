import { describe, expect, it } from 'vitest';
import { AbortedError, BadAnswerError } from '../../../../api';
import { market, openCoupon } from '../../../../../tests/harness/coupon/coupon-bench';
import type { CouponBench } from '../../../../../tests/harness/coupon/coupon-bench';

const wrong = (): BadAnswerError =>
  new BadAnswerError('POST /web-api/coupon', 200, 'wrong-shape', 'an amount');
const messages = ({ logged }: CouponBench): string[] => logged.map(({ message }) => message);

async function openSingle(): Promise<CouponBench> {
  const bench = await openCoupon();
  await bench.signIn();
  await bench.add(market(7));
  await bench.stake(100);
  await bench.check();
  expect(bench.logged).toEqual([]);
  return bench;
}

describe('the coupon’s log', () => {
  it('contains each check without an answer, and each with an unreadable one', async () => {
    const bench = await openSingle();
    bench.operator.answer = async () => {
      throw wrong();
    };
    await bench.add(market(8));
    await bench.check();
    await bench.test.clock.advance(2500);
    expect(bench.logged).toEqual(
      [1, 2].map(() => ({
        level: 'warn',
        message: 'The coupon could not be checked; the check is retried.',
        facts: expect.any(BadAnswerError),
      })),
    );
  });

  it('contains no check that a newer one replaced', async () => {
    const bench = await openSingle();
    bench.operator.answer = async () => {
      throw new AbortedError('POST /web-api/coupon/check');
    };
    await bench.add(market(8));
    await bench.check();
    expect(bench.logged).toEqual([]);
  });

  it('contains a failed request for the state of outcomes', async () => {
    const bench = await openSingle();
    bench.outcomes = null;
    await bench.add(market(8));
    expect(messages(bench)).toEqual([
      'The outcomes of the coupon could not be loaded; the load is retried.',
    ]);
  });

  it('contains a bet whose answer was lost, and each failed request for its result', async () => {
    const bench = await openSingle();
    bench.placement.fates.push('answer-lost');
    bench.placement.isReachable = false;
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    await bench.test.clock.advance(1000);
    expect(messages(bench)).toEqual([
      'The answer to a placed bet could not be read.',
      'The outcome of a bet could not be loaded; it is checked again.',
    ]);
  });

  it('contains no bet that was refused, and none of a player who has left', async () => {
    const bench = await openSingle();
    bench.placement.fates.push({ refusal: 'not-enough-money' });
    await expect(bench.place()).rejects.toMatchObject({ code: 'not-enough-money' });
    bench.placement.place = async () => {
      throw new AbortedError('POST /web-api/coupon/place');
    };
    await expect(bench.place()).rejects.toMatchObject({ code: 'unknown-outcome' });
    expect(bench.logged).toEqual([]);
  });
});
