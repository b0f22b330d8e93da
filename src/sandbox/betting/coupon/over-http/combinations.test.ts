import { combinationAnswers, type Combination } from '@grandstand/bus-contracts/answers';
import { makeGame } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { draft, openCouponBench } from '../../../../../tests/harness/operator/coupon-bench';

const bench = openCouponBench();

const combinations = async (gameId: number): Promise<readonly Combination[]> => {
  const { body } = await bench.operator.get(`/line-api/v1/games/${gameId}/combinations`);
  return v.parse(combinationAnswers.lineCombinations, body).combinations;
};

/** The price of outcomes of one match together, as the coupon of a player has it. */
const couponPrice = async (legs: Combination['legs']): Promise<number> => {
  const answer = await bench.check(
    draft(legs.map(({ marketId, coef }) => ({ id: marketId, coef }))),
  );
  const [price] = (answer as unknown as { matchPrices: { coef: number }[] }).matchPrices;
  return price!.coef;
};

test('ready combinations have the price of the coupon, with and without each of their outcomes', async () => {
  const { id } = await makeGame(bench.operator);
  const found = await combinations(id);
  expect(found.length).toBeGreaterThan(3);
  expect(found[0]!.legs.map(({ typeId }) => typeId)).toEqual([1, 9, 180]);
  for (const { coef, legs } of found) {
    expect(await couponPrice(legs)).toBe(coef);
    for (const leg of legs) {
      const rest = legs.filter((other) => other !== leg);
      expect(leg.coefWithout).toBe(rest.length === 1 ? rest[0]!.coef : await couponPrice(rest));
      expect(leg.coefWithout).toBeLessThan(coef);
    }
  }
});

test('there are none of a match that takes no bets, nor where nothing is combined', async () => {
  const { id } = await makeGame(bench.operator);
  await bench.operator.control('/site', { isBetBuilderOffered: false });
  expect(await combinations(id)).toEqual([]);
  await bench.operator.control('/site', { isBetBuilderOffered: true });
  await bench.operator.control(`/games/${id}/finish`, { home: 1, away: 0 });
  expect(await combinations(id)).toEqual([]);
  const unknown = await bench.operator.get('/line-api/v1/games/1/combinations');
  expect(unknown.status).toBe(404);
});
