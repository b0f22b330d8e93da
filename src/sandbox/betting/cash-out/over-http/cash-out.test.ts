import type { PlacedBet } from '@grandstand/bus-contracts';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  betOf,
  coupon,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';

interface Offer {
  readonly betId: string;
  readonly refusal?: string;
  readonly openStake: number;
  readonly amount: number;
  readonly fairValue: number;
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
  // Nobody scores: prices are those that a test sets.
  await operator.control('/clock', { isPaused: true });
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

const setPrice = (id: string, coef: number) => operator.control('/outcomes/price', { id, coef });

/** A game with a price for a home win. */
async function gameAt(coef: number, startsIn?: number) {
  const game = await makeGame(operator, 'football', startsIn);
  const home = { id: game.outcome(1).id, coef };
  await setPrice(home.id, coef);
  return { id: game.id, home };
}

async function placedBet(
  legs: readonly { id: string; coef: number; isBanker?: boolean }[],
  other: Record<string, unknown> = {},
): Promise<string> {
  return (await place(operator, player, coupon(player, legs, other))).body.bet.id;
}

async function offersOf(...betIds: string[]): Promise<Offer[]> {
  const { body } = await operator.get<{ offers: Offer[] }>(
    `/web-api/bets/cash-out-offers?betIds=${betIds.join(',')}`,
    { token: player.token },
  );
  return body.offers;
}

async function offerOf(betId: string): Promise<Offer> {
  const [offer] = await offersOf(betId);
  if (!offer) throw new Error(`There is no answer about the bet ${betId}.`);
  return offer;
}

let refs = 0;
const nextRef = (): string => `cash-out-${++refs}`;

function cashOut(betId: string, body: object, token = player.token) {
  return operator.post<{ bet: PlacedBet; paid: number } & ErrorBody>(
    `/web-api/bets/${betId}/cash-out`,
    { refId: nextRef(), ...body },
    { token },
  );
}

/** A request for all that is open, or for a part of it. */
async function request(betId: string, part = 1) {
  const { openStake, amount } = await offerOf(betId);
  const stake = Math.round(openStake * part * 100) / 100;
  return { openStake, stake, amount: Math.floor(amount * part * 100 - 1e-6) / 100 };
}

const finish = (gameId: number, home: number, away: number) =>
  operator.control(`/games/${gameId}/finish`, { home, away });

describe('an offer to cash out', () => {
  test('P06 is the fair value less 5 percent, and moves with the price', async () => {
    const { home } = await gameAt(3);
    const id = await placedBet([home]);
    // 30.00 by a chance of 1 / (3 x 1.05), then 1 / (1.5 x 1.05), in millionths.
    expect(await offerOf(id)).toEqual({
      betId: id,
      iso: 'EUR',
      scale: 2,
      openStake: 10,
      fairValue: 9.52,
      amount: 9.04,
    });
    await setPrice(home.id, 1.5);
    expect(await offerOf(id)).toMatchObject({ fairValue: 19.04, amount: 18.08 });
  });

  test('P06 counts the stake, or the half of it, that a draw returns', async () => {
    const game = await makeGame(operator, 'football');
    const fairOf = async (typeId: number, param: string | null = null) => {
      const { id, coef } = game.outcome(typeId, param);
      const { fairValue } = await offerOf(await placedBet([{ id, coef }]));
      return { coef, fairValue };
    };
    const [home, draw] = [await fairOf(1), await fairOf(2)];
    const [won, level] = [home.fairValue / home.coef, draw.fairValue / draw.coef];
    const noBet = await fairOf(191);
    expect(noBet.fairValue).toBeCloseTo(won * noBet.coef + level, 1);
    const quarter = await fairOf(7, '-0.25');
    expect(quarter.fairValue).toBeCloseTo(won * quarter.coef + level / 2, 1);
    const other = await fairOf(8, '0.25');
    const lost = 10 - won - level;
    expect(other.fairValue).toBeCloseTo(lost * other.coef + (level * (other.coef + 1)) / 2, 1);
  });

  test('follows every open leg of an express and of a system', async () => {
    const games = [await gameAt(2), await gameAt(2), await gameAt(2)];
    const legs = games.map(({ home }) => home);
    const express = await placedBet(legs.slice(0, 2));
    const system = await placedBet(legs, { typeId: 2, systemValue: 2, amount: 9 });
    // 40 x 0.476190²; three lines of 3 x 4, each by the same chance.
    expect(await offerOf(express)).toMatchObject({ fairValue: 9.07 });
    expect(await offerOf(system)).toMatchObject({ fairValue: 8.16 });
    await finish(games[0]!.id, 1, 0);
    expect(await offerOf(express)).toMatchObject({ fairValue: 19.04 });
    await finish(games[1]!.id, 0, 1);
    expect(await offerOf(express)).toEqual({ betId: express, refusal: 'settled' });
    // One line is left: 3 x 4 x 0.476190.
    expect(await offerOf(system)).toMatchObject({ fairValue: 5.71 });
  });

  test('is given only for the player’s own bets, and not to guests', async () => {
    const { home } = await gameAt(2);
    const id = await placedBet([home]);
    player = await registerPlayer(operator);
    expect(await offersOf(id)).toEqual([]);
    expect((await cashOut(id, { openStake: 10, stake: 10, amount: 1 })).status).toBe(404);
    const guest = await operator.get(`/web-api/bets/cash-out-offers?betIds=${id}`);
    expect(guest.status).toBe(401);
  });

  test('pauses while an outcome is suspended, and ends with the game', async () => {
    const { id: gameId, home } = await gameAt(2);
    const id = await placedBet([home]);
    const requested = await request(id);
    await operator.control('/outcomes/suspend', { id: home.id });
    expect(await offerOf(id)).toEqual({ betId: id, refusal: 'suspended' });
    const refused = await cashOut(id, requested);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'suspended']);
    await operator.control('/outcomes/resume', { id: home.id });
    await finish(gameId, 1, 0);
    expect((await cashOut(id, requested)).body.error.code).toBe('bet-settled');
    expect(await moneyOf(operator, player)).toBe(110);
  });

