import type { BonusOfferView, Jackpots } from '@grandstand/bus-contracts/answers';
import type { BonusLeaving, BonusStakeView, OwnBonus } from '@grandstand/bus-contracts/player';
import {
  coupon,
  lineLegs,
  moneyOf,
  place as placeBet,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SLOT, walletBench, WITH_GAMES } from '../../../../../tests/harness/operator/wallet-bench';

const DAY = 86_400_000;
const KITE_RUN = 9102;
const BONUS_POKER = 9044;

let operator: TestOperator;
let bench: ReturnType<typeof walletBench>;
beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
  bench = walletBench({ operator });
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const books = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(books.body.isBalanced).toBe(true);
});
afterAll(() => operator.sandbox.close());

/** A player who chose a bonus at registration: 0 none, 1 sports, 2 casino. */
async function register(choice: 0 | 1 | 2): Promise<TestPlayer> {
  const answer = await operator.post<{ userId: string; token: string; login: string }>(
    '/web-api/user/register',
    {
      type: 'fast_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      first_deposit_bonus_choice: choice,
    },
  );
  const { userId, token, login } = answer.body;
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const own = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
    token,
  });
  return { login, userId, token, cookie, accountId: own.body.balance[0]?.id ?? 0 };
}

const deposit = (player: TestPlayer, amount = 20) =>
  operator.control(`/players/${player.login}/deposit`, { amount });
const mine = async ({ token }: TestPlayer): Promise<readonly OwnBonus[]> =>
  (await operator.get<{ bonuses: OwnBonus[] }>('/web-api/promo/mine', { token })).body.bonuses;
async function only(player: TestPlayer): Promise<OwnBonus> {
  const [bonus, ...others] = await mine(player);
  expect(others).toEqual([]);
  if (!bonus) throw new Error('The player has no bonus.');
  return bonus;
}
const journal = async ({ token }: TestPlayer, bonusId: string) =>
  (
    await operator.get<{ stakes: BonusStakeView[] }>(`/web-api/promo/journal?bonusId=${bonusId}`, {
      token,
    })
  ).body.stakes;
const offers = async (player?: TestPlayer) =>
  (
    await operator.get<{ isBarred: boolean; offers: BonusOfferView[] }>(
      '/web-api/promo/bonuses',
      player && { cookie: player.cookie },
    )
  ).body;
const offered = async (player: TestPlayer, id: string): Promise<BonusOfferView> => {
  const found = (await offers(player)).offers.find((offer) => offer.id === id);
  if (!found) throw new Error(`"${id}" is not offered.`);
  return found;
};
const take = (player: TestPlayer, offer: string, hash: string) =>
  operator.post<OwnBonus & ErrorBody>('/web-api/promo/take', { offer, hash }, player);
const preview = async ({ token }: TestPlayer): Promise<BonusLeaving | null> =>
  (await operator.post<{ leaving: BonusLeaving | null }>('/web-api/promo/preview', {}, { token }))
    .body.leaving;
const giveUp = ({ token }: TestPlayer, { bonusId, keep, lose }: BonusLeaving) =>
  operator.post<ErrorBody>('/web-api/promo/give-up', { bonusId, keep, lose }, { token });
const setTerms = (offer: string, terms: object | null) =>
  operator.control(`/bonuses/${offer}`, { terms });

const choose = (player: TestPlayer, change: object) =>
  operator.post('/web-api/user/mailing', change, { token: player.token });

describe('the choice of bonuses in the settings', () => {
  test.each([
    [0, 1, 'first-sports'],
    [1, 2, 'first-casino'],
    [2, 1, 'first-sports'],
    [1, 0, undefined],
  ] as const)(
    'PRO-02 a first deposit brings the bonus of the last choice: %i at registration, then %i',
    async (at, later, offer) => {
      const player = await register(at);
      const { body } = await operator.get<{ result: object }>('/web-api/user/mailing', player);
      expect(body.result).toMatchObject({ first_deposit_bonus_type: at });
      await choose(player, { first_deposit_bonus_type: later });
      await deposit(player);
      expect((await mine(player))[0]?.offer).toBe(offer);
      // Once it was made, a choice brings nothing more.
      await choose(player, { first_deposit_bonus_type: 1 });
      await deposit(player);
      expect(await mine(player)).toHaveLength(offer === undefined ? 0 : 1);
    },
  );

  test('PRO-02 puts the bonuses of a kind first, and hides none', async () => {
    const player = await register(0);
    const usual = (await offers(player)).offers;
    for (const [type, category] of [
      [1, 'bukmaker'],
      [2, 'casino'],
    ] as const) {
      await choose(player, { bonus_type: type });
      const now = (await offers(player)).offers;
      expect(now.map(({ id }) => id).toSorted()).toEqual(usual.map(({ id }) => id).toSorted());
      const isFirst = now.map(({ categories }) => categories.includes(category));
      expect(isFirst).toEqual(isFirst.toSorted((a, b) => Number(b) - Number(a)));
      expect(isFirst[0]).toBe(true);
    }
    await choose(player, { bonus_type: 0 });
    expect((await offers(player)).offers).toEqual(usual);
  });
});

