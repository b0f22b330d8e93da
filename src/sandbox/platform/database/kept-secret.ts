import { randomBytes } from 'node:crypto';
import type { Database } from './database';
import { one } from './database';

const SECRET_BYTES = 48;

/** A secret of the operator: random, made at the first start, and the same after every restart. */
export async function keptSecret(
  database: Database,
  name: 'token-secret' | 'results-secret',
): Promise<string> {
  await database.query(
    'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, randomBytes(SECRET_BYTES).toString('base64url')],
  );
  const rows = await database.query<{ value: string }>(
    'SELECT value FROM settings WHERE name = $1',
    [name],
  );
  return one(rows).value;
}
