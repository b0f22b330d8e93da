import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProfileForm } from '@grandstand/bus-contracts/player';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import { migratedDatabase, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const PATH = '/web-api/user/profile';
const PERSON = {
  user_name: 'Aytən',
  user_surname: "O'Neil-Əliyeva",
  user_middle_name: '',
  user_birthday_date: '1990-02-28',
  user_birthday_place: 'Bakı',
};
const ADDRESS = {
  user_geo_location_region: 'Hessen',
  user_geo_location_city: 'Kassel',
  user_registration_address: 'Königstraße 7/2, 34117',
};
const DOCUMENT = {
  user_passport_type: 'passport',
  user_passport_series: 'AZE',
  user_passport_number: 'C01234567',
  user_passport_issue_date: '2015-06-01',
  user_passport_issued_by: 'Stadt Kassel',
  user_passport_data: '2030-05-31',
  user_passport_inn: '12345678',
  user_pin_code: '5ABC1D2',
};

interface FormBody {
  readonly result: ProfileForm;
}
interface RefusalBody {
  readonly error: { readonly code: string; readonly details?: { readonly fields?: object } };
}

let operator: TestOperator;
let player: TestPlayer;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(async () => {
  player = await registerPlayer(operator);
});
afterAll(() => operator.sandbox.close());

const read = async (of = player, language = 'en'): Promise<ProfileForm> =>
  (await operator.get<FormBody>(PATH, { token: of.token, language })).body.result;
const save = (group: string, values: object, version = 0) =>
  operator.post<FormBody & RefusalBody>(PATH, { group, version, values }, { token: player.token });
const config = async (): Promise<UserConfig> =>
  (
    await operator.get<{ result: UserConfig }>('/web-api/user/config', {
      token: player.token,
    })
  ).body.result;

describe('the personal data', () => {
  test('PRO-02 of a new player are empty, in every field of the specification', async () => {
    const { person, address, document, account, version } = await read();
    expect(version).toBe(0);
    const fields = { ...person, ...address, ...document };
    expect(new Set(Object.values(fields))).toEqual(new Set(['']));
    expect(Object.keys({ ...fields, ...account }).toSorted()).toEqual(FIELDS.toSorted());
    expect(account).toMatchObject({
      user_login: player.login,
      user_main_id: player.accountId,
      user_active_id: player.accountId,
      user_registration_date: operator.clock.now(),
      user_geo_location_country: 'Germany',
    });
    expect((await read(player, 'ru')).account.user_geo_location_country).toBe('Германия');
  });

  test('PRO-02 are saved in groups, and are in the config of the player', async () => {
    expect((await save('person', PERSON)).body.result.person).toEqual(PERSON);
    expect((await save('address', ADDRESS, 1)).body.result.address).toEqual(ADDRESS);
    expect((await save('document', DOCUMENT, 2)).status).toBe(200);
    expect(await read()).toMatchObject({ version: 3, person: PERSON, address: ADDRESS });
    expect((await config()).user_data).toEqual({
      date_birthday: '1990-02-28',
      document_type_id: 1,
      inn: '··· 78',
      name: 'Aytən',
      passport: '··· 567',
      passport_date: '2015-06-01',
      passport_end_date: '2030-05-31',
      registration_address: 'Königstraße 7/2, 34117',
      surname: "O'Neil-Əliyeva",
    });
  });

  test('have no number of a document in any answer', async () => {
    const saved = await save('document', DOCUMENT);
    for (const answer of [saved.body, await read(), await config()]) {
      expect(JSON.stringify(answer)).not.toMatch(/C01234567|AZE|12345678/);
    }
    const { user_passport_series, user_passport_number } = (await read()).document;
    expect([user_passport_series, user_passport_number]).toEqual(['··· E', '··· 567']);
  });

  test('that were saved elsewhere since are not overwritten', async () => {
    await save('person', PERSON);
    const late = await save('person', { ...PERSON, user_name: 'Other' }, 0);
    expect([late.status, late.body.error.code]).toEqual([409, 'changed']);
    expect((await read()).person.user_name).toBe('Aytən');
  });

  test('that two tabs save at once are saved once', async () => {
    const answers = await Promise.all([
      save('person', PERSON),
      save('person', { ...PERSON, user_name: 'Other' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await read()).version).toBe(1);
  });

  test.each([
    ['person', { ...PERSON, user_name: '' }, { user_name: 'required' }],
    ['person', { ...PERSON, user_name: '<b>Ann</b>' }, { user_name: 'bad-text' }],
    ['person', { ...PERSON, user_surname: '123' }, { user_surname: 'bad-text' }],
    ['person', { ...PERSON, user_birthday_date: '1990-02-30' }, { user_birthday_date: 'bad-date' }],
    ['person', { ...PERSON, user_birthday_date: '1899-01-01' }, { user_birthday_date: 'bad-date' }],
    [
      'person',
      { ...PERSON, user_birthday_date: '2010-01-01' },
      { user_birthday_date: 'under-age' },
    ],
    [
      'address',
      { ...ADDRESS, user_registration_address: '' },
      { user_registration_address: 'required' },
    ],
    [
      'document',
      { ...DOCUMENT, user_passport_type: 'library-card' },
      { user_passport_type: 'bad-text' },
    ],
    [
      'document',
      { ...DOCUMENT, user_passport_number: '··· 567' },
      { user_passport_number: 'bad-text' },
    ],
    [
      'document',
      { ...DOCUMENT, user_passport_issue_date: '2027-01-01' },
      { user_passport_issue_date: 'future' },
    ],
    ['document', { ...DOCUMENT, user_passport_data: '2020-01-01' }, { user_passport_data: 'past' }],
    ['document', { ...DOCUMENT, user_passport_inn: '12' }, { user_passport_inn: 'bad-text' }],
    ['document', { ...DOCUMENT, user_pin_code: '5A-1' }, { user_pin_code: 'bad-text' }],
    [
      'person',
      { ...PERSON, user_name: '', user_birthday_date: '' },
      { user_name: 'required', user_birthday_date: 'required' },
    ],
  ])('of the group %s are refused field by field: %#', async (group, values, fields) => {
    const { status, body } = await save(group, values);
    expect([status, body.error.code, body.error.details?.fields]).toEqual([
      422,
      'bad-fields',
      fields,
    ]);
    expect((await read()).version).toBe(0);
  });

  test('of a document that was issued before the player was born are refused', async () => {
    await save('person', PERSON);
    const { body } = await save(
      'document',
      { ...DOCUMENT, user_passport_issue_date: '1980-01-01' },
      1,
    );
    expect(body.error.details?.fields).toEqual({ user_passport_issue_date: 'bad-date' });
  });

  test('are for their player alone', async () => {
    await save('person', PERSON);
    expect((await read(await registerPlayer(operator))).person.user_name).toBe('');
    expect((await operator.get(PATH)).status).toBe(401);
  });
});

describe('the protection of an account', () => {
  test('PRO-01 grows with each way of protection', async () => {
    const level = async (): Promise<number> => (await config()).protection_level;
    expect(await level()).toBe(0);
    await operator.control(`/players/${player.login}/contacts`, { phone: '+4915112345678' });
    expect(await level()).toBe(20);
    await operator.control(`/players/${player.login}/contacts`, { mail: 'ann@example.com' });
    expect(await level()).toBe(40);
    await operator.control(`/players/${player.login}/two-step`, { isOn: true });
    expect(await level()).toBe(70);
    expect((await config()).protection_methods).toEqual({
      is_changed_password: false,
      enable_two_factor_auth: true,
      enable_phone_binding: true,
      enable_security_question: false,
      enable_email_auth: true,
    });
  });
});

describe('the identity documents', () => {
  test('are encrypted in the database, and opened with the key of the data folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-profile-'));
    const database = await migratedDatabase();
    const start = () =>
      startOperator({ database: { ...database, close: async () => {} }, dataDir });
    const first = await start();
    const owner = await registerPlayer(first);
    const change = { group: 'document', version: 0, values: DOCUMENT };
    await first.post(PATH, change, { token: owner.token });
    await first.sandbox.close();

    const rows = await database.query<{ document: string }>('SELECT document FROM profiles');
    expect(rows).toHaveLength(1);
    // Long enough that no encrypted bytes have it by chance.
    const stored = Buffer.from(rows[0]?.document ?? '', 'base64url').toString('latin1');
    expect(stored).not.toContain(DOCUMENT.user_passport_number);
    expect(rows[0]?.document).not.toContain(DOCUMENT.user_passport_number);
    const key = join(dataDir, 'profile.key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);

    const second = await start();
    const { body } = await second.get<FormBody>(PATH, { token: owner.token });
    expect(body.result.document.user_passport_number).toBe('··· 567');
    await second.sandbox.close();

    const kept = await readFile(key);
    await writeFile(key, 'x');
    await expect(start()).rejects.toThrow('Failed to read the key');
    await writeFile(key, kept);
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});

/** Section 3 of the specification, "Personal data fields", but the password, which only its player may know, and the captcha. */
const FIELDS = `user_name user_surname user_middle_name user_birthday_date user_birthday_place
  user_geo_location_region user_geo_location_city user_geo_location_country
  user_registration_address user_passport_number user_passport_series user_passport_issue_date
  user_passport_type user_passport_issued_by user_passport_inn user_passport_data user_main_id
  user_active_id user_registration_date user_phone_number user_email user_login
  user_pin_code`.split(/\s+/);
