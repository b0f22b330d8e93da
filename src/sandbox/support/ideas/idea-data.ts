import type { Queries } from '../../platform/database/database';
import { timeOf } from '../../platform/time-of';

/** The ideas of a player, and what became of each. */
export async function ideaData(queries: Queries, playerId: number) {
  const ideas = await queries.query<{
    text: string;
    state: string;
    reason: string | null;
    sent_at: number;
    decided_at: number | null;
  }>(
    `SELECT text, state, reason, sent_at, decided_at FROM ideas
     WHERE player_id = $1 ORDER BY sent_at, id`,
    [playerId],
  );
  return ideas.map(({ sent_at, decided_at, ...idea }) => ({
    ...idea,
    sentAt: timeOf(sent_at),
    decidedAt: timeOf(decided_at),
  }));
}
