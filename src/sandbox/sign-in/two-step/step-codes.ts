import type { Queries } from '../../platform/database/database';
import { stepOfCode } from './totp';
import { recoveryHash } from './two-step-keys';

interface Taken {
  readonly playerId: number;
  readonly code: string;
  readonly now: number;
}

/** Uses a code of an authenticator app, or a recovery code; returns whether it is the player's and was not used. */
export async function takeCode(queries: Queries, taken: Taken): Promise<boolean> {
  return (await takeTotpCode(queries, taken)) || (await takeRecoveryCode(queries, taken));
}

async function takeTotpCode(queries: Queries, { playerId, code, now }: Taken): Promise<boolean> {
  const [row] = await queries.query<{ secret: string | null }>(
    'SELECT secret FROM two_steps WHERE player_id = $1',
    [playerId],
  );
  const secret = row?.secret ?? null;
  const step = secret === null ? undefined : stepOfCode(secret, code, now);
  if (step === undefined) return false;
  const used = await queries.query(
    `UPDATE two_steps SET used_step = $2
     WHERE player_id = $1 AND used_step < $2 RETURNING player_id`,
    [playerId, step],
  );
  return used.length > 0;
}

/** Uses a recovery code; returns whether it is the player's and was not used. */
export async function takeRecoveryCode(
  queries: Queries,
  { playerId, code, now }: Taken,
): Promise<boolean> {
  const used = await queries.query(
    `UPDATE two_step_recovery_codes SET used_at = $3
     WHERE player_id = $1 AND hash = $2 AND used_at IS NULL RETURNING hash`,
    [playerId, recoveryHash(code), now],
  );
  return used.length > 0;
}
