import { accountState, NO_ACCOUNTS } from '@grandstand/bus-contracts';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createPayments } from '.';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { openTab } from '../../../../tests/harness/tabs/tab';

const DEPOSIT = 'POST /web-api/payment/deposits';
const RESUME = 'POST /web-api/payment/deposits/p-1/resume';
const PAYMENT = {
  id: 'p/1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'created',
  reason: null,
  createdAt: 5,
  changedAt: 5,
};
const WITHDRAWAL = {
  ...PAYMENT,
  id: 'w-1',
  amount: 30,
  state: 'asked',
  isHeld: false,
  createdAt: 6,
  steps: [{ state: 'asked', at: 6 }],
};
const WISH = {
  accountId: 11,
  methodId: 'card',
  amount: 2000,
  refId: 'wish-0001',
  isWithoutBonus: true,
  section: null,
};

function startPayments(userId = 'ann-1') {
  const tab = openTab();
  const { test, api, operator } = tab;
  operator.on(DEPOSIT, () => ({ payment: PAYMENT }));
  operator.on('GET /web-api/payment/deposits/p-1', () => ({ payment: { ...PAYMENT, id: 'p-1' } }));
  operator.on('GET /web-api/payment/deposits', () => ({ payments: [PAYMENT] }));
  operator.on('GET /web-api/payment/withdrawals', () => ({ withdrawals: [WITHDRAWAL] }));
  const pages: string[] = [];
  const { clock } = test;
  createPayments({
    bus: test.bus.join('payments'),
    clock,
    api,
    areaPress$: NEVER,
    loadPage: (path) => pages.push(path),
  });
  tab.tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
  test.qa.publish('navigation.state', {
    path: '/office/recharge',
    language: 'az',
    route: 'recharge',
    params: {},
    area: 'payments',
  });
  const account = {
    id: 11,
    iso: 'EUR',
    symbol: '€',
    currencyId: 3,
    money: 100,
    scale: 2,
    type: 0 as const,
    label: '',
    points: 0,
    isActive: true,
    isPointsTypeBalance: false,
  };
  test.bus
    .join('account')
    .publish(accountState, { ...NO_ACCOUNTS, accounts: [account], all_accounts: [account] });
  return { tab, pages, send: (name: string, request: object) => test.qa.send(name, request) };
}

const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a deposit', () => {
  it('is begun at the operator, which leads on to the bank', async () => {
    const { tab, pages, send } = startPayments();
    expect(await send('payments.deposit', WISH)).toEqual({ paymentId: 'p/1' });
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toEqual({
      accountId: 11,
      methodId: 'card',
      amount: 20,
      refId: 'wish-0001',
      isWithoutBonus: true,
      section: null,
    });
    expect(pages).toEqual(['/web-api/payment/deposits/p%2F1/pay?lang=az']);
  });

  it.each([
    ['method-down', 'method-down'],
    ['bad-amount', 'bad-amount'],
    ['limit-reached', 'limit-reached'],
    ['deposit-timeout', 'deposit-timeout'],
    ['not-activated', 'not-activated'],
    ['session-limit-reached', 'session-limit-reached'],
    ['not-verified', 'not-verified'],
    ['banned', 'excluded'],
    ['account-frozen', 'excluded'],
    ['self-excluded', 'excluded'],
    ['hold-check', 'held'],
    ['hold-people', 'held'],
    ['hold-same', 'held'],
    ['account-closed', 'excluded'],
    ['not-found', 'unavailable'],
    ['something-else', 'unavailable'],
  ])('that the operator refuses with %s is refused: %s', async (code, refusal) => {
    const { tab, pages, send } = startPayments();
    tab.operator.on(DEPOSIT, () => refuse(422, code));
    await expect(send('payments.deposit', WISH)).rejects.toMatchObject({
      code: refusal,
      text: 'In words.',
    });
    expect(pages).toEqual([]);
  });

  it('without a connection, of a guest, and to a foreign account leaves no page', async () => {
    const { tab, pages, send } = startPayments();
    tab.operator.on(DEPOSIT, offline);
    expect(await failure(send('payments.deposit', WISH))).toBe('unavailable');
    const sent = tab.operator.sent.length;
    expect(await failure(send('payments.deposit', { ...WISH, accountId: 12 }))).toBe('unavailable');
    expect(tab.operator.sent).toHaveLength(sent);
    const guest = startPayments('');
    expect(await failure(guest.send('payments.deposit', WISH))).toBe('not-signed-in');
    expect([...pages, ...guest.pages]).toEqual([]);
  });
});

