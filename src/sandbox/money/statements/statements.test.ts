import { runs } from '@grandstand/bus-contracts/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOKED_KINDS, Ledger } from '../accounts/ledger';
import type { TransactionKind } from '../accounts/ledger';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { migratedDatabase } from '../../testing/migrated-database';
import { statementsOf } from './statements';
import type { StatementSums } from './statements';

const EUR = currencyOf(3);
const KWD = currencyOf(10);

let database: Database;
let ledger: Ledger;

beforeAll(async () => {
  database = await migratedDatabase();
  ledger = await Ledger.open(database);
});
afterAll(() => database.close());

/** Accounts of a player: two in euros, of which the first is removed later, one of bonus money, and one in dinars. */
const ACCOUNTS = [
  { currency: EUR, type: 9 },
  { currency: EUR, type: 0 },
  { currency: EUR, type: 4 },
  { currency: KWD, type: 9 },
] as const;
/** The places of the one that is removed, and of the one that is opened instead of it. */
const REMOVED = 0;
const OPENED = 1;

async function newPlayer(queries: Queries): Promise<{ id: number; wallets: number[] }> {
  const { id } = one(
    await queries.query<{ id: number }>(
      `INSERT INTO players (login, password_hash, country_id, registered_at)
       VALUES (gen_random_uuid(), '', 1, 0) RETURNING id`,
    ),
  );
  const wallets: number[] = [];
  for (const [place, account] of ACCOUNTS.entries()) {
    wallets.push(await ledger.openWallet(queries, account.currency));
    if (place !== OPENED) await openAccount(queries, { id, wallets }, place);
  }
  return { id, wallets };
}

