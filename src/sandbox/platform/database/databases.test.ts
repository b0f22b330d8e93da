import { type PersonalRound, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database } from './database';
import { DatabaseInUseError } from './database';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import { Ledger } from '../../money/accounts/ledger';
import type { PostgresServer, TestOperator } from '../../testing';
import {
  coupon,
  hasPostgres,
  makeGame,
  moneyOf,
  place,
  registerPlayer,
  signInDemo,
  startOperator,
  startPostgres,
} from '../../testing';
import postgres from 'postgres';

const EUR = currencyOf(3);
const RUB = currencyOf(1);

let server: PostgresServer;
beforeAll(async () => {
  if (hasPostgres) server = await startPostgres();
});
afterAll(() => server?.end());

const databases = [
  { kind: 'PGlite', isHere: true, open: () => openPglite(undefined, false) },
  { kind: 'PostgreSQL', isHere: hasPostgres, open: () => server.newDatabase() },
] as const;

describe.each(databases)('the ledger on $kind', ({ isHere, open }) => {
  describe.skipIf(!isHere)('as long as it is open', () => {
    let database: Database;
    let ledger: Ledger;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
      await migrate(database);
      ledger = await Ledger.open(database);
    });
    afterAll(() => database.close());

    const insert = (entries: [accountId: number, amount: number][]) =>
      database.transaction(async (queries) => {
        const [transaction] = await queries.query<{ id: number }>(
          `INSERT INTO ledger_transactions (kind, at) VALUES ('deposit', 1) RETURNING id`,
        );
        for (const [accountId, amount] of entries) {
          await queries.query(
            'INSERT INTO ledger_entries (transaction_id, account_id, amount) VALUES ($1, $2, $3)',
            [transaction?.id ?? 0, accountId, amount],
          );
        }
      });

    test('sums to zero after any accepted and refused bookings', async () => {
      const wallets = await Promise.all([1, 2, 3].map(() => ledger.openWallet(database, EUR)));
      const house = [ledger.houseAccount('stakes', EUR), ledger.houseAccount('payouts', EUR)];
      const accounts = [...wallets, ...house];
      const booking = fc.record({
        from: fc.constantFrom(...accounts),
        to: fc.constantFrom(...accounts),
        amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
        skew: fc.constantFrom(0, 0, 0, 1),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(booking, { maxLength: 12 }), async (bookings) => {
          await Promise.all(
            bookings.map(({ from, to, amount, skew }) =>
              database
                .transaction((queries) =>
                  ledger.post(queries, {
                    kind: 'deposit',
                    at: 1,
                    entries: [
                      { accountId: from, amount: -amount },
                      { accountId: to, amount: amount + skew },
                    ],
                  }),
                )
                .catch(() => {}),
            ),
          );
          const check = await ledger.check(database);
          expect(check).toMatchObject({ isBalanced: true, sum: 0, wrongBalances: 0 });
          const overdrawn = await database.query(
            `SELECT 1 FROM ledger_accounts WHERE kind = 'wallet' AND balance < 0`,
          );
          expect(overdrawn).toEqual([]);
        }),
        { numRuns: 40 },
      );
    });

    test('is kept balanced by the database, also against direct inserts', async () => {
      const stakes = ledger.houseAccount('stakes', EUR);
      const payouts = ledger.houseAccount('payouts', EUR);
      const roubles = ledger.houseAccount('stakes', RUB);
      await expect(insert([[stakes, 5]])).rejects.toThrow('does not balance');
      await expect(
        insert([
          [stakes, 5],
          [roubles, -5],
        ]),
      ).rejects.toThrow('does not balance');
      await expect(
        insert([
          [stakes, 5],
          [payouts, -5],
        ]),
      ).resolves.toBeUndefined();
      await expect(database.query('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
      await expect(database.query('UPDATE ledger_entries SET amount = 1')).rejects.toThrow(
        'append-only',
      );
      const wallet = await ledger.openWallet(database, EUR);
      await expect(
        insert([
          [wallet, -5],
          [payouts, 5],
        ]),
      ).rejects.toThrow('wallet_not_negative');
    });

    test('refuses a booking that does not sum to zero', async () => {
      const entries = [{ accountId: ledger.houseAccount('stakes', EUR), amount: 1 }];
      await expect(ledger.post(database, { kind: 'stake', at: 1, entries })).rejects.toThrow(
        'the entries sum to 1',
      );
    });
  });
});

