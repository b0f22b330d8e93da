import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * What has a key of its own: the documents in profiles, the files of players, the names of cards at the bank, the
 * secrets of partners, the traces by which accounts of one person are found, and the codes that are sent or shown.
 */
type Locked = 'profile' | 'files' | 'cards' | 'partners' | 'traces' | 'codes';

/**
 * The key of what is encrypted at rest, named by a hash or signed: kept in a file of the data folder, made at the first start;
 * without a folder it is in memory, as the data are.
 * @throws Error if the file has no key in it.
 */
export async function openDataKey(
  dataDir: string | undefined,
  locked: Locked,
): Promise<Uint8Array> {
  if (dataDir === undefined) return randomBytes(KEY_BYTES);
  const path = join(dataDir, `${locked}.key`);
  await mkdir(dataDir, { recursive: true });
  // Fails where there is a key: it is never replaced, since nothing else opens what it has locked.
  await writeFile(path, randomBytes(KEY_BYTES).toString('base64url'), {
    flag: 'wx',
    mode: 0o600,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`Failed to read the key in ${path}.`);
  return key;
}
