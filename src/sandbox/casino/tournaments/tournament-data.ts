import { timeOf } from '../../platform/time-of';
import type { Queries } from '../../platform/database/database';
import { ONE_STAKE } from './tournament-rules';

/** The tournaments that a player has entered; entries and prizes are among the purchases. */
export async function tournamentData(queries: Queries, playerId: number) {
  const entries = await queries.query<{
    series: string;
    number: number;
    ends_at: number;
    rounds: number;
    score: number;
    disqualified_for: string | null;
    status: string;
  }>(
    `SELECT t.series, t.number, t.ends_at, e.rounds, e.score, e.disqualified_for, t.status
     FROM tournament_entries e JOIN tournaments t ON t.id = e.tournament_id
     WHERE e.player_id = $1 ORDER BY e.stake_id`,
    [playerId],
  );
  return entries.map(({ ends_at, score, disqualified_for: disqualifiedFor, ...entry }) => ({
    ...entry,
    endsAt: timeOf(ends_at),
    score: score / ONE_STAKE,
    disqualifiedFor,
  }));
}