async function openAccount(
  queries: Queries,
  { id, wallets }: { readonly id: number; readonly wallets: readonly number[] },
  place: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO accounts (player_id, currency_id, type, ledger_account_id) VALUES ($1, $2, $3, $4)`,
    [id, ACCOUNTS[place]?.currency.id ?? 0, ACCOUNTS[place]?.type ?? 0, wallets[place] ?? 0],
  );
}

/** Kinds that only move money of the house and its pools, or that of an advance, which is in no account of a player. */
const NOT_OF_ACCOUNTS: readonly TransactionKind[] = [
  'withdraw-paid',
  'prepaid',
  'jackpot-in',
  'jackpot-out',
  'house-share',
];
const KINDS = BOOKED_KINDS.filter((kind) => !NOT_OF_ACCOUNTS.includes(kind));
const START = Date.UTC(2024, 10, 29);

interface Booking {
  readonly kind: TransactionKind;
  readonly account: number;
  readonly amount: number;
  readonly at: number;
}

const booking: fc.Arbitrary<Booking> = fc.record({
  kind: fc.constantFrom(...KINDS),
  account: fc.nat({ max: ACCOUNTS.length - 1 }),
  amount: fc.integer({ min: 1, max: 90_000 }),
  at: fc.oneof(
    fc.integer({ min: START, max: START + 900 * 86_400_000 }),
    // The last and the first millisecond of a month.
    fc.constantFrom(Date.UTC(2025, 0) - 1, Date.UTC(2025, 0), Date.UTC(2024, 11)),
  ),
});

/** Money to stake and to withdraw, in each account. */
const FUNDS = ACCOUNTS.map((_, account): Booking => ({
  kind: 'welcome',
  account,
  amount: 10_000_000,
  at: START,
}));

/** Whether a kind takes money out of an account, by its name. */
const isOut = (kind: TransactionKind): boolean => /stake$|-entry$|-exchange$|-hold$/.test(kind);

/** What a statement says of a kind, by its name. */
function columnOf(kind: TransactionKind): keyof StatementSums {
  if (kind === 'deposit') return 'paidIn';
  if (kind.startsWith('withdraw')) return 'paidOut';
  if (kind === 'welcome' || kind === 'cashback' || kind === 'referral' || kind.startsWith('bonus'))
    return 'given';
  return isOut(kind) ? 'staked' : 'won';
}

const NOTHING: StatementSums = { paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 0 };

function added(one: StatementSums, other: StatementSums): StatementSums {
  return {
    paidIn: one.paidIn + other.paidIn,
    paidOut: one.paidOut + other.paidOut,
    staked: one.staked + other.staked,
    won: one.won + other.won,
    given: one.given + other.given,
  };
}

/** The sums of bookings by month. */
function monthsOf(bookings: readonly Booking[]): Map<string, StatementSums> {
  const months = new Map<string, StatementSums>();
  for (const { kind, amount, at } of bookings) {
    const month = new Date(at).toISOString().slice(0, 7);
    const signed = kind === 'withdraw-back' ? -amount : amount;
    const sums = { ...NOTHING, [columnOf(kind)]: signed };
    months.set(month, added(months.get(month) ?? NOTHING, sums));
  }
  return months;
}

async function book(wallets: readonly number[], { kind, account, amount, at }: Booking) {
  const { currency } = ACCOUNTS[account] ?? ACCOUNTS[0];
  const signed = isOut(kind) ? -amount : amount;
  await database.transaction((queries) =>
    ledger.post(queries, {
      kind,
      at,
      entries: [
        { accountId: wallets[account] ?? 0, amount: signed },
        { accountId: ledger.houseAccount('bonuses', currency), amount: -signed },
      ],
    }),
  );
}

test('the months of a statement sum to its figures for ever, and both agree with the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(booking, { maxLength: 25 }), async (some) => {
      const player = await newPlayer(database);
      const early = [...FUNDS, ...some].filter(({ account }) => account === REMOVED);
      // An account is empty when it is removed, and what comes to it later comes to another one of the currency.
      const left = early.reduce(
        (sum, { kind, amount }) => sum + (isOut(kind) ? -amount : amount),
        0,
      );
      const emptied = { kind: 'withdraw-hold', account: REMOVED, amount: left, at: START } as const;
      const late = { kind: 'payout', account: REMOVED, amount: 7, at: START } as const;
      for (const one of [...early, emptied]) await book(player.wallets, one);
      await database.query('UPDATE accounts SET removed_at = $2 WHERE ledger_account_id = $1', [
        player.wallets[REMOVED] ?? 0,
        START,
      ]);
      await openAccount(database, player, OPENED);
      const others = [...FUNDS, ...some].filter(({ account }) => account !== REMOVED);
      for (const one of [...others, late]) await book(player.wallets, one);
      const bookings = [...early, emptied, ...others, late];
      const statements = await statementsOf(database, player.id);
      expect(statements.map(({ currency, isBonusMoney }) => [currency.iso, isBonusMoney])).toEqual([
        ['EUR', false],
        ['KWD', false],
        ['EUR', true],
      ]);
      for (const { currency, isBonusMoney, months, ever, balance } of statements) {
        const isOf = (account: number): boolean => {
          const { currency: its, type } = ACCOUNTS[account] ?? ACCOUNTS[0];
          return its === currency && (type === 4) === isBonusMoney;
        };
        expect(months.map(({ month }) => month)).toEqual(
          months.map(({ month }) => month).toSorted((a, b) => b.localeCompare(a)),
        );
        const byMonth = months.map(({ month, ...sums }) => [month, sums] as const);
        expect(new Map(byMonth)).toEqual(monthsOf(bookings.filter(({ account }) => isOf(account))));
        expect(byMonth.reduce((total, [, sums]) => added(total, sums), NOTHING)).toEqual(ever);
        const wallets = player.wallets.filter((_, account) => isOf(account));
        const { money } = one(
          await database.query<{ money: number }>(
            `SELECT sum(balance)::bigint AS money FROM ledger_accounts
             WHERE id = ANY (string_to_array($1, ',')::bigint[])`,
            [wallets.join(',')],
          ),
        );
        expect(balance).toBe(money);
      }
    }),
    { numRuns: runs(100) },
  );
});

test('a player without a transaction has no statement, and sees none of another player', async () => {
  const [player, other] = [await newPlayer(database), await newPlayer(database)];
  for (const funds of FUNDS) await book(other.wallets, funds);
  expect(await statementsOf(database, player.id)).toEqual([]);
});
