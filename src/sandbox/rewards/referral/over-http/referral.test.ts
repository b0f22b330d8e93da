import type { ReferralView } from '@grandstand/bus-contracts/player';
import {
  cookieOf,
  migratedDatabase,
  moneyOf,
  registerPlayer,
  startOperator,
} from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SLOT, walletBench, WITH_GAMES } from '../../../../../tests/harness/operator/wallet-bench';

const DAY = 86_400_000;

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let operator: TestOperator;
let bench: ReturnType<typeof walletBench>;
beforeAll(async () => {
  database = await migratedDatabase();
  operator = await startOperator({ ...WITH_GAMES, database });
  bench = walletBench({ operator });
});
beforeEach(() => operator.clock.advance(1_000));
afterEach(async () => {
  expect(operator.problems).toEqual([]);
  const { body } = await operator.get<{ isBalanced: boolean; sum: number }>('/sandbox/v1/ledger');
  expect(body).toMatchObject({ isBalanced: true, sum: 0 });
});
afterAll(() => operator.sandbox.close());

const referralOf = async ({ token }: TestPlayer): Promise<ReferralView> =>
  (await operator.get<ReferralView>('/web-api/promo/referral', { token })).body;
const codeOf = async (player: TestPlayer): Promise<string> =>
  (await referralOf(player)).programme?.code ?? '';
const verify = ({ login }: TestPlayer) => operator.control(`/players/${login}/verified`);
/** The player with a token of today. */
async function withToken(player: TestPlayer): Promise<TestPlayer> {
  const path = '/web-api/user/gettoken?force_refresh=true';
  const { token } = (await operator.get<{ token: string }>(path, { cookie: player.cookie })).body;
  return { ...player, token };
}

interface Coming {
  /** The cookie of the link. */
  readonly code?: string;
  /** Typed into the form. */
  readonly typed?: string;
  readonly browser?: string;
  readonly address?: string;
}

/** A player who registers in a browser. */
async function register({ code, typed, browser, address }: Coming = {}) {
  const cookies = [code && `ref_id=${code}`, browser && `browser=${browser}`].filter(Boolean);
  const answer = await operator.post<{ userId: string; token: string; login: string }>(
    '/web-api/user/register',
    {
      type: 'fast_reg',
      country_id: 5,
      currency_id: 3,
      is_of_age: true,
      is_terms_agreed: true,
      ...(typed !== undefined && { ref_code: typed }),
    },
    {
      cookie: cookies.join('; '),
      ...(address !== undefined && { headers: { 'X-Forwarded-For': address } }),
    },
  );
  const { userId, token, login } = answer.body;
  const { body } = await operator.get<{ balance: { id: number }[] }>('/web-api/user/accounts', {
    token,
  });
  const accountId = body.balance[0]?.id ?? 0;
  return { userId, token, login, accountId, cookie: cookieOf(answer) };
}

async function stake(player: TestPlayer, amount: number): Promise<void> {
  await bench.play(await bench.open(player, SLOT.id), { stake: amount });
}

/** A friend who has done all that a reward needs. */
async function qualified(player: TestPlayer): Promise<TestPlayer> {
  const friend = await register({ code: await codeOf(player) });
  await verify(friend);
  await stake(friend, 2_000);
  return friend;
}

test('BNS-01 RTE-31 a friend counts once verified and once settled stakes reach the sum; both get their reward once', async () => {
  const player = await registerPlayer(operator);
  const code = await codeOf(player);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect((await referralOf(player)).programme).toMatchObject({
    code,
    iso: 'EUR',
    reward: 1_000,
    friendReward: 500,
    toStake: 2_000,
    rewardedThisMonth: 0,
  });
  const friend = await register({ code });
  expect(await referralOf(player)).toMatchObject({ friends: [{ state: 'registered', reward: 0 }] });
  await verify(friend);
  expect(await referralOf(player)).toMatchObject({ friends: [{ state: 'verified' }] });
  await stake(friend, 1_900);
  expect((await referralOf(friend)).invitation).toMatchObject({
    state: 'verified',
    reward: 500,
    staked: 1_900,
    toStake: 2_000,
  });
  const before = await moneyOf(operator, friend);
  await stake(friend, 100);
  const afterStake = await moneyOf(operator, friend);
  expect(afterStake).toBeLessThanOrEqual(before);
  await Promise.all([referralOf(player), referralOf(friend), referralOf(player)]);
  const { friends, programme } = await referralOf(player);
  expect(friends).toMatchObject([{ state: 'qualified', reason: null, reward: 1_000 }]);
  expect(JSON.stringify(friends)).not.toContain(friend.login);
  expect(programme).toMatchObject({ rewardedThisMonth: 1 });
  expect(await moneyOf(operator, player)).toBe(110);
  expect(await moneyOf(operator, friend)).toBe(afterStake + 5);
  const booked = await database.query<{ code: string; amount: number }>(
    `SELECT a.code, sum(e.amount)::int AS amount FROM ledger_transactions t
     JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
     WHERE t.kind = 'referral' AND a.kind = 'house' GROUP BY 1`,
  );
  expect(booked).toEqual([{ code: 'house:promotions:EUR', amount: -1_500 }]);
});

test('BNS-01 the code may be typed as the promo code; one that nobody has is none', async () => {
  const player = await registerPlayer(operator);
  const code = await codeOf(player);
  const titleOf = async (text: string) =>
    (
      await operator.post<{ title: string | null }>('/web-api/user/register/promo-code', {
        ref_code: text,
      })
    ).body.title;
  expect(await titleOf(code.toLowerCase())).toBe('An invitation by a friend');
  expect(await titleOf('ZZZZZZZZ')).toBeNull();
  await register({ typed: ` ${code.toLowerCase()} ` });
  await register({ code: 'ZZZZZZZZ' });
  await register({ code: '%00' });
  expect((await referralOf(player)).friends).toHaveLength(1);
});

