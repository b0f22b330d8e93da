import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
} from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createProfile } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { userConfig } from '../../../../tests/harness/samples';
import { SAMPLE_CALLS } from '../../../../tests/harness/calls';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const GET = 'GET /web-api/user/profile';
const POST = 'POST /web-api/user/profile';
const { body: FORM } = sampleOf('profileCall');
const ADDRESS = {
  user_geo_location_region: '',
  user_geo_location_city: 'Essen',
  user_registration_address: 'Lindenallee 7',
};

function sampleOf(name: string): { readonly body: { readonly result: object } } {
  const found = SAMPLE_CALLS.find((each) => each.name === name);
  return { body: JSON.parse(found?.text ?? '{}') as { result: object } };
}

function startProfile(userId = 'ann-1'): Tab {
  const tab = openTab();
  tab.operator.on(GET, () => FORM);
  tab.operator.on(POST, () => FORM);
  createProfile({
    bus: tab.test.bus.join('profile'),
    clock: tab.test.clock,
    api: tab.api,
    cookies: tab.cookies,
    areaPress$: NEVER,
  });
  signIn(tab, userId);
  return tab;
}

function signIn(tab: Tab, userId: string): void {
  tab.tokens.begin(userId, userId && tokenFor(userId, tab.test.clock.now() + 3_600_000));
  tab.test.qa.publish('session.state', { status: userId === '' ? 'guest' : 'player', userId });
}

const publishConfig = ({ test }: Tab, change: object): void =>
  test.qa.publish('userConfig.state', {
    isInstalled: true,
    isLoaded: true,
    config: { ...userConfig, ...change },
  });
const shown = ({ test }: Tab): unknown => test.qa.peek('profile.state');

const save = ({ test }: Tab): Promise<unknown> =>
  test.qa.send('profile.save', { group: 'address', version: 1, values: ADDRESS });
const failure = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'answered',
    (error: unknown) => {
      const { code, details } = error as { code: string; details?: unknown };
      return details === undefined ? code : [code, details];
    },
  );

describe('the state of the profile', () => {
  it('PRO-01 says how well the account is protected, and whether the contact is complete', () => {
    const tab = startProfile();
    expect(shown(tab)).toBeUndefined();
    publishConfig(tab, { protection_level: 70, phone_number: null });
    expect(shown(tab)).toMatchObject({
      protection: { level: 70, status: 'good', methods: userConfig.protection_methods },
      contact: { hasPhone: false, hasMail: true, isComplete: false },
      missing: [],
    });
    publishConfig(tab, {});
    expect(shown(tab)).toMatchObject({ contact: { isComplete: true } });
  });

  it('PRO-01 names the required fields that are empty', () => {
    const tab = startProfile();
    const nothing = Object.fromEntries(
      Object.keys(userConfig.user_data).map((name) => [name, null]),
    );
    publishConfig(tab, { user_data: nothing });
    expect(shown(tab)).toMatchObject({
      missing: [
        'date_birthday',
        'name',
        'surname',
        'passport',
        'passport_date',
        'registration_address',
      ],
    });
  });

  it('PRO-03 says what verification asks for', () => {
    const tab = startProfile();
    publishConfig(tab, {
      verification_status: 1,
      user_status_id: 1,
      requested_additional_document: true,
      is_verification_again: true,
      is_identification_bonus: true,
      remaining_days_to_activate: 3,
    });
    expect(shown(tab)).toMatchObject({
      verification: {
        isVerified: false,
        isAgain: true,
        isPending: true,
        types: [1, 2],
        isDocumentRequested: true,
        isIdentificationNeeded: false,
        hasIdentificationBonus: true,
        daysToActivate: 3,
      },
    });
    publishConfig(tab, { verification_status: 3, user_status_id: 2 });
    expect(shown(tab)).toMatchObject({ verification: { isVerified: true, isPending: false } });
    publishConfig(tab, { is_verification_again: undefined });
    expect(shown(tab)).toMatchObject({ verification: { isAgain: false } });
  });

  it('has nothing personal in it, and ends with the config', () => {
    const tab = startProfile();
    publishConfig(tab, {});
    const { user_data, phone_number, user_email, user_name } = userConfig;
    for (const personal of [...Object.values(user_data), phone_number, user_email, user_name]) {
      expect(JSON.stringify(shown(tab))).not.toContain(String(personal));
    }
    tab.test.qa.publish('userConfig.state', { isInstalled: false, isLoaded: false, config: null });
    expect(shown(tab)).toBeNull();
  });
});

