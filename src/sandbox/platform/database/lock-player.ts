import type { Queries } from './database';

/**
 * Locks a player's row until the transaction ends: changes that depend on each other are made in turn.
 * A transaction locks the player before any other row, so that two of them never wait for each other.
 * Rows that only refer to the player can be written meanwhile.
 */
export async function lockPlayer(queries: Queries, playerId: number): Promise<void> {
  await queries.query('SELECT 1 FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
}
