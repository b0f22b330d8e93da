import { OperatorDataError } from '../data-error';
import type { Database } from './database';

/** The files by their numbers, the order in which they are applied; a released one is never changed. */
const MIGRATIONS = Object.entries(
  import.meta.glob<string>('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' }),
)
  .map(([path, sql]) => ({ name: path.slice('./migrations/'.length, -'.sql'.length), sql }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Brings the schema up to date; every migration runs once. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const rows = await database.query<{ name: string }>('SELECT name FROM migrations');
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].find((name) => MIGRATIONS.every((known) => known.name !== name));
  if (unknown) {
    throw new OperatorDataError(
      `Failed to open the database: it has the migration "${unknown}", which this version does not have. ` +
        'Please start the version that made the database, or give an empty one.',
    );
  }
  for (const { name, sql } of MIGRATIONS) {
    if (applied.has(name)) continue;
    await database.transaction(async (queries) => {
      await queries.script(sql);
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    });
  }
}