test('BNS-01 nothing is given for a friend of the same device, network, card or address, and both are told why', async () => {
  const browser = 'b'.repeat(43);
  const player = await register({ browser, address: '203.0.113.7' });
  const code = await codeOf(player);
  await register({ code, browser });
  await register({ code, address: '203.0.113.200' });
  const byCard = await register({ code, address: '198.51.100.1' });
  const byAddress = await register({ code, address: '198.51.100.1' });
  for (const { userId } of [player, byCard]) {
    await database.query(
      `INSERT INTO payout_cards (player_id, card, first_used_at) VALUES ($1, 'the-same', 0)`,
      [Number(userId)],
    );
  }
  for (const [{ userId }, address] of [
    [player, 'Long Street 7, 2'],
    [byAddress, 'LONG STREET 7-2'],
  ] as const) {
    await database.query(
      `INSERT INTO profiles (player_id, version, city, address) VALUES ($1, 1, 'Bonn', $2)`,
      [Number(userId), address],
    );
  }
  const { friends } = await referralOf(player);
  expect(friends.map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'address'],
    ['refused', 'payment'],
    ['refused', 'network'],
    ['refused', 'device'],
  ]);
  await verify(byCard);
  await stake(byCard, 2_000);
  expect((await referralOf(byCard)).invitation).toMatchObject({
    state: 'refused',
    reason: 'payment',
  });
  expect(await moneyOf(operator, player)).toBe(100);
});

test('BNS-01 a month has ten rewards; the friend beyond them gets theirs all the same', async () => {
  const player = await registerPlayer(operator);
  await database.query(
    `WITH made AS (
       INSERT INTO players (login, password_hash, country_id, registered_at)
       SELECT 'capped-' || n, '', 5, 0 FROM generate_series(1, 10) n RETURNING id
     )
     INSERT INTO referrals (player_id, friend_id, registered_at, state, decided_at, reward)
     SELECT $1, id, 0, 'qualified', $2, 1 FROM made`,
    [Number(player.userId), operator.clock.now()],
  );
  const friend = await qualified(player);
  expect((await referralOf(player)).friends[0]).toMatchObject({
    state: 'qualified',
    reason: 'cap',
    reward: 0,
  });
  expect((await referralOf(friend)).invitation).toMatchObject({ reason: null, reward: 500 });
  expect(await moneyOf(operator, player)).toBe(100);
});

test('BNS-01 rewards are booked back where a shared device turns up within 30 days, as far as there is money', async () => {
  const browser = 'c'.repeat(43);
  const player = await register({ browser });
  const friend = await qualified(player);
  await referralOf(player);
  for (const amount of [2_000, 2_000, 2_000, 2_000, 2_000, 500]) await stake(player, amount);
  expect(await moneyOf(operator, player)).toBe(5);
  await database.query(
    `INSERT INTO known_browsers (player_id, hash, seen_at)
     SELECT $2, hash, 0 FROM known_browsers WHERE player_id = $1`,
    [Number(player.userId), Number(friend.userId)],
  );
  expect((await referralOf(player)).friends).toMatchObject([
    { state: 'reversed', reason: 'device', reward: 1_000, reversed: 500 },
  ]);
  expect(await moneyOf(operator, player)).toBe(0);
  expect((await referralOf(friend)).invitation).toMatchObject({ reversed: 500 });
  // Nothing is taken back again.
  await operator.control(`/players/${player.login}/deposit`, { amount: 50 });
  await referralOf(player);
  expect(await moneyOf(operator, player)).toBe(50);
});

test('P118 a player to whom nothing may be offered has no link and gets no reward, now and later', async () => {
  const player = await registerPlayer(operator);
  const friend = await register({ code: await codeOf(player) });
  await operator.control(`/players/${player.login}/limits`, { limitType: 33, limitValue: 1 });
  expect((await referralOf(player)).programme).toBeNull();
  await verify(friend);
  await stake(friend, 2_000);
  expect(await referralOf(player)).toMatchObject({ friends: [{ reason: 'barred', reward: 0 }] });
  operator.clock.jump(operator.clock.now() + 2 * DAY);
  const later = await withToken(player);
  expect(await referralOf(later)).toMatchObject({
    programme: {},
    friends: [{ state: 'qualified', reason: 'barred', reward: 0 }],
  });
  expect(await moneyOf(operator, later)).toBe(100);
});

test('P118 an invited player in a time-out is told of no reward to come', async () => {
  const friend = await register({ code: await codeOf(await registerPlayer(operator)) });
  expect((await referralOf(friend)).invitation).toMatchObject({ state: 'registered' });
  await operator.control(`/players/${friend.login}/limits`, { limitType: 33, limitValue: 1 });
  expect((await referralOf(friend)).invitation).toBeNull();
});

test('BNS-01 a jurisdiction without rewards for friends has none', async () => {
  const player = await registerPlayer(operator);
  const friend = await register({ code: await codeOf(player) });
  await operator.control('/site', { pack: 'de' });
  await verify(friend);
  await stake(friend, 100);
  expect(await referralOf(player)).toMatchObject({
    isOffered: false,
    programme: null,
    friends: [{ state: 'registered' }],
  });
  await operator.control('/site', { pack: 'open' });
});
