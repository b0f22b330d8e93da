import { dialogsState, serverClockState } from '@grandstand/bus-contracts';
import {
  ageState,
  authBegin,
  authConfirm,
  authEdit,
  authForm,
  authResend,
  sessionSignIn,
} from '@grandstand/bus-contracts/shell';
import type { AuthForm, AuthMode } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '.';
import { mayOffer } from '../../shared/offers';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { noNetworks } from '../../../../tests/harness/fakes/no-networks';
import { ann, guest, LOGIN, startAsGuest, statusOf } from '../../../../tests/harness/tabs/sessions';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const CONFIRM = 'POST /web-api/auth/confirm';
const RESEND = 'POST /web-api/auth/resend';
const PHONE = { countryCode: 'KZ', number: '(701) 234-41-22' };
const MINUTE = 60_000;

let tab: Tab;
let dialog: ShellHandle<'dialog'>;

beforeEach(async () => {
  tab = await startAsGuest();
  const { bus, clock } = tab.test;
  const { ceremonies } = fakePasskeys();
  const { api, cookies, storage } = tab;
  createAuth({ ...noNetworks(), cookies, storage, bus: bus.join('auth'), clock, api, ceremonies });
  tab.test.qa.publish(dialogsState.name, { open: 'sign-in' } satisfies PayloadOf<
    typeof dialogsState
  >);
  dialog = tab.test.bus.join('dialog');
});

const form = (): AuthForm | undefined => dialog.peek(authForm);
const edit = (typed: RequestOf<typeof authEdit>) => dialog.send(authEdit, typed);
const begin = (mode: AuthMode) => dialog.send(authBegin, { mode }, { deadline: Infinity });
const confirm = (code: string) => dialog.send(authConfirm, { flowId: 'f-1', code });
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');
/** A refusal with details. */
const refusal = (status: number, code: string, details: object): Response =>
  Response.json({ error: { code, message: 'In words.', details } }, { status });

/** What the operator answers when it sends a code now. */
const sentCode = (now = tab.test.clock.now()) => ({
  flowId: 'f-1',
  sentTo: '+7 ··· 41 22',
  expiresAt: now + 2 * MINUTE,
  resendAt: now + MINUTE,
});

async function askForCode(): Promise<void> {
  tab.operator.on(LOGIN, () => sentCode());
  await edit({ form: 'sms', phoneBySms: PHONE });
  await begin('sms');
  const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
  tab.operator.on(CONFIRM, () => ({ userId: 'ann-1', token }));
}

