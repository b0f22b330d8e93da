import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handClock, moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { HandClock, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import * as v from 'valibot';
import {
  depositCall,
  paymentCall,
  paymentMethodsCall,
  paymentsCall,
} from '../../../../api/endpoints/money/deposits';
import { createBank } from '../../../../outside/bank';
import {
  callAsBank,
  DEPOSITS,
  EVENTS,
  WITH_BANK,
} from '../../../../../tests/harness/operator/pay-in';

const SITE = 'http://localhost:3000';
const BANK = WITH_BANK.bank.origin;
const SECRET = WITH_BANK.partnerSecrets.bank;
const MINUTE = 60_000;

interface PaymentBody {
  readonly payment: { readonly id: string; readonly state: string; readonly reason: string | null };
  readonly error: { readonly code: string; readonly details?: object };
}

interface Sent {
  readonly event: string;
}

let clock: HandClock;
let operator: TestOperator;
let bank: ReturnType<typeof createBank>;
let stop: () => void;
let player: TestPlayer;
/** Whether the bank reaches the operator. */
let isReached = true;
let sent: Sent[] = [];

beforeAll(async () => {
  clock = handClock();
  operator = await startOperator({
    clock,
    siteOrigin: SITE,
    ...WITH_BANK,
    bank: { origin: BANK, fetch: async (address, init) => bank.app.request(address, init) },
  });
  bank = createBank({
    origin: BANK,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: SECRET,
    version: '1',
    cardKey: new Uint8Array(32),
    clock,
    fetch: async (address, init) => {
      if (!isReached) throw new TypeError('Failed to fetch');
      const request = new Request(address, init);
      if (request.url.endsWith(EVENTS)) sent.push((await request.clone().json()) as Sent);
      return operator.sandbox.fetch(request);
    },
  });
  stop = bank.start();
});
beforeEach(async () => {
  isReached = true;
  sent = [];
  // The bank says hello, by which the operator knows that it is up.
  clock.jump(clock.now() + 31_000);
  await settled();
  player = await registerPlayer(operator);
});
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const ledger = await operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(ledger.body.isBalanced).toBe(true);
});
afterAll(async () => {
  stop();
  await operator.sandbox.close();
});

/** Lets calls between bank and operator end. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

let wishes = 0;
const begin = (amount: number, refId = `wish-${String((wishes += 1)).padStart(6, '0')}`) =>
  operator.post<PaymentBody>(
    DEPOSITS,
    { accountId: player.accountId, methodId: 'card', amount, refId },
    { token: player.token },
  );
/** Tokens are short-lived: after a while the player's page gets another one. */
const renewToken = async (): Promise<void> => {
  const { cookie } = player;
  const { body } = await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token };
};
const paymentOf = async (id: string): Promise<PaymentBody['payment']> =>
  (await operator.get<PaymentBody>(`${DEPOSITS}/${id}`, { token: player.token })).body.payment;
const leftOf = async (): Promise<number | null> => {
  const { body } = await operator.get<{ accounts: { left: number | null }[] }>(
    `${DEPOSITS}/methods`,
    { token: player.token },
  );
  return body.accounts[0]?.left ?? null;
};

/** Follows the site’s address to the bank; returns the order that the bank’s forms go on with. */
async function goToBank(id: string): Promise<string> {
  const answer = await operator.get(`${DEPOSITS}/${id}/pay?lang=en`, { cookie: player.cookie });
  expect(answer.status).toBe(302);
  const address = answer.headers.get('Location') ?? '';
  expect(address.startsWith(`${BANK}/pay?order=`)).toBe(true);
  return new URL(address).searchParams.get('order') ?? '';
}

