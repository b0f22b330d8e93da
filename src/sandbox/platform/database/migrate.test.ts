import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { OperatorDataError } from '../data-error';
import { migrate } from './migrate';
import { databaseOn, PGLITE_OPTIONS } from './pglite';

it('applies each migration once, and refuses a database of another version', async () => {
  const database = await databaseOn(await PGlite.create(PGLITE_OPTIONS));
  await migrate(database);
  await migrate(database);
  const [names] = await database.query<{ all: number; first: string }>(
    'SELECT count(*)::integer AS all, min(name) AS first FROM migrations',
  );
  expect(names?.first).toBe('0001-player');
  expect(names?.all).toBeGreaterThan(9);

  await database.query('INSERT INTO migrations (name) VALUES ($1)', ['9999-of-another-version']);
  const refused = migrate(database);
  await expect(refused).rejects.toThrow(OperatorDataError);
  await expect(refused).rejects.toThrow('9999-of-another-version');
  await database.close();
});
