import type { Queries } from '../../platform/database/database';

/** What a player is recognised by, beside the login. */
export interface Identity {
  readonly kind: 'phone' | 'email' | 'social';
  /** A phone number with the country's code, a mail address, or the key of a network with a hash; capitals count as small letters. */
  readonly value: string;
}

export interface KnownIdentity {
  readonly id: number;
  readonly playerId: number;
}

/** The player who has proved to have a phone number or a mail address. */
export async function findIdentity(
  queries: Queries,
  { kind, value }: Identity,
): Promise<KnownIdentity | undefined> {
  const [row] = await queries.query<{ id: number; player_id: number }>(
    `SELECT id, player_id FROM identities
     WHERE kind = $1 AND value = $2 AND verified_at IS NOT NULL`,
    [kind, value.toLowerCase()],
  );
  return row && { id: row.id, playerId: row.player_id };
}

/** The identity of a kind that a player has proved to have; undefined: they have none. */
export async function identityOf(
  queries: Queries,
  playerId: number,
  kind: Identity['kind'],
): Promise<{ readonly id: number; readonly value: string } | undefined> {
  const [row] = await queries.query<{ id: number; value: string }>(
    `SELECT id, value FROM identities
     WHERE player_id = $1 AND kind = $2 AND verified_at IS NOT NULL`,
    [playerId, kind],
  );
  return row;
}

/** Gives a player the only identity of a kind, as verified; another player who has it loses it. */
export async function setIdentity(
  queries: Queries,
  playerId: number,
  { kind, value }: { readonly kind: Identity['kind']; readonly value: string | null },
  now: number,
): Promise<void> {
  await queries.query('DELETE FROM identities WHERE kind = $1 AND (player_id = $2 OR value = $3)', [
    kind,
    playerId,
    value?.toLowerCase() ?? null,
  ]);
  if (value === null) return;
  await queries.query(
    'INSERT INTO identities (player_id, kind, value, verified_at) VALUES ($1, $2, $3, $4)',
    [playerId, kind, value.toLowerCase(), Math.floor(now)],
  );
}

/** Gives a player an identity that nobody has proved to have, as verified; false if somebody has. */
export async function claimIdentity(
  queries: Queries,
  playerId: number,
  { kind, value }: Identity,
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `INSERT INTO identities (player_id, kind, value, verified_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, value) DO UPDATE SET player_id = excluded.player_id,
       verified_at = excluded.verified_at
     WHERE identities.verified_at IS NULL RETURNING id`,
    [playerId, kind, value.toLowerCase(), now],
  );
  return rows.length > 0;
}

/**
 * Gives a player a number that they have proved to have, in place of the one that they have; false if another player
 * has it. What depends on the player's phone, such as the second step, goes on with it.
 */
export async function replacePhone(
  queries: Queries,
  playerId: number,
  phone: string,
  now: number,
): Promise<boolean> {
  const identity: Identity = { kind: 'phone', value: phone };
  const owner = await findIdentity(queries, identity);
  if (owner && owner.playerId !== playerId) return false;
  const present = await identityOf(queries, playerId, 'phone');
  if (!present) return claimIdentity(queries, playerId, identity, now);
  // A number that nobody has proved to have is nobody's.
  await queries.query(
    `DELETE FROM identities WHERE kind = 'phone' AND value = $1 AND verified_at IS NULL`,
    [phone],
  );
  await queries.query('UPDATE identities SET value = $2, verified_at = $3 WHERE id = $1', [
    present.id,
    phone,
    now,
  ]);
  return true;
}

/** Gives a player a mail address that they have proved to have, in place of another; false if another player has it. */
export async function replaceMail(
  queries: Queries,
  playerId: number,
  mail: string,
  now: number,
): Promise<boolean> {
  const owner = await findIdentity(queries, { kind: 'email', value: mail });
  if (owner && owner.playerId !== playerId) return false;
  await setIdentity(queries, playerId, { kind: 'email', value: mail }, now);
  await queries.query('UPDATE players SET mail = $2 WHERE id = $1', [playerId, mail]);
  return true;
}
