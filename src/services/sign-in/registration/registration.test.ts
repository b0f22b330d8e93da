import { configGroups, serverClockState } from '@grandstand/bus-contracts';
import type { RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  registrationBonus,
  registrationCheckCode,
  registrationLoad,
  registrationMail,
  registrationOptions,
  registrationResend,
  registrationSubmit,
  sessionRegister,
} from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from '../../../api/endpoints/sign-in/session-changes';
import { createRegistration } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import {
  ann,
  credentials,
  REGISTER,
  startAsGuest,
  statusOf,
} from '../../../../tests/harness/tabs/sessions';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const loadCalls = () => Promise.resolve(calls);

const MINUTE = 60_000;
const RESEND = 'POST /web-api/auth/resend';
const PROMO = 'POST /web-api/user/register/promo-code';
const BONUSES = 'GET /web-api/promo/bonuses';
const MAIL = 'POST /web-api/user/credentials';
const COMMON = { countryId: 3, currencyId: 4, isOfAge: true, isTermsAgreed: true } as const;
const PHONE = {
  type: 'phone_reg',
  ...COMMON,
  countryCode: 'KZ',
  phone: '(701) 234-41-22',
  bonusChoice: 2,
  refCode: 'BOOST10',
} as const;
const FULL = {
  type: 'full_reg',
  ...COMMON,
  email: 'ann@mail.example',
  password: 'correct horse battery',
  name: 'Ann',
  birthday: '1990-02-28',
} as const;

const LANTERN = { id: 13, key: 'lantern', name: 'Lantern' };
/** Only the first can be offered. */
const NETWORKS = [LANTERN, { ...LANTERN, key: '../x' }, { ...LANTERN, name: '' }, null];

let tab: Tab;
let dialog: ShellHandle<'dialog'>;
let groups: () => Record<string, unknown>;

beforeEach(async () => {
  tab = await startAsGuest();
  groups = () => ({
    types: ['fast_reg', 'phone_reg', 'by_pigeon'],
    bonuses: [0, 2, 9],
    networks: NETWORKS,
  });
  tab.test.bus
    .join('config')
    .handle(configGroups, ({ groups: names }) =>
      Object.fromEntries(names.map((name) => [name, name === 'registration' ? groups() : {}])),
    );
  const { clock } = tab.test;
  createRegistration({
    bus: tab.test.bus.join('registration'),
    clock,
    api: tab.api,
    loadCalls,
    log: tab.log,
  });
  dialog = tab.test.bus.join('dialog');
});

const sentCode = () => ({
  flowId: 'f-1',
  sentTo: '+7 ··· 41 22',
  expiresAt: tab.test.clock.now() + 2 * MINUTE,
  resendAt: tab.test.clock.now() + MINUTE,
});
const made = () => ({
  userId: 'ann-1',
  login: '1001',
  password: 's3',
  token: tokenFor('ann-1', tab.test.clock.now() + 3_600_000),
});
const submit = (registration: RequestOf<typeof registrationSubmit>) =>
  dialog.send(registrationSubmit, registration, { deadline: Infinity });
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const bodies = (call: string): unknown[] =>
  tab.operator.sent.filter((sent) => sent.call === call).map(({ body }) => JSON.parse(body ?? ''));
const options = () => dialog.peek(registrationOptions);

describe('what the operator offers', () => {
  test('is published without what the site does not know', async () => {
    await settle();
    expect(options()).toEqual({
      types: ['fast_reg', 'phone_reg'],
      bonuses: [0, 2],
      networks: [LANTERN],
      leastAge: 18,
    });
  });

  test('is there without a dialog once its load was requested', async () => {
    await expect(dialog.send(registrationLoad, {})).resolves.toEqual({});
    await settle();
    expect(dialog.peek(registrationOptions)?.types).toEqual(['fast_reg', 'phone_reg']);
  });

  test('is not published where it could not be loaded', async () => {
    tab = await startAsGuest();
    const { clock } = tab.test;
    const bus = tab.test.bus.join('registration');
    createRegistration({ bus, clock, api: tab.api, loadCalls, log: tab.log });
    dialog = tab.test.bus.join('dialog');
    await settle();
    expect(options()).toBeUndefined();
    expect(tab.logged).toHaveLength(1);
  });
});

