import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database';
import { unseal, seal } from '../../platform/sealing/sealed';
import { migratedDatabase } from '../../testing';
import { Profiles } from './profiles';

const ANN = 100_001;
const KEY = new Uint8Array(32).fill(7);
const VALUES = {
  user_passport_type: 'passport',
  user_passport_series: '',
  user_passport_number: 'C01234567',
  user_passport_issue_date: '2015-06-01',
  user_passport_issued_by: '',
  user_passport_data: '',
  user_passport_inn: '',
  user_pin_code: '5ABC1D2',
};

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await database.query(
    `INSERT INTO players (login, password_hash, country_id, registered_at) VALUES ('ann', '', 3, 1)`,
  );
});
afterAll(() => database.close());

test('a document that was saved before a field was there has it empty', async () => {
  const now = () => Date.UTC(2026, 10, 20);
  const profiles = new Profiles({ database, key: KEY, leastAge: () => 18, now });
  await profiles.save(ANN, { group: 'document', version: 0, values: VALUES });
  expect((await profiles.of(ANN)).document).toEqual(VALUES);
  const [row] = await database.query<{ document: string }>('SELECT document FROM profiles');
  const { user_pin_code: _later, ...earlier } = JSON.parse(
    unseal(KEY, ANN, row?.document ?? ''),
  ) as typeof VALUES;
  await database.query('UPDATE profiles SET document = $1', [
    seal(KEY, ANN, JSON.stringify(earlier)),
  ]);
  expect((await profiles.of(ANN)).document).toEqual({ ...VALUES, user_pin_code: '' });
});
