import {
  combinations,
  lottoDividends,
  type TicketHits,
} from '@grandstand/bus-contracts/domain/lotto';
import type { LottoDividends } from '@grandstand/bus-contracts/answers';
import type { Ledger } from '../../money/accounts/ledger';
import type { Pool, Pools } from '../../money/accounts/pools';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';
import { LOTTO_CURRENCY, PRICES } from './draw-rows';

interface SalesPorts {
  readonly ledger: Ledger;
  readonly pools: Pools;
}

interface EndedDraw {
  readonly draw: Draw;
  /** Null where prizes are fixed. */
  readonly dividends: LottoDividends | null;
  readonly at: number;
}

/** How the sales of a draw are shared; null where its prizes are fixed. */
export function sharedSales(
  { rules, jackpotMoney: jackpot, lottery }: Draw,
  tickets: readonly TicketHits[],
): LottoDividends | null {
  const { terms } = rules;
  if (terms.kind === 'fixed' || jackpot === null) return null;
  const price = PRICES[lottery];
  const sold = tickets.reduce((sum, { size }) => sum + combinations(rules, size), 0);
  return lottoDividends({ ...rules, terms }, { price, sales: sold * price, jackpot, tickets });
}

/** Puts into the fund what the prizes of a draw take beyond its sales: the jackpot, and money of the house. */
export async function fillFund(
  { ledger, pools }: SalesPorts,
  queries: Queries,
  { draw, dividends, paid, at }: EndedDraw & { readonly paid: number },
): Promise<void> {
  const { pool, jackpot } = draw;
  if (dividends && jackpot) {
    const { units, each } = dividends.jackpot;
    await ledger.move(queries, {
      kind: 'jackpot-out',
      at,
      from: jackpot.accountId,
      to: pool.accountId,
      amount: units * each,
    });
  }
  const { house = 0, carried = 0, added = 0 } = dividends ?? {};
  // Draws with fixed prizes may have been paid from money of this one.
  const lacks = paid + house + carried - (await pools.balance(queries, pool));
  await ledger.move(queries, {
    kind: 'jackpot-in',
    at,
    from: ledger.houseAccount('bonuses', LOTTO_CURRENCY),
    to: pool.accountId,
    amount: Math.max(added, lacks),
  });
}

/** Books what is left of the sales of a draw: to the house, and to the jackpot. */
export async function endSales(
  { ledger, pools }: SalesPorts,
  queries: Queries,
  { draw, dividends, at }: EndedDraw,
): Promise<void> {
  const { pool, jackpot } = draw;
  if (!dividends || !jackpot) return;
  await ledger.move(queries, {
    kind: 'house-share',
    at,
    from: pool.accountId,
    to: ledger.houseAccount('stakes', LOTTO_CURRENCY),
    amount: dividends.house,
  });
  await ledger.move(queries, {
    kind: 'jackpot-in',
    at,
    from: pool.accountId,
    to: jackpot.accountId,
    amount: dividends.carried,
  });
  await fillJackpot({ ledger, pools }, queries, { jackpot, least: dividends.jackpot.after, at });
}

/** The house puts into a jackpot what it lacks to its guaranteed sum. */
export async function fillJackpot(
  { ledger, pools }: SalesPorts,
  queries: Queries,
  { jackpot, least, at }: { readonly jackpot: Pool; readonly least: number; readonly at: number },
): Promise<void> {
  await ledger.move(queries, {
    kind: 'jackpot-in',
    at,
    from: ledger.houseAccount('bonuses', LOTTO_CURRENCY),
    to: jackpot.accountId,
    amount: Math.max(0, least - (await pools.balance(queries, jackpot))),
  });
}