describe('a deposit that was not paid', () => {
  it('PAY-01 goes on at the bank while the bank can be paid', async () => {
    const { tab, pages, send } = startPayments();
    let state = 'redirected';
    tab.operator.on(RESUME, () => ({ payment: { ...PAYMENT, id: 'p-1', state } }));
    const resume = (paymentId = 'p-1') => send('payments.resume', { paymentId });
    expect(await resume()).toEqual({});
    state = 'expired';
    expect(await failure(resume())).toBe('over');
    tab.operator.on('POST /web-api/payment/deposits/p-2/resume', () => refuse(404, 'not-found'));
    expect(await failure(resume('p-2'))).toBe('not-found');
    expect(pages).toEqual(['/web-api/payment/deposits/p-1/pay?lang=az']);
  });

  it.each([
    ['method-down', 'method-down'],
    ['deposit-timeout', 'deposit-timeout'],
    ['not-activated', 'not-activated'],
    ['session-limit-reached', 'session-limit-reached'],
    ['banned', 'excluded'],
    ['account-frozen', 'excluded'],
    ['hold-check', 'held'],
    ['something-else', 'unavailable'],
  ])('leaves no page where the operator refuses with %s: %s', async (code, refusal) => {
    const { tab, pages, send } = startPayments();
    tab.operator.on(RESUME, () => refuse(422, code));
    expect(await failure(send('payments.resume', { paymentId: 'p-1' }))).toBe(refusal);
    expect(pages).toEqual([]);
  });
});

describe('the wish for no limit', () => {
  const DECLINE = 'POST /web-api/payment/deposits/decline-limit';

  it('is kept by the operator', async () => {
    const { tab, send } = startPayments();
    tab.operator.on(DECLINE, () => ({}));
    expect(await send('payments.declineLimit', {})).toEqual({});
    expect(tab.operator.sent.at(-1)?.call).toBe(DECLINE);
    tab.operator.on(DECLINE, offline);
    expect(await failure(send('payments.declineLimit', {}))).toBe('unavailable');
  });
});

describe('payments', () => {
  it('are loaded, with amounts in minor units', async () => {
    const { send } = startPayments();
    expect(await send('payments.get', { paymentId: 'p-1' })).toMatchObject({ amount: 2000 });
    expect(await send('payments.list', {})).toMatchObject({
      payments: [
        { kind: 'withdrawal', amount: 3000 },
        { kind: 'deposit', amount: 2000 },
      ],
    });
  });

  it('are the newest 60 of both kinds', async () => {
    const { tab, send } = startPayments();
    const payments = Array.from({ length: 60 }, (_, i) => ({ ...PAYMENT, createdAt: 100 - i }));
    tab.operator.on('GET /web-api/payment/deposits', () => ({ payments }));
    tab.operator.on('GET /web-api/payment/withdrawals', () => ({
      withdrawals: [{ ...WITHDRAWAL, createdAt: 200 }],
    }));
    const list = (await send('payments.list', {})) as { payments: { createdAt: number }[] };
    const times = list.payments.map(({ createdAt }) => createdAt);
    expect([times.length, times[0], times.at(-1)]).toEqual([60, 200, 42]);
  });

  it.each([
    ['payments.methods', {}, 'GET /web-api/payment/deposits/methods'],
    ['payments.withdrawable', {}, 'GET /web-api/payment/withdrawals/methods'],
    ['payments.withdrawal', { withdrawalId: 'w-1' }, 'GET /web-api/payment/withdrawals/w-1'],
  ])('%s reaches its call', async (name, request, call) => {
    const { tab, send } = startPayments();
    tab.operator.on(call, () => refuse(422, 'banned'));
    await expect(send(name, request)).rejects.toMatchObject({
      code: 'unavailable',
      text: 'In words.',
    });
    expect(tab.operator.sent.at(-1)?.call).toBe(call);
  });

  it('a withdrawal is loaded with its steps, and one of somebody else is not found', async () => {
    const { tab, send } = startPayments();
    const call = 'GET /web-api/payment/withdrawals/w-1';
    tab.operator.on(call, () => ({ withdrawal: WITHDRAWAL }));
    expect(await send('payments.withdrawal', { withdrawalId: 'w-1' })).toMatchObject({
      amount: 3000,
      steps: [{ state: 'asked' }],
    });
    tab.operator.on(call, () => refuse(404, 'not-found'));
    expect(await failure(send('payments.withdrawal', { withdrawalId: 'w-1' }))).toBe('not-found');
  });

  it('that are not the player’s are not found', async () => {
    const { tab, send } = startPayments();
    tab.operator.on('GET /web-api/payment/deposits/p-2', () => refuse(404, 'not-found'));
    expect(await failure(send('payments.get', { paymentId: 'p-2' }))).toBe('not-found');
  });
});
