import type { BetTotals } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import { currencyOf } from '../catalog/currencies';
import { BONUS_ACCOUNT } from './bet-rows';

/** The totals of bets of one currency, in minor units; prepaid money and the stakes of free bets are neither staked nor returned. */
export type TotalsRow = {
  currency_id: number;
  is_bonus: boolean;
  count: number;
  staked: number;
  open: number;
  returned: number;
};

export const SELECT_TOTALS = `
  SELECT a.currency_id, a.type = ${BONUS_ACCOUNT} AS is_bonus, count(*) AS count,
    sum(b.amount - b.prepaid_amount)::bigint AS staked,
    sum(CASE b.status WHEN 'accepted' THEN b.amount - b.prepaid_amount - b.cashed_stake ELSE 0 END
      )::bigint AS open,
    sum(b.payout - CASE WHEN b.status = 'void' AND NOT b.is_free_bet THEN b.prepaid_amount ELSE 0 END
      + coalesce((SELECT sum(amount) FROM cash_outs WHERE bet_id = b.id), 0))::bigint AS returned
  FROM bets b JOIN accounts a ON a.id = b.account_id`;

export const BY_CURRENCY = `
  GROUP BY a.currency_id, is_bonus ORDER BY is_bonus, count DESC, a.currency_id`;

/** Totals in an answer: amounts are decimals. */
export function totalsView(row: TotalsRow): BetTotals {
  const { iso, scale } = currencyOf(row.currency_id);
  return {
    iso,
    scale,
    isBonusMoney: row.is_bonus,
    count: row.count,
    staked: fromMinor(row.staked, scale),
    open: fromMinor(row.open, scale),
    returned: fromMinor(row.returned, scale),
  };
}
