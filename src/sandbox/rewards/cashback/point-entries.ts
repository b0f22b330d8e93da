import type { PointEntry } from '@grandstand/bus-contracts/player';
import { findTitle } from '../../casino/casino/titles';
import type { Queries } from '../../platform/database/database';

/** How many entries the page shows. */
const SHOWN = 60;

type EntryRow = {
  id: string;
  at: number;
  what: PointEntry['what'];
  title: string | null;
  game: string | null;
  points: number;
  state: PointEntry['state'];
};

/** What a player's points were given and taken for, the newest first. */
export async function pointEntries(queries: Queries, playerId: number): Promise<PointEntry[]> {
  const rows = await queries.query<EntryRow>(
    `SELECT 'cashback:' || c.id AS id, c.placed_at AS at, 'cashback' AS what, NULL AS title, c.game,
       c.points, c.state
     FROM cashback_points c WHERE c.player_id = $1
     UNION ALL
     SELECT 'entry:' || e.id, t.at,
       CASE t.kind WHEN 'try-stake' THEN 'try' WHEN 'points-exchange' THEN 'exchange'
         ELSE 'prize' END,
       p.title, NULL, e.amount, 'credited'
     FROM accounts a JOIN ledger_entries e ON e.account_id = a.ledger_account_id
     JOIN ledger_transactions t ON t.id = e.transaction_id
     LEFT JOIN purchases p ON p.stake_id = t.stake_id
     WHERE a.player_id = $1 AND a.is_points AND t.kind <> 'cashback'
     ORDER BY at DESC, id DESC LIMIT ${SHOWN}`,
    [playerId],
  );
  return rows.map(({ game, title, ...entry }) => ({
    ...entry,
    title: game === null ? title : (findTitle(game)?.name ?? game),
  }));
}
