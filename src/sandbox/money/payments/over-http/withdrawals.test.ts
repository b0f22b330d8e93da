import { coupon, makeGame, place, registerPlayer } from '@grandstand/sandbox/testing';
import { describe, expect, test } from 'vitest';
import { WITHDRAWALS } from '../../../../../tests/harness/operator/withdraw';
import {
  codeOf,
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, fillProfile, methods, mine, money, pass, payIn, read, ready, stake } = bench;

describe('a withdrawal', () => {
  test('PAY-01 leaves the account at once, is checked, sent and paid, each step with its time', async () => {
    await ready();
    await stake(50);
    const before = await money();
    const asked = await ask(30);
    expect(asked.status).toBe(200);
    const { id } = asked.body.withdrawal;
    expect(asked.body.withdrawal).toMatchObject({ state: 'asked', amount: 30, iso: 'EUR' });
    expect(await money()).toBe(before - 30);
    expect(await mine()).toMatchObject({ onTheWay: 30, available: 20, inBets: 50 });
    await pass(0);
    expect(await read(id)).toMatchObject({ state: 'checking', isHeld: false });
    await pass(MINUTE);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    await pass(5_000);
    const paid = await read(id);
    expect(paid).toMatchObject({ state: 'paid', reason: null });
    expect(paid.steps.map(({ state }) => state)).toEqual([
      'asked',
      'checking',
      'approved',
      'sent',
      'paid',
    ]);
    const times = paid.steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(await money()).toBe(before - 30);
    expect(await mine()).toMatchObject({ onTheWay: 0, available: 20 });
  });

  test('PAY-01 is final: no call cancels it', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    const { token } = bench.player;
    for (const [method, path] of [
      ['DELETE', `${WITHDRAWALS}/${id}`],
      ['POST', `${WITHDRAWALS}/${id}`],
      ['POST', `${WITHDRAWALS}/${id}/cancel`],
    ] as const) {
      expect((await bench.operator.call(method, path, { token, body: {} })).status).toBe(404);
    }
    expect(await read(id)).toMatchObject({ state: 'asked' });
  });

  test('PAY-01 by its refId is one, and two tabs do not take the same money', async () => {
    await ready(50);
    const refId = 'wish-of-two-tabs';
    const [one, two] = await Promise.all([ask(10, { refId }), ask(10, { refId })]);
    expect(two.body.withdrawal.id).toBe(one.body.withdrawal.id);
    const answers = await Promise.all([ask(30), ask(30)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.map(codeOf)).toContainEqual([422, 'not-withdrawable']);
    expect(await mine()).toMatchObject({ onTheWay: 40, available: 10 });
  });

  test.each([
    [0.5, 422, 'bad-amount'],
    [50.01, 422, 'not-withdrawable'],
    [0, 400, 'bad-request'],
    [-5, 400, 'bad-request'],
  ])('PAY-01 of %d where 50 was paid in is refused', async (amount, ...refusal) => {
    await ready(50);
    expect(codeOf(await ask(amount))).toEqual(refusal);
  });

  test('PAY-01 takes a card that was paid in with: neither an unstaked gift nor bonus money is paid', async () => {
    await fillProfile();
    expect(await money()).toBeGreaterThan(0);
    expect(await mine()).toMatchObject({ available: 0 });
    expect(codeOf(await ask(5))).toEqual([422, 'not-withdrawable']);
    await payIn(20);
    expect(await mine()).toMatchObject({ available: 20 });
    const bonuses = (await methods()).accounts.filter(({ isBonus }) => isBonus);
    expect(bonuses.every(({ available }) => available === 0)).toBe(true);
    for (const { id } of bonuses) {
      expect(codeOf(await ask(5, { accountId: id }))).toEqual([404, 'not-found']);
    }
  });

  test('PAY-01 pays winnings too, and a gift once it was staked', async () => {
    await ready(20);
    await stake(40);
    expect(await mine()).toMatchObject({ available: 20 });
    // As much as a win: no card paid it in.
    await bench.operator.control(`/players/${bench.player.login}/deposit`, { amount: 300 });
    expect(await mine()).toMatchObject({ available: 320 });
    await stake(60);
    expect(await mine()).toMatchObject({ available: 320 });
    expect((await ask(320)).status).toBe(200);
    expect(await mine()).toMatchObject({ available: 0, onTheWay: 320 });
  });

  test('PAY-01 that is less than the least amount may be all that is left', async () => {
    await ready(20);
    await ask(19.5);
    expect((await ask(0.5)).status).toBe(200);
  });

  test('PAY-01 is for its player alone', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    const other = await registerPlayer(bench.operator);
    const path = `${WITHDRAWALS}/${id}`;
    expect((await bench.operator.get(path, { token: other.token })).status).toBe(404);
    expect((await bench.operator.get(path)).status).toBe(401);
    expect((await bench.operator.get(WITHDRAWALS)).status).toBe(401);
  });
});

