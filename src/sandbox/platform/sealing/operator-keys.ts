import { createHmac } from 'node:crypto';
import type { Queries } from '../database/database';
import { keyError, keyFile, openDataKey } from './data-key';

interface KeyPlace {
  readonly dataDir?: string;
  readonly fresh?: boolean;
}

/**
 * A key of the operator's own data. The database knows it by its fingerprint, so that neither a lost key nor one of
 * other data is taken for a new one.
 * @param hasData Whether there are data from before fingerprints were kept; by default there are none.
 * @throws OperatorDataError as `openDataKey`, and for the key of other data.
 */
export async function openOperatorKey(
  queries: Queries,
  { dataDir, fresh: isFresh = false }: KeyPlace,
  locked: 'profile' | 'files' | 'traces' | 'codes',
  hasData: () => Promise<boolean> = async () => false,
): Promise<Uint8Array> {
  if (dataDir === undefined) return openDataKey(undefined, locked, { isNeeded: false });
  const [known] = await queries.query<{ fingerprint: string }>(
    'SELECT fingerprint FROM data_keys WHERE name = $1',
    [locked],
  );
  const isNeeded = !isFresh && (known !== undefined || (await hasData()));
  const key = await openDataKey(dataDir, locked, { isNeeded, isFresh });
  const fingerprint = createHmac('sha256', key).update('fingerprint').digest('base64url');
  if (known && known.fingerprint !== fingerprint) {
    throw keyError(keyFile(dataDir, locked), 'it is the key of other data');
  }
  if (!known) {
    await queries.query('INSERT INTO data_keys (name, fingerprint) VALUES ($1, $2)', [
      locked,
      fingerprint,
    ]);
  }
  return key;
}
