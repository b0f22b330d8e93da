import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import {
  coupon,
  makeGame,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  const ledger = await operator.get('/sandbox/v1/ledger');
  expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

async function takeInsurance(): Promise<BonusOfferView> {
  const { token, cookie } = player;
  const { body } = await operator.get<{ offers: BonusOfferView[] }>('/web-api/promo/bonuses', {
    cookie,
  });
  const offer = body.offers.find(({ id }) => id === 'express-insurance');
  if (!offer) throw new Error('The insurance is not offered.');
  const wish = { offer: offer.id, hash: offer.hash };
  expect((await operator.post('/web-api/promo/take', wish, { token })).status).toBe(200);
  return offer;
}

const mine = async (): Promise<OwnBonus | undefined> =>
  (
    await operator.get<{ bonuses: OwnBonus[] }>('/web-api/promo/mine', { token: player.token })
  ).body.bonuses.at(0);

/** Places an express on home wins of games of its own, at a price each. */
async function placeExpress(
  coefs: readonly number[],
  amount: number,
): Promise<{ games: number[]; betId: string }> {
  const legs: { game: number; id: string; coef: number }[] = [];
  for (const coef of coefs) {
    const game = await makeGame(operator);
    const { id } = game.outcome(1);
    await operator.control('/outcomes/price', { id, coef });
    legs.push({ game: game.id, id, coef });
  }
  const placed = await place(operator, player, coupon(player, legs, { amount }));
  expect(placed.status).toBe(200);
  return { games: legs.map(({ game }) => game), betId: placed.body.bet.id };
}

const express = async (coefs: readonly number[], amount: number): Promise<number[]> =>
  (await placeExpress(coefs, amount)).games;

/** Ends games one after the other, each with whether its home side wins. */
async function end(games: readonly number[], wins: readonly boolean[]): Promise<void> {
  for (const [at, game] of games.entries()) {
    const score = wins[at] === true ? { home: 2, away: 0 } : { home: 0, away: 2 };
    await operator.control(`/games/${game}/finish`, score);
  }
}

const FOUR = [1.5, 1.6, 1.7, 1.8];

test('BNS-01 an express that loses by exactly one leg gives its stake back as bonus money, up to the cap, once all its legs are settled', async () => {
  const { terms } = await takeInsurance();
  expect(terms).toMatchObject({ cap: 1000, insurance: { legs: 4, legOdds: 1.4 } });
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
  const games = await express(FOUR, 8);
  const again = await express(FOUR, 8);
  // It is lost with the first leg; by how many it loses is not known yet.
  await end(games.slice(0, 3), [false, true, true]);
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
  await end(games.slice(3), [true]);
  expect(await mine()).toMatchObject({ state: 'active', amount: 800, money: 800, toWager: 1600 });
  // One express is insured.
  await end(again, [false, true, true, true]);
  expect(await mine()).toMatchObject({ state: 'active', amount: 800, money: 800 });
});

test('BNS-01 the insurance gives no more than its cap, and waits for no deposit', async () => {
  await takeInsurance();
  await operator.control(`/players/${player.login}/deposit`, { amount: 20 });
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
  await end(await express(FOUR, 25), [true, true, true, false]);
  expect(await mine()).toMatchObject({ state: 'active', amount: 1000, money: 1000 });
});

test('BNS-01 the insurance gives nothing for an express that is not of its terms', async () => {
  const early = await express(FOUR, 8);
  operator.clock.advance(1_000);
  await takeInsurance();
  const short = await express([1.5, 1.6, 1.7], 8);
  const low = await express([1.3, 1.6, 1.7, 1.8], 8);
  const lost = await express(FOUR, 8);
  await end(early, [false, true, true, true]);
  await end(short, [false, true, true]);
  await end(low, [false, true, true, true]);
  await end(lost, [false, false, true, true]);
  // A void leg is no part of the express, which then has three.
  const [gone = 0, ...rest] = await express(FOUR, 8);
  await operator.control(`/games/${gone}/finish`, { isVoid: true });
  await end(rest, [false, true, true]);
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
  await end(await express(FOUR, 8), [false, true, true, true]);
  expect(await mine()).toMatchObject({ state: 'active', money: 800 });
});

test('BNS-01 the insurance gives nothing to a player who is in a time-out', async () => {
  await takeInsurance();
  const games = await express(FOUR, 8);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  await end(games, [false, true, true, true]);
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: null });
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
});

test('BNS-01 the insurance gives nothing for an express that is cashed out in part', async () => {
  await takeInsurance();
  const { games, betId } = await placeExpress(FOUR, 8);
  const { token } = player;
  const { body } = await operator.get<{ offers: { openStake: number; amount: number }[] }>(
    `/web-api/bets/cash-out-offers?betIds=${betId}`,
    { token },
  );
  const { openStake = 0, amount = 0 } = body.offers.at(0) ?? {};
  const part = { refId: 'part', openStake, stake: 2, amount: Math.floor(amount * 25) / 100 - 0.05 };
  const cashed = await operator.post(`/web-api/bets/${betId}/cash-out`, part, { token });
  expect(cashed.body).toMatchObject({ bet: { status: 'accepted' } });
  await end(games, [false, true, true, true]);
  expect(await mine()).toMatchObject({ state: 'taken', money: 0 });
});

test('BNS-01 the insurance gives nothing once its time is over', async () => {
  await takeInsurance();
  const games = await express(FOUR, 8);
  await operator.control(`/players/${player.login}/bonus`, { endsIn: 0 });
  await end(games, [false, true, true, true]);
  expect(await mine()).toMatchObject({ state: 'expired', money: 0 });
});
