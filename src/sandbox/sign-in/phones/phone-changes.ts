import type { Queries } from '../../platform/database/database';
import type { Session } from '../session/sessions';
import { lockPlayer } from '../../platform/database/lock-player';

/** A change of a phone that is under way; without a number it is a removal. */
export type PhoneChangeRow = {
  phone: string | null;
  flow: string;
  is_new_proved: boolean;
};

interface NewChange {
  readonly playerId: number;
  readonly sessionId: string;
  readonly phone: string | null;
  readonly flow: string;
  readonly isNewProved: boolean;
  readonly expiresAt: number;
}

/** Keeps a player's change, in place of an earlier one. */
export async function keepChange(queries: Queries, change: NewChange): Promise<void> {
  await queries.query(
    `INSERT INTO phone_changes (player_id, session_id, phone, flow, is_new_proved, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id) DO UPDATE
     SET session_id = excluded.session_id, phone = excluded.phone, flow = excluded.flow,
       is_new_proved = excluded.is_new_proved, expires_at = excluded.expires_at`,
    [
      change.playerId,
      change.sessionId,
      change.phone,
      change.flow,
      change.isNewProved,
      change.expiresAt,
    ],
  );
}

/** The change that was begun in a session; undefined: there is none. */
export async function findChange(
  queries: Queries,
  { id, playerId }: Session,
  now: number,
): Promise<PhoneChangeRow | undefined> {
  const [row] = await queries.query<PhoneChangeRow>(
    `SELECT phone, flow, is_new_proved FROM phone_changes
     WHERE player_id = $1 AND session_id = $2 AND expires_at > $3`,
    [playerId, id, now],
  );
  return row;
}

/** Takes a change, for the one who ends it; false: another has, or another change has begun. */
export async function lockChange(
  queries: Queries,
  playerId: number,
  flow: string,
): Promise<boolean> {
  // The player first: a withdrawal that is asked for meanwhile waits, and is held.
  await lockPlayer(queries, playerId);
  const rows = await queries.query(
    'DELETE FROM phone_changes WHERE player_id = $1 AND flow = $2 RETURNING player_id',
    [playerId, flow],
  );
  return rows.length > 0;
}
