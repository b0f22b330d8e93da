import type { BonusGame, Prize } from '@grandstand/bus-contracts/domain/bonus-games';
import type { Queries } from '../../platform/database/database';

/** How a try was come by. */
export type TrySource = 'free' | 'won' | 'bought';

export type TryRow = {
  id: number;
  player_id: number;
  try_id: string;
  game: BonusGame;
  choice: string | null;
  day: string;
  source: TrySource;
  stake_id: number | null;
  moves: string;
  started_at: number;
  ends_at: number | null;
  over_at: number | null;
  prize_kind: Prize['kind'] | null;
  prize_amount: number | null;
};

/** The tries of a game that a player can begin, beside a free one. */
export interface TriesLeft {
  readonly won: number;
  /** The stakes of those that were bought, the oldest first. */
  readonly bought: readonly number[];
}

/** What a purchase of a try names. */
export function refOf(game: BonusGame): string {
  return `bonus-${game}`;
}

export async function findTry(
  queries: Queries,
  playerId: number,
  tryId: string,
): Promise<TryRow | undefined> {
  const [row] = await queries.query<TryRow>(
    'SELECT * FROM bonus_tries WHERE player_id = $1 AND try_id = $2',
    [playerId, tryId],
  );
  return row;
}

/** A player's tries that are not over. */
export async function openTries(queries: Queries, playerId: number): Promise<TryRow[]> {
  return queries.query<TryRow>(
    'SELECT * FROM bonus_tries WHERE player_id = $1 AND over_at IS NULL ORDER BY id',
    [playerId],
  );
}

/** Players with a try whose time is up. */
export async function playersOverdue(queries: Queries, now: number): Promise<number[]> {
  const rows = await queries.query<{ player_id: number }>(
    'SELECT DISTINCT player_id FROM bonus_tries WHERE over_at IS NULL AND ends_at <= $1',
    [now],
  );
  return rows.map(({ player_id }) => player_id);
}

/** The last tries of a player that are over, the newest first. */
export async function lastTries(
  queries: Queries,
  playerId: number,
  count: number,
): Promise<(TryRow & { hash: string })[]> {
  return queries.query<TryRow & { hash: string }>(
    `SELECT t.*, b.hash FROM bonus_tries t JOIN bonus_tables b ON b.day = t.day AND b.game = t.game
     WHERE t.player_id = $1 AND t.over_at IS NOT NULL ORDER BY t.over_at DESC, t.id DESC LIMIT $2`,
    [playerId, count],
  );
}

export async function triesLeft(
  queries: Queries,
  playerId: number,
  game: BonusGame,
): Promise<TriesLeft> {
  const [won] = await queries.query<{ count: number }>(
    'SELECT count FROM bonus_won_tries WHERE player_id = $1 AND game = $2',
    [playerId, game],
  );
  const bought = await queries.query<{ id: number }>(
    `SELECT s.id FROM product_stakes s JOIN purchases p ON p.stake_id = s.id
     WHERE s.player_id = $1 AND p.ref = $2 AND s.product = 'try' AND s.status = 'accepted'
       AND NOT EXISTS (SELECT 1 FROM bonus_tries t WHERE t.stake_id = s.id)
     ORDER BY s.id`,
    [playerId, refOf(game)],
  );
  return { won: won?.count ?? 0, bought: bought.map(({ id }) => id) };
}

/** Adds tries to those that a player has won; a negative number takes some. */
export async function addWonTries(
  queries: Queries,
  playerId: number,
  { game, count }: { game: BonusGame; count: number },
): Promise<void> {
  await queries.query(
    `INSERT INTO bonus_won_tries (player_id, game, count) VALUES ($1, $2, greatest($3, 0))
     ON CONFLICT (player_id, game) DO UPDATE SET count = bonus_won_tries.count + $3`,
    [playerId, game, count],
  );
}

/** Whether a player has used the free try of a game on a day. */
export async function hasUsedFree(
  queries: Queries,
  playerId: number,
  { game, day }: { game: BonusGame; day: string },
): Promise<boolean> {
  const rows = await queries.query(
    `SELECT 1 FROM bonus_tries
     WHERE player_id = $1 AND game = $2 AND day = $3 AND source = 'free'`,
    [playerId, game, day],
  );
  return rows.length > 0;
}
