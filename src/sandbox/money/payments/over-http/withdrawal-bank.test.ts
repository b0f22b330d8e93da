import { describe, expect, test } from 'vitest';
import { callAsBank } from '../../../../../tests/harness/operator/pay-in';
import { PAYOUT_EVENTS } from '../../../../../tests/harness/operator/withdraw';
import {
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, bank, decide, mine, money, pass, read, ready } = bench;

describe('the bank', () => {
  test.each([
    ['4000 0000 0000 0507', 'refused', 'refused'],
    ['4000 0000 0000 0606', 'returned', 'card-closed'],
  ])('PAY-01 that does not pay to %s: the money is back', async (number, state, reason) => {
    const before = await money();
    await ready(50, number);
    const { id } = (await ask(30)).body.withdrawal;
    await decide(id, true);
    await pass(5_000);
    expect(await read(id)).toMatchObject({ state, reason });
    expect(await money()).toBe(before + 50);
    expect(await mine()).toMatchObject({ available: 50 });
  });

  test('PAY-01 that is not heard is asked again, and pays once', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    bank.isHeard = false;
    await decide(id, true);
    await pass(60_000);
    expect(await read(id)).toMatchObject({ state: 'sent' });
    expect(bank.orders).toBe(1);
    await pass(40_000);
    expect(await read(id)).toMatchObject({ state: 'paid' });
    bank.isHeard = true;
    await pass(10 * MINUTE);
    expect((await read(id)).steps.filter(({ state }) => state === 'paid')).toHaveLength(1);
  });

  test('PAY-01 that can’t be reached gets the order when it is back', async () => {
    await ready();
    const { id } = (await ask(30)).body.withdrawal;
    bank.isUp = false;
    await decide(id, true);
    expect(await read(id)).toMatchObject({ state: 'approved' });
    bank.isUp = true;
    bench.operator.problems.length = 0;
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
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, event)).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'asked' });
    await decide(id, true);
    const paid = { ...event, eventId: 'payout-event-2' };
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, paid, 'another secret')).toBe(401);
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, { ...paid, amount: 1 })).toBe(422);
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, { ...paid, payoutId: 'none' })).toBe(
      404,
    );
    expect(await read(id)).toMatchObject({ state: 'sent' });
    const back = { ...event, eventId: 'payout-event-3', event: 'returned' };
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, paid)).toBe(200);
    const after = await money();
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, paid)).toBe(200);
    expect(await callAsBank(bench.operator, PAYOUT_EVENTS, back)).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'paid' });
    expect(await money()).toBe(after);
  });

  test('PAY-01 pays by no order but the operator’s', async () => {
    const token = `${Buffer.from('{"payoutId":"a","cardOf":"b","amount":1,"iso":"EUR"}').toString('base64url')}.AAAA`;
    for (const order of [token, '', 'x.y']) {
      const answer = await bench.postToBank('/payouts', { order });
      expect(answer.status).toBe(404);
    }
  });
});
