import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What was sealed can't be opened: it was damaged, or sealed with another key or for another place. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';

  constructor(place: string, cause?: unknown) {
    super(`Failed to open what was sealed for ${place}: it is damaged, or not there.`, { cause });
  }
}

/** Encrypts bytes for one place, such as a player or a file; in another's place they are not opened. */
export function sealBytes(key: Uint8Array, place: string, bytes: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts sealed bytes.
 * @throws DamagedDataError if they were changed, or sealed with another key or for another place.
 */
export function unsealBytes(key: Uint8Array, place: string, sealed: Uint8Array): Uint8Array {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const bytes = sealed.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch (error) {
    throw new DamagedDataError(place, error);
  }
}

/** Encrypts a text for one player. */
export function seal(key: Uint8Array, playerId: number, text: string): string {
  const sealed = sealBytes(key, String(playerId), Buffer.from(text));
  return Buffer.from(sealed).toString('base64url');
}

/**
 * Decrypts the text of a player.
 * @throws DamagedDataError as `unsealBytes`.
 */
export function unseal(key: Uint8Array, playerId: number, sealed: string): string {
  const bytes = unsealBytes(key, String(playerId), Buffer.from(sealed, 'base64url'));
  return Buffer.from(bytes).toString('utf8');
}
