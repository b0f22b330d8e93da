import { BONUS_ACCOUNT } from '@grandstand/bus-contracts/domain';
import type { Accounts } from '../../money/accounts/accounts';
import type { Queries } from '../../platform/database/database';
import { mainCurrency } from '../../protection/limits/limit-use';
import { openBonus } from './bonus-rows';

/** What a player keeps and loses who gives a bonus up now; minor units of the currency. */
export interface Leaving {
  readonly bonusId: number;
  readonly iso: string;
  readonly scale: number;
  readonly keep: number;
  readonly lose: number;
  /** Bonus money in bets that are not settled: what comes back of it is lost too. */
  readonly inPlay: number;
}

/** What a player has seen that a withdrawal costs them. */
export type LeavingSeen = Pick<Leaving, 'bonusId' | 'lose'>;

/** What a player keeps and loses who gives their bonus up now; null: there is none. */
export async function leavingOf(
  queries: Queries,
  accounts: Accounts,
  playerId: number,
): Promise<Leaving | null> {
  const bonus = await openBonus(queries, playerId);
  if (!bonus) return null;
  const currency = await mainCurrency(queries, playerId);
  const own = await accounts.ofPlayer(playerId, queries);
  const keep = own.find(
    ({ type, currency: { id } }) => type !== BONUS_ACCOUNT && id === currency.id,
  );
  const [open] = await queries.query<{ money: number }>(
    `SELECT coalesce(sum(bonus_stake), 0)::bigint AS money FROM bonus_stakes
       WHERE bonus_id = $1 AND state = 'open'`,
    [bonus.id],
  );
  const { iso, scale } = bonus.terms;
  return {
    bonusId: bonus.id,
    iso,
    scale,
    keep: keep?.money ?? 0,
    lose: bonus.money,
    inPlay: open?.money ?? 0,
  };
}