describe('the form of the sign-in', () => {
  test('AUT-10 holds every listed field, and of passwords only whether there are any', async () => {
    await edit({ login: 'ann', passwordLogin: 'correct horse', phone: PHONE, remember: false });
    await edit({ form: 'sms', phoneBySms: PHONE, passwordPhone: 'battery staple' });
    expect(form()).toEqual({
      form: 'sms',
      login: 'ann',
      phone: PHONE,
      phoneBySms: PHONE,
      hasPasswordLogin: true,
      hasPasswordPhone: true,
      remember: false,
      userInfo: null,
      secondStep: null,
      message: null,
      responseType: null,
      isLoading: false,
    } satisfies AuthForm);
  });

  test('AUT-10 is loading while the operator has not answered', async () => {
    const late = held();
    tab.operator.on(LOGIN, () => late.promise);
    await edit({ login: 'ann', passwordLogin: 'correct horse' });
    const signingIn = begin('login_password');
    await settle();
    expect(form()).toMatchObject({ isLoading: true, message: null });
    late.give(refuse(400, 'wrong-credentials', 'Wrong login or password.'));
    await failureOf(signingIn);
    expect(form()).toMatchObject({
      isLoading: false,
      login: 'ann',
      hasPasswordLogin: true,
      message: { code: 'wrong-credentials', text: 'Wrong login or password.' },
      responseType: 'refused',
    });
  });

  test('forgets passwords when the dialog is closed, and keeps the rest', async () => {
    await edit({ form: 'phone', phone: PHONE, passwordPhone: 'battery staple' });
    tab.test.qa.publish(dialogsState.name, { open: null });
    expect(form()).toMatchObject({ form: 'phone', phone: PHONE, hasPasswordPhone: false });
  });

  test('is empty after a sign-in and a sign-out', async () => {
    await edit({ login: 'ann', passwordLogin: 'correct horse' });
    await begin('login_password');
    expect(form()).toMatchObject({ login: '', hasPasswordLogin: false, isLoading: false });
    expect(form()?.responseType).toBe('signed-in');
    await edit({ login: 'bob' });
    await tab.test.qa.send('session.signOut', {});
    expect(form()).toMatchObject({ login: '' });
  });

  test('loads no longer once nobody waits for the try', async () => {
    const late = held();
    tab.operator.on(LOGIN, () => late.promise);
    await edit({ login: 'ann', passwordLogin: 'correct horse' });
    const stop = new AbortController();
    const early = failureOf(
      dialog.send(authBegin, { mode: 'login_password' }, { signal: stop.signal }),
    );
    await settle();
    expect(form()).toMatchObject({ isLoading: true });
    stop.abort();
    await early;
    expect(form()).toMatchObject({ isLoading: false, message: null });
  });

  test('has the outcome of the last try alone', async () => {
    const first = held();
    tab.operator.on(LOGIN, () => first.promise);
    await edit({ login: 'ann', passwordLogin: 'wrong', phoneBySms: PHONE });
    const early = failureOf(begin('login_password'));
    await settle();
    tab.operator.on(LOGIN, () => sentCode());
    await begin('sms');
    first.give(refuse(400, 'wrong-credentials'));
    expect(await early).toMatchObject({ code: 'wrong-credentials' });
    expect(form()).toMatchObject({ form: 'code', message: null, responseType: 'code-sent' });
  });
});