describe('a registration', () => {
  test('REG-02 by one click sends its inputs and signs in', async () => {
    tab.operator.on(REGISTER, made);
    const answer = await submit({ ...COMMON, bonusChoice: 0, refCode: 'BOOST10' });
    expect(answer).toEqual({
      result: 'registered',
      userId: 'ann-1',
      login: '1001',
      password: 's3',
    });
    expect(bodies(REGISTER)).toEqual([
      {
        type: 'fast_reg',
        country_id: 3,
        currency_id: 4,
        is_of_age: true,
        is_terms_agreed: true,
        first_deposit_bonus_choice: 0,
        ref_code: 'BOOST10',
      },
    ]);
    expect(statusOf(tab)).toEqual(ann);
  });

  test('REG-02 by phone sends a code, and registers when it is sent again with the code', async () => {
    tab.operator.on(REGISTER, sentCode);
    expect(await submit(PHONE)).toEqual({ result: 'code-sent', ...sentCode() });
    tab.operator.on(REGISTER, made);
    expect(await submit({ ...PHONE, flowId: 'f-1', code: '123456' })).toMatchObject({
      result: 'registered',
    });
    const inputs = {
      type: 'phone_reg',
      country_code: 'KZ',
      phone: PHONE.phone,
      ref_code: 'BOOST10',
    };
    expect(bodies(REGISTER)).toEqual([
      expect.objectContaining({ ...inputs, first_deposit_bonus_choice: 2 }),
      expect.objectContaining({ ...inputs, flowId: 'f-1', code: '123456' }),
    ]);
    expect(statusOf(tab)).toEqual(ann);
  });

  test('REG-02 by mail sends the name, the birthday and the password', async () => {
    tab.operator.on(REGISTER, sentCode);
    await submit(FULL);
    expect(bodies(REGISTER)).toEqual([
      expect.objectContaining({
        type: 'full_reg',
        email: 'ann@mail.example',
        password: 'correct horse battery',
        name: 'Ann',
        date_birthday: '1990-02-28',
      }),
    ]);
  });

  test('asks for no other code for the same number within a minute, whatever else has changed', async () => {
    tab.operator.on(REGISTER, sentCode);
    const first = await submit(PHONE);
    expect(await submit({ ...PHONE, bonusChoice: 0, phone: '7012344122' })).toEqual(first);
    expect(bodies(REGISTER)).toHaveLength(1);
    await submit({ ...PHONE, phone: '7012344123' });
    expect(bodies(REGISTER)).toHaveLength(2);
    await tab.test.clock.advance(MINUTE);
    await submit({ ...PHONE, phone: '7012344123' });
    expect(bodies(REGISTER)).toHaveLength(3);
  });

  test('gives the times of a code on the clock of the page', async () => {
    const { clock } = tab.test;
    const known = { offset: 5000, measuredAt: clock.now(), steadyAt: clock.steady() };
    tab.test.qa.publish(serverClockState.name, known);
    tab.operator.on(REGISTER, sentCode);
    const answer = await submit(PHONE);
    expect(answer).toMatchObject({ expiresAt: sentCode().expiresAt - 5000 });
  });

  test('has a new code sent, which is that of the number from then on', async () => {
    tab.operator.on(REGISTER, sentCode);
    await submit(PHONE);
    await tab.test.clock.advance(MINUTE);
    tab.operator.on(RESEND, sentCode);
    const again = sentCode();
    expect(await dialog.send(registrationResend, { flowId: 'f-1' })).toEqual(again);
    await tab.test.clock.advance(MINUTE - 1);
    expect(await submit(PHONE)).toEqual({ result: 'code-sent', ...again });
    expect(bodies(REGISTER)).toHaveLength(1);
  });

  test('has no code any more once a player has signed in and out', async () => {
    tab.operator.on(REGISTER, sentCode);
    await submit(PHONE);
    await tab.test.qa.send('session.signIn', credentials);
    await tab.test.qa.send('session.signOut', {});
    await submit(PHONE);
    expect(bodies(REGISTER)).toHaveLength(2);
  });

  test('waits as long as a captcha takes a person', async () => {
    tab = openTab();
    const { bus, clock } = tab.test;
    const solved = held();
    bus.join('session').handle(sessionRegister, async () => {
      await solved.promise;
      return { userId: 'ann-1', login: '1001', password: 's3' };
    });
    const { api, log } = tab;
    createRegistration({ bus: bus.join('registration'), clock, api, loadCalls, log });
    dialog = bus.join('dialog');
    const registering = submit(COMMON);
    await clock.advance(10 * MINUTE);
    solved.give(undefined);
    expect(await registering).toMatchObject({ result: 'registered', userId: 'ann-1' });
  });

  test.each([
    [400, 'bad-phone', 'bad-phone'],
    [400, 'bad-email', 'bad-email'],
    [400, 'weak-password', 'weak-password'],
    [403, 'under-age', 'under-age'],
    [403, 'registration-off', 'registration-off'],
    [400, 'not-allowed', 'not-allowed'],
    [429, 'too-many-codes', 'too-many-attempts'],
    [500, 'internal', 'unavailable'],
  ])('is refused by the operator with %i %s as %s', async (status, code, expected) => {
    tab.operator.on(REGISTER, () => refuse(status, code, 'In words.'));
    expect(await failureOf(submit(PHONE))).toMatchObject({ code: expected });
  });

  test('is refused with the tries that a code has left, and where somebody was faster', async () => {
    const details = { left: 3 };
    tab.operator.on(REGISTER, () =>
      Response.json({ error: { code: 'wrong_code', message: 'No.', details } }, { status: 400 }),
    );
    const proof = { flowId: 'f-1', code: '000000' };
    expect(await failureOf(submit({ ...PHONE, ...proof }))).toMatchObject({
      code: 'wrong_code',
      details,
    });
    tab.operator.on(REGISTER, () => refuse(409, 'taken', 'Taken.'));
    expect(await failureOf(submit({ ...PHONE, ...proof }))).toMatchObject({ code: 'taken' });
  });

  test('fails while the network is gone, and succeeds when it is sent again', async () => {
    tab.operator.on(REGISTER, offline);
    expect(await failureOf(submit(PHONE))).toMatchObject({ code: 'unavailable' });
    tab.operator.on(REGISTER, sentCode);
    expect(await submit(PHONE)).toMatchObject({ result: 'code-sent' });
  });
});

