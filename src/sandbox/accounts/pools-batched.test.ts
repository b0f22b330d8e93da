import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '@grandstand/bus-contracts/testing';
import { currencyOf } from '../catalog/currencies';
import type { Database, Queries } from '../database/database';
import { migratedDatabase } from '../testing/migrated-database';
import { Ledger } from './ledger';
import type { Pool } from './pools';
import { Pools } from './pools';

const EUR = currencyOf(3);
const KWD = currencyOf(10);
/** How many payments a full run tries, and how many of them one case. */
const PAYMENTS = 100_000;
const IN_A_CASE = 100;
const MONEY = 10_000;

let database: Database;
let ledger: Ledger;
let pools: Pools;

beforeAll(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
  pools = new Pools(ledger);
  await prepareBooking();
});
afterAll(() => database.close());

/** Collects the statements of payments, which are booked later. */
function collect() {
  const sent: { sql: string; values: readonly unknown[] }[] = [];
  const queries: Queries = {
    query: async (sql, values = []) => {
      sent.push({ sql, values });
      return [];
    },
    script: () => Promise.reject(new Error('No script is expected.')),
  };
  return { queries, sent };
}

/** Makes a function of the statement with which the ledger books: it is planned once, and all payments of a case are one query. */
async function prepareBooking(): Promise<void> {
  const { queries, sent } = collect();
  const house = ledger.houseAccount('stakes', EUR);
  await ledger.post(queries, {
    kind: 'stake',
    at: 1,
    entries: [
      { accountId: house, amount: 1 },
      { accountId: house, amount: -1 },
    ],
  });
  expect(sent).toHaveLength(1);
  const booking = sent[0]?.sql
    .replaceAll('$1', `(posting ->> 0)`)
    .replaceAll('$2', `(posting ->> 1)::bigint`)
    .replaceAll('$3', `(posting ->> 2)::bigint`)
    .replaceAll('$4', `(posting ->> 3)::bigint`)
    .replaceAll('$5', `(posting ->> 4)`);
  await database.script(`
    CREATE FUNCTION book_payment(postings json) RETURNS text LANGUAGE plpgsql AS $$
    DECLARE posting json; broken text;
    BEGIN
      FOR posting IN SELECT value FROM json_array_elements(postings) LOOP
        ${booking};
      END LOOP;
      RETURN 'booked';
    EXCEPTION WHEN check_violation THEN
      GET STACKED DIAGNOSTICS broken = CONSTRAINT_NAME;
      RETURN broken;
    END $$`);
}

/** A payment by the number of its pool; `isOut`: from the pool. */
const payment = fc.record({
  pool: fc.nat({ max: 2 }),
  isOut: fc.boolean(),
  // Often as much as the pool holds, or a unit more.
  amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom('all', 'more')),
});

test(
  'P111 no pool pays more than it holds, and the books stay at 0, after any of 100,000 payments booked in batches',
  { timeout: 900_000 },
  async () => {
    let tried = 0;
    const cases = runs(PAYMENTS / IN_A_CASE);
    const list = fc.array(payment, { minLength: IN_A_CASE, maxLength: IN_A_CASE });
    await fc.assert(
      fc.asyncProperty(list, async (payments) => {
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
              { accountId: ledger.houseAccount('deposits', EUR), amount: -MONEY },
              { accountId: wallet, amount: MONEY },
            ],
          });
          // What a model without a database expects.
          const holds = [0, 0, 0];
          let money = MONEY;
          const expected: string[] = [];
          const batch: (readonly unknown[])[] = [];
          for (const { pool: place, isOut, amount: wanted } of payments) {
            const held = holds[place] ?? 0;
            const amount =
              typeof wanted === 'number' ? wanted : Math.max(held + (wanted === 'more' ? 1 : 0), 1);
            const booking = collect();
            const payOf = isOut ? pools.payOut.bind(pools) : pools.payIn.bind(pools);
            await payOf(booking.queries, {
              kind: isOut ? 'lotto-prize' : 'lotto-stake',
              at: 2,
              pool: open[place] as Pool,
              amount,
              wallet: { ledgerAccountId: wallet, currency: EUR, amount },
            });
            batch.push(booking.sent.map(({ values }) => values));
            const isPossible = isOut ? amount <= held : amount <= money;
            expected.push(
              isPossible ? 'booked' : isOut ? 'pool_not_negative' : 'wallet_not_negative',
            );
            if (isPossible) {
              holds[place] = held + (isOut ? -amount : amount);
              money += isOut ? amount : -amount;
            }
          }
          expect(await bookedOf(queries, batch)).toEqual(expected);
          tried += batch.length;
          const balances = await Promise.all(open.map((pool) => pools.balance(queries, pool)));
          expect(balances).toEqual(holds);
          expect(await ledger.check(queries)).toMatchObject({ isBalanced: true, sum: 0 });
        });
      }),
      // A case can't be made shorter.
      { numRuns: cases, endOnFailure: true },
    );
    expect(tried).toBe(cases * IN_A_CASE);
  },
);

/** What became of the payments, in their order. */
async function bookedOf(queries: Queries, batch: readonly unknown[]): Promise<string[]> {
  const rows = await queries.query<{ outcome: string }>(
    `SELECT book_payment(value) AS outcome
     FROM json_array_elements($1::text::json) WITH ORDINALITY AS payment (value, place)
     ORDER BY place`,
    [JSON.stringify(batch)],
  );
  return rows.map(({ outcome }) => outcome);
}

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