// Not every machine has a PostgreSQL server; the tests that run on PGlite elsewhere run on it here once.
describe.skipIf(!hasPostgres)('the operator on PostgreSQL', () => {
  let databaseUrl: string;
  let operator: TestOperator;
  beforeAll(async () => {
    databaseUrl = await server.newAddress();
    operator = await startOperator({ databaseUrl, fresh: true });
  });
  afterAll(() => operator.sandbox.close());

  test('places once by refId, and never above the balance, under load', async () => {
    const player = await registerPlayer(operator);
    const game = await makeGame(operator);
    const home = game.outcome(1);
    const body = coupon(player, [home], { amount: 30 });
    const same = Array.from({ length: 20 }, () => place(operator, player, body));
    const others = Array.from({ length: 20 }, () =>
      place(operator, player, coupon(player, [home], { amount: 30 })),
    );
    const answers = await Promise.all([...same, ...others]);
    const ids = answers.flatMap(({ status, body: { bet } }) => (status === 200 ? [bet.id] : []));
    expect(new Set(ids).size).toBe(3);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect(await moneyOf(operator, player)).toBe(10);

    await operator.control(`/games/${game.id}/finish`, { home: 0, away: 1 });
    expect(await moneyOf(operator, player)).toBe(10);
    const ledger = await operator.get('/sandbox/v1/ledger');
    expect(ledger.body).toMatchObject({ isBalanced: true, sum: 0 });
    expect(operator.problems).toEqual([]);
  });

  test('settles bets of many players at once', async () => {
    const game = await makeGame(operator);
    const { id } = game.outcome(1);
    await operator.control('/outcomes/price', { id, coef: 2.5 });
    const players = await Promise.all(Array.from({ length: 6 }, () => registerPlayer(operator)));
    await Promise.all(
      players.map((player) => place(operator, player, coupon(player, [{ id, coef: 2.5 }]))),
    );
    await operator.control(`/games/${game.id}/finish`, { home: 2, away: 1 });
    const money = await Promise.all(players.map((player) => moneyOf(operator, player)));
    expect(money).toEqual(players.map(() => 115));
  });

  test('P112 draws rounds at once with different nonces, each refId once, while seeds are rotated', async () => {
    const { login, token } = await registerPlayer(operator);
    const current = async () => {
      const { body } = await operator.get<{ current: { commitment: string; rounds: number } }>(
        '/web-api/fair/seeds',
        { token },
      );
      return body.current;
    };
    const { commitment } = await current();
    await operator.post('/web-api/fair/client-seed', { commitment, clientSeed: 'a' }, { token });
    const dice = (refId: string) =>
      operator.control<PersonalRound>(`/players/${login}/dice`, { refId });
    const refIds = Array.from({ length: 20 }, (_, index) => `dice-${index % 10}`);
    const drawn = await Promise.all(refIds.map(dice));
    expect(new Set(drawn.map(({ body }) => body.nonce)).size).toBe(10);
    expect((await current()).rounds).toBe(10);

    const others = Array.from({ length: 10 }, (_, index) => `late-${index}`);
    await Promise.all([
      ...others.slice(0, 5).map(dice),
      ...[1, 2, 3].map(() => operator.post('/web-api/fair/rotate', { commitment }, { token })),
      ...others.slice(5).map(dice),
    ]);
    const { body } = await operator.get<{ rounds: PersonalRound[] }>('/web-api/fair/rounds', {
      token,
    });
    expect(body.rounds.length).toBeGreaterThanOrEqual(10);
    for (const round of body.rounds) expect(await verifyRound(round)).toEqual({ isValid: true });
    expect(new Set(body.rounds.map(({ nonce }) => nonce)).size).toBe(body.rounds.length);
    expect((await current()).rounds).toBe(0);
    expect(operator.problems).toEqual([]);
  });

  test('continues after a restart, and deletes its data on reset', async () => {
    const player = await registerPlayer(operator);
    const game = await makeGame(operator);
    await place(operator, player, coupon(player, [game.outcome(1)]));
    await operator.sandbox.close();
    operator = await startOperator({ databaseUrl });
    expect(await moneyOf(operator, player)).toBe(90);
    await operator.control('/reset');
    const demo = await signInDemo(operator);
    expect(demo.userId).toBe('100001');
    expect(await moneyOf(operator, demo)).toBe(1000);
  });

  test('refuses a second process, and changes nothing, also with fresh data', async () => {
    const player = await registerPlayer(operator);
    for (const fresh of [false, true]) {
      const second = openPostgres(databaseUrl, fresh, { waitMs: 50 });
      await expect(second).rejects.toBeInstanceOf(DatabaseInUseError);
      await expect(second).rejects.toThrow(
        'another process uses it, maybe on another machine. Please end that one, or give another database.',
      );
    }
    expect(await moneyOf(operator, player)).toBe(100);
  });

  test('goes on when its connections break, and does no more once another process has come in between', async () => {
    const address = await server.newAddress();
    const first = await openPostgres(address, false, { waitMs: 50 });
    const outside = postgres(address, { max: 1 });
    const locks = async (isGranted: boolean): Promise<number[]> =>
      (
        await outside<
          { pid: number }[]
        >`SELECT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE d.datname = current_database() AND locktype = 'advisory' AND granted = ${isGranted}`
      ).map(({ pid }) => pid);
    const [former] = await locks(true);
    await outside`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`;
    await expect.poll(() => first.query('SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }]);
    await expect.poll(() => locks(true)).toEqual([expect.any(Number)]);
    const [holder] = await locks(true);
    expect(holder).not.toBe(former);

    // Another process waits, and is the first to have the lock when the connection breaks again.
    const other = postgres(address, { max: 1 });
    const taken = other`SELECT pg_advisory_lock(hashtext('grandstand_sandbox'))`.execute();
    await expect.poll(() => locks(false)).toHaveLength(1);
    await outside`SELECT pg_terminate_backend(${holder ?? 0})`;
    await taken;
    await expect
      .poll(() =>
        first.query('SELECT 1').then(
          () => 'open',
          (error: unknown) => error instanceof DatabaseInUseError,
        ),
      )
      .toBe(true);
    await Promise.all([first.close(), other.end(), outside.end()]);
  });
});
