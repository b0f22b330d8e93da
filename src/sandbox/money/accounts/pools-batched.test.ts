import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '@grandstand/bus-contracts/testing';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { migratedDatabase } from '../../testing/migrated-database';
import { inSandbox, openPools, poolPayment } from '../../testing/pool-payments';
import { Ledger } from './ledger';

const EUR = currencyOf(3);
/** How many payments a full run tries, and how many of them one case. */
const PAYMENTS = 100_000;
const IN_A_CASE = 100;

let database: Database;
let ledger: Ledger;

beforeAll(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
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
    .replaceAll('$5', `(posting ->> 4)::bigint`)
    .replaceAll('$6', `(posting ->> 5)`);
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

test(
  'P111 no pool pays more than it holds, and the books stay at 0, after any of 100,000 payments booked in batches',
  { timeout: 900_000 },
  async () => {
    let tried = 0;
    const cases = runs(PAYMENTS / IN_A_CASE);
    const list = fc.array(poolPayment, { minLength: IN_A_CASE, maxLength: IN_A_CASE });
    await fc.assert(
      fc.asyncProperty(list, async (payments) => {
        await inSandbox(database, async (queries) => {
          const played = await openPools(queries, ledger);
          const expected: string[] = [];
          const batch: (readonly unknown[])[] = [];
          for (const payment of payments) {
            const { pay, isPossible } = played.next(payment);
            const booking = collect();
            await pay(booking.queries);
            batch.push(booking.sent.map(({ values }) => values));
            const refusal = payment.isOut ? 'pool_not_negative' : 'wallet_not_negative';
            expected.push(isPossible ? 'booked' : refusal);
          }
          expect(await bookedOf(queries, batch)).toEqual(expected);
          tried += batch.length;
          const balances = played.holds.map((_, place) => played.balance(place));
          expect(await Promise.all(balances)).toEqual(played.holds);
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