const post = (path: string, fields: Record<string, string>): Promise<Response> =>
  Promise.resolve(
    bank.app.request(`${BANK}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  );
const pay = (order: string, number: string, other: object = {}) =>
  post('/pay', { order, number, expiry: '08/29', cvc: '123', ...other });

/** A payment that has been begun, and its order at the bank. */
async function atBank(amount = 20): Promise<{ id: string; order: string }> {
  const { id } = (await begin(amount)).body.payment;
  return { id, order: await goToBank(id) };
}

describe('a deposit by card', () => {
  test('P116 is credited once the bank has taken the money, and the player is led back', async () => {
    const before = await moneyOf(operator, player);
    const { id, order } = await atBank();
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected', amount: 20, iso: 'EUR' });
    const answer = await pay(order, '4242 4242 4242 4242');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`${SITE}/en/onpay/success?payment=${id}`);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'credited', reason: null });
    expect(await moneyOf(operator, player)).toBe(before + 20);
  });

  test('is told by a mail in the language of the player, once', async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: 'paid@example.com' });
    const { order } = await atBank();
    // The bank sends this one twice, and out of order.
    await pay(order, '4000 0000 0000 0341');
    await settled();
    const { body } = await operator.get('/sandbox/v1/outbox?to=paid@example.com');
    expect(body).toMatchObject({
      messages: [
        {
          template: 'deposit-credited',
          language: 'en',
          text: expect.stringMatching(/^20\.00\sEUR was credited to your account on /) as string,
        },
      ],
    });
    expect((body as { messages: unknown[] }).messages).toHaveLength(1);
  });

  test('is answered as the client reads it', async () => {
    const { id } = await atBank();
    const read = async (path: string): Promise<unknown> =>
      (await operator.get(path, { token: player.token })).body;
    expect(v.parse(depositCall.answer, (await begin(20)).body).payment.amount).toBe(2000);
    expect(v.parse(paymentCall.answer, await read(`${DEPOSITS}/${id}`)).payment.id).toBe(id);
    expect(v.parse(paymentsCall.answer, await read(DEPOSITS)).payments).toHaveLength(2);
    expect(v.parse(paymentMethodsCall.answer, await read(`${DEPOSITS}/methods`))).toMatchObject({
      methods: ['card', 'wallet', 'transfer', 'voucher', 'terminal'].map((id) => ({
        id,
        isUp: true,
      })),
      accounts: [
        {
          iso: 'EUR',
          money: 10_000,
          min: 200,
          max: 1_000_000,
          methods: expect.arrayContaining([{ id: 'voucher', min: 200, max: 100_000 }]),
          left: null,
        },
      ],
    });
  });

  test('P116 for a wallet that was removed meanwhile is credited in its own currency', async () => {
    const { token } = player;
    const change = (what: string, body: object) =>
      operator.post(`/web-api/user/accounts/${what}`, body, { token });
    const walletsOf = async () =>
      (
        await operator.get<{ balance: { id: number; iso: string; money: number }[] }>(
          '/web-api/user/accounts',
          { token },
        )
      ).body.balance;
    await change('add', { currencyId: 2 });
    const [main, wallet] = await walletsOf();
    const wish = { accountId: wallet?.id, methodId: 'card', amount: 20, refId: 'wish-of-a-wallet' };
    const { id } = (await operator.post<PaymentBody>(DEPOSITS, wish, { token })).body.payment;
    const order = await goToBank(id);
    await change('remove', { id: wallet?.id });
    expect(await walletsOf()).toEqual([main]);
    await pay(order, '4242 4242 4242 4242');
    await settled();
    expect(await walletsOf()).toMatchObject([
      { id: main?.id, money: main?.money },
      { id: wallet?.id, iso: wallet?.iso, money: 20 },
    ]);
  });

  test('by its refId is one payment', async () => {
    const first = await begin(20, 'wish-of-two-tabs');
    const second = await begin(20, 'wish-of-two-tabs');
    expect(second.body.payment.id).toBe(first.body.payment.id);
  });

  test('asks for a code first, which may be wrong twice', async () => {
    const { id, order } = await atBank();
    const page = await (await pay(order, '4000000000003220')).text();
    const code = /it is (\d{6})\./.exec(page)?.[1] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'challenged' });
    expect(await (await post('/challenge', { order, code: wrong })).text()).toContain(
      'Tries left: 2',
    );
    expect((await post('/challenge', { order, code })).status).toBe(303);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
  });

  test('is declined after three wrong codes', async () => {
    const { id, order } = await atBank();
    const page = await (await pay(order, '4000000000003220')).text();
    const wrong = page.includes('it is 000000.') ? '000001' : '000000';
    for (let tries = 0; tries < 3; tries += 1) await post('/challenge', { order, code: wrong });
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'declined', reason: 'not-proved' });
  });

  test.each([
    ['4000 0000 0000 0002', 'refused'],
    ['4000 0000 0000 9995', 'insufficient'],
  ])('with %s is declined: %s', async (number, reason) => {
    const before = await moneyOf(operator, player);
    const { id, order } = await atBank();
    const answer = await pay(order, number);
    expect(answer.headers.get('Location')).toContain('/en/onpay/fail?');
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'declined', reason });
    expect(await moneyOf(operator, player)).toBe(before);
  });

  test('is cancelled by the player, and can be paid no more', async () => {
    const { id, order } = await atBank();
    const answer = await post('/cancel', { order });
    expect(answer.headers.get('Location')).toContain('/en/onpay/cancel?');
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'cancelled' });
    expect((await pay(order, '4242424242424242')).status).toBe(400);
  });

  test.each([
    ['4242 4242 4242 4241', {}, 'no such card number'],
    ['', {}, 'no such card number'],
    ['4242424242424242', { expiry: '10/26' }, 'not valid any more'],
    ['4242424242424242', { expiry: '13/29' }, 'not valid any more'],
    ['4242424242424242', { cvc: '12' }, 'three or four digits'],
  ])('with a faulty card says what is wrong: %s %j', async (number, other, text) => {
    const { id, order } = await atBank();
    const answer = await pay(order, number, other);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(text);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
  });
});

describe('what the bank says', () => {
  test('is sent again until the operator accepts it', async () => {
    const { id, order } = await atBank();
    isReached = false;
    await pay(order, '4242424242424242');
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
    isReached = true;
    clock.jump(clock.now() + 5_000);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
  });

  test('P116 twice and in another order credits once', async () => {
    const before = await moneyOf(operator, player);
    const { id, order } = await atBank();
    await pay(order, '4000000000000341');
    await settled();
    expect(sent.map(({ event }) => event)).toEqual(['captured', 'captured', 'challenged']);
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
    expect(await moneyOf(operator, player)).toBe(before + 20);
  });

  test('and does not arrive is asked for after a minute and a half', async () => {
    const { id, order } = await atBank();
    await pay(order, '4000000000000119');
    await settled();
    expect(sent).toEqual([]);
    clock.advance(80_000);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
    clock.advance(30_000);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
  });

  test('late credits a payment whose time was over: the money is the player’s', async () => {
    const before = await moneyOf(operator, player);
    const { id, order } = await atBank();
    isReached = false;
    clock.jump(clock.now() + 29 * MINUTE);
    await pay(order, '4242424242424242');
    clock.jump(clock.now() + 2 * MINUTE);
    await settled();
    await renewToken();
    expect(await paymentOf(id)).toMatchObject({ state: 'expired' });
    isReached = true;
    clock.jump(clock.now() + MINUTE);
    await settled();
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
    expect(await moneyOf(operator, player)).toBe(before + 20);
  });

  test.each([
    ['another amount', { amount: 200_000 }, 422],
    ['another currency', { iso: 'USD' }, 422],
    ['an unknown payment', { paymentId: 'no-such-payment' }, 404],
  ])('of %s is refused', async (_what, change, status) => {
    const { id } = await atBank();
    const event = {
      eventId: 'event-0001',
      paymentId: id,
      event: 'captured',
      amount: 2000,
      iso: 'EUR',
    };
    expect(await callAsBank(operator, EVENTS, { ...event, ...change })).toBe(status);
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
  });

  test('P116 about the payment of another player credits that player, and nobody else', async () => {
    const { id: foreignId } = await atBank();
    const other = player;
    player = await registerPlayer(operator);
    const { id } = await atBank();
    const before = [await moneyOf(operator, player), await moneyOf(operator, other)];
    const event = {
      eventId: 'event-0002',
      paymentId: foreignId,
      event: 'captured',
      amount: 2000,
      iso: 'EUR',
    };
    expect(await callAsBank(operator, EVENTS, event)).toBe(200);
    // The same news is about the payment that it has named first.
    await callAsBank(operator, EVENTS, { ...event, paymentId: id });
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
    expect([await moneyOf(operator, player), await moneyOf(operator, other)]).toEqual([
      before[0],
      (before[1] ?? 0) + 20,
    ]);
  });

  test('P116 is believed by its signature alone', async () => {
    const { id } = await atBank();
    const event = {
      eventId: 'event-0001',
      paymentId: id,
      event: 'captured',
      amount: 2000,
      iso: 'EUR',
    };
    expect(await callAsBank(operator, EVENTS, event, 'another secret')).toBe(401);
    expect((await operator.post(EVENTS, event)).status).toBe(401);
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected' });
    expect(await callAsBank(operator, EVENTS, event)).toBe(200);
    expect(await paymentOf(id)).toMatchObject({ state: 'credited' });
  });
});

describe('the limits of deposits', () => {
  const setLimit = (value: number) =>
    operator.control(`/players/${player.login}/limits`, { limitType: 20, limitValue: value });

  test('P96 count a payment from its beginning: two tabs do not pay past a limit', async () => {
    await setLimit(50);
    expect(await leftOf()).toBe(50);
    const answers = await Promise.all([begin(40), begin(40)]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused?.body.error).toMatchObject({ code: 'limit-reached' });
    expect(await leftOf()).toBe(10);
  });

  test('get back what was not paid', async () => {
    await setLimit(50);
    const { order } = await atBank(40);
    await post('/cancel', { order });
    await settled();
    expect(await leftOf()).toBe(50);
    await begin(40);
    expect(await leftOf()).toBe(10);
    clock.jump(clock.now() + 31 * MINUTE);
    await renewToken();
    await operator.get(DEPOSITS, { token: player.token });
    expect(await leftOf()).toBe(50);
  });
});

describe('a payment', () => {
  test('is for its player alone', async () => {
    const { id, order } = await atBank();
    const other = await registerPlayer(operator);
    expect((await operator.get(`${DEPOSITS}/${id}`, { token: other.token })).status).toBe(404);
    expect((await operator.get(`${DEPOSITS}/${id}/pay`, { cookie: other.cookie })).status).toBe(
      404,
    );
    const resumed = await operator.post(`${DEPOSITS}/${id}/resume`, {}, { token: other.token });
    expect(resumed.status).toBe(404);
    expect((await operator.get(`${DEPOSITS}/${id}`)).status).toBe(401);
    const guest = await operator.get(`${DEPOSITS}/${id}/pay`);
    expect(guest.headers.get('Location')).toBe('/en/office/recharge');
    expect(order).not.toBe('');
  });

  test('that is over is not paid again: its page says how it ended', async () => {
    const { id, order } = await atBank();
    await pay(order, '4242424242424242');
    await settled();
    const again = await operator.get(`${DEPOSITS}/${id}/pay?lang=ru`, { cookie: player.cookie });
    expect(again.headers.get('Location')).toBe(`/ru/onpay/pending?payment=${id}`);
  });

  test.each([
    ['limits', { limitType: 33, limitValue: 1 }, 'deposit-timeout'],
    ['freeze', { isFrozen: true }, 'account-frozen'],
  ])(
    'P96 does not go on at the bank where no new one may begin: %s',
    async (what, change, code) => {
      const { id } = await atBank();
      const resume = () =>
        operator.post<PaymentBody>(`${DEPOSITS}/${id}/resume`, {}, { token: player.token });
      expect((await resume()).body).toMatchObject({ payment: { id, state: 'redirected' } });
      await operator.control(`/players/${player.login}/${what}`, change);
      const refused = await resume();
      expect([refused.status, refused.body.error.code]).toEqual([422, code]);
      const answer = await operator.get(`${DEPOSITS}/${id}/pay?lang=en`, { cookie: player.cookie });
      expect(answer.headers.get('Location')).toBe(`/en/onpay/pending?payment=${id}`);
    },
  );

  test('that has ended is not refused when it is to go on, but told as it is', async () => {
    const { id, order } = await atBank();
    await post('/cancel', { order });
    await settled();
    await operator.control(`/players/${player.login}/freeze`, { isFrozen: true });
    const answer = await operator.post(`${DEPOSITS}/${id}/resume`, {}, { token: player.token });
    expect(answer.body).toMatchObject({ payment: { id, state: 'cancelled' } });
  });

  test.each([
    [0.5, 422, 'bad-amount'],
    [20_000, 422, 'bad-amount'],
    [0, 400, 'bad-request'],
    [-5, 400, 'bad-request'],
    [0.001, 422, 'bad-amount'],
  ])('of %d is refused', async (amount, status, code) => {
    const answer = await begin(amount);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('can’t begin or go on while the bank is down', async () => {
    const { id } = await atBank();
    await operator.control('/partners', { name: 'bank', isDown: true });
    expect((await begin(20)).body.error.code).toBe('method-down');
    const resumed = await operator.post<PaymentBody>(
      `${DEPOSITS}/${id}/resume`,
      {},
      { token: player.token },
    );
    expect(resumed.body.error.code).toBe('method-down');
    await operator.control('/partners', { name: 'bank', isDown: false });
  });

  test('is not paid by an order that was changed', async () => {
    const { order } = await atBank();
    const [json = '', signature = ''] = order.split('.');
    const content = JSON.parse(Buffer.from(json, 'base64url').toString()) as object;
    const cheaper = Buffer.from(JSON.stringify({ ...content, amount: 1 })).toString('base64url');
    for (const forged of [
      `${cheaper}.${signature}`,
      `${json}.`,
      json,
      '',
      `${json}.${'A'.repeat(43)}`,
    ]) {
      const answer = await bank.app.request(`${BANK}/pay?order=${encodeURIComponent(forged)}`);
      expect([forged.length, answer.status]).toEqual([forged.length, 404]);
    }
  });
});
