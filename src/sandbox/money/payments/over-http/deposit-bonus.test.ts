import { randomUUID } from 'node:crypto';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { bonusGrantOf } from '@grandstand/bus-contracts/answers';
import type { OwnBonus, Payment, PaymentMethods } from '@grandstand/bus-contracts/player';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  callAsBank,
  DEPOSITS,
  EVENTS,
  WITH_BANK,
} from '../../../../../tests/harness/operator/pay-in';

const NONE = 0;
const SPORTS = 1;
const CASINO = 2;
const EUR = 3;
const ROUBLE = 1;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator(WITH_BANK);
  await callAsBank(operator, '/partner-api/v1/hello', {
    origin: WITH_BANK.bank.origin,
    version: '1',
  });
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const books = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(books.body.isBalanced).toBe(true);
});
afterAll(() => operator.sandbox.close());

const register = (choice: number) =>
  registerPlayer(operator, EUR, { first_deposit_bonus_choice: choice });

const promised = async ({ token }: TestPlayer): Promise<PaymentMethods['bonus']> =>
  (await operator.get<PaymentMethods>(`${DEPOSITS}/methods`, { token })).body.bonus;

const paymentOf = async ({ token }: TestPlayer, id: string): Promise<Payment> =>
  (await operator.get<{ payment: Payment }>(`${DEPOSITS}/${id}`, { token })).body.payment;

const bonusesOf = async ({ token }: TestPlayer): Promise<readonly OwnBonus[]> =>
  (await operator.get<{ bonuses: OwnBonus[] }>('/web-api/promo/mine', { token })).body.bonuses;

async function take(player: TestPlayer, offer: string): Promise<void> {
  const { token } = player;
  const { body } = await operator.get<{ offers: BonusOfferView[] }>('/web-api/promo/bonuses', {
    token,
  });
  const hash = body.offers.find(({ id }) => id === offer)?.hash;
  const taken = await operator.post('/web-api/promo/take', { offer, hash }, { token });
  expect(taken.status).toBe(200);
}

/** Begins a deposit of an amount in euros; returns its id. */
async function begin(
  { token, accountId }: TestPlayer,
  amount: number,
  more: object = {},
): Promise<string> {
  const wish = { accountId, methodId: 'card', amount, refId: randomUUID(), ...more };
  const { body } = await operator.post<{ payment: Payment }>(DEPOSITS, wish, { token });
  return body.payment.id;
}

const capture = (paymentId: string, amount: number): Promise<number> =>
  callAsBank(operator, EVENTS, {
    eventId: randomUUID(),
    paymentId,
    event: 'captured',
    amount: amount * 100,
    iso: 'EUR',
  });

/** Pays an amount of euros in; returns the payment as it is then. */
async function pay(player: TestPlayer, amount: number, more: object = {}): Promise<Payment> {
  const id = await begin(player, amount, more);
  await capture(id, amount);
  return paymentOf(player, id);
}

describe('what the form says of the bonus of a deposit', () => {
  test.each([
    ['nothing', NONE, null, undefined],
    ['sports at registration', SPORTS, null, { offer: 'first-sports', isTaken: false }],
    ['casino at registration', CASINO, null, { offer: 'first-casino', isTaken: false }],
    ['an offer of its page', NONE, 'redeposit', { offer: 'redeposit', isTaken: true }],
    [
      'an offer in place of the one at registration',
      SPORTS,
      'poker',
      { offer: 'poker', isTaken: true },
    ],
    // It waits for a bet, and no deposit brings it.
    ['an insurance', SPORTS, 'express-insurance', undefined],
    ['a bonus that is active already', SPORTS, 'drops', undefined],
  ])(
    'PAY-01 is what the deposit brings, for a player who chose %s',
    async (_, choice, offer, said) => {
      const player = await register(choice);
      if (offer) await take(player, offer);
      const bonus = await promised(player);
      expect(bonus && { offer: bonus.terms.offer, isTaken: bonus.isTaken }).toEqual(said ?? null);

      const id = await begin(player, 20);
      expect((await paymentOf(player, id)).comingBonus).toEqual(bonus?.terms ?? null);
      await capture(id, 20);
      const payment = await paymentOf(player, id);
      expect(payment.comingBonus).toBeNull();
      expect(payment.bonus && [payment.bonus.terms, payment.bonus.amount]).toEqual(
        bonus && [bonus.terms, bonusGrantOf(bonus.terms, 2000)],
      );
    },
  );

  test('PAY-01 is nothing once it was had, and is in the player’s currency', async () => {
    const player = await register(SPORTS);
    await pay(player, 20);
    expect(await promised(player)).toBeNull();
    expect((await pay(player, 20)).bonus).toBeNull();
    const stranger = await registerPlayer(operator, ROUBLE, { first_deposit_bonus_choice: SPORTS });
    expect((await promised(stranger))?.terms.iso).toBe('RUB');
  });
});

describe('a deposit without the bonus', () => {
  test('PAY-01 brings none of registration, and the bonus of the first deposit is gone', async () => {
    const player = await register(SPORTS);
    const payment = await pay(player, 20, { isWithoutBonus: true });
    expect(payment).toMatchObject({ state: 'credited', isWithoutBonus: true, bonus: null });
    expect(await bonusesOf(player)).toEqual([]);
    expect(await promised(player)).toBeNull();
    expect((await pay(player, 20)).bonus).toBeNull();
  });

  test('PAY-01 leaves a bonus that was taken for the next one', async () => {
    const player = await register(NONE);
    await take(player, 'redeposit');
    expect((await pay(player, 20, { isWithoutBonus: true })).bonus).toBeNull();
    expect(await bonusesOf(player)).toMatchObject([{ offer: 'redeposit', state: 'taken' }]);
    expect(await promised(player)).toMatchObject({ terms: { offer: 'redeposit' }, isTaken: true });
    expect((await pay(player, 20)).bonus).toMatchObject({ offer: 'redeposit', amount: 1000 });
  });

  test('PAY-01 says so while the bank has not answered', async () => {
    const player = await register(CASINO);
    const id = await begin(player, 20, { isWithoutBonus: true });
    expect(await paymentOf(player, id)).toMatchObject({ comingBonus: null, bonus: null });
  });
});

test('RTE-25 a deposit that was begun in a section of the casino keeps the section', async () => {
  const player = await register(NONE);
  for (const section of ['slots', 'casino', 'keno', null]) {
    expect(await pay(player, 20, { section })).toMatchObject({ section });
  }
  const answer = await operator.post(
    DEPOSITS,
    {
      accountId: player.accountId,
      methodId: 'card',
      amount: 20,
      refId: randomUUID(),
      section: '//evil',
    },
    { token: player.token },
  );
  expect(answer.status).toBe(400);
});
