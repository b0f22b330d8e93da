import type { Queries } from './database';
import { SCHEMA } from './database';

/** Refuses deletions, and is referred to by no table: the only one that is truncated. */
const APPEND_ONLY = 'ledger_entries';

/**
 * Deletes all rows of all tables but some, and restarts their numbers.
 *
 * `TRUNCATE` makes new files for each table and index, which takes PGlite far longer than the deletion of
 * the few rows of a test; the locks are those that it would take.
 */
export async function emptyTables(queries: Queries, except: readonly string[]): Promise<void> {
  const kept = new Set(except);
  const tables = (await childrenFirst(queries)).filter((table) => !kept.has(table));
  const names = tables.join(', ');
  const deletions = tables
    .filter((table) => table !== APPEND_ONLY)
    .map((table) => `DELETE FROM ${table}`);
  await queries.script(`
    LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE;
    TRUNCATE ${APPEND_ONLY};
    ${deletions.join(';\n')};
    SELECT setval(seqrelid, seqstart, false)
    FROM pg_sequence JOIN pg_depend ON objid = seqrelid AND deptype IN ('a', 'i')
    WHERE refobjid IN (${tables.map((table) => `'${table}'::regclass`).join(', ')})`);
}

/** The operator's tables, each before those that it refers to. */
async function childrenFirst(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ name: string; parents: string }>(`
    SELECT relname AS name, coalesce(string_agg(confrelid::regclass::text, ' '), '') AS parents
    FROM pg_class
    LEFT JOIN pg_constraint ON conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid
    WHERE relnamespace = '${SCHEMA}'::regnamespace AND relkind = 'r'
    GROUP BY relname`);
  const parents = new Map(rows.map((row) => [row.name, row.parents.split(' ')]));
  const inOrder = new Set<string>();
  const add = (table: string): void => {
    for (const parent of parents.get(table) ?? []) add(parent);
    inOrder.add(table);
  };
  for (const table of parents.keys()) add(table);
  inOrder.delete('');
  return [...inOrder].toReversed();
}