describe('signing in', () => {
  test('waits as long as a captcha takes a person', async () => {
    const { test: other, ...ports } = openTab();
    const { bus, clock } = other;
    const solved = held();
    bus.join('session').handle(sessionSignIn, async () => {
      await solved.promise;
      return { userId: 'ann-1' };
    });
    createAuth({ ...ports, ...noNetworks(), bus: bus.join('auth'), clock, ...fakePasskeys() });
    const guests = bus.join('dialog');
    await guests.send(authEdit, { login: 'ann', passwordLogin: 'correct horse' });
    const signingIn = guests.send(authBegin, { mode: 'login_password' }, { deadline: Infinity });
    await clock.advance(10 * MINUTE);
    expect(guests.peek(authForm)).toMatchObject({ isLoading: true, message: null });
    solved.give(undefined);
    expect(await signingIn).toEqual({ result: 'signed-in', userId: 'ann-1' });
  });

  test('AUT-11 with a login and a password', async () => {
    await edit({ login: ' ann ', passwordLogin: 'correct horse', remember: true });
    expect(await begin('login_password')).toEqual({ result: 'signed-in', userId: 'ann-1' });
    expect(bodyOf(LOGIN)).toEqual({ login: 'ann', password: 'correct horse', remember: true });
    expect(statusOf(tab)).toEqual(ann);
  });

  test('AUT-11 with a phone number, its country and a password', async () => {
    await edit({ phone: PHONE, passwordPhone: 'battery staple', remember: false });
    expect(await begin('phone_password')).toEqual({ result: 'signed-in', userId: 'ann-1' });
    expect(bodyOf(LOGIN)).toEqual({
      mode: 'phone_password',
      country_code: 'KZ',
      phone: PHONE.number,
      password: 'battery staple',
      remember: false,
    });
    expect(statusOf(tab)).toEqual(ann);
  });

  test('with a code by SMS', async () => {
    await askForCode();
    expect(bodyOf(LOGIN)).toEqual({ mode: 'sms', country_code: 'KZ', phone: PHONE.number });
    expect(statusOf(tab)).toEqual(guest);
    expect(form()).toMatchObject({ form: 'code', userInfo: sentCode(), responseType: 'code-sent' });
    expect(await confirm('123456')).toEqual({ userId: 'ann-1' });
    expect(bodyOf(CONFIRM)).toEqual({ flowId: 'f-1', code: '123456', remember: true });
    expect(statusOf(tab)).toEqual(ann);
  });

  test('is remembered as the form has it when the code is entered', async () => {
    await askForCode();
    await edit({ form: 'sms', remember: false });
    await begin('sms');
    expect(tab.operator.count(LOGIN)).toBe(1);
    await confirm('123456');
    expect(bodyOf(CONFIRM)).toMatchObject({ remember: false });
  });

  test.each<[AuthMode, RequestOf<typeof authEdit>]>([
    ['login_password', { login: 'ann' }],
    ['login_password', { passwordLogin: 'correct horse' }],
    ['phone_password', { phone: PHONE }],
    ['phone_password', { phone: { ...PHONE, countryCode: '' }, passwordPhone: 'battery staple' }],
    ['sms', { phoneBySms: { ...PHONE, number: ' ' } }],
  ])('AUT-11 %s is not tried with %j alone', async (mode, typed) => {
    await edit(typed);
    expect(await failureOf(begin(mode))).toMatchObject({ code: 'incomplete' });
    expect(tab.operator.count(LOGIN)).toBe(0);
  });

  test.each<[AuthMode]>([['login_password'], ['sms']])(
    '%s waits for the answer to the age question',
    async (mode) => {
      tab.test.bus.join('age').publish(ageState, { isAsked: true, minAge: 18 });
      await edit({ login: 'ann', passwordLogin: 'correct horse', phoneBySms: PHONE });
      expect(await failureOf(begin(mode))).toMatchObject({ code: 'age-not-confirmed' });
      expect(tab.operator.count(LOGIN)).toBe(0);
    },
  );

  test('is refused to a barred player, with the reason and its end', async () => {
    tab.operator.on(LOGIN, () =>
      refusal(403, 'self-excluded', { endsAt: 1_900_000_000, selfExcludeReason: 1 }),
    );
    await edit({ login: 'ann', passwordLogin: 'correct horse' });
    expect(await failureOf(begin('login_password'))).toMatchObject({
      code: 'barred',
      text: 'In words.',
      details: { code: 'self-excluded', endsAt: 1_900_000_000 },
    });
  });

  test('P118 that is refused to an excluded player has guests of the browser offered nothing until the end', async () => {
    const offered = (endsAt: number): boolean | undefined =>
      mayOffer(dialog, { cookies: tab.cookies, clock: { now: () => endsAt * 1000 } });
    const refused = async (endsAt: number | null): Promise<void> => {
      tab.operator.on(LOGIN, () => refusal(403, 'self-excluded', { endsAt, selfExcludeReason: 1 }));
      await edit({ login: 'ann', passwordLogin: 'correct horse' });
      expect(await failureOf(begin('login_password'))).toMatchObject({ code: 'barred' });
    };
    expect(offered(0)).toBe(true);
    await refused(1_900_000_000);
    await refused(1_800_000_000);
    expect([offered(1_899_999_999), offered(1_900_000_000)]).toEqual([false, true]);
    await refused(null);
    expect(offered(9_000_000_000)).toBe(false);
  });

  test.each<[string, AuthMode, () => Response, object]>([
    [
      'too many attempts',
      'phone_password',
      () => refusal(429, 'too-many-attempts', { retryAfter: 90 }),
      { code: 'too-many-attempts', wait: 90_000 },
    ],
    [
      'too many codes',
      'sms',
      () => refusal(429, 'too-many-codes', { retryAfter: 60 }),
      { code: 'too-many-attempts', wait: MINUTE },
    ],
    ['a number of no country', 'sms', () => refuse(400, 'bad-phone'), { code: 'bad-phone' }],
    ['a broken operator', 'sms', () => refuse(500, 'x', 'NullPointer'), { code: 'unavailable' }],
    ['no connection', 'phone_password', offline, { code: 'unavailable' }],
  ])('fails for %s', async (_case, mode, answer, expected) => {
    const { code, wait } = expected as { code: string; wait?: number };
    tab.operator.on(LOGIN, answer);
    await edit({ phone: PHONE, phoneBySms: PHONE, passwordPhone: 'battery staple' });
    const until = wait === undefined ? {} : { until: tab.test.clock.now() + wait };
    const failure = await failureOf(begin(mode));
    expect(failure).toMatchObject({ code, ...(wait !== undefined && { details: until }) });
    expect(form()?.message).toMatchObject({ code, ...until });
    expect(JSON.stringify([failure, form()])).not.toContain('NullPointer');
  });
});

