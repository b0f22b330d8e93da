import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '@grandstand/bus-contracts/testing';
import { currencyOf } from '../catalog/currencies';
import type { Database, Queries } from '../database/database';
import { migratedDatabase } from '../testing/migrated-database';
import { BOOKED_KINDS, COMING_KINDS, Ledger } from './ledger';
import type { Pool } from './pools';
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

/** Runs in a transaction that leaves nothing behind. */
async function inSandbox(work: (queries: Queries) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  await database
    .transaction(async (queries) => {
      await work(queries);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
}

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
  await inSandbox(async (queries) => {
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

/** A payment by the number of its pool; `isOut`: from the pool. */
const payment = fc.record({
  pool: fc.nat({ max: 2 }),
  isOut: fc.boolean(),
  // Often as much as the pool holds, or a unit more.
  amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom('all', 'more')),
});

test(
  'P111 no pool pays more than it holds, and the books stay at 0, after any payments',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { maxLength: 40 }), async (payments) => {
        await inSandbox(async (queries) => {
          const open: Pool[] = [];
          for (const [place, currency] of [EUR, EUR, KWD].entries()) {
            open.push(await pools.open(queries, `lotto:${place}`, currency));
          }
          // A wallet in euros plays in pools of euros and of dinars.
          const wallet = await ledger.openWallet(queries, EUR);
          await ledger.post(queries, {
            kind: 'deposit',
            at: 1,
            entries: [
              { accountId: ledger.houseAccount('deposits', EUR), amount: -10_000 },
              { accountId: wallet, amount: 10_000 },
            ],
          });
          // What a model without a database expects.
          const holds = [0, 0, 0];
          let money = 10_000;
          for (const { pool: place, isOut, amount: wanted } of payments) {
            const held = holds[place] ?? 0;
            const amount =
              typeof wanted === 'number' ? wanted : Math.max(held + (wanted === 'more' ? 1 : 0), 1);
            const pool = open[place] as Pool;
            const payOf = isOut ? pools.payOut.bind(pools) : pools.payIn.bind(pools);
            const paid = await attempt(queries, () =>
              payOf(queries, {
                kind: isOut ? 'lotto-prize' : 'lotto-stake',
                at: 2,
                pool,
                amount,
                wallet: { ledgerAccountId: wallet, currency: EUR, amount },
              }),
            );
            const isPossible = isOut ? amount <= held : amount <= money;
            if (isOut) expect(paid).toBe(isPossible ? null : 'pool-too-small');
            else expect(paid === null).toBe(isPossible);
            if (isPossible) {
              holds[place] = held + (isOut ? -amount : amount);
              money += isOut ? amount : -amount;
            }
            expect(await pools.balance(queries, pool)).toBe(holds[place]);
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
  await inSandbox(async (queries) => {
    const first = await pools.open(queries, 'toto:draw-1', EUR);
    expect(await pools.open(queries, 'toto:draw-1', EUR)).toEqual(first);
    expect(await pools.open(queries, 'toto:draw-1', KWD)).not.toEqual(first);
    expect(await pools.open(queries, 'toto:draw-2', EUR)).not.toEqual(first);
  });
});
