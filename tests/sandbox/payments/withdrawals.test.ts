import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  coupon,
  handClock,
  lineLegs,
  moneyOf,
  place,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { Answer, HandClock, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { createBank } from '../../../src/outside/bank';
import { callAsBank, DEPOSITS, WITH_BANK } from './pay-in';
import { fillProfile, PAYOUT_EVENTS, WITHDRAWALS } from './withdraw';

const SITE = 'http://localhost:3000';
const BANK = WITH_BANK.bank.origin;
const MINUTE = 60_000;

interface View {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly isHeld: boolean;
  readonly steps: readonly { readonly state: string; readonly at: number }[];
}
interface Body {
  readonly withdrawal: View;
  readonly error: { readonly code: string; readonly details?: object };
}
interface Methods {
  readonly accounts: readonly {
    readonly id: number;
    readonly isBonus: boolean;
    readonly available: number;
    readonly inBets: number;
    readonly onTheWay: number;
  }[];
  readonly missing: readonly string[];
}

let clock: HandClock;
let operator: TestOperator;
let bank: ReturnType<typeof createBank>;
let stop: () => void;
let player: TestPlayer;
/** Whether the bank's events arrive, and whether it takes orders. */
let isHeard = true;
let isUp = true;
let orders = 0;

beforeAll(async () => {
  clock = handClock();
  operator = await startOperator({
    clock,
    siteOrigin: SITE,
    ...WITH_BANK,
    bank: {
      origin: BANK,
      fetch: async (address, init) => {
        if (!isUp) throw new TypeError('Failed to fetch');
        if (address.endsWith('/payouts')) orders += 1;
        return bank.app.request(address, init);
      },
    },
  });
  bank = createBank({
    origin: BANK,
    siteOrigin: SITE,
    operatorOrigin: SITE,
    secret: WITH_BANK.partnerSecrets.bank,
    version: '1',
    clock,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      if (!isHeard && request.url.endsWith(PAYOUT_EVENTS)) throw new TypeError('Failed to fetch');
      return operator.sandbox.fetch(request);
    },
  });
  stop = bank.start();
});
beforeEach(async () => {
  isHeard = true;
  isUp = true;
  orders = 0;
  clock.jump(clock.now() + 31_000);
  await settled();
  player = await registerPlayer(operator);
});
afterEach(async () => {
  expect(operator.problems.splice(0).map(String)).toEqual([]);
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
/** Moves the clock and does what is due then; the page gets a new token. */
async function pass(ms: number): Promise<void> {
  clock.jump(clock.now() + ms);
  await settled();
  await operator.control('/withdrawals');
  await settled();
  const { cookie } = player;
  const { body } = await operator.get<{ token?: string }>('/web-api/user/gettoken', { cookie });
  player = { ...player, token: body.token ?? player.token };
}

/** Pays in by card at the bank. */
async function payIn(amount: number, number = '4242 4242 4242 4242'): Promise<void> {
  const refId = `pay-in-${String((wishes += 1)).padStart(6, '0')}`;
  const wish = { accountId: player.accountId, methodId: 'card', amount, refId };
  const { token, cookie } = player;
  const begun = await operator.post<{ payment: { id: string } }>(DEPOSITS, wish, { token });
  const path = `${DEPOSITS}/${begun.body.payment.id}/pay?lang=en`;
  const led = await operator.get(path, { cookie });
  const order = new URL(led.headers.get('Location') ?? '').searchParams.get('order') ?? '';
  await bank.app.request(`${BANK}/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ order, number, expiry: '08/29', cvc: '123' }).toString(),
  });
  await settled();
}

/** Stakes as much as was paid in, so that no rule holds the withdrawal. */
async function stake(amount: number): Promise<void> {
  const legs = await lineLegs(operator, 1);
  const answer = await place(operator, player, coupon(player, legs, { amount }));
  expect(answer.status).toBe(200);
}

/** A player who can withdraw: paid in by card, staked, known by name and document. */
async function ready(amount = 50, number?: string): Promise<void> {
  await payIn(amount, number);
  await fillProfile(operator, player.token);
}

let wishes = 0;
const ask = (
  amount: number,
  { refId = `wish-${String((wishes += 1)).padStart(6, '0')}`, accountId = player.accountId } = {},
): Promise<Answer<Body>> =>
  operator.post<Body>(
    WITHDRAWALS,
    { accountId, methodId: 'card', amount, refId },
    { token: player.token },
  );
const read = async (id: string): Promise<View> =>
  (await operator.get<Body>(`${WITHDRAWALS}/${id}`, { token: player.token })).body.withdrawal;
const methods = async (): Promise<Methods> =>
  (await operator.get<Methods>(`${WITHDRAWALS}/methods`, { token: player.token })).body;
const mine = async () => (await methods()).accounts.find(({ id }) => id === player.accountId);
const decide = (id: string, isApproved: boolean) =>
  operator.control(`/withdrawals/${id}`, { isApproved });
const codeOf = ({ status, body }: Answer<Body>) => [status, body.error?.code];

describe('a withdrawal', () => {
  test('PAY-01 leaves the account at once, is checked, sent and paid, each step with its time', async () => {
    await ready();
    await stake(50);
    const before = await moneyOf(operator, player);
    const asked = await ask(30);
    expect(asked.status).toBe(200);
    const { id } = asked.body.withdrawal;
    expect(asked.body.withdrawal).toMatchObject({ state: 'asked', amount: 30, iso: 'EUR' });
    expect(await moneyOf(operator, player)).toBe(before - 30);
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
    expect(await moneyOf(operator, player)).toBe(before - 30);
    expect(await mine()).toMatchObject({ onTheWay: 0, available: 20 });
  });

  test('PAY-01 is final: no call cancels it', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    const { token } = player;
    for (const [method, path] of [
      ['DELETE', `${WITHDRAWALS}/${id}`],
      ['POST', `${WITHDRAWALS}/${id}`],
      ['POST', `${WITHDRAWALS}/${id}/cancel`],
    ] as const) {
      expect((await operator.call(method, path, { token, body: {} })).status).toBe(404);
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
    await fillProfile(operator, player.token);
    expect(await moneyOf(operator, player)).toBeGreaterThan(0);
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
    await operator.control(`/players/${player.login}/deposit`, { amount: 300 });
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
    const other = await registerPlayer(operator);
    const path = `${WITHDRAWALS}/${id}`;
    expect((await operator.get(path, { token: other.token })).status).toBe(404);
    expect((await operator.get(path)).status).toBe(401);
    expect((await operator.get(WITHDRAWALS)).status).toBe(401);
  });
});

describe('who may withdraw', () => {
  test('PAY-01 says what an unverified player has to fill in first', async () => {
    await payIn(50);
    expect((await methods()).missing).toContain('user_passport_number');
    const answer = await ask(30);
    expect(codeOf(answer)).toEqual([422, 'not-verified']);
    expect(answer.body.error.details).toEqual({ missing: (await methods()).missing });
    await fillProfile(operator, player.token);
    expect((await methods()).missing).toEqual([]);
    expect((await ask(30)).status).toBe(200);
  });

  test('PAY-01 asks for a proof where the last one is old: a stolen session takes no money', async () => {
    await ready();
    await pass(6 * MINUTE);
    expect(codeOf(await ask(30))).toEqual([403, 'proof-required']);
    expect(await mine()).toMatchObject({ onTheWay: 0 });
  });

  test.each([
    [45, 1, 200, undefined],
    [53, 2, 200, undefined],
    [53, 1, 422, 'banned'],
    [45, 2, 422, 'banned'],
    [7, 1, 422, 'banned'],
  ])('BAN-01 at level %d of version %d the operator answers %d', async (level, version, ...end) => {
    await ready();
    await operator.control(`/players/${player.login}/ban`, { level, version });
    expect(codeOf(await ask(30))).toEqual(end);
  });

  test('PAY-01 not a player whose accounts are frozen', async () => {
    await ready();
    await operator.control(`/players/${player.login}/freeze`, { isFrozen: true });
    expect(codeOf(await ask(30))).toEqual([422, 'account-frozen']);
  });

  test('PAY-01 whoever has paused deposits or reached a limit', async () => {
    await ready();
    const limits = `/players/${player.login}/limits`;
    await operator.control(limits, { limitType: 33, limitValue: 7 });
    await operator.control(limits, { limitType: 1, limitValue: 1 });
    expect((await ask(30)).status).toBe(200);
  });

  test('PAY-01 a self-excluded player, who can’t sign in, gets the money back unasked', async () => {
    await ready();
    const before = (await ask(30)).body.withdrawal;
    await operator.control(`/players/${player.login}/limits`, { limitType: 30, limitValue: 7 });
    expect((await ask(5)).status).toBe(401);
    await operator.control('/withdrawals');
    const held = await operator.get<{
      withdrawals: { id: string; playerId: number; amount: number }[];
    }>('/sandbox/v1/withdrawals');
    const own = held.body.withdrawals.filter(({ playerId }) => playerId === Number(player.userId));
    expect(new Set(own.map(({ amount }) => amount))).toEqual(new Set([20, 30]));
    expect(own.map(({ id }) => id)).toContain(before.id);
    for (const { id } of own) expect((await decide(id, true)).status).toBe(200);
    expect(orders).toBe(2);
    // Nothing is left to return.
    await operator.control('/withdrawals');
    expect(orders).toBe(2);
  });
});

describe('the review', () => {
  test('PAY-01 holds money that was not staked once, until people have decided', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    await pass(10 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'checking', isHeld: true });
    const { body } = await operator.control<{ withdrawals: { id: string; review: string }[] }>(
      '/withdrawals',
    );
    expect(body.withdrawals.find((one) => one.id === id)).toMatchObject({ review: 'turnover' });
    expect((await decide(id, true)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'sent', isHeld: false });
  });

  test('PAY-01 gives the money back where they refuse, and a decision is taken once', async () => {
    const before = await moneyOf(operator, player);
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    expect((await decide(id, false)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'refused', reason: 'review' });
    expect(await moneyOf(operator, player)).toBe(before + 50);
    expect(codeOf((await decide(id, true)) as Answer<Body>)).toEqual([409, 'withdrawal-over']);
    expect(await moneyOf(operator, player)).toBe(before + 50);
    expect(orders).toBe(0);
  });
});

describe('the bank', () => {
  test.each([
    ['4000 0000 0000 0507', 'refused', 'refused'],
    ['4000 0000 0000 0606', 'returned', 'card-closed'],
  ])('PAY-01 that does not pay to %s: the money is back', async (number, state, reason) => {
    const before = await moneyOf(operator, player);
    await ready(50, number);
    const { id } = (await ask(30)).body.withdrawal;
    await decide(id, true);
    await pass(5_000);
    expect(await read(id)).toMatchObject({ state, reason });
    expect(await moneyOf(operator, player)).toBe(before + 50);
    expect(await mine()).toMatchObject({ available: 50 });
  });

  test('PAY-01 that is not heard is asked again, and pays once', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    isHeard = false;
    await decide(id, true);
    await pass(60_000);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    expect(orders).toBe(1);
    await pass(40_000);
    expect(await read(id)).toMatchObject({ state: 'paid' });
    isHeard = true;
    await pass(10 * MINUTE);
    expect((await read(id)).steps.filter(({ state }) => state === 'paid')).toHaveLength(1);
  });

  test('PAY-01 that can’t be reached gets the order when it is back', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    isUp = false;
    await decide(id, true);
    expect(await read(id)).toMatchObject({ state: 'approved' });
    isUp = true;
    operator.problems.length = 0;
    await pass(100_000);
    await pass(5_000);
    expect(await read(id)).toMatchObject({ state: 'paid' });
  });

  test('PAY-01 is believed by its signature, about the right amount, and once', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    const event = {
      eventId: 'payout-event-1',
      payoutId: id,
      event: 'paid',
      amount: 3000,
      iso: 'EUR',
    };
    // Before it was approved: the table refuses it, and the bank need not send it again.
    expect(await callAsBank(operator, PAYOUT_EVENTS, event)).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'asked' });
    await decide(id, true);
    const paid = { ...event, eventId: 'payout-event-2' };
    expect(await callAsBank(operator, PAYOUT_EVENTS, paid, 'another secret')).toBe(401);
    expect(await callAsBank(operator, PAYOUT_EVENTS, { ...paid, amount: 1 })).toBe(422);
    expect(await callAsBank(operator, PAYOUT_EVENTS, { ...paid, payoutId: 'none' })).toBe(404);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    const back = { ...event, eventId: 'payout-event-3', event: 'returned' };
    expect(await callAsBank(operator, PAYOUT_EVENTS, paid)).toBe(200);
    const after = await moneyOf(operator, player);
    expect(await callAsBank(operator, PAYOUT_EVENTS, paid)).toBe(200);
    expect(await callAsBank(operator, PAYOUT_EVENTS, back)).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'paid' });
    expect(await moneyOf(operator, player)).toBe(after);
  });

  test('PAY-01 pays by no order but the operator’s', async () => {
    const token = `${Buffer.from('{"payoutId":"a","cardOf":"b","amount":1,"iso":"EUR"}').toString('base64url')}.AAAA`;
    for (const order of [token, '', 'x.y']) {
      const answer = await bank.app.request(`${BANK}/payouts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ order }).toString(),
      });
      expect(answer.status).toBe(404);
    }
  });
});

test('PAY-01 the player hears how it ended', async () => {
  await ready(90);
  const mail = 'ada-of-withdrawals@example.com';
  await operator.control(`/players/${player.login}/contacts`, { mail });
  const [paid, refused] = [(await ask(30)).body.withdrawal, (await ask(20)).body.withdrawal];
  await decide(refused.id, false);
  await decide(paid.id, true);
  await pass(5_000);
  const { body } = await operator.get<{ messages: { template: string; text: string }[] }>(
    `/sandbox/v1/outbox?to=${mail}`,
  );
  const texts = Object.fromEntries(body.messages.map(({ template, text }) => [template, text]));
  expect(texts['withdrawal-paid']).toMatch(/30\.00\sEUR was paid to your card/);
  expect(texts['withdrawal-refused']).toMatch(/20\.00\sEUR was refused/);
});
