import { daysOfLimit, kindOfLimit } from '@grandstand/bus-contracts/player';
import type { LimitType } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';
import { currencyOf, exchanged } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { DAY } from './limit-types';

/** The remaining amount of a limit, in minor units of the requested currency. */
export interface LimitLeft {
  readonly limitType: LimitType;
  readonly limitValue: number;
  readonly limitBalance: number;
}

type Sums = { currency_id: number; amount: number };

/** The currency in which a player's limits are set. */
export async function mainCurrency(queries: Queries, playerId: number): Promise<Currency> {
  const main = one(
    await queries.query<{ currency_id: number }>(
      'SELECT currency_id FROM accounts WHERE player_id = $1 AND type = 0',
      [playerId],
    ),
  );
  return currencyOf(main.currency_id);
}

function total(sums: readonly Sums[], currency: Currency): number {
  return sums.reduce(
    (all, sum) => all + exchanged(sum.amount, currencyOf(sum.currency_id), currency),
    0,
  );
}

// Of all products, without void stakes, bonus money, points and advanced money: they are not the player's own stakes.
const OWN_STAKES = `FROM stakes s JOIN accounts a ON a.id = s.account_id
  WHERE s.player_id = $1 AND a.type <> 4 AND NOT a.is_points AND s.status <> 'void'`;

type Counted = 'staked' | 'paid' | 'won' | 'lost' | 'deposited' | 'withdrawn';
/** `won` and `lost`: the difference of payout and stake of settled stakes and of cashed out parts of bets. */
const SUMS: Record<Counted, string> = {
  staked: `SELECT a.currency_id, sum(s.stake)::bigint AS amount
    ${OWN_STAKES} AND s.placed_at > $2 GROUP BY a.currency_id`,
  paid: `SELECT a.currency_id, sum(s.payout)::bigint AS amount
    ${OWN_STAKES} AND s.settled_at > $2 GROUP BY a.currency_id`,
  won: `SELECT a.currency_id, sum(greatest(s.payout - s.stake, 0))::bigint AS amount
    ${OWN_STAKES} AND s.settled_at > $2 GROUP BY a.currency_id`,
  lost: `SELECT a.currency_id, sum(greatest(s.stake - s.payout, 0))::bigint AS amount
    ${OWN_STAKES} AND s.settled_at > $2 GROUP BY a.currency_id`,
  deposited: `SELECT currency_id, sum(amount)::bigint AS amount
    FROM deposits WHERE player_id = $1 AND at > $2 GROUP BY currency_id`,
  withdrawn: `SELECT a.currency_id, sum(w.amount)::bigint AS amount
    FROM withdrawals w JOIN accounts a ON a.id = w.account_id
    WHERE w.player_id = $1 AND w.created_at > $2 AND w.state NOT IN ('refused', 'returned')
    GROUP BY a.currency_id`,
};

/** A sum of a player's stakes, deposits or withdrawals since a time, over all own accounts, in minor units of a currency. */
export async function sumSince(
  queries: Queries,
  what: Counted,
  { playerId, since, currency }: { playerId: number; since: number; currency: Currency },
): Promise<number> {
  return total(await queries.query<Sums>(SUMS[what], [playerId, Math.floor(since)]), currency);
}

/** The used amount of a limit. */
async function usedOf(
  queries: Queries,
  type: LimitType,
  { playerId, now, currency }: { playerId: number; now: number; currency: Currency },
): Promise<number> {
  const kind = kindOfLimit(type);
  const days = daysOfLimit(type);
  const span = { playerId, since: now - days * DAY, currency };
  if (kind === 'deposit') return sumSince(queries, 'deposited', span);
  const staked = await sumSince(queries, 'staked', span);
  if (kind === 'wagering') return staked;
  return Math.max(0, staked - (await sumSince(queries, 'paid', span)));
}

/** The remaining amounts of a player's limits of these types. */
export async function limitsLeft(
  queries: Queries,
  types: readonly LimitType[],
  { playerId, now, currency }: { playerId: number; now: number; currency: Currency },
): Promise<LimitLeft[]> {
  const limits = await queries.query<{ limit_type: LimitType; limit_value: number }>(
    'SELECT limit_type, limit_value FROM player_limits WHERE player_id = $1 ORDER BY limit_type',
    [playerId],
  );
  const wanted = limits.filter(({ limit_type }) => types.includes(limit_type));
  if (wanted.length === 0) return [];
  const own = await mainCurrency(queries, playerId);
  const left: LimitLeft[] = [];
  for (const { limit_type: limitType, limit_value } of wanted) {
    const limitValue = exchanged(limit_value, own, currency);
    const used = await usedOf(queries, limitType, { playerId, now, currency });
    left.push({ limitType, limitValue, limitBalance: Math.max(0, limitValue - used) });
  }
  return left;
}
