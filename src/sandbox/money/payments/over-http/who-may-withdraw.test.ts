import { describe, expect, test } from 'vitest';
import {
  codeOf,
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, bank, decide, fillProfile, methods, mine, pass, payIn, ready } = bench;

describe('who may withdraw', () => {
  test('PAY-01 says what an unverified player has to fill in first', async () => {
    await payIn(50);
    expect((await methods()).missing).toContain('user_passport_number');
    const answer = await ask(30);
    expect(codeOf(answer)).toEqual([422, 'not-verified']);
    expect(answer.body.error.details).toEqual({
      missing: (await methods()).missing,
      documents: [],
    });
    await fillProfile();
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
    await bench.operator.control(`/players/${bench.player.login}/ban`, { level, version });
    expect(codeOf(await ask(30))).toEqual(end);
  });

  test('PAY-01 not a player whose accounts are frozen', async () => {
    await ready();
    await bench.operator.control(`/players/${bench.player.login}/freeze`, { isFrozen: true });
    expect(codeOf(await ask(30))).toEqual([422, 'account-frozen']);
  });

  test('PAY-01 not for a day after the phone was changed, also what was asked for before', async () => {
    await ready();
    await bench.stake(50);
    const before = (await ask(10)).body.withdrawal;
    const contacts = { phone: '+4915112345678', mail: 'ann@example.com' };
    await bench.operator.control(`/players/${bench.player.login}/contacts`, contacts);
    const call = async (path: string, body: object) =>
      (await bench.operator.post<{ flowId: string }>(path, body, { token: bench.player.token }))
        .body.flowId;
    const flowId = await call('/web-api/user/phone/remove', {});
    const code = await bench.operator.control<{ code: string }>('/challenges', { flowId });
    await call('/web-api/user/phone/confirm', { flowId, code: code.body.code });
    const until = bench.operator.clock.now() + 24 * 60 * MINUTE;
    expect((await methods()).heldUntil).toBe(until);
    const refused = await ask(30);
    expect(codeOf(refused)).toEqual([422, 'withdrawals-held']);
    expect(refused.body.error.details).toEqual({ until: until / 1000 });
    await pass(2 * MINUTE);
    expect((await bench.read(before.id)).state).toBe('checking');
    await pass(24 * 60 * MINUTE);
    expect((await bench.read(before.id)).state).not.toBe('checking');
    expect((await methods()).heldUntil).toBeNull();
  });

  test('PAY-01 a player who has paused deposits or reached a limit', async () => {
    await ready();
    const limits = `/players/${bench.player.login}/limits`;
    await bench.operator.control(limits, { limitType: 33, limitValue: 7 });
    await bench.operator.control(limits, { limitType: 1, limitValue: 1 });
    expect((await ask(30)).status).toBe(200);
  });

  test('PAY-01 a self-excluded player, who can’t sign in, gets the money back unasked', async () => {
    await ready();
    const before = (await ask(30)).body.withdrawal;
    await bench.operator.control(`/players/${bench.player.login}/limits`, {
      limitType: 30,
      limitValue: 7,
    });
    expect((await ask(5)).status).toBe(401);
    await bench.operator.control('/withdrawals');
    const held = await bench.operator.get<{
      withdrawals: { id: string; playerId: number; amount: number }[];
    }>('/sandbox/v1/withdrawals');
    const own = held.body.withdrawals.filter(
      ({ playerId }) => playerId === Number(bench.player.userId),
    );
    expect(new Set(own.map(({ amount }) => amount))).toEqual(new Set([20, 30]));
    expect(own.map(({ id }) => id)).toContain(before.id);
    for (const { id } of own) expect((await decide(id, true)).status).toBe(200);
    expect(bank.orders).toBe(2);
    // Nothing is left to return.
    await bench.operator.control('/withdrawals');
    expect(bank.orders).toBe(2);
  });
});
