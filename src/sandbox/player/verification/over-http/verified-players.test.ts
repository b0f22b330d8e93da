import { afterEach, describe, expect, test } from 'vitest';
import { verificationBench } from '../../../../../tests/harness/operator/verification-bench';
import { DEPOSITS } from '../../../../../tests/harness/operator/pay-in';
import {
  codeOf,
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, decide, methods, mine, pass, ready } = bench;
const DAY = 1440 * MINUTE;
const LACKING = [{ type: 'passport', state: 'missing' }];

const underLaw = (pack: string) => bench.operator.control('/site', { pack });
afterEach(() => underLaw('open'));

/** Sends the identity document that the profile is about, and lets it be accepted. */
async function verify(flaw?: string): Promise<void> {
  const calls = verificationBench(bench.operator);
  const person = { name: 'Ada', surname: 'Keller', birth: '1990-02-28' };
  const file = await calls.specimen('passport', { ...person, ...(flaw && { flaw }) });
  expect((await calls.uploadProof(bench.player, 'passport', file)).status).toBe(204);
  await calls.decideDue();
}

async function deposit(amount: number) {
  const { accountId, token } = bench.player;
  const refId = crypto.randomUUID();
  const wish = { accountId, methodId: 'card', amount, refId };
  return bench.operator.post<Awaited<ReturnType<typeof ask>>['body']>(DEPOSITS, wish, { token });
}

describe('a withdrawal of a player who is not verified', () => {
  test('PAY-01 is paid below the sum of the law, over 30 days and all withdrawals', async () => {
    await ready(3000);
    expect(await mine()).toMatchObject({ unverifiedMax: 1999.99 });
    const first = await ask(1500);
    expect(first.status).toBe(200);
    expect(await mine()).toMatchObject({ unverifiedMax: 499.99 });
    expect((await methods()).documents).toEqual(LACKING);
    const beyond = await ask(500);
    expect(codeOf(beyond)).toEqual([422, 'not-verified']);
    expect(beyond.body.error.details).toEqual({ missing: [], documents: LACKING });
    expect((await ask(499.99)).status).toBe(200);
    expect(await mine()).toMatchObject({ unverifiedMax: 0 });
  });

  test('PAY-01 counts no more when its money came back, or after 30 days', async () => {
    await ready(5000);
    const refused = (await ask(1000)).body.withdrawal;
    await decide(refused.id, false);
    expect(await mine()).toMatchObject({ unverifiedMax: 1999.99 });
    expect((await ask(1999.99)).status).toBe(200);
    await pass(30 * DAY - 1);
    expect(await mine()).toMatchObject({ unverifiedMax: 0 });
    await pass(1);
    expect(await mine()).toMatchObject({ unverifiedMax: 1999.99 });
  });

  test('PAY-01 of two tabs at once stays below the sum too', async () => {
    await ready(4000);
    const both = await Promise.all([ask(1500), ask(1500)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test.each(['uk', 'de'])('PAY-01 is never paid where the law of %s holds', async (pack) => {
    await ready();
    await underLaw(pack);
    expect(await mine()).toMatchObject({ available: 50, unverifiedMax: 0 });
    expect(codeOf(await ask(10))).toEqual([422, 'not-verified']);
    await verify('expired');
    expect((await methods()).documents).toEqual([{ type: 'passport', state: 'refused' }]);
    expect(codeOf(await ask(10))).toEqual([422, 'not-verified']);
    await verify();
    expect(await mine()).toMatchObject({ unverifiedMax: null });
    expect((await methods()).documents).toEqual([]);
    expect((await ask(50)).status).toBe(200);
  });

  test('PAY-01 opens again when another document is asked for, and closes', async () => {
    await ready();
    await underLaw('uk');
    await verify();
    await bench.operator.control(`/players/${bench.player.login}/documents`, { type: 'bill' });
    expect((await methods()).documents).toEqual([{ type: 'bill', state: 'missing' }]);
    expect(codeOf(await ask(10))).toEqual([422, 'not-verified']);
  });

  test('PAY-01 that nobody asked for waits for people', async () => {
    await ready();
    await underLaw('uk');
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType: 30,
      limitValue: 7,
    });
    const { body } = await bench.operator.control<{
      withdrawals: { playerId: number; review: string }[];
    }>('/withdrawals');
    const own = body.withdrawals.filter(({ playerId }) => playerId === Number(bench.player.userId));
    expect(own).toMatchObject([{ review: 'not-verified' }]);
  });
});

describe('a deposit of a player who is not verified', () => {
  const left = async () => {
    const { accountId, token } = bench.player;
    const { body } = await bench.operator.get<{
      accounts: { id: number; unverifiedLeft: number | null }[];
    }>(`${DEPOSITS}/methods`, { token });
    return body.accounts.find(({ id }) => id === accountId)?.unverifiedLeft;
  };

  test('PAY-01 is bounded by the law of de, in all', async () => {
    expect(await left()).toBeNull();
    await underLaw('de');
    expect(await left()).toBe(100);
    await bench.payIn(60);
    expect(await left()).toBe(40);
    const beyond = await deposit(40.01);
    expect(codeOf(beyond)).toEqual([422, 'not-verified']);
    expect(beyond.body.error.details).toEqual({ missing: [], documents: LACKING });
    expect((await deposit(40)).status).toBe(200);
    await bench.operator.control(`/players/${bench.player.login}/contacts`, {
      mail: 'ada-of-deposits@example.com',
    });
    await pass(40 * DAY);
    expect(codeOf(await deposit(40.01)), 'for ever').toEqual([422, 'not-verified']);
    await bench.fillProfile();
    await verify();
    expect(await left()).toBeNull();
    expect((await deposit(500)).status).toBe(200);
  });

  test('PAY-01 is refused by the law of uk', async () => {
    await underLaw('uk');
    expect(await left()).toBe(0);
    expect(codeOf(await deposit(10))).toEqual([422, 'not-verified']);
  });
});
