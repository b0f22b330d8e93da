import * as fc from 'fast-check';
import type { Ledger } from '../money/accounts/ledger';
import { Pools, type Pool } from '../money/accounts/pools';
import { currencyOf } from '../betting/catalog/currencies';
import type { Database, Queries } from '../platform/database/database';

const EUR = currencyOf(3);
const KWD = currencyOf(10);
const MONEY = 10_000;

/** Runs in a transaction that leaves nothing behind. */
export async function inSandbox(
  database: Database,
  work: (queries: Queries) => Promise<void>,
): Promise<void> {
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

interface PoolPayment {
  /** The number of the pool. */
  readonly pool: number;
  /** From the pool. */
  readonly isOut: boolean;
  readonly amount: number | string;
}

export const poolPayment: fc.Arbitrary<PoolPayment> = fc.record({
  pool: fc.nat({ max: 2 }),
  isOut: fc.boolean(),
  // Often as much as the pool holds, or a unit more.
  amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom('all', 'more')),
});

/** Opens three pools, and a wallet with money that plays in them. */
export async function openPools(queries: Queries, ledger: Ledger) {
  const pools = new Pools(ledger);
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
  const holds = open.map(() => 0);
  const model = { money: MONEY, holds };

  return {
    /** How much the pools hold by the model. */
    holds,
    balance: (place: number) => pools.balance(queries, open[place] as Pool),
    /** A payment that is yet to be made, and whether it is possible; the model makes it where it is. */
    next({ pool: place, isOut, amount: wanted }: PoolPayment) {
      const held = holds[place] ?? 0;
      const amount =
        typeof wanted === 'number' ? wanted : Math.max(held + (wanted === 'more' ? 1 : 0), 1);
      const isPossible = isOut ? amount <= held : amount <= model.money;
      if (isPossible) {
        holds[place] = held + (isOut ? -amount : amount);
        model.money += isOut ? amount : -amount;
      }
      const payOf = isOut ? pools.payOut.bind(pools) : pools.payIn.bind(pools);
      const pay = (by: Queries): Promise<void> =>
        payOf(by, {
          kind: isOut ? 'lotto-prize' : 'lotto-stake',
          at: 2,
          pool: open[place] as Pool,
          amount,
          wallet: { ledgerAccountId: wallet, currency: EUR, amount },
        });
      return { pay, isPossible };
    },
  };
}
