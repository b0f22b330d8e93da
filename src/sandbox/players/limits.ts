import type { Currency } from '../catalog/currencies';
import { currencyOf, exchanged } from '../catalog/currencies';
import type { Queries } from '../database/database';
import { one } from '../database/database';

const DAY = 86_400_000;

/** What limits a coupon meets: how much is staked (wagering) or lost in so long a time up to now. */
const LIMITS = {
  1: { of: 'wagering', days: 1 },
  2: { of: 'wagering', days: 7 },
  3: { of: 'wagering', days: 30 },
  10: { of: 'loss', days: 1 },
  11: { of: 'loss', days: 7 },
  12: { of: 'loss', days: 30 },
} as const;
export type LimitType = keyof typeof LIMITS;
export const LIMIT_TYPES = [1, 2, 3, 10, 11, 12] as const satisfies readonly LimitType[];

/** What is left of a limit; minor units of the currency that was asked for. */
export interface LimitLeft {
  readonly limitType: LimitType;
  readonly limitValue: number;
  readonly limitBalance: number;
}

type Sums = { currency_id: number; staked: number; paid: number };

/** What players may stake and lose at most; all their accounts but the bonus ones count together. */
export class PlayerLimits {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** In minor units of the main account's currency; null takes the limit away. */
  async set(
    queries: Queries,
    playerId: number,
    limitType: LimitType,
    limitValue: number | null,
  ): Promise<void> {
    if (limitValue === null) {
      await queries.query('DELETE FROM player_limits WHERE player_id = $1 AND limit_type = $2', [
        playerId,
        limitType,
      ]);
      return;
    }
    await queries.query(
      `INSERT INTO player_limits (player_id, limit_type, limit_value) VALUES ($1, $2, $3)
       ON CONFLICT (player_id, limit_type) DO UPDATE SET limit_value = excluded.limit_value`,
      [playerId, limitType, limitValue],
    );
  }

  /** What is left of each of a player's limits. */
  async left(queries: Queries, playerId: number, currency: Currency): Promise<LimitLeft[]> {
    const limits = await queries.query<{ limit_type: LimitType; limit_value: number }>(
      `SELECT limit_type, limit_value FROM player_limits WHERE player_id = $1 ORDER BY limit_type`,
      [playerId],
    );
    if (limits.length === 0) return [];
    const main = one(
      await queries.query<{ currency_id: number }>(
        'SELECT currency_id FROM accounts WHERE player_id = $1 AND type = 0',
        [playerId],
      ),
    );
    const own = currencyOf(main.currency_id);
    const left: LimitLeft[] = [];
    for (const { limit_type, limit_value } of limits) {
      const { of, days } = LIMITS[limit_type];
      const used = await this.#used(queries, playerId, days, currency);
      const limitValue = exchanged(limit_value, own, currency);
      const gone = of === 'wagering' ? used.staked : Math.max(0, used.staked - used.paid);
      left.push({
        limitType: limit_type,
        limitValue,
        limitBalance: Math.max(0, limitValue - gone),
      });
    }
    return left;
  }

  /** The player's own money that was staked, and what was paid, in a time up to now; void bets were none. */
  async #used(
    queries: Queries,
    playerId: number,
    days: number,
    currency: Currency,
  ): Promise<{ staked: number; paid: number }> {
    const sums = await queries.query<Sums>(
      `SELECT a.currency_id,
         coalesce(sum(CASE WHEN b.placed_at > $2 THEN b.amount - b.prepaid_amount END), 0)::bigint
           AS staked,
         coalesce(sum(CASE WHEN b.settled_at > $2 THEN b.payout END), 0)::bigint AS paid
       FROM bets b JOIN accounts a ON a.id = b.account_id
       WHERE b.player_id = $1 AND a.type <> 4 AND b.status <> 'void'
         AND (b.placed_at > $2 OR b.settled_at > $2)
       GROUP BY a.currency_id`,
      [playerId, Math.floor(this.#now() - days * DAY)],
    );
    const total = (amount: (sum: Sums) => number): number =>
      sums.reduce(
        (all, sum) => all + exchanged(amount(sum), currencyOf(sum.currency_id), currency),
        0,
      );
    return { staked: total(({ staked }) => staked), paid: total(({ paid }) => paid) };
  }
}