describe('the personal data', () => {
  it('PRO-02 are loaded and saved for the player', async () => {
    const tab = startProfile();
    expect(await tab.test.qa.send('profile.form', {})).toEqual(FORM.result);
    expect(await save(tab)).toEqual(FORM.result);
    expect(JSON.parse(tab.operator.sent.at(-1)?.body ?? '')).toEqual({
      group: 'address',
      version: 1,
      values: ADDRESS,
    });
  });

  it('are left out of recordings', async () => {
    const tab = startProfile();
    const recorder = record(tab.test.bus);
    await tab.test.qa.send('profile.form', {});
    await save(tab);
    const { envelopes } = recorder.stop();
    expect(envelopes.map(({ name }) => name)).toContain('profile.save');
    expect(JSON.stringify(envelopes)).not.toMatch(/Lindenallee|Archer|567/);
  });

  it('PRO-02 that the operator refuses come back with the fault of each field', async () => {
    const tab = startProfile();
    const details = { fields: { user_registration_address: 'required' } };
    tab.operator.on(POST, () =>
      Response.json({ error: { code: 'bad-fields', message: 'No.', details } }, { status: 422 }),
    );
    expect(await failure(save(tab))).toEqual([
      'bad-fields',
      { fields: { user_registration_address: 'required' } },
    ]);
  });

  it.each([
    ['saved elsewhere', () => refuse(409, 'changed'), 'changed'],
    ['verified since', () => refuse(409, 'locked'), 'locked'],
    ['no connection', offline, 'unavailable'],
    ['a refusal of another kind', () => refuse(400, 'no'), 'unavailable'],
  ])('are not saved: %s', async (_how, answer, code) => {
    const tab = startProfile();
    tab.operator.on(POST, answer);
    expect(await failure(save(tab))).toBe(code);
  });

  it('P12 are neither answered nor saved for another player', async () => {
    const guest = startProfile('');
    expect(await failure(save(guest))).toBe('not-signed-in');
    expect(guest.operator.sent).toEqual([]);

    const tab = startProfile();
    const late = held();
    tab.operator.on(GET, () => late.promise);
    const read = failure(tab.test.qa.send('profile.form', {}));
    await settle();
    signIn(tab, 'bob-2');
    late.give(FORM);
    expect(await read).toBe('not-signed-in');
  });
});

describe('the accounts', () => {
  it('ACC-02 are changed by the service that keeps them, whose words come back', async () => {
    const tab = startProfile();
    const changes: unknown[] = [];
    const accounts = tab.test.bus.join('account');
    const answer = (name: string, request: object) => {
      changes.push([name, request]);
      return { success: name !== 'remove', message: `${name}.` };
    };
    accounts.handle(accountSetActive, (request) => answer('use', request));
    accounts.handle(accountAddCurrency, (request) => answer('add', request));
    accounts.handle(accountRemoveCurrency, (request) => answer('remove', request));
    const change = (request: object) => tab.test.qa.send('wallets.change', request);
    expect(await change({ act: 'use', id: 12 })).toEqual({ success: true, message: 'use.' });
    expect(await change({ act: 'add', currencyId: 2 })).toEqual({ success: true, message: 'add.' });
    expect(await change({ act: 'remove', id: 12 })).toEqual({ success: false, message: 'remove.' });
    expect(changes).toEqual([
      ['use', { id: 12 }],
      ['add', { currencyId: 2 }],
      ['remove', { id: 12 }],
    ]);
  });
});
