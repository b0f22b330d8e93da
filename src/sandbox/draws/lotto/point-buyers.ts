import { currencyOf, exchanged } from '../../betting/catalog/currencies';
import type { Currency } from '../../betting/catalog/currencies';
import type { Pools } from '../../money/accounts/pools';
import type { Queries } from '../../platform/database/database';
import type { Draw } from './draw-rows';

/** Who bought a ticket with points, and the account that its prize goes to: the main one. */
interface PointBuyer {
  readonly stakeId: number;
  readonly playerId: number;
  readonly ledgerAccountId: number;
  readonly currency: Currency;
}

type BuyerRow = {
  stake_id: number;
  player_id: number;
  ledger_account_id: number;
  currency_id: number;
};

/** The buyers of a draw's tickets for points, by their stakes: those are of points, and settled. */
export async function pointBuyers(
  queries: Queries,
  { id }: Draw,
): Promise<ReadonlyMap<number | null, PointBuyer>> {
  const rows = await queries.query<BuyerRow>(
    `SELECT s.id AS stake_id, s.player_id, a.ledger_account_id, a.currency_id
     FROM product_stakes s JOIN accounts a ON a.player_id = s.player_id AND a.type = 0
     WHERE s.product = 'points' AND s.id IN (SELECT stake_id FROM lotto_tickets WHERE draw_id = $1)`,
    [id],
  );
  return new Map(
    rows.map((row) => [
      row.stake_id,
      {
        stakeId: row.stake_id,
        playerId: row.player_id,
        ledgerAccountId: row.ledger_account_id,
        currency: currencyOf(row.currency_id),
      },
    ]),
  );
}

/** Pays the prize of a ticket for points, in minor units of the fund's currency. */
export async function payBuyer(
  pools: Pools,
  queries: Queries,
  {
    draw: { pool },
    buyer: { stakeId, ledgerAccountId, currency },
    prize,
    at,
  }: {
    readonly draw: Draw;
    readonly buyer: PointBuyer;
    readonly prize: number;
    readonly at: number;
  },
): Promise<void> {
  const amount = exchanged(prize, pool.currency, currency);
  if (amount === 0) return;
  await pools.payOut(queries, {
    kind: 'lotto-prize',
    at,
    stakeId,
    pool,
    amount: prize,
    wallet: { ledgerAccountId, currency, amount },
  });
}
