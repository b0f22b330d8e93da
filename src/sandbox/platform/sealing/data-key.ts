import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorDataError } from '../data-error';

const KEY_BYTES = 32;

/**
 * What has a key of its own: the documents in profiles, the files of players, the names of cards at the bank, the
 * secrets of partners, the traces by which accounts of one person are found, and the codes that are sent or shown.
 */
export type Locked = 'profile' | 'files' | 'cards' | 'partners' | 'traces' | 'codes';

interface KeyUse {
  /** Whether there are data that were locked with the key: then a missing one is not made anew. */
  readonly isNeeded: boolean;
  /** Whether the data of earlier runs were deleted: then a key that can't be read is replaced. */
  readonly isFresh?: boolean;
}

/**
 * The key of what is encrypted at rest, named by a hash or signed: kept in a file of the data folder, made at the first start;
 * without a folder it is in memory, as the data are.
 * @throws OperatorDataError if the file has no key in it, or is missing and needed.
 */
export async function openDataKey(
  dataDir: string | undefined,
  locked: Locked,
  { isNeeded, isFresh = false }: KeyUse,
): Promise<Uint8Array> {
  if (dataDir === undefined) return randomBytes(KEY_BYTES);
  const path = keyFile(dataDir, locked);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  const key = Buffer.from(text ?? '', 'base64url');
  if (key.length === KEY_BYTES) return key;
  if (text === undefined ? isNeeded : !isFresh) {
    throw keyError(path, text === undefined ? 'it is missing' : 'there is no key in it');
  }
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(KEY_BYTES);
  await writeFile(path, made.toString('base64url'), {
    // Fails where another process has made one since.
    flag: text === undefined ? 'wx' : 'w',
    mode: 0o600,
  });
  return made;
}

export const keyFile = (dataDir: string, locked: Locked): string => join(dataDir, `${locked}.key`);

/** A key that can't be used. */
export function keyError(path: string, reason: string): OperatorDataError {
  return new OperatorDataError(
    `Failed to read the key in ${path}: ${reason}. Nothing was changed. Please put the file back from a backup: ` +
      'what was locked with it can be opened with nothing else.',
  );
}