  test('is not given on a site without it, and for bets with a promo code', async () => {
    const { home } = await gameAt(2);
    const id = await placedBet([home]);
    const requested = await request(id);
    await operator.control('/site', { isCashOutOffered: false });
    expect(await offerOf(id)).toEqual({ betId: id, refusal: 'cash-out-off' });
    expect((await cashOut(id, requested)).body.error.code).toBe('cash-out-off');
    await operator.control('/site', { isCashOutOffered: true });
    expect((await cashOut(id, requested)).status).toBe(200);

    await operator.control('/promo-codes', { code: 'HYPER', percent: 10 });
    const other = await placedBet([home], { promoCode: 'HYPER' });
    expect(await offerOf(other)).toEqual({ betId: other, refusal: 'cash-out-off' });
  });
});

describe('a cash-out', () => {
  test('P01 pays once for a reference, settles the bet, and leaves nothing to win', async () => {
    const { id: gameId, home } = await gameAt(3);
    const id = await placedBet([home]);
    const body = { refId: nextRef(), ...(await request(id)) };
    const answers = await Promise.all([1, 2, 3].map(() => cashOut(id, body)));
    expect(answers.map(({ status, body: { paid } }) => [status, paid])).toEqual([
      [200, 9.04],
      [200, 9.04],
      [200, 9.04],
    ]);
    expect(await moneyOf(operator, player)).toBe(99.04);
    expect(await betOf(operator, player, id)).toMatchObject({
      status: 'cashed-out',
      amount: 10,
      payout: 9.04,
      possibleWin: 0,
      settledAt: operator.clock.now(),
      cashOuts: [{ at: operator.clock.now(), stake: 10, amount: 9.04 }],
    });
    const again = await cashOut(id, { ...body, stake: 5 });
    expect([again.status, again.body.error.code]).toEqual([409, 'other-body']);
    await finish(gameId, 1, 0);
    expect(await betOf(operator, player, id)).toMatchObject({
      status: 'cashed-out',
      payout: 9.04,
      legs: [{ status: 'won', result: '1:0' }],
    });
    expect(await moneyOf(operator, player)).toBe(99.04);
  });

  test('P06 of a part leaves the rest in play, at its own stake', async () => {
    const { id: gameId, home } = await gameAt(3);
    const id = await placedBet([home]);
    const taken = await cashOut(id, await request(id, 0.4));
    expect(taken.body).toMatchObject({
      paid: 3.61,
      bet: { status: 'accepted', amount: 10, possibleWin: 18, payout: 3.61 },
    });
    expect(await offerOf(id)).toMatchObject({ openStake: 6, fairValue: 5.71, amount: 5.42 });
    await finish(gameId, 1, 0);
    expect(await betOf(operator, player, id)).toMatchObject({ status: 'won', payout: 21.61 });
    expect(await moneyOf(operator, player)).toBe(111.61);
  });

  test('of a part and a void game return the rest of the stake', async () => {
    const { id: gameId, home } = await gameAt(3);
    const id = await placedBet([home]);
    await cashOut(id, await request(id, 0.5));
    await operator.control(`/games/${gameId}/finish`, { isVoid: true });
    expect(await betOf(operator, player, id)).toMatchObject({ status: 'void', payout: 9.52 });
    expect(await moneyOf(operator, player)).toBe(99.52);
  });

  test('P04 pays the shown amount or more: a fallen offer is refused, a risen one paid', async () => {
    const { home } = await gameAt(3);
    const id = await placedBet([home]);
    const seen = await request(id);
    await setPrice(home.id, 4);
    const refused = await cashOut(id, seen);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'cash-out-fell']);
    expect(await moneyOf(operator, player)).toBe(90);
    await setPrice(home.id, 1.5);
    expect((await cashOut(id, seen)).body.paid).toBe(18.08);
  });

  test('P01 of a stake that another cash-out has changed is refused', async () => {
    const { home } = await gameAt(3);
    const id = await placedBet([home]);
    const half = await request(id, 0.5);
    const answers = await Promise.all([cashOut(id, half), cashOut(id, half)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.error.code).toBe('bet-changed');
  });

  test.each([
    ['nothing', { openStake: 10, stake: 0, amount: 0 }],
    ['more than is open', { openStake: 10, stake: 10.01, amount: 9 }],
    ['a fraction of a cent', { openStake: 10, stake: 1.001, amount: 0 }],
  ])('of %s is refused', async (_, body) => {
    const { home } = await gameAt(3);
    const id = await placedBet([home]);
    expect((await cashOut(id, body)).status).toBeGreaterThanOrEqual(400);
    expect(await moneyOf(operator, player)).toBe(90);
  });

  test('is listed with the settled bets, and with the open ones as long as a rest is open', async () => {
    const { home } = await gameAt(3);
    const id = await placedBet([home]);
    const listed = async (status: string): Promise<string[]> => {
      const { body } = await operator.get<{ bets: PlacedBet[] }>(`/web-api/bets?status=${status}`, {
        token: player.token,
      });
      return body.bets.map((bet) => bet.id);
    };
    await cashOut(id, await request(id, 0.5));
    expect([await listed('open'), await listed('settled')]).toEqual([[id], []]);
    await cashOut(id, await request(id));
    expect([await listed('open'), await listed('settled')]).toEqual([[], [id]]);
  });
});

