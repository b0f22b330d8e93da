import { createHash } from 'node:crypto';
import { runs } from '@grandstand/bus-contracts/testing';
import { WALLET_REFUSALS, type WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryWallet } from '../../../../../tests/harness/operator/memory-wallet';
import type { Answered, FarEnd, SentCall } from '../../../../../tests/harness/operator/schedules';
import { playSchedule } from '../../../../../tests/harness/operator/schedules';
import { DIE, WITH_GAMES, walletBench } from '../../../../../tests/harness/operator/wallet-bench';
import type { Reply } from '../../../../../tests/harness/operator/wallet-bench';

const MONEY = 10_000;
const SCHEDULES = 100_000;
/** A schedule of real calls takes as long as a thousand others. */
const REAL_SCHEDULES = runs(SCHEDULES) === SCHEDULES ? 400 : 10;

let operator: TestOperator;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, nextCycle, open } = games;

beforeAll(async () => {
  operator = await startOperator(WITH_GAMES);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  await operator.sandbox.close();
});

test(
  'P110 over any line both books agree, each id moves money once, and one taken back never',
  { timeout: 600_000 },
  async () => {
    let refused = 0;
    for (let seed = 0; seed < runs(SCHEDULES); seed += 1) {
      // Some have too little for all of their bets.
      const wallet = new MemoryWallet(seed % 4 === 0 ? 300 : MONEY);
      const before = wallet.money;
      const { staked, won, bets } = await playSchedule(seed, wallet);
      expect([seed, wallet.money, wallet.sums]).toEqual([
        seed,
        before - staked + won,
        { staked, won, open: 0 },
      ]);
      expect([...wallet.moves].filter(([, times]) => times > 1)).toEqual([]);
      for (const [id, state] of bets) {
        const status = wallet.statusOf(id) ?? 'none';
        if (state === 'accepted') expect(['won', 'lost', 'accepted']).toContain(status);
        else expect(['none', 'void']).toContain(status);
        if (state === 'refused') refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
);

/** A UUID that is the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The operator behind its real calls. */
function realEnd(token: string): FarEnd {
  type Send = () => Promise<Pick<Reply<WalletCall>, 'status' | 'code'>>;
  const sent = new Map<SentCall, Send>();
  const prepared = (one: SentCall): Send => {
    const known = sent.get(one);
    if (known) return known;
    const round = { token, roundId: one.roundId, gameCode: 'dice' };
    const transactionId = 'id' in one ? uuidOf(one.id) : '';
    const make = (): Send => {
      if (one.kind === 'close-round') {
        const body = bodies.close(round, one.staked, one.won);
        return () => call('close-round', body);
      }
      if (one.kind === 'bet') {
        const draws = one.isFirst ? { draws: [DIE] } : {};
        const body = bodies.bet(round, one.amount, { transactionId, ...draws });
        return () => call('bet', body);
      }
      if (one.kind === 'win') {
        const body = bodies.win(round, uuidOf(one.betId), one.amount, { transactionId });
        return () => call('win', body);
      }
      const body = { ...bodies.rollback(round, uuidOf(one.betId)), transactionId };
      return () => call('rollback', body);
    };
    const again = make();
    sent.set(one, again);
    return again;
  };
  return {
    take: async (one) => {
      const { status, code } = await prepared(one)();
      if (status === 200) return null;
      expect(Object.keys(WALLET_REFUSALS)).toContain(code);
      return code as Answered;
    },
    breakDown: async (one) => {
      const path = `/wallet-api/v1/${one.kind}`;
      await operator.control('/faults', { path, kind: 'abort', at: 'booked' });
      await prepared(one)();
      await operator.call('DELETE', '/sandbox/v1/faults', { body: {} });
    },
    nextRound: nextCycle,
  };
}

test('P110 so do the real calls, and the ledger sums to 0', { timeout: 600_000 }, async () => {
  const player = await registerPlayer(operator);
  await operator.control(`/players/${player.login}/deposit`, { amount: 5000 });
  const { token, cookie } = player;
  let money = (await moneyOf(operator, player)) * 100;
  for (let seed = 0; seed < REAL_SCHEDULES; seed += 1) {
    const session = await open({ token, cookie });
    const { staked, won } = await playSchedule(seed, realEnd(session.token));
    money += won - staked;
    const balance = await call('balance', { token: session.token });
    expect([seed, balance.body.balance]).toEqual([seed, money]);
  }
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({
    isBalanced: true,
    sum: 0,
  });
  expect((await operator.get('/sandbox/v1/reconciliation')).body).toMatchObject({
    open: 0,
    differences: [],
  });
});
