import { randomBytes } from 'node:crypto';
import type { Queries } from '../../platform/database/database';
import { secretHash } from '../../platform/sealing/secrets';
import { base32 } from './totp';

const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_BYTES = 10;

/** A secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** Eighty random bits are enough for it. */
export function recoveryHash(code: string): string {
  const letters = code.replaceAll('-', '').toUpperCase();
  return secretHash(letters);
}

/** "ABCD-EFGH-IJKL-MNOP" */
function newRecoveryCode(): string {
  return base32(randomBytes(RECOVERY_CODE_BYTES)).replaceAll(/.{4}(?=.)/g, '$&-');
}

/** By what a player passes the second step. */
type TwoStep =
  | { readonly way: 'totp' }
  /** By codes to this number: "+4915112345678". */
  | { readonly way: 'sms'; readonly phone: string };

/** The second step of a player; undefined: they have none. */
export async function findTwoStep(
  queries: Queries,
  playerId: number,
): Promise<TwoStep | undefined> {
  const [row] = await queries.query<{ phone: string | null }>(
    `SELECT i.value AS phone FROM two_steps t LEFT JOIN identities i ON i.id = t.phone_id
     WHERE t.player_id = $1`,
    [playerId],
  );
  if (!row) return undefined;
  return row.phone === null ? { way: 'totp' } : { way: 'sms', phone: row.phone };
}

/** Gives a player with two steps new recovery codes; the earlier ones are worth nothing then. */
export async function newRecoveryCodes(queries: Queries, playerId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await queries.query('DELETE FROM two_step_recovery_codes WHERE player_id = $1', [playerId]);
  for (const code of codes) {
    await queries.query('INSERT INTO two_step_recovery_codes (player_id, hash) VALUES ($1, $2)', [
      playerId,
      recoveryHash(code),
    ]);
  }
  return codes;
}
