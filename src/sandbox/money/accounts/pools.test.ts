import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '@grandstand/bus-contracts/testing';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { migratedDatabase } from '../../testing/migrated-database';
import { inSandbox, openPools, poolPayment } from '../../testing/pool-payments';
import { BOOKED_KINDS, COMING_KINDS, Ledger } from './ledger';
import { Pools } from './pools';

const EUR = currencyOf(3);
const KWD = currencyOf(10);

let database: Database;
let ledger: Ledger;
let pools: Pools;

beforeAll(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
  pools = new Pools(ledger);
});
afterAll(() => database.close());

/** The error of a step, whose writes are undone. */
async function attempt(queries: Queries, step: () => Promise<void>): Promise<string | null> {
  await queries.query('SAVEPOINT step');
  try {
    await step();
    return null;
  } catch (error) {
    await queries.query('ROLLBACK TO SAVEPOINT step');
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

test('the database admits the listed kinds of transactions and no other', async () => {
  const kinds = [...BOOKED_KINDS, ...COMING_KINDS];
  await inSandbox(database, async (queries) => {
    for (const kind of kinds) {
      await queries.query('INSERT INTO ledger_transactions (kind, at) VALUES ($1, 1)', [kind]);
    }
    const [row] = await queries.query<{ clause: string }>(
      `SELECT pg_get_constraintdef(oid) AS clause FROM pg_constraint
       WHERE conname = 'ledger_transactions_kind_check'`,
    );
    const admitted = [...(row?.clause ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
    expect(new Set(admitted)).toEqual(new Set(kinds));
  });
});

test(
  'P111 no pool pays more than it holds, and the books stay at 0, after any payments',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(poolPayment, { maxLength: 40 }), async (payments) => {
        await inSandbox(database, async (queries) => {
          const played = await openPools(queries, ledger);
          for (const payment of payments) {
            const { pay, isPossible } = played.next(payment);
            const paid = await attempt(queries, () => pay(queries));
            if (payment.isOut) expect(paid).toBe(isPossible ? null : 'pool-too-small');
            else expect(paid === null).toBe(isPossible);
            const { pool } = payment;
            expect(await played.balance(pool)).toBe(played.holds[pool]);
          }
          await queries.query('SET CONSTRAINTS ALL IMMEDIATE');
          expect(await ledger.check(queries)).toMatchObject({ isBalanced: true, sum: 0 });
        });
      }),
      { numRuns: runs(500) },
    );
  },
);

test('P111 a pool is opened once by its name, in each currency', async () => {
  await inSandbox(database, async (queries) => {
    const first = await pools.open(queries, 'toto:draw-1', EUR);
    expect(await pools.open(queries, 'toto:draw-1', EUR)).toEqual(first);
    expect(await pools.open(queries, 'toto:draw-1', KWD)).not.toEqual(first);
    expect(await pools.open(queries, 'toto:draw-2', EUR)).not.toEqual(first);
  });
});