/** Takes an offer of the operator under the terms of now. */
async function take(offer: string): Promise<void> {
  const { operator, player } = bench;
  const { body } = await operator.get<{ offers: { id: string; hash: string }[] }>(
    '/web-api/promo/bonuses',
    { cookie: player.cookie },
  );
  const hash = body.offers.find(({ id }) => id === offer)?.hash;
  expect((await operator.post('/web-api/promo/take', { offer, hash }, player)).status).toBe(200);
}

/** What the player loses who withdraws now. */
const preview = async () =>
  (
    await bench.operator.post<{ leaving: { bonusId: string; lose: number } }>(
      '/web-api/promo/preview',
      {},
      { token: bench.player.token },
    )
  ).body.leaving;

/** The newest bonus of the player. */
const bonus = async () =>
  (
    await bench.operator.get<{ bonuses: { state: string; forfeited: number }[] }>(
      '/web-api/promo/mine',
      { token: bench.player.token },
    )
  ).body.bonuses[0];

test('P117 a withdrawal gives an active bonus up only with what the player saw that they lose, both in one', async () => {
  await ready();
  await take('drops');
  await stake(50);
  expect((await ask(20)).body.error?.code).toBe('bonus-active');
  const leaving = await preview();
  expect(leaving).toMatchObject({ lose: 500 });
  const { bonusId, lose } = leaving;
  const other = await ask(20, { leaving: { bonusId, lose: 499 } });
  expect([other.status, other.body.error?.code]).toEqual([409, 'bonus-figures-changed']);
  // A withdrawal that is refused leaves the bonus as it was.
  const tooMuch = await ask(100_000, { leaving: { bonusId, lose } });
  expect(tooMuch.body.error?.code).toBe('not-withdrawable');
  expect(await bonus()).toMatchObject({ state: 'active', forfeited: 0 });
  expect((await ask(20, { leaving: { bonusId, lose } })).status).toBe(200);
  expect(await bonus()).toMatchObject({ state: 'given-up', forfeited: 500 });
});

test('PAY-01 a withdrawal gives a bonus up whose money is lost, while a bet of the player’s own money is open', async () => {
  const { operator } = bench;
  await operator.control('/bonuses/first-sports', { terms: { maxStake: 100 } });
  await take('first-sports');
  await operator.control('/bonuses/first-sports', { terms: null });
  await ready(20);
  await stake(await money());
  const { body } = await operator.get<{ bonus: { id: number }[] }>(
    '/web-api/user/accounts',
    bench.player,
  );
  const { id } = (await makeGame(operator)).outcome(1);
  await operator.control('/outcomes/price', { id, coef: 2 });
  const staked = coupon(bench.player, [{ id, coef: 2 }], {
    amount: 20,
    accountId: body.bonus[0]?.id,
  });
  expect((await place(operator, bench.player, staked)).status).toBe(200);
  await operator.control(`/games/${id.split(':')[0]}/finish`, { home: 0, away: 1 });
  await payIn(20);
  const leaving = await preview();
  expect(leaving).toMatchObject({ lose: 0, inPlay: 0 });
  expect(codeOf(await ask(20))).toEqual([422, 'bonus-active']);
  const { bonusId, lose } = leaving;
  expect((await ask(20, { leaving: { bonusId, lose } })).status).toBe(200);
  expect(await bonus()).toMatchObject({ state: 'given-up', forfeited: 0 });
});
