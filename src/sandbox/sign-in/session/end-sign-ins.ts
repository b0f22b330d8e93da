import type { Queries } from '../../platform/database/database';

/**
 * Ends all sign-ins of a player that have begun: links and tokens, QR codes that the player has scanned or approved,
 * and second steps.
 * @remarks After a new password none of them may become a session.
 */
export async function endSignIns(queries: Queries, playerId: number, now: number): Promise<void> {
  await queries.query(
    'UPDATE sign_in_tokens SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL',
    [playerId, now],
  );
  await queries.query(`UPDATE qr_sign_ins SET outcome = 'refused' WHERE player_id = $1`, [
    playerId,
  ]);
  await queries.query('DELETE FROM two_step_flows WHERE player_id = $1', [playerId]);
}
