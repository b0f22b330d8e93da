import { CURRENCIES } from '../../betting/catalog/currencies';
import type { Queries } from '../../platform/database/database';
import type { SiteRules } from '../../site/site/site-rules';
import type { CountedRound } from './tournament-rules';
import { multipleOf, standingOf } from './tournament-rules';
import type { Tournament } from './tournament-rows';
import { stakeIn } from './tournament-rows';

type RoundRow = {
  round: number;
  stake_id: number;
  won: number;
  staked: number;
  ended_at: number;
};

/**
 * Counts the rounds that have ended since: each once, of players who had entered before it began, in a game and with
 * the stake of the tournament, of the player's own money.
 * @remarks The tournament's row must be locked.
 */
export async function countRounds(
  queries: Queries,
  tournament: Tournament,
  play: SiteRules['play'],
): Promise<void> {
  const { id, games, startsAt, endsAt } = tournament;
  const stakes = CURRENCIES.map((currency) => ({
    currency: currency.id,
    stake: stakeIn(tournament, currency, play),
  }));
  const rows = await queries.query<RoundRow>(
    `SELECT r.id AS round, e.stake_id, r.won, r.staked, r.ended_at
     FROM tournament_entries e
     JOIN product_stakes s ON s.id = e.stake_id
     JOIN json_array_elements_text($2::text::json) AS g (game) ON true
     JOIN game_rounds r ON r.player_id = e.player_id AND r.game = g.game
       AND r.began_at >= greatest($3::bigint, s.placed_at) AND r.began_at < $4
     JOIN accounts a ON a.id = r.account_id
     JOIN json_to_recordset($5::text::json) AS k (currency integer, stake bigint)
       ON k.currency = a.currency_id AND k.stake = r.staked
     WHERE e.tournament_id = $1 AND e.disqualified_for IS NULL AND r.status = 'closed'
       AND NOT EXISTS (
         SELECT 1 FROM game_bets b WHERE b.round = r.id AND b.bonus_amount > 0)
       AND NOT EXISTS (
         SELECT 1 FROM tournament_rounds c WHERE c.tournament_id = $1 AND c.round = r.id)`,
    [id, JSON.stringify(games), startsAt, endsAt, JSON.stringify(stakes)],
  );
  if (rows.length === 0) return;
  const counted = rows.map(({ won, staked, ...row }) => ({
    ...row,
    multiple: multipleOf({ won, staked }),
  }));
  await queries.query(
    `INSERT INTO tournament_rounds (tournament_id, round, stake_id, multiple, ended_at)
     SELECT $1, n.round, n.stake_id, n.multiple, n.ended_at
     FROM json_to_recordset($2::text::json)
       AS n (round bigint, stake_id bigint, multiple bigint, ended_at bigint)`,
    [id, JSON.stringify(counted)],
  );
  for (const stakeId of new Set(rows.map(({ stake_id }) => stake_id))) {
    await writeStanding(queries, stakeId);
  }
}

async function writeStanding(queries: Queries, stakeId: number): Promise<void> {
  const rounds = await queries.query<{ multiple: number; ended_at: number }>(
    'SELECT multiple, ended_at FROM tournament_rounds WHERE stake_id = $1',
    [stakeId],
  );
  const standing = standingOf(
    rounds.map(({ multiple, ended_at: endedAt }): CountedRound => ({ multiple, endedAt })),
  );
  await queries.query(
    `UPDATE tournament_entries SET rounds = $2, score = $3, reached_at = $4 WHERE stake_id = $1`,
    [stakeId, standing.rounds, standing.score, standing.reachedAt],
  );
}