describe('a code that was sent', () => {
  beforeEach(askForCode);

  test('that is wrong tells how many tries are left', async () => {
    tab.operator.on(CONFIRM, () => refusal(400, 'wrong_code', { left: 4 }));
    expect(await failureOf(confirm('000000'))).toMatchObject({
      code: 'wrong_code',
      details: { left: 4 },
    });
    expect(form()).toMatchObject({ form: 'code', message: { code: 'wrong_code', left: 4 } });
    expect(statusOf(tab)).toEqual(guest);
  });

  test('that came too late can be replaced by a new one', async () => {
    tab.operator.on(CONFIRM, () => refuse(400, 'time_up'));
    await tab.test.clock.advance(2 * MINUTE);
    expect(await failureOf(confirm('123456'))).toMatchObject({ code: 'time_up' });
    tab.operator.on(RESEND, () => sentCode());
    const later = sentCode();
    expect(await dialog.send(authResend, { flowId: 'f-1' })).toEqual(later);
    expect(form()).toMatchObject({ form: 'code', message: null, userInfo: later });
  });

  test('is not replaced before its time', async () => {
    tab.operator.on(RESEND, () => refusal(429, 'too-many-codes', { retryAfter: 30 }));
    const until = tab.test.clock.now() + 30_000;
    expect(await failureOf(dialog.send(authResend, { flowId: 'f-1' }))).toMatchObject({
      code: 'too-many-attempts',
      details: { until },
    });
  });

  test('is asked for again where the guest went back and kept the number', async () => {
    await edit({ form: 'sms' });
    expect(await begin('sms')).toEqual({ result: 'code-sent', ...sentCode() });
    expect(tab.operator.count(LOGIN)).toBe(1);
    await edit({ form: 'sms', phoneBySms: { countryCode: 'KZ', number: '7012344123' } });
    await begin('sms');
    expect(tab.operator.count(LOGIN)).toBe(2);
    await edit({ form: 'sms' });
    await tab.test.clock.advance(MINUTE);
    await begin('sms');
    expect(tab.operator.count(LOGIN)).toBe(3);
  });

  test('ends by the page’s clock, also where that is wrong', async () => {
    const { clock } = tab.test;
    const known = { offset: 5 * MINUTE, measuredAt: clock.now(), steadyAt: clock.steady() };
    tab.test.qa.publish(serverClockState.name, known);
    tab.operator.on(RESEND, () => sentCode(clock.now() + 5 * MINUTE));
    expect(await dialog.send(authResend, { flowId: 'f-1' })).toEqual(sentCode());
  });
});

test('P13 a recording of the bus holds no code and no password', async () => {
  const recorder = record(tab.test.bus);
  const secrets = ['correct horse', 'battery staple', '314159'];
  tab.operator.on(LOGIN, () => refuse(400, 'wrong-credentials'));
  await edit({ login: 'ann', passwordLogin: 'correct horse' });
  await failureOf(begin('login_password'));
  await edit({ form: 'phone', phone: PHONE, passwordPhone: 'battery staple' });
  await failureOf(begin('phone_password'));
  await askForCode();
  await confirm('314159');
  expect(statusOf(tab)).toEqual(ann);
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain(PHONE.number);
  for (const secret of secrets) {
    expect(recording).not.toContain(secret);
    expect(JSON.stringify([...tab.kept, ...tab.logged])).not.toContain(secret);
  }
});

