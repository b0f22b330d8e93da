import type { Database } from './database';
import { migration as players } from './migrations/0001-players';
import { migration as ledger } from './migrations/0002-ledger';
import { migration as bets } from './migrations/0003-bets';
import { migration as world } from './migrations/0004-world';
import { migration as coupon } from './migrations/0005-coupon';
import { migration as accounts } from './migrations/0006-accounts';
import { migration as protection } from './migrations/0007-protection';
import { migration as bans } from './migrations/0008-bans';
import { migration as news } from './migrations/0009-news';
import { migration as userConfig } from './migrations/0010-user-config';
import { migration as batches } from './migrations/0011-batches';
import { migration as mailing } from './migrations/0012-mailing';

/** In the order they are applied; a released one is never changed. */
const MIGRATIONS = [
  players,
  ledger,
  bets,
  world,
  coupon,
  accounts,
  protection,
  bans,
  news,
  userConfig,
  batches,
  mailing,
];

/** Brings the schema up to date; every migration runs once. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const applied = await database.query<{ name: string }>('SELECT name FROM migrations');
  const known = new Set(applied.map((row) => row.name));
  for (const { name, sql } of MIGRATIONS) {
    if (known.has(name)) continue;
    await database.transaction(async (queries) => {
      await queries.script(sql);
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    });
  }
}
