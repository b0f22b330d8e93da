import type { Database } from './database';

interface Migration {
  /** The name of its file. */
  readonly name: string;
  readonly sql: string;
}

/** By their numbers, the order in which they are applied; a released one is never changed. */
const MIGRATIONS = Object.entries(
  import.meta.glob<Migration>('./migrations/*.ts', { eager: true, import: 'migration' }),
)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, migration]) => migration);

/** Brings the schema up to date; every migration runs once. */
export async function migrate(database: Database): Promise<void> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const rows = await database.query<{ name: string }>('SELECT name FROM migrations');
  const applied = new Set(rows.map((row) => row.name));
  for (const { name, sql } of MIGRATIONS) {
    if (applied.has(name)) continue;
    await database.transaction(async (queries) => {
      await queries.script(sql);
      await queries.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    });
  }
}
