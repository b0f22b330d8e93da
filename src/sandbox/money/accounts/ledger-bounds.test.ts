import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database } from '../../platform/database/database';
import { migratedDatabase } from '../../testing/migrated-database';
import { Ledger } from './ledger';

const EUR = currencyOf(3);
/** What a wallet and an account of the house hold at most. */
const WALLET = 10 ** 15;
const HOUSE = Number.MAX_SAFE_INTEGER;

let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
});
afterAll(() => database.close());

/** Pays from the house into a wallet; the code of the refusal, or null. */
async function pay(wallet: number, amount: number): Promise<unknown> {
  const from = ledger.houseAccount('payouts', EUR);
  const move = { kind: 'game-win', at: 1, from, to: wallet, amount } as const;
  try {
    await database.transaction((queries) => ledger.move(queries, move));
    return null;
  } catch (error) {
    return (error as { readonly code?: unknown }).code;
  }
}
const balanceOf = async (id: number): Promise<unknown> => {
  const [row] = await database.query('SELECT balance FROM ledger_accounts WHERE id = $1', [id]);
  return row?.['balance'];
};

test('an account holds so much and no more, and what is refused changes nothing', async () => {
  const wallet = await ledger.openWallet(database, EUR);
  for (const amount of [WALLET + 1, HOUSE, HOUSE - 1]) {
    expect(await pay(wallet, amount)).toBe('books-full');
  }
  expect(await balanceOf(wallet)).toBe(0);
  expect(await pay(wallet, WALLET)).toBeNull();
  expect(await pay(wallet, 1)).toBe('books-full');
  expect(await balanceOf(wallet)).toBe(WALLET);
  expect((await ledger.check(database)).isBalanced).toBe(true);
});

test('the house’s account is exact to its end, and a wallet that has room is refused then too', async () => {
  const codes: unknown[] = [];
  for (let count = 0; count < 9; count += 1) {
    codes.push(await pay(await ledger.openWallet(database, EUR), WALLET));
  }
  // One was paid by the test before.
  expect(codes).toEqual([...Array.from({ length: 8 }, () => null), 'books-full']);
  const wallet = await ledger.openWallet(database, EUR);
  expect(await pay(wallet, HOUSE - 9 * WALLET)).toBeNull();
  expect(await pay(wallet, 1)).toBe('books-full');
  expect(await balanceOf(ledger.houseAccount('payouts', EUR))).toBe(-HOUSE);
});

test('another fault of the database stays what it is', async () => {
  const wallet = await ledger.openWallet(database, EUR);
  expect(await pay(wallet, -1)).toBe('23514');
});