describe('the bonus of a first deposit', () => {
  test('REG-03 BNS-01 is the one that was chosen at registration, under the terms that were offered', async () => {
    const player = await register(2);
    const { hash, terms } = await offered(player, 'first-casino');
    expect(await mine(player)).toEqual([]);
    await deposit(player);
    expect(await only(player)).toMatchObject({
      offer: 'first-casino',
      state: 'active',
      hash,
      terms,
      amount: 2000,
      money: 2000,
      toWager: 20_000,
    });
    const sports = await register(1);
    await deposit(sports);
    expect(await only(sports)).toMatchObject({ offer: 'first-sports', amount: 2000 });
    const refuser = await register(0);
    await deposit(refuser);
    expect(await mine(refuser)).toEqual([]);
  });

  test('is granted once, and is up to its cap', async () => {
    const player = await register(2);
    await Promise.all([deposit(player, 150), deposit(player, 150)]);
    expect(await only(player)).toMatchObject({ amount: 10_000 });
    const leaving = await preview(player);
    if (leaving) await giveUp(player, leaving);
    await deposit(player);
    expect(await only(player)).toMatchObject({ state: 'given-up' });
    const { hash } = await offered(player, 'first-sports');
    expect((await take(player, 'first-sports', hash)).body.error.code).toBe('bonus-not-eligible');
  });
});