describe('a player who signs in by two steps', () => {
  const asked = () => ({
    by: 'totp',
    flowId: 'f-2',
    expiresAt: tab.test.clock.now() + 2 * MINUTE,
  });
  const second = () => ({ step: 'two-step', ...asked() });

  beforeEach(async () => {
    tab.operator.on(LOGIN, second);
    await edit({ login: 'ann', passwordLogin: 'correct horse', remember: false });
  });

  test('is asked for the second step, and is a guest until it is passed', async () => {
    expect(await begin('login_password')).toEqual({ result: 'two-step', ...asked() });
    expect(form()).toMatchObject({
      form: 'two-step',
      secondStep: asked(),
      responseType: 'two-step',
      message: null,
      isLoading: false,
    });
    expect(statusOf(tab)).toEqual(guest);

    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.operator.on(CONFIRM, () => ({ userId: 'ann-1', token }));
    const sending = dialog.send(authConfirm, { flowId: 'f-2', code: '123456' });
    expect(await sending).toEqual({ userId: 'ann-1' });
    expect(bodyOf(CONFIRM)).toEqual({ flowId: 'f-2', code: '123456', remember: false });
    expect(statusOf(tab)).toEqual(ann);
    expect(form()).toMatchObject({ secondStep: null, responseType: 'signed-in' });
  });

  test('stays at the second step after a wrong code', async () => {
    await begin('login_password');
    tab.operator.on(CONFIRM, () => refusal(400, 'wrong_code', { left: 4 }));
    const sending = dialog.send(authConfirm, { flowId: 'f-2', code: '123456' });
    expect(await failureOf(sending)).toMatchObject({ code: 'wrong_code', details: { left: 4 } });
    expect(form()).toMatchObject({ form: 'two-step', message: { code: 'wrong_code', left: 4 } });
  });

  test('passes it after a code by SMS too', async () => {
    await askForCode();
    tab.operator.on(CONFIRM, second);
    expect(await failureOf(confirm('123456'))).toMatchObject({ code: 'two-step' });
    expect(form()).toMatchObject({ form: 'two-step', secondStep: asked(), message: null });
    expect(statusOf(tab)).toEqual(guest);
  });

  test('by SMS has where the code was sent, and another one in its place', async () => {
    const sms = { sentTo: '+7 ··· 41 22', resendAt: tab.test.clock.now() + MINUTE, isSent: false };
    tab.operator.on(LOGIN, () => ({ ...second(), by: 'sms', sms }));
    expect(await begin('login_password')).toEqual({
      result: 'two-step',
      ...asked(),
      by: 'sms',
      sms,
    });
    expect(form()).toMatchObject({ form: 'two-step', secondStep: { by: 'sms', sms } });
    const expiresAt = tab.test.clock.now() + 3 * MINUTE;
    const resendAt = tab.test.clock.now() + 2 * MINUTE;
    const again = { flowId: 'f-2', sentTo: sms.sentTo, expiresAt, resendAt };
    tab.operator.on('POST /web-api/auth/resend', () => again);
    await dialog.send(authResend, { flowId: 'f-2' });
    expect(form()).toMatchObject({
      form: 'two-step',
      secondStep: { flowId: 'f-2', by: 'sms', expiresAt, sms: { resendAt, isSent: true } },
    });
  });

  test('goes back to the form, which asks for no second step then', async () => {
    await begin('login_password');
    await edit({ form: 'login' });
    expect(form()).toMatchObject({ form: 'login', login: 'ann', secondStep: null });
  });

  test('leaves no code and no password in the recording of the bus', async () => {
    await begin('login_password');
    tab.operator.on(CONFIRM, () => refusal(400, 'wrong_code', { left: 4 }));
    const recorder = record(tab.test.bus);
    for (const code of ['314159', 'ABCD-EFGH-IJKL-MNOP']) {
      await failureOf(dialog.send(authConfirm, { flowId: 'f-2', code }));
    }
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('auth.confirm');
    expect(recording).not.toMatch(/314159|ABCD-EFGH|correct horse/);
  });
});
