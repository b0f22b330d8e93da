import { beforeAll, describe, expect, test } from 'vitest';
import {
  MINUTE,
  openWithdrawalsBench,
} from '../../../../../tests/harness/operator/withdrawals-bench';

const bench = openWithdrawalsBench();
const { bank, decide, pass, payIn } = bench;

// No match has to be played meanwhile.
beforeAll(async () => {
  await bench.operator.control('/clock', { isPaused: true });
});

/** What the bank does with a payout to each. */
const CARDS = { refused: '4000 0000 0000 0507', returned: '4000 0000 0000 0606' };

interface Held {
  readonly id: string;
  readonly playerId: number;
  readonly review: string;
}

/** The withdrawals of the player that people decide about. */
async function held(): Promise<Held[]> {
  const { body } = await bench.operator.get<{ withdrawals: Held[] }>('/sandbox/v1/withdrawals');
  return body.withdrawals.filter(({ playerId }) => playerId === Number(bench.player.userId));
}

/** The messages about withdrawals, the newest first. */
async function told(): Promise<string[]> {
  const { body } = await bench.operator.get<{ messages: { template: string }[] }>(
    `/sandbox/v1/outbox?to=${bench.player.login}@example.com`,
  );
  return body.messages
    .map(({ template }) => template)
    .filter((template) => template.startsWith('withdrawal-'));
}

/** A player with money on a card that takes none, who can't ask for it any more. */
async function leave(card: string, how: object = { limitType: 30, limitValue: 7 }): Promise<void> {
  const { login } = bench.player;
  const mail = `${login}@example.com`;
  await bench.operator.control(`/players/${login}/contacts`, { mail });
  await payIn(20, card);
  await bench.fillProfile();
  await bench.stake(20);
  await bench.operator.control(`/players/${login}/deposit`, { amount: 20 });
  const path = 'isClosed' in how ? 'close' : 'limits';
  await bench.operator.control(`/players/${login}/${path}`, how);
}

/** Lets the operator do what is due so many times, two minutes apart. */
async function wait(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    bench.operator.clock.jump(bench.operator.clock.now() + 2 * MINUTE);
    await bench.operator.control('/withdrawals');
    await bench.settled();
  }
}

describe('money of a player who can’t ask for it, that the bank does not pay', () => {
  test.each(Object.entries(CARDS))(
    '%s: is handed to people, with one message, and is not sent again by itself',
    async (outcome, card) => {
      await leave(card);
      await wait(8);
      expect(bank.payouts.size).toBe(1);
      expect(await told()).toEqual([`withdrawal-${outcome}`]);
      const [review, ...others] = await held();
      expect(review).toMatchObject({ review: 'refused-before' });
      expect(others).toEqual([]);
      // People may send it once more, and are asked again.
      await decide(review?.id ?? '', true);
      await wait(4);
      expect(bank.payouts.size).toBe(2);
      const [again] = await held();
      expect(again).toMatchObject({ review: 'refused-before' });
      // Or not: then support pays it another way.
      await decide(again?.id ?? '', false);
      await wait(4);
      expect(bank.payouts.size).toBe(2);
      expect(await held()).toEqual([]);
      expect(await told()).toEqual([
        'withdrawal-refused',
        `withdrawal-${outcome}`,
        `withdrawal-${outcome}`,
      ]);
    },
  );

  test('of a closed account too', async () => {
    await leave(CARDS.refused, { isClosed: true });
    await wait(6);
    expect(bank.payouts.size).toBe(1);
    expect(await told()).toEqual(['withdrawal-refused']);
    expect(await held()).toMatchObject([{ review: 'refused-before' }]);
  });
});

test('a bank that is silent is asked more rarely each time', async () => {
  await bench.ready(20);
  await bench.stake(20);
  await bench.operator.control(`/players/${bench.player.login}/deposit`, { amount: 20 });
  const { id } = (await bench.ask(10)).body.withdrawal;
  bank.isUp = false;
  let tries = 0;
  // Four hours, in which a bank that is asked each minute and a half is asked at every step.
  for (let step = 0; step < 48; step += 1) {
    bench.operator.clock.jump(bench.operator.clock.now() + 5 * MINUTE);
    const { status } = await bench.operator.control('/withdrawals');
    await bench.settled();
    // A try that fails says so: to the caller, or in the operator's log where the clock has begun it.
    tries += bench.operator.problems.splice(0).length > 0 || status !== 200 ? 1 : 0;
  }
  expect(tries).toBeGreaterThan(4);
  expect(tries).toBeLessThan(16);
  bank.isUp = true;
  for (let step = 0; step < 14; step += 1) await pass(5 * MINUTE);
  expect(await bench.read(id)).toMatchObject({ state: 'paid' });
});