describe('P117 the terms that were taken', () => {
  test('are enforced at the bet, and stay what they were', async () => {
    const player = await register(2);
    await deposit(player);
    const before = await only(player);
    await setTerms('first-casino', { maxStake: 50, wager: 2, version: 2 });
    const slot = await bench.open(player, SLOT.id);
    const tooBig = await bench.call('bet', bench.bodies.bet(bench.ids(slot), 600));
    expect([tooBig.code, tooBig.details]).toEqual([
      'bonus-max-stake',
      expect.objectContaining({ max: 500 }),
    ]);
    const crash = await bench.open(player, KITE_RUN);
    const excluded = await bench.call('bet', bench.bodies.bet(bench.ids(crash), 100));
    expect(excluded.code).toBe('bonus-excluded-game');
    await bench.play(slot, { stake: 500, win: 5_000 });
    const after = await only(player);
    expect(after).toMatchObject({ hash: before.hash, terms: before.terms, wagered: 500 });
    expect(await moneyOf(operator, player)).toBe(165);
    expect((await offered(player, 'first-casino')).hash).not.toBe(before.hash);
    await setTerms('first-casino', null);
  });

  test('hold for bets on sports, which count nothing for a bonus on games', async () => {
    const [leg] = await lineLegs(operator, 1);
    if (!leg) throw new Error('The line is empty.');
    const place = (player: TestPlayer, other: object = {}) =>
      placeBet(operator, player, coupon(player, [leg], { ...other }));
    const player = await register(2);
    await deposit(player);
    expect((await place(player)).status).toBe(200);
    const bonus = await only(player);
    expect(bonus.wagered).toBe(0);
    expect(await journal(player, bonus.id)).toMatchObject([
      { product: 'sports', state: 'other-product', counted: 0, stake: 1000 },
    ]);

    await setTerms('first-sports', { maxStake: 1 });
    const bettor = await register(1);
    await deposit(bettor);
    // The coupon's check has the bound, so that the slip shows it before the press.
    const checked = async ({ token, accountId }: TestPlayer) => {
      const body = { ...coupon(player, [leg]), accountId };
      const answer = await operator.post<{ bonusMaxAmount: number | null }>(
        '/web-api/coupon/check',
        body,
        { token },
      );
      return answer.body.bonusMaxAmount;
    };
    expect(await checked(bettor)).toBe(5);
    expect(await checked(player)).toBeNull();
    const refused = await place(bettor);
    expect(refused.body.error).toMatchObject({
      code: 'bonus-max-stake',
      message: expect.stringContaining('up to 5 EUR') as string,
    });
    expect((await place(bettor, { amount: 5 })).status).toBe(200);
    const all = await operator.get<{ bonus: { id: number }[] }>('/web-api/user/accounts', bettor);
    const fromBonus = await place(bettor, { amount: 5, accountId: all.body.bonus[0]?.id });
    expect(fromBonus.body.error.code).toBe('bonus-own-money-first');
    await setTerms('first-sports', null);
  });

  test('do not hold for a free bet, which counts nothing for them', async () => {
    const [leg] = await lineLegs(operator, 1);
    if (!leg) throw new Error('The line is empty.');
    await setTerms('first-sports', { maxStake: 1 });
    await operator.control('/promo-codes', { code: 'TWO', freeStakes: 2 });
    const player = await register(1);
    await deposit(player);
    const own = await placeBet(operator, player, coupon(player, [leg], { amount: 10 }));
    expect(own.body.error.code).toBe('bonus-max-stake');
    const free = { amount: 10, promoCode: 'TWO', isFreeBet: true };
    expect((await placeBet(operator, player, coupon(player, [leg], free))).status).toBe(200);
    const bonus = await only(player);
    expect(bonus).toMatchObject({ state: 'active', wagered: 0 });
    expect(await journal(player, bonus.id)).toEqual([]);
    await setTerms('first-sports', null);
  });

  test('of the poker bonus take stakes on its games alone', async () => {
    const player = await register(0);
    await deposit(player);
    const { hash, categories } = await offered(player, 'poker');
    expect(categories).toContain('poker');
    expect((await take(player, 'poker', hash)).status).toBe(200);
    await deposit(player);
    const slot = await bench.open(player, SLOT.id);
    const refused = await bench.call('bet', bench.bodies.bet(bench.ids(slot), 100));
    expect(refused.code).toBe('bonus-excluded-game');
    await bench.play(await bench.open(player, BONUS_POKER), { stake: 500 });
    expect(await only(player)).toMatchObject({ state: 'active', wagered: 250 });
  });

  test('are refused where they are no longer the ones that the player saw', async () => {
    const player = await register(0);
    const { hash } = await offered(player, 'drops');
    await setTerms('drops', { wager: 20, version: 2 });
    expect((await take(player, 'drops', hash)).body.error.code).toBe('bonus-terms-changed');
    await setTerms('drops', null);
    expect((await take(player, 'drops', hash)).body).toMatchObject({ state: 'active', hash });
    expect((await take(player, 'redeposit', hash)).body.error.code).toBe('bonus-taken');
  });
});

