import { randomUUID } from 'node:crypto';
import { MAX_WON, WALLET_REFUSALS, type WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import { someOf } from '@grandstand/bus-contracts/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { walletBench, WITH_GAMES } from '../../../../../tests/harness/operator/wallet-bench';

const bench: { operator: TestOperator } = { operator: undefined as never };
const wallet = walletBench(bench);
const { bodies, call, ids, open, nextCycle } = wallet;
const MAX_SAFE = Number.MAX_SAFE_INTEGER;
/** The most that a wallet of the books holds. */
const WALLET_HOLDS = 10 ** 15;

beforeAll(async () => {
  bench.operator = await startOperator(WITH_GAMES);
  return () => bench.operator.sandbox.close();
});
afterEach(async () => {
  expect(bench.operator.problems).toEqual([]);
  const { body } = await bench.operator.get<{ isBalanced: boolean }>('/sandbox/v1/ledger');
  expect(body.isBalanced).toBe(true);
});

async function newPlayer(): Promise<TestPlayer> {
  const player = await registerPlayer(bench.operator);
  await bench.operator.control(`/players/${player.login}/deposit`, { amount: 1000 });
  return player;
}

/** A round with a bet that has no win yet. */
async function begin(session: Awaited<ReturnType<typeof open>>) {
  nextCycle();
  const round = ids(session);
  const bet = bodies.bet(round);
  expect((await call('bet', bet)).code).toBeNull();
  return { round, bet };
}

/** Amounts as a wrong or hostile program writes them; texts are put into the JSON as they are. */
const AMOUNTS: readonly string[] = [
  ...[-1, -0.5, 0.5, 1.5, 1e308, 2 ** 31, 2 ** 53, 2 ** 63].map(String),
  ...[MAX_SAFE, MAX_SAFE - 1, WALLET_HOLDS, WALLET_HOLDS + 1, MAX_WON, MAX_WON + 1].map(String),
  '-9007199254740991',
  '1e999',
  '-1e999',
  '9007199254740993',
  '9223372036854775808',
  '"100"',
  'null',
  '[]',
  '{}',
  'true',
  '""',
  '"NaN"',
];

/** A call whose field is an amount, as text. */
async function sendAmount(name: WalletCall, body: object, field: string, amount: string) {
  const text = JSON.stringify({ ...body, [field]: '@' }).replace('"@"', amount);
  return wallet.send(`/wallet-api/v1/${name}`, text);
}

test.each(AMOUNTS)(
  'a provider that sends the amount %s is answered in every call',
  async (amount) => {
    const session = await open(await newPlayer());
    const { round, bet } = await begin(session);
    const answers = [
      await sendAmount('bet', bodies.bet(ids(session)), 'amount', amount),
      await sendAmount('win', bodies.win(round, bet.transactionId, 1), 'amount', amount),
      await sendAmount('close-round', bodies.close(round, 100, 0), 'staked', amount),
      await sendAmount('close-round', bodies.close(round, 100, 0), 'won', amount),
      await sendAmount('save-round', bodies.save(round, 1, {}), 'step', amount),
      await sendAmount('bet', bodies.bet(round), 'at', amount),
    ];
    for (const { status, body } of answers) {
      if (status === 200) continue;
      const { code } = body.error;
      // Each refusal is one that the provider knows: none is a fault that it would repeat for ever.
      expect(
        code === 'bad-request' ? 400 : WALLET_REFUSALS[code as keyof typeof WALLET_REFUSALS],
      ).toBe(status);
    }
    // Whatever was booked, the player's pages and the operator's work go on.
    expect((await call('balance', { token: session.token })).status).toBe(200);
    await bench.operator.control('/settle');
  },
);

test('a win beyond what a round pays is refused for good, and the round can still be paid and closed', async () => {
  const session = await open(await newPlayer());
  const { round, bet } = await begin(session);
  const huge = bodies.win(round, bet.transactionId, MAX_SAFE);
  const refused = await call('win', huge);
  expect([refused.status, refused.code, refused.details]).toEqual([
    422,
    'amount-too-large',
    { max: MAX_WON },
  ]);
  expect((await call('win', huge)).text).toBe(refused.text);
  expect((await call('win', bodies.win(round, bet.transactionId, MAX_WON))).code).toBeNull();
  const more = await call('win', bodies.win(round, bet.transactionId, 1));
  expect([more.code, more.details]).toEqual(['amount-too-large', { max: 0 }]);
  expect((await call('close-round', bodies.close(round, 100, MAX_WON))).code).toBeNull();
});

test('wins that add up to more than a wallet holds are refused for good, and all else goes on', async () => {
  const player = await newPlayer();
  const session = await open(player);
  const balanceNow = async (): Promise<number> =>
    (await call('balance', { token: session.token })).body.balance;
  const codes: (string | null)[] = [];
  const expected: (string | null)[] = [];
  for (let count = 0; count <= WALLET_HOLDS / MAX_WON; count += 1) {
    const { round, bet } = await begin(session);
    expected.push((await balanceNow()) + MAX_WON <= WALLET_HOLDS ? null : 'amount-too-large');
    const { code } = await call('win', bodies.win(round, bet.transactionId, MAX_WON));
    codes.push(code);
    await call('close-round', bodies.close(round, 100, code === null ? MAX_WON : 0));
  }
  expect(codes).toEqual(expected);
  expect(new Set(codes)).toEqual(new Set([null, 'amount-too-large']));

  const { body } = await call('balance', { token: session.token });
  expect(body.balance).toBeLessThanOrEqual(WALLET_HOLDS);
  const { token } = player;
  for (const path of [
    '/web-api/user/accounts',
    '/web-api/user/config',
    '/web-api/statements',
    '/web-api/bets?status=all',
    '/web-api/payment/deposits/methods',
    '/web-api/payment/withdrawals',
    '/web-api/session-limit',
    '/limit-service-api/api/external/web/v3/limits',
  ]) {
    const { status } = await bench.operator.get(path, { token });
    expect([path, status < 500]).toEqual([path, true]);
  }
  const full = await bench.operator.control<{ error?: { code: string } }>(
    `/players/${player.login}/deposit`,
    { amount: 1_000_000_000 },
  );
  expect([200, 422]).toContain(full.status);
  // Other players of the same currency are paid.
  const other = await open(await newPlayer());
  const { round, bet } = await begin(other);
  expect((await call('win', bodies.win(round, bet.transactionId, 500))).code).toBeNull();
  // Bonuses, cashback, tournaments and what else counts stakes and wins.
  for (let minute = 0; minute < 3; minute += 1) {
    bench.operator.clock.advance(60_000);
    await bench.operator.control('/settle');
  }
});

/** Calls of the bank, each with the amount of a payment. */
const EVENTS = {
  '/partner-api/v1/payments/events': { paymentId: 'p-1', event: 'captured' },
  '/partner-api/v1/payments/voucher': { paymentId: 'p-1', code: 'A' },
  '/partner-api/v1/payouts/events': { payoutId: 'p-1', event: 'paid' },
};

test.each(someOf(AMOUNTS))('a bank that names the amount %s is refused', async (amount) => {
  for (const [path, body] of Object.entries(EVENTS)) {
    const event = { ...body, eventId: randomUUID(), iso: 'EUR', amount: '@' };
    const text = JSON.stringify(event).replace('"@"', amount);
    const { status } = await wallet.send(path, text, 'bank');
    expect([400, 404, 422]).toContain(status);
  }
});
