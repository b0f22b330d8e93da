import { createHash } from 'node:crypto';
import type { Jackpots } from '@grandstand/bus-contracts/answers';
import { isThresholdCommitted } from '@grandstand/bus-contracts/domain/fair';
import { runs } from '@grandstand/bus-contracts/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import {
  migratedDatabase,
  moneyOf,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DICE,
  SLOT,
  WITH_GAMES,
  walletBench,
} from '../../../../../tests/harness/operator/wallet-bench';

const DAY = 86_400_000;

let operator: TestOperator;
let database: Awaited<ReturnType<typeof migratedDatabase>>;
let player: TestPlayer;
const games = walletBench({
  get operator() {
    return operator;
  },
});
const { bodies, call, ids, nextCycle, open } = games;

beforeAll(async () => {
  database = await migratedDatabase();
  operator = await startOperator({ ...WITH_GAMES, database });
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(async () => {
  expect(operator.problems).toEqual([]);
  expect((await operator.get('/sandbox/v1/ledger')).body).toMatchObject({ isBalanced: true });
  const reader = await meters();
  await reader.read();
  await operator.sandbox.close();
  expect(await reader.read()).toMatchObject({ done: true });
});

const all = async () => (await operator.get<Jackpots>('/web-api/jackpots')).body;
const named = async (name: string) => {
  const found = (await all()).jackpots.find((jackpot) => jackpot.name === name);
  if (!found) throw new Error(`There is no jackpot ${name}.`);
  return found;
};
/** Reads the stream of what they have. */
async function meters() {
  const url = 'http://localhost:3000/feed-api/v1/jackpots/stream';
  const { body } = await operator.sandbox.fetch(new Request(url));
  return body!.getReader();
}
const control = (change: object) => operator.control('/jackpots', change);

/** A bet of a round of its own, which is lost. */
async function bet(stake = 100, session = open(player, SLOT.id)) {
  const { token, gameCode, currency } = await session;
  const round = ids({ token, gameCode } as Awaited<ReturnType<typeof open>>);
  const placed = bodies.bet(round, stake, { currency: currency.iso });
  const reply = await call('bet', placed);
  return { round, placed, reply };
}

async function lost({ round, placed }: Awaited<ReturnType<typeof bet>>): Promise<void> {
  await call('win', bodies.win(round, placed.transactionId, 0, { currency: placed.currency }));
  await call('close-round', bodies.close(round, placed.amount, 0));
  nextCycle();
}

/** What the pools got and gave, and what they hold. */
async function pools() {
  const [row] = await database.query<{ paid_in: number; paid_out: number; held: number }>(
    `SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind <> 'jackpot-out'), 0)::bigint AS paid_in,
       coalesce(-sum(e.amount) FILTER (WHERE t.kind = 'jackpot-out'), 0)::bigint AS paid_out,
       (SELECT sum(balance)::bigint FROM ledger_accounts WHERE code LIKE 'pool:jackpot:%') AS held
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code LIKE 'pool:jackpot:%'`,
  );
  return row ?? { paid_in: 0, paid_out: 0, held: 0 };
}

describe('the jackpots', () => {
  test('are told before a bet with rules, chances and commitments, and without their thresholds', async () => {
    const { body, status } = await operator.get<Jackpots>('/web-api/jackpots');
    expect(status).toBe(200);
    expect(
      body.jackpots.map(({ name, beganWith, ceiling, share }) => [name, beganWith, ceiling, share]),
    ).toEqual([
      ['grand', 1_000_000, 5_000_000, 10],
      ['must-drop', 50_000, 250_000, 20],
      ['daily', 10_000, null, 20],
    ]);
    const mustDrop = await named('must-drop');
    // A euro adds 0.2 cents of the 200,000 that lie between its beginning and its ceiling.
    expect(mustDrop).toMatchObject({ title: 'Must-drop jackpot', money: 50_000, share: 20 });
    const rows = await database.query<{ threshold: number; salt: string }>(
      'SELECT threshold, salt FROM jackpots',
    );
    const text = JSON.stringify(body);
    expect(
      rows.some(({ threshold, salt }) => text.includes(String(threshold)) || text.includes(salt)),
    ).toBe(false);
  });

  test('grow by 0.5 % of a stake on slots, which the house pays, and by no other stake', async () => {
    const before = await all();
    const session = open(player, SLOT.id);
    await lost(await bet(10_000, session));
    expect(await moneyOf(operator, player)).toBe(0);
    const moneyIn = ({ jackpots }: Jackpots) => jackpots.map(({ money }) => money);
    const grown = moneyIn(before).map((money, place) => money + [10, 20, 20][place]!);
    expect(moneyIn(await all())).toEqual(grown);
    await operator.control(`/players/${player.login}/deposit`, { amount: 100 });
    await lost(await bet(10_000, open(player, DICE.id)));
    expect(moneyIn(await all())).toEqual(grown);
  });

  test('take the parts of other currencies at their worth, and pay in the winner’s', async () => {
    // A euro is 500 tenge.
    const winner = await registerPlayer(operator, 4);
    const session = open(winner, SLOT.id);
    const before = (await named('grand')).money;
    const first = await bet(2_500_000, session);
    expect((await named('grand')).money).toBe(before + 5);
    await lost(first);
    await control({ name: 'must-drop', isNear: true });
    const { money } = await named('must-drop');
    const placed = await bet(50_000, session);
    expect(placed.reply.body.balance).toBe(2_450_000 + 500 * money);
    await lost(placed);
  });

  test('P111 pay what they hold and no more: in is out and held, over many bets', async () => {
    const rich = await registerPlayer(operator);
    await operator.control(`/players/${rich.login}/deposit`, { amount: 1_000_000 });
    const session = open(rich, SLOT.id);
    const { token, gameCode } = await session;
    for (let count = 0; count < runs(800); count += 1) {
      // Stakes whose parts are whole cents and broken ones.
      const stake = 10 * (1 + ((count * 7919) % 900));
      if (count % 9 === 4)
        await control({ name: ['grand', 'must-drop', 'daily'][count % 3], isNear: true });
      const placed = await bet(stake, session);
      expect(placed.reply.code).toBeNull();
      if (count % 5 === 2) {
        await call(
          'rollback',
          bodies.rollback(
            { token, gameCode, roundId: placed.round.roundId },
            placed.placed.transactionId,
          ),
        );
        nextCycle();
      } else await lost(placed);
      const { paid_in: paidIn, paid_out: paidOut, held } = await pools();
      expect(paidIn).toBe(paidOut + held);
      const [{ levels } = { levels: -1 }] = await database.query<{ levels: number }>(
        'SELECT sum(level / 10000)::bigint AS levels FROM jackpots WHERE ended_at IS NULL',
      );
      expect(levels).toBe(held);
    }
    expect((await pools()).paid_out).toBeGreaterThan(0);
  });

  test('P112 are won by the bet that reaches the threshold, which then proves its commitment', async () => {
    await operator.control(`/players/${player.login}/contacts`, { mail: 'won@example.com' });
    await control({ name: 'must-drop', money: 60_000, isNear: true });
    const { commitment, money } = await named('must-drop');
    const placed = await bet(100);
    // The stake of 1.00 is paid from 100.00, and the jackpot comes to it with the same answer.
    expect(placed.reply.body.balance).toBe(9900 + money);
    await lost(placed);
    const { ended } = await all();
    expect(ended[0]).toMatchObject({ name: 'must-drop', paid: money, commitment });
    expect(await isThresholdCommitted(ended[0]!)).toBe(true);
    const { threshold, salt } = ended[0]!;
    expect(createHash('sha256').update(`${threshold}:${salt}`).digest('hex')).toBe(commitment);
    expect(await named('must-drop')).toMatchObject({ money: 50_000 });
    // The jackpot is no part of the round, so the ledger agrees with the round.
    const { body } = await operator.get('/sandbox/v1/reconciliation');
    expect(body).toMatchObject({ differences: [] });
    const outbox = await operator.get('/sandbox/v1/outbox?to=won@example.com');
    expect(outbox.body).toMatchObject({
      messages: [{ template: 'jackpot-won', subject: 'You won: Must-drop jackpot' }],
    });
  });

  test('go to one of two bets at once, and the other one begins the next', async () => {
    const other = await registerPlayer(operator);
    const sessions = [open(player, SLOT.id), open(other, SLOT.id)];
    await Promise.all(sessions);
    await control({ name: 'grand', money: 1_500_000, isNear: true });
    const { money } = await named('grand');
    const wins = (await all()).ended.filter(({ name }) => name === 'grand').length;
    const both = await Promise.all(sessions.map((session) => bet(1000, session)));
    const balances = both.map(({ reply }) => reply.body.balance).toSorted((a, b) => a - b);
    expect(balances).toEqual([9000, 9000 + money]);
    const { ended } = await all();
    expect(ended.filter(({ name }) => name === 'grand')).toHaveLength(wins + 1);
    // A cent of the second bet, and the cent that the first one brought beyond the threshold.
    expect(await named('grand')).toMatchObject({ money: 1_000_002, beganWith: 1_000_001 });
    for (const each of both) await lost(each);
  });

  test('give the part of a bet back that is taken back, and keep what was paid', async () => {
    const before = await all();
    const placed = await bet(10_000);
    const { roundId } = placed.round;
    await call(
      'rollback',
      bodies.rollback({ ...placed.round, roundId }, placed.placed.transactionId),
    );
    expect((await all()).jackpots).toEqual(before.jackpots);
    nextCycle();
    await control({ name: 'grand', money: 1_500_000, isNear: true });
    const { money } = await named('grand');
    const winning = await bet(100);
    await call('rollback', bodies.rollback(winning.round, winning.placed.transactionId));
    expect(await moneyOf(operator, player)).toBe(100 + money / 100);
    nextCycle();
  });

  test('are locked by no bet that is taken back and had no part in them', async () => {
    // A lock leaves the number of its transaction in the row.
    const locks = () =>
      database.query('SELECT id, xmax::text AS locked_by FROM jackpots WHERE ended_at IS NULL');
    const session = open(player, DICE.id);
    const placed = await bet(100, session);
    const before = await locks();
    await call('rollback', bodies.rollback(placed.round, placed.placed.transactionId));
    nextCycle();
    expect(await moneyOf(operator, player)).toBe(100);
    expect(await locks()).toEqual(before);
  });

  test('the daily one is won by the first bet from its moment on, or hands its money to the next day', async () => {
    await control({ name: 'daily', money: 20_000, isNear: true });
    const { money, endsAt } = await named('daily');
    const placed = await bet(100);
    expect(placed.reply.body.balance).toBe(9900 + money);
    await lost(placed);
    // Today's has dropped: the next one waits for 23:00.
    expect(await named('daily')).toMatchObject({ startsAt: endsAt, endsAt: endsAt! + DAY });
    await lost(await bet(5000));
    const kept = (await named('daily')).money;
    expect(kept).toBeGreaterThan(10_000);
    operator.clock.jump(endsAt! + DAY);
    const next = await named('daily');
    expect(next).toMatchObject({ money: kept, beganWith: kept, endsAt: endsAt! + 2 * DAY });
    expect((await all()).ended[0]).toMatchObject({ name: 'daily', paid: null, at: endsAt! + DAY });
  });

  test('are told over a stream at once, and when they change', async () => {
    const reader = await meters();
    const text = async () => new TextDecoder().decode((await reader.read()).value);
    const first = await text();
    expect(first).toMatch(
      /^event: jackpots\ndata: \{"meters":\[\{"jackpotId":"grand","money":\d+,"commitment":"[0-9a-f]{64}"\}/,
    );
    await control({ name: 'grand', money: 2_000_000 });
    expect(await named('grand')).toMatchObject({ beganWith: 2_000_000 });
    operator.clock.advance(2000);
    expect(await text()).toContain('{"jackpotId":"grand","money":2000000,');
    await reader.cancel();
  });

  test('QA sets no amount that the ceiling does not allow, and not none', async () => {
    for (const [money, refused] of [
      [5_000_000, 422],
      [0, 400],
    ]) {
      const { status } = await operator.post('/sandbox/v1/jackpots', { name: 'grand', money });
      expect([money, status]).toEqual([money, refused]);
    }
  });

  test('are in what a reality check and the limits count as won', async () => {
    operator.clock.advance(1000);
    const { money } = await named('must-drop');
    await control({ name: 'must-drop', isNear: true });
    await lost(await bet(100));
    const v3 = '/limit-service-api/api/external/web/v3';
    const facts = await operator.get(`${v3}/realitycheck`, player);
    expect(facts.body).toMatchObject({ staked: 1, won: money / 100, lost: 1 });
    // The lost stake uses nothing of a limit of losses.
    const limits = [{ limitType: 10, limitValue: 5 }];
    expect((await operator.post(`${v3}/limits`, { limits }, player)).status).toBe(200);
    const next = await bet(500);
    expect(next.reply.code).toBeNull();
    await lost(next);
  });
});