test('a promo code is checked by the operator', async () => {
  tab.operator.on(PROMO, () => ({ title: '+10% on net winnings' }));
  const answer = await dialog.send(registrationCheckCode, { refCode: 'BOOST10' });
  expect(answer).toEqual({ title: '+10% on net winnings' });
  expect(bodies(PROMO)).toEqual([{ ref_code: 'BOOST10' }]);
});

test('REG-02 the bonus that a guest may choose has the terms of the operator’s offer, in the currency of the account', async () => {
  const terms = {
    version: 1,
    offer: 'first-sports',
    product: 'sports',
    trigger: 'first-deposit',
    iso: 'KZT',
    scale: 2,
    percent: 100,
    cap: 900_000,
    wager: 5,
    minOdds: 1.4,
    contribution: { sports: 100 },
    excluded: [],
    maxStake: 450_000,
    maxWin: 9_000_000,
    days: 30,
  };
  const offer = {
    id: 'first-sports',
    categories: [],
    gives: 'money',
    hash: 'a',
    terms,
    refusal: null,
  };
  const later = { ...offer, id: 'redeposit', terms: { ...terms, trigger: 'deposit' } };
  tab.operator.on(BONUSES, () => ({ isBarred: false, offers: [later, offer] }));
  const ask = (choice: 0 | 1 | 2) => dialog.send(registrationBonus, { choice, iso: 'KZT' });
  expect(await ask(1)).toEqual({ offer: { id: 'first-sports', terms } });
  expect(await ask(2)).toEqual({ offer: null });
  expect(await ask(0)).toEqual({ offer: null });
  const asked = tab.operator.sent.filter(({ call }) => call === BONUSES);
  expect(asked.map(({ url }) => url.searchParams.get('iso'))).toEqual(['KZT', 'KZT', 'KZT']);
  tab.operator.on(BONUSES, () => refuse(400, 'bad-request', 'No.'));
  expect(await failureOf(ask(1))).toMatchObject({ code: 'unavailable' });
});

test('REG-03 credentials are mailed for the player who has just registered', async () => {
  const mail = () => dialog.send(registrationMail, { password: 's3' });
  expect(await failureOf(mail())).toMatchObject({ code: 'not-signed-in' });
  tab.operator.on(REGISTER, made);
  await submit(COMMON);
  tab.operator.on(MAIL, () => ({ sentTo: 'a···@mail.example' }));
  expect(await mail()).toEqual({ sentTo: 'a···@mail.example' });
  expect(bodies(MAIL)).toEqual([{ save: 2, password: 's3' }]);
});

test('P13 a recording of the bus holds no code and no password of a registration', async () => {
  const recorder = record(tab.test.bus);
  const secrets = ['battery staple', '314159', 's3cr3t'];
  tab.operator.on(REGISTER, sentCode);
  await submit({ ...FULL, password: 'battery staple' });
  tab.operator.on(REGISTER, () => ({ ...made(), password: 's3cr3t' }));
  await submit({ ...FULL, password: 'battery staple', flowId: 'f-1', code: '314159' });
  tab.operator.on(MAIL, () => ({ sentTo: 'a···@mail.example' }));
  await dialog.send(registrationMail, { password: 's3cr3t' });
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('ann@mail.example');
  for (const secret of secrets) {
    expect(recording).not.toContain(secret);
    expect(JSON.stringify([...tab.kept, ...tab.logged])).not.toContain(secret);
  }
});