describe('bonus money on games', () => {
  /** A player with 100.00 of their own and 100.00 of a bonus, who may stake all of it at once. */
  async function rich(): Promise<{
    player: TestPlayer;
    slot: Awaited<ReturnType<typeof bench.open>>;
  }> {
    await setTerms('first-casino', { maxStake: 100, wager: 2 });
    const player = await register(2);
    await deposit(player, 100);
    await setTerms('first-casino', null);
    return { player, slot: await bench.open(player, SLOT.id) };
  }

  test('is staked after the player’s own, and wins its share', async () => {
    const { player, slot } = await rich();
    expect(slot.balance).toBe(30_000);
    await bench.play(slot, { stake: 10_000 });
    const round = bench.ids(slot);
    await bench.play(slot, { stake: 6_000 });
    const bet = bench.bodies.bet(round, 8_000);
    expect((await bench.call('bet', bet)).body.balance).toBe(6_000);
    expect(await only(player)).toMatchObject({ money: 6_000 });
    // Half of the stake was bonus money.
    await bench.call('win', bench.bodies.win(round, bet.transactionId, 1_000));
    expect(await moneyOf(operator, player)).toBe(5);
    expect(await only(player)).toMatchObject({ money: 6_500 });
    await bench.call('close-round', bench.bodies.close(round, 8_000, 1_000));
    // 240.00 were staked of 200.00: what is left becomes the player's own.
    expect(await only(player)).toMatchObject({ state: 'cleared', converted: 6_500, forfeited: 0 });
    expect(await moneyOf(operator, player)).toBe(70);
  });

  test('of a bet that is taken back returns as it was, and counts nothing', async () => {
    const { player, slot } = await rich();
    await bench.play(slot, { stake: 10_000 });
    await bench.play(slot, { stake: 8_000 });
    const round = bench.ids(slot);
    const bet = bench.bodies.bet(round, 5_000);
    await bench.call('bet', bet);
    expect(await only(player)).toMatchObject({ money: 7_000, wagered: 18_000 });
    await bench.call('rollback', bench.bodies.rollback(round, bet.transactionId));
    expect(await only(player)).toMatchObject({ money: 10_000, wagered: 18_000 });
    expect(await moneyOf(operator, player)).toBe(20);
    expect((await journal(player, (await only(player)).id))[0]).toMatchObject({ state: 'void' });
  });

  test('that was given up in the middle of a bet is lost when the bet wins', async () => {
    const { player, slot } = await rich();
    await bench.play(slot, { stake: 10_000 });
    await bench.play(slot, { stake: 8_000 });
    const round = bench.ids(slot);
    const bet = bench.bodies.bet(round, 4_000);
    await bench.call('bet', bet);
    const leaving = await preview(player);
    expect(leaving).toMatchObject({ keep: 0, lose: 8_000, inPlay: 2_000 });
    if (!leaving) return;
    const stale = await giveUp(player, { ...leaving, lose: 1 });
    expect(stale.body.error.code).toBe('bonus-figures-changed');
    expect((await giveUp(player, leaving)).status).toBe(200);
    await bench.call('win', bench.bodies.win(round, bet.transactionId, 4_000));
    await bench.call('close-round', bench.bodies.close(round, 4_000, 4_000));
    expect(await only(player)).toMatchObject({ state: 'given-up', money: 0, forfeited: 10_000 });
    // The part of the win that the player's own money won is theirs.
    expect(await moneyOf(operator, player)).toBe(20);
    expect((await giveUp(player, leaving)).body.error.code).toBe('bonus-ended');
  });

  test('has no part in jackpots, and its rounds count in no tournament', async () => {
    const { player, slot } = await rich();
    const made = await operator.control<{ id: number }>('/tournaments', {});
    const wish = { kind: 'tournament', ref: `tournament-${made.body.id}`, lines: ['1'] };
    const as = { token: player.token };
    const quoted = await operator.post<{ quote: string }>('/web-api/purchases/quote', wish, as);
    const { quote } = quoted.body;
    const order = { ...wish, quote, refId: 'bonus-tournament', accountId: player.accountId };
    expect((await operator.post('/web-api/purchases', order, as)).status).toBe(200);
    // The player's own 200.00, but for the entry of 1.00.
    for (const stake of [20, 9_880, 10_000]) await bench.play(slot, { stake });
    await bench.play(slot, { stake: 20, win: 2_000 });
    const jackpots = async () =>
      (await operator.get<Jackpots>('/web-api/jackpots')).body.jackpots.map(({ money }) => money);
    const before = await jackpots();
    await bench.play(slot, { stake: 5_000 });
    expect(await jackpots()).toEqual(before);
    operator.clock.advance(5_000);
    const path = `/web-api/promo/tournaments/${made.body.id}`;
    const shown = await operator.get(path, { cookie: player.cookie });
    expect(shown.body).toMatchObject({ tournament: { me: { rounds: 1, score: 0 } } });
  });

  test('ends with its time, and with its last unit', async () => {
    const { player } = await rich();
    await operator.control(`/players/${player.login}/bonus`, { endsIn: 60 });
    expect(await only(player)).toMatchObject({ state: 'active' });
    operator.clock.jump(operator.clock.now() + 61_000);
    expect(await only(player)).toMatchObject({ state: 'expired', forfeited: 10_000 });
    const { player: loser, slot } = await rich();
    await bench.play(slot, { stake: 10_000 });
    await operator.control(`/players/${loser.login}/bonus`, { endsIn: 60 * 86_400 });
    expect(await only(loser)).toMatchObject({ state: 'active' });
  });
});

test('P118 a player in a time-out is offered nothing, and takes nothing; afterwards as before', async () => {
  const player = await register(0);
  const { hash } = await offered(player, 'drops');
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect(await offers(player)).toEqual({ isBarred: true, offers: [] });
  expect((await take(player, 'drops', hash)).body.error.code).toBe('bonus-barred');
  operator.clock.jump(operator.clock.now() + DAY + 1_000);
  expect((await offers(player)).isBarred).toBe(false);
  expect((await offers()).offers.map(({ id }) => id)).toContain('drops');
});
