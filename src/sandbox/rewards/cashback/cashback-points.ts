import type { Accounts } from '../../money/accounts/accounts';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import { mayReach } from '../promotion/offer-standing';
import { pointsFor } from './cashback-rules';
import type { LevelTerms } from './cashback-rules';

/** For how long after the end of a period stakes of it may still arrive, which were held for a moment. */
const LATE = 3_600_000;

type StakeRow = {
  period_id: number;
  ref: string;
  product: string;
  game: string | null;
  placed_at: number;
  stake: number;
  currency_id: number;
};

const NEW_STAKES = `
  own_stakes s JOIN cashback_periods p
    ON p.mode = 1 AND s.placed_at >= p.starts_at AND s.placed_at < p.ends_at
    AND (p.paid_at IS NULL OR p.paid_at > $1::bigint - ${LATE})
  WHERE NOT EXISTS (SELECT 1 FROM cashback_points c WHERE c.ref = s.ref)`;

/** The players with stakes that have no points yet, or whose stakes with points are settled. */
export async function playersWithStakes(queries: Queries, at: number): Promise<number[]> {
  const rows = await queries.query<{ player_id: number }>(
    `SELECT s.player_id FROM ${NEW_STAKES}
     UNION
     SELECT c.player_id FROM cashback_points c JOIN own_stakes s ON s.ref = c.ref
     WHERE c.state = 'open' AND s.state <> 'open'`,
    [at],
  );
  return rows.map(({ player_id }) => player_id);
}

interface PointPorts {
  readonly accounts: Accounts;
  readonly level: LevelTerms;
  readonly at: number;
}

/**
 * Gives each new stake of a player its points, and credits those of settled stakes; returns whether points were
 * credited. Void bets, cash-outs and players to whom nothing may be offered get none.
 * @remarks Must run in a transaction that has locked the player.
 */
export async function countPoints(
  queries: Queries,
  playerId: number,
  { accounts, level, at }: PointPorts,
): Promise<boolean> {
  const stakes = await queries.query<StakeRow>(
    `SELECT p.id AS period_id, s.ref, s.product, s.game, s.placed_at, s.stake, s.currency_id
     FROM ${NEW_STAKES} AND s.player_id = $2 ORDER BY s.placed_at, s.ref`,
    [at, playerId],
  );
  const rows = stakes.map((stake) => ({
    ...stake,
    points: pointsFor(stake.stake, currencyOf(stake.currency_id), level),
  }));
  if (rows.length > 0) {
    await queries.query(
      `INSERT INTO cashback_points
         (period_id, player_id, ref, product, game, placed_at, stake, currency_id, points)
       SELECT n.period_id, $1, n.ref, n.product, n.game, n.placed_at, n.stake, n.currency_id, n.points
       FROM json_to_recordset($2::text::json) AS n (period_id bigint, ref text, product text,
         game text, placed_at bigint, stake bigint, currency_id integer, points bigint)
       ON CONFLICT DO NOTHING`,
      [playerId, JSON.stringify(rows)],
    );
  }
  const state = (await mayReach(queries, playerId, 'page', at)) ? 'credited' : 'barred';
  const ended = await queries.query<{ points: number; state: string }>(
    `UPDATE cashback_points c
     SET state = CASE s.state WHEN 'settled' THEN $2 ELSE s.state END
     FROM own_stakes s
     WHERE s.ref = c.ref AND c.player_id = $1 AND c.state = 'open' AND s.state <> 'open'
     RETURNING c.points, c.state`,
    [playerId, state],
  );
  const points = ended.reduce((sum, row) => sum + (row.state === 'credited' ? row.points : 0), 0);
  if (points === 0) return false;
  const account = await accounts.openPoints(queries, playerId);
  await accounts.fund(queries, account, points, { kind: 'cashback', from: 'promotions' });
  return true;
}
