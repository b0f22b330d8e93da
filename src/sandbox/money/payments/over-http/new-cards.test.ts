import { describe, expect, test } from 'vitest';
import {
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { ask, decide, payIn, pass, read } = bench;

const DAY = 1_440 * MINUTE;
const OTHER = '5555 5555 5555 4444';
/** The bank says by itself nothing of payments with this one. */
const SILENT = '4000 0000 0000 0119';

/** Pays in with a card that was never used here, and stakes it, so that no rule of review holds a withdrawal. */
async function payWithNewCard(number?: string): Promise<number> {
  await payIn(20, number, true);
  await bench.fillProfile();
  await bench.stake(20);
  return bench.operator.clock.now() + DAY;
}
/** Time in which the operator asks the bank about what it is silent about. */
async function askBank(): Promise<void> {
  bench.operator.clock.advance(2 * MINUTE);
  await pass(0);
}
const templates = async (): Promise<string[]> => {
  const { body } = await bench.operator.get<{ messages: { template: string }[] }>(
    '/sandbox/v1/outbox?to=new-cards@example.com',
  );
  return body.messages.map(({ template }) => template);
};

describe('PAY-01 a withdrawal to a card that was first used less than a day ago', () => {
  test('waits until the day is over, says why and until when, and is paid then', async () => {
    const until = await payWithNewCard();
    expect((await bench.mine())?.newCardUntil).toBe(until);
    const { id, wait, expectedBy } = (await ask(10)).body.withdrawal;
    expect(wait).toEqual({ why: 'card', until });
    expect(expectedBy).toBeGreaterThan(until);
    await pass(23 * 60 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'checking', isHeld: false, wait });
    await pass(60 * MINUTE);
    expect(await read(id)).toMatchObject({ state: 'sent', wait: null });
    expect((await bench.mine())?.newCardUntil).toBeNull();
  });

  test('waits where the player has another card that is known', async () => {
    await payIn(20);
    const mail = 'new-cards@example.com';
    await bench.operator.control(`/players/${bench.player.login}/contacts`, { mail });
    await pass(MINUTE);
    const until = await payWithNewCard(OTHER);
    await bench.stake(20);
    expect((await ask(10)).body.withdrawal.wait).toEqual({ why: 'card', until });
    expect(await templates()).toEqual(['card-new', 'deposit-credited']);
    // Paid in with again, it is as new as before, and that is no news.
    await pass(60 * MINUTE);
    await payIn(20, OTHER, true);
    expect((await bench.mine())?.newCardUntil).toBe(until);
    expect(await templates()).toEqual(['deposit-credited', 'card-new', 'deposit-credited']);
    // The card that was paid in with last counts.
    await pass(MINUTE);
    await payIn(20, undefined, true);
    expect((await bench.mine())?.newCardUntil).toBeNull();
  });

  test('waits for nothing where people have approved it', async () => {
    await payIn(20, undefined, true);
    await bench.fillProfile();
    const { id } = (await ask(10)).body.withdrawal;
    await pass(2 * MINUTE);
    expect(await read(id)).toMatchObject({ isHeld: true, wait: null });
    await decide(id, true);
    expect(await read(id)).toMatchObject({ state: 'sent' });
  });

  test('knows the card after a restart of the bank', async () => {
    await payIn(20, undefined, true);
    const first = (await bench.mine())?.newCardUntil;
    await pass(MINUTE);
    bench.restartBank();
    await payIn(20, undefined, true);
    expect((await bench.mine())?.newCardUntil).toBe(first);
  });

  test('knows the card also where the bank had to be asked', async () => {
    await payIn(20, SILENT, true);
    await askBank();
    const first = (await bench.mine())?.newCardUntil;
    expect(first).toEqual(expect.any(Number));
    await payIn(20, SILENT, true);
    await askBank();
    expect((await bench.mine())?.newCardUntil).toBe(first);
  });
});

test('a player whose first card it is gets no message of it', async () => {
  const mail = 'new-cards@example.com';
  await bench.operator.control(`/players/${bench.player.login}/contacts`, { mail });
  const before = await templates();
  await payWithNewCard();
  expect(await templates()).toEqual(['deposit-credited', ...before]);
});
