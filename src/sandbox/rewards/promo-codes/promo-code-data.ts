import type { Queries } from '../../platform/database/database';

/** The promo codes that a player has used, each with its bet. */
export async function promoCodeData(queries: Queries, playerId: number) {
  const uses = await queries.query<{ code: string; bet_id: number }>(
    'SELECT code, bet_id FROM promo_uses WHERE player_id = $1 ORDER BY bet_id',
    [playerId],
  );
  return uses.map(({ code, bet_id }) => ({ code, bet: bet_id }));
}