describe('limits', () => {
  const LOSS = 10;
  const WAGERING = 1;
  const LIMITS = '/limit-service-api/api/external/web/v3/limits';
  const leftOf = async (type: number) => {
    const { body } = await operator.get<{ data: { limitType: number; limitBalance: number }[] }>(
      LIMITS,
      { token: player.token },
    );
    return body.data.find(({ limitType }) => limitType === type)?.limitBalance;
  };

  test('count a part that was cashed out as paid at once, and the rest with its game', async () => {
    const limits = [
      { limitType: LOSS, limitValue: 50 },
      { limitType: WAGERING, limitValue: 50 },
    ];
    await operator.control('/limit-rules', { areQuestionsAsked: false });
    await operator.post(LIMITS, { limits }, { token: player.token });
    const { id: gameId, home } = await gameAt(3);
    const id = await placedBet([home]);
    expect([await leftOf(LOSS), await leftOf(WAGERING)]).toEqual([40, 40]);
    await cashOut(id, await request(id, 0.5));
    expect([await leftOf(LOSS), await leftOf(WAGERING)]).toEqual([44.52, 40]);
    await finish(gameId, 0, 1);
    expect([await leftOf(LOSS), await leftOf(WAGERING)]).toEqual([44.52, 40]);
  });
});

