import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database';
import { Accounts } from '../../money/accounts/accounts';
import { Ledger } from '../../money/accounts/ledger';
import { currencyOf } from '../../betting/catalog/currencies';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { PACKS } from '../../site/packs/packs';
import { migratedDatabase } from '../../testing';
import { QUALIFY_MS } from './referral-rules';
import { Referrals } from './referrals';

let database: Database;
let accounts: Accounts;
let transactions: number;
let now: number;
let verified: Set<number>;
let unreadable: number | null;
beforeAll(async () => {
  database = await migratedDatabase();
  const ledger = await Ledger.open(database);
  accounts = new Accounts({
    database,
    ledger,
    messages: {} as PlayerMessages,
    now: Date.now,
  });
});
afterAll(() => database.close());

/** A player who has invited as many others, and the friends of now. */
async function invite(count: number) {
  const playerId = await newPlayer();
  const friends: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const friendId = await newPlayer();
    friends.push(friendId);
    await database.query(
      'INSERT INTO referrals (player_id, friend_id, registered_at) VALUES ($1, $2, $3)',
      [playerId, friendId, now],
    );
  }
  return { playerId, friends };
}

let players = 0;
async function newPlayer(): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `INSERT INTO players (login, password_hash, country_id, registered_at)
     VALUES ($1, '', 5, 0) RETURNING id`,
    [`player-${(players += 1)}`],
  );
  const id = row?.id ?? 0;
  await accounts.open(database, { playerId: id, currency: currencyOf(3), type: 0, isActive: true });
  return id;
}

beforeEach(async () => {
  await database.query('DELETE FROM referrals');
  transactions = 0;
  now = 1_000_000;
  verified = new Set();
  unreadable = null;
});

const referrals = () =>
  new Referrals({
    database: {
      ...database,
      transaction: (work) => {
        transactions += 1;
        return database.transaction(work);
      },
    },
    accounts,
    documents: {
      isVerified: async (_, playerId) => {
        if (playerId === unreadable) throw new Error('The documents can’t be read.');
        return verified.has(playerId);
      },
    },
    siteRules: { law: PACKS.open.law },
    onMoved: () => {},
    now: () => now,
  });

const states = async () =>
  (
    await database.query<{ state: string; reason: string | null }>(
      'SELECT state, reason FROM referrals ORDER BY id',
    )
  ).map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));

test('BNS-01 a look changes nothing and locks nobody where no friend has gone further', async () => {
  const { playerId, friends } = await invite(2);
  verified.add(friends[1] ?? 0);
  expect((await referrals().ofPlayer(playerId)).counts).toEqual({
    registered: 1,
    verified: 1,
    qualified: 0,
  });
  expect(transactions).toBe(1);
  await referrals().ofPlayer(playerId);
  await referrals().ofPlayer(friends[0] ?? 0);
  await referrals().run();
  expect(transactions).toBe(1);
});

test('BNS-01 a friend who can’t be counted holds no other back', async () => {
  const { friends } = await invite(2);
  for (const friend of friends) verified.add(friend);
  unreadable = friends[0] ?? 0;
  await expect(referrals().run()).rejects.toMatchObject({ errors: [expect.any(Error)] });
  expect(await states()).toEqual(['registered', 'verified']);
});

test('BNS-01 a friend who has not qualified within 90 days is refused, and both are told why', async () => {
  const { playerId, friends } = await invite(1);
  now += QUALIFY_MS - 1;
  await referrals().run();
  expect(await states()).toEqual(['registered']);
  now += 1;
  await referrals().run();
  expect(await states()).toEqual(['refused: time']);
  expect((await referrals().ofPlayer(playerId)).friends).toMatchObject([{ reason: 'time' }]);
  expect((await referrals().ofPlayer(friends[0] ?? 0)).invitation).toMatchObject({
    state: 'refused',
    reason: 'time',
  });
});

test.each([
  ['before the end of the 90 days', -1, 'qualified'],
  ['at their end', 0, 'refused: time'],
])(
  'BNS-01 a friend whose stakes are settled %s is judged by that moment',
  async (_, offset, state) => {
    const { friends } = await invite(1);
    const friendId = friends[0] ?? 0;
    verified.add(friendId);
    const endsAt = now + QUALIFY_MS;
    await database.query(
      `INSERT INTO bets (player_id, ref_id, body_hash, account_id, placed_at, settled_at, type_id,
       system_value, amount, coef, possible_win, status)
     SELECT player_id, 'bet', '', id, $2, $3, 0, 0, 100000000, 2, 200000000, 'lost'
     FROM accounts WHERE player_id = $1`,
      [friendId, now, endsAt + offset],
    );
    now = endsAt;
    await referrals().run();
    expect(await states()).toEqual([state]);
  },
);
