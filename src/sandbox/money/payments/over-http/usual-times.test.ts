import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openLimitsBench, SECOND } from '../../../../../tests/harness/operator/limits-bench';
import {
  callAsBank,
  DEPOSITS,
  EVENTS,
  WITH_BANK,
} from '../../../../../tests/harness/operator/pay-in';

const MINUTE = 60 * SECOND;
const bench = openLimitsBench();

interface Sent {
  readonly payment: {
    readonly id: string;
    readonly createdAt: number;
    readonly expectedBy: number;
  };
}

async function begin(): Promise<Sent['payment']> {
  const { operator, player } = bench;
  const { origin } = WITH_BANK.bank;
  await callAsBank(operator, '/partner-api/v1/hello', { origin, version: '1' });
  const wish = { accountId: player.accountId, methodId: 'card', amount: 10, refId: randomUUID() };
  const token = await bench.freshToken();
  return (await operator.post<Sent>(DEPOSITS, wish, { token })).body.payment;
}

/** A deposit that the bank has taken after this long. */
async function credited(ms: number): Promise<void> {
  const { id } = await begin();
  bench.clock.advance(ms);
  const captured = { event: 'captured', amount: 1000, iso: 'EUR' };
  const event = { eventId: randomUUID(), paymentId: id, ...captured };
  expect(await callAsBank(bench.operator, EVENTS, event)).toBe(200);
}

const usual = async (): Promise<number> => {
  const { createdAt, expectedBy } = await begin();
  return expectedBy - createdAt;
};

describe('until when a deposit usually ends', () => {
  test('is assumed until ten were credited, and then as nine of ten took', async () => {
    await bench.control('/contacts', { mail: `${bench.player.login}@example.com` });
    for (let minutes = 1; minutes <= 9; minutes += 1) await credited(minutes * MINUTE);
    expect(await usual()).toBe(10 * MINUTE);
    await credited(29 * MINUTE);
    expect(await usual()).toBe(9 * MINUTE);
    bench.clock.advance(30 * 1_440 * MINUTE);
    expect(await usual(), 'a month later nothing is measured').toBe(10 * MINUTE);
  });

  test('is two minutes at least', async () => {
    for (let count = 0; count < 10; count += 1) await credited(SECOND);
    expect(await usual()).toBe(2 * MINUTE);
  });
});