describe('a cash-out of a bet on a live game', () => {
  test('is held as the bet was, and refused when its price moves meanwhile', async () => {
    const { home } = await gameAt(3, 0);
    const id = await placedBet([home]);
    await operator.control('/placing', { liveDelay: 3000 });
    const seen = await request(id);
    const sent = cashOut(id, seen);
    const held = async () =>
      (await operator.get<{ placing: { held: number } }>('/sandbox/v1/state')).body.placing.held;
    await expect.poll(held).toBe(1);
    await setPrice(home.id, 5);
    operator.clock.advance(3000);
    expect((await sent).body.error.code).toBe('cash-out-fell');
    await operator.control('/placing', { liveDelay: 0 });
  });
});

/** A step with one bet, at the same time as the step before it or after its end. */
const anyStep = fc.record({
  does: fc.constantFrom('cash-out', 'again', 'price', 'finish'),
  isAtOnce: fc.boolean(),
  part: fc.constantFrom(0.1, 0.25, 0.5, 1),
  price: fc.constantFrom(1.2, 2, 3.5),
});

test('P01 P04 P06 under simultaneous requests a bet pays each reference once, at least what was seen, and its rest by its own stake', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 8 }), async (steps) => {
      player = await registerPlayer(operator);
      const { id: gameId, home } = await gameAt(2);
      const id = await placedBet([home]);
      const before = await moneyOf(operator, player);
      const sent = new Map<string, object & { amount: number; stake: number }>();
      const paid = new Map<string, number>();
      const send = async (refId: string): Promise<void> => {
        const body = sent.get(refId)!;
        const answer = await cashOut(id, { refId, ...body });
        if (answer.status !== 200) return;
        expect(answer.body.paid).toBeGreaterThanOrEqual(body.amount);
        expect(paid.get(refId) ?? answer.body.paid).toBe(answer.body.paid);
        paid.set(refId, answer.body.paid);
      };
      const act: Record<string, (step: (typeof steps)[number]) => Promise<unknown>> = {
        'cash-out': async ({ part }) => {
          const offer = await offerOf(id);
          if (offer.refusal) return undefined;
          const refId = nextRef();
          sent.set(refId, await request(id, part));
          return send(refId);
        },
        again: async () => {
          const refId = [...sent.keys()].at(-1);
          return refId && send(refId);
        },
        price: ({ price }) => setPrice(home.id, price),
        finish: () => finish(gameId, 1, 0),
      };
      let underWay: Promise<unknown>[] = [];
      for (const step of steps) {
        if (!step.isAtOnce) {
          await Promise.all(underWay);
          underWay = [];
        }
        underWay.push(act[step.does]!(step));
      }
      await Promise.all(underWay);
      await finish(gameId, 1, 0);
      await operator.control('/settle');

      const bet = await betOf(operator, player, id);
      const cents = (amount: number): number => Math.round(amount * 100);
      const cashed = (bet.cashOuts ?? []).reduce((sum, { stake }) => sum + cents(stake), 0);
      const got = [...paid.values()].reduce((sum, one) => sum + cents(one), 0);
      expect(bet.cashOuts).toHaveLength(paid.size);
      expect(cashed).toBeLessThanOrEqual(cents(bet.amount));
      // The rest has won at the price of 2.
      expect(cents(bet.payout)).toBe(got + (cents(bet.amount) - cashed) * 2);
      expect(cents(await moneyOf(operator, player)) - cents(before)).toBe(cents(bet.payout));
    }),
    { numRuns: runs(300) },
  );
});
