import {
  dialogsOpen,
  dialogsState,
  navigationGo,
  navigationState,
  serverClockState,
} from '@grandstand/bus-contracts';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  recoveryBegin,
  recoveryConfirm,
  recoveryForm,
  recoveryResend,
  recoveryRestart,
  recoverySetPassword,
} from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPasswordRecovery } from '.';
import { held, offline } from '../../../../tests/harness/fakes/fake-operator';
import { credentials, startAsGuest } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const RECOVER = 'POST /web-api/auth/recover';
const CONFIRM = 'POST /web-api/auth/recover/confirm';
const RESEND = 'POST /web-api/auth/resend';
const CHECK = 'POST /web-api/auth/recover/check';
const PASSWORD = 'POST /web-api/auth/password';
const PHONE = { by: 'phone', countryCode: 'KZ', phone: '(701) 234-41-22' } as const;
const MAIL = { by: 'email', email: 'ann@example.com' } as const;
const TOKEN = 'canary-token';
const NEW = 'canary-Harbour-52';
const CODE = '918273';
const MINUTE = 60_000;

let tab: Tab;
let dialog: ShellHandle<'dialog'>;
let opened: unknown[];

async function start(token: string | null = null, check = (): unknown => ({})): Promise<void> {
  tab = await startAsGuest();
  tab.operator.on(CHECK, check);
  tab.operator.on(RECOVER, () => sentCode());
  tab.operator.on(CONFIRM, () => ({ token: TOKEN }));
  tab.operator.on(PASSWORD, () => ({}));
  opened = [];
  createPasswordRecovery({
    bus: tab.test.bus.join('password-recovery'),
    clock: tab.test.clock,
    api: tab.api,
    token,
  });
  show('forgot-password');
  dialog = tab.test.bus.join('dialog');
  await settle();
}
beforeEach(() => start());

const show = (open: PayloadOf<typeof dialogsState>['open']): void =>
  tab.test.qa.publish(dialogsState.name, { open } satisfies PayloadOf<typeof dialogsState>);
const form = (): RecoveryForm | undefined => dialog.peek(recoveryForm);
const begin = (address: typeof PHONE | typeof MAIL) => dialog.send(recoveryBegin, address);
const setPassword = (password = NEW) => dialog.send(recoverySetPassword, { password });
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const bodiesOf = (call: string): unknown[] =>
  tab.operator.sent
    .filter((sent) => sent.call === call)
    .map(({ body }) => JSON.parse(body ?? 'null'));
const refusal = (code: string, details?: object, status = 400): Response =>
  Response.json({ error: { code, message: 'In words.', details } }, { status });
const sentCode = () => ({
  flowId: 'f-1',
  sentTo: '+7 ··· 41 22',
  expiresAt: tab.test.clock.now() + 2 * MINUTE,
  resendAt: tab.test.clock.now() + MINUTE,
});

describe('AUT-08 the way to a new password', () => {
  test('leads by a code to the phone', async () => {
    expect(form()).toMatchObject({ step: 'address', message: null, isLoading: false });
    await begin(PHONE);
    expect(bodiesOf(RECOVER)).toEqual([
      { by: 'phone', country_code: 'KZ', phone: '(701) 234-41-22' },
    ]);
    expect(form()).toMatchObject({ step: 'code', code: { sentTo: '+7 ··· 41 22' } });

    tab.operator.on(CONFIRM, () => refusal('wrong_code', { left: 4 }));
    expect(await failureOf(dialog.send(recoveryConfirm, { code: '000000' }))).toMatchObject({
      code: 'wrong_code',
    });
    expect(form()).toMatchObject({ step: 'code', message: { code: 'wrong_code', left: 4 } });

    tab.operator.on(CONFIRM, () => ({ token: TOKEN }));
    await dialog.send(recoveryConfirm, { code: CODE });
    expect(bodiesOf(CONFIRM).at(-1)).toEqual({ flowId: 'f-1', code: CODE });
    expect(form()).toMatchObject({ step: 'password', message: null });
    await setPassword();
    expect(bodiesOf(PASSWORD)).toEqual([{ token: TOKEN, password: NEW }]);
    expect(form()).toMatchObject({ step: 'done', code: null });
  });

  test('asks for what the operator asks for beside the code, and sends it', async () => {
    await begin(PHONE);
    tab.operator.on(CONFIRM, () => ({ token: TOKEN, asks: { what: 'recovery-code' } }));
    await dialog.send(recoveryConfirm, { code: CODE });
    expect(form()).toMatchObject({ step: 'password', asks: { what: 'recovery-code' } });
    tab.operator.on(PASSWORD, () => refusal('wrong-recovery-code'));
    const request = { password: NEW, extra: 'canary-extra' };
    const failure = await failureOf(dialog.send(recoverySetPassword, request));
    expect(failure).toMatchObject({ code: 'wrong-recovery-code' });
    expect(form()).toMatchObject({ step: 'password', asks: { what: 'recovery-code' } });
    expect(bodiesOf(PASSWORD)).toEqual([{ token: TOKEN, ...request }]);

    const asks = { what: 'answer', question: 'Where was your first job?' };
    await start(TOKEN, () => ({ asks }));
    expect(form()).toMatchObject({ step: 'password', asks });
  });

  test('leads by a link in a mail, whose token is checked at once', async () => {
    tab.operator.on(RECOVER, () => ({
      sentTo: 'a···@example.com',
      resendAt: tab.test.clock.now() + MINUTE,
    }));
    await begin(MAIL);
    expect(form()).toMatchObject({ step: 'mailed', mail: { sentTo: 'a···@example.com' } });
    await dialog.send(recoveryResend, {});
    expect(bodiesOf(RECOVER)).toEqual([
      { by: 'email', email: 'ann@example.com' },
      { by: 'email', email: 'ann@example.com' },
    ]);

    await start(TOKEN);
    expect(bodiesOf(CHECK)).toEqual([{ token: TOKEN }]);
    expect(form()).toMatchObject({ step: 'password', message: null, isLoading: false });
    await setPassword();
    expect(form()).toMatchObject({ step: 'done' });
  });

  test('says at once that a link is of no more use, and begins anew', async () => {
    await start(TOKEN, () => refusal('recovery-used'));
    expect(form()).toMatchObject({ step: 'expired', message: { code: 'recovery-used' } });
    await dialog.send(recoveryRestart, {});
    expect(form()?.step).toBe('address');
  });

  test('tries the password where the check has no answer', async () => {
    await start(TOKEN, offline);
    await settle();
    expect(form()?.step).toBe('password');
    await setPassword();
    expect(form()?.step).toBe('done');
  });

  test('checks the link again until it has an answer, and asks then for what it needs', async () => {
    const asks = { what: 'answer', question: 'The first street?' } as const;
    await start(TOKEN, offline);
    await settle();
    expect(form()).toMatchObject({ asks: null, message: { code: 'unavailable' } });
    await tab.test.clock.advance(2000);
    expect(bodiesOf(CHECK)).toHaveLength(2);
    tab.operator.on(CHECK, () => ({ asks }));
    await tab.test.clock.advance(3999);
    expect(bodiesOf(CHECK)).toHaveLength(2);
    await tab.test.clock.advance(1);
    expect(form()).toMatchObject({ step: 'password', asks, message: null });
    await tab.test.clock.advance(MINUTE);
    expect(bodiesOf(CHECK)).toHaveLength(3);
  });

  test('a later check says that a link is of no more use, and none follows a password', async () => {
    await start(TOKEN, offline);
    tab.operator.on(CHECK, () => refusal('recovery-late'));
    await tab.test.clock.advance(2000);
    expect(form()).toMatchObject({ step: 'expired', message: { code: 'recovery-late' } });

    await start(TOKEN, offline);
    await setPassword();
    await tab.test.clock.advance(MINUTE);
    expect(form()?.step).toBe('done');
    expect(bodiesOf(CHECK)).toHaveLength(1);
  });

  test.each(['recovery-used', 'recovery-late', 'recovery-unknown'])(
    'ends with %s, and begins anew by one command',
    async (code) => {
      await start(TOKEN);
      tab.operator.on(PASSWORD, () => refusal(code));
      expect(await failureOf(setPassword())).toMatchObject({ code });
      expect(form()).toMatchObject({ step: 'expired', message: { code } });
      expect(await failureOf(setPassword())).toMatchObject({ code: 'recovery-unknown' });
      await dialog.send(recoveryRestart, {});
      expect(form()).toMatchObject({ step: 'address', message: null });
    },
  );

  test('stays at the password that is too weak, and says why', async () => {
    await start(TOKEN);
    tab.operator.on(PASSWORD, () => refusal('weak-password', { reason: 'common' }));
    await failureOf(setPassword('password1'));
    expect(form()).toMatchObject({
      step: 'password',
      message: { code: 'weak-password', reason: 'common' },
    });
    tab.operator.on(PASSWORD, () => ({}));
    await setPassword();
    expect(form()?.step).toBe('done');
  });

  test('gets another code in place of the one that was sent', async () => {
    await begin(PHONE);
    const again = { ...sentCode(), resendAt: tab.test.clock.now() + 2 * MINUTE };
    tab.operator.on(RESEND, () => again);
    await dialog.send(recoveryResend, {});
    expect(bodiesOf(RESEND)).toEqual([{ flowId: 'f-1' }]);
    expect(bodiesOf(RECOVER)).toHaveLength(1);
    expect(form()).toMatchObject({ step: 'code', code: again });
    await dialog.send(recoveryConfirm, { code: CODE });
    expect(form()?.step).toBe('password');
  });

  test('has no code to confirm or to send again before one was sent', async () => {
    for (const early of [
      dialog.send(recoveryConfirm, { code: CODE }),
      dialog.send(recoveryResend, {}),
    ]) {
      expect(await failureOf(early)).toMatchObject({ code: 'time_up' });
    }
    expect(form()).toMatchObject({ step: 'address', message: { code: 'time_up' } });
    expect([RECOVER, RESEND, CONFIRM].flatMap(bodiesOf)).toEqual([]);
  });

  test('loads no longer once nobody waits for the answer', async () => {
    const late = held();
    tab.operator.on(RECOVER, () => late.promise);
    const stop = new AbortController();
    const sending = failureOf(dialog.send(recoveryBegin, PHONE, { signal: stop.signal }));
    await settle();
    stop.abort();
    await sending;
    expect(form()).toMatchObject({ isLoading: false, message: null });
  });

  test('stays where it is without an answer', async () => {
    tab.operator.on(RECOVER, offline);
    expect(await failureOf(begin(MAIL))).toMatchObject({ code: 'unavailable' });
    expect(form()).toMatchObject({ step: 'address', message: { code: 'unavailable' } });
  });

  test('says until when another code has to wait', async () => {
    tab.operator.on(RECOVER, () => refusal('too-many-codes', { retryAfter: 60 }, 429));
    await failureOf(begin(PHONE));
    const until = tab.test.clock.now() + MINUTE;
    expect(form()?.message).toMatchObject({ code: 'too-many-attempts', until });
  });

  test('has its times on the page’s clock', async () => {
    const ahead = 5 * MINUTE;
    const { clock } = tab.test;
    const now = clock.now();
    const known = { offset: ahead, measuredAt: now, steadyAt: clock.steady() };
    tab.test.qa.publish(serverClockState.name, known);
    const times = { expiresAt: now + ahead + 2 * MINUTE, resendAt: now + ahead + MINUTE };
    tab.operator.on(RECOVER, () => ({ ...sentCode(), ...times }));
    await begin(PHONE);
    expect(form()?.code).toMatchObject({ resendAt: now + MINUTE });
  });

  test('keeps the step of a code that was sent when the dialog is closed, and no token', async () => {
    await begin(PHONE);
    show(null);
    expect(form()?.step).toBe('code');
    show('forgot-password');
    await dialog.send(recoveryConfirm, { code: CODE });
    show(null);
    expect(form()?.step).toBe('address');
    expect(await failureOf(setPassword())).toMatchObject({ code: 'recovery-unknown' });
  });

  test('is loading while the operator has not answered', async () => {
    const late = held();
    tab.operator.on(RECOVER, () => late.promise);
    const sending = begin(PHONE);
    await settle();
    expect(form()?.isLoading).toBe(true);
    late.give(Response.json(sentCode()));
    await sending;
    expect(form()?.isLoading).toBe(false);
  });
});

test('P115 no recording of the bus has a code, a token or a password', async () => {
  const recorder = record(tab.test.bus);
  await begin(PHONE);
  await dialog.send(recoveryConfirm, { code: CODE });
  await setPassword();
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('recovery.setPassword');
  for (const secret of [CODE, TOKEN, NEW]) expect(recording).not.toContain(secret);
});

describe('RTE-18 home with showForgotPasswordModal', () => {
  const place = (path: string, route = 'home'): void =>
    tab.test.qa.publish(navigationState.name, {
      language: 'en',
      path,
      route,
      area: 'sports',
      params: {},
    });
  beforeEach(() => {
    tab.test.bus.join('dialogs').handle(dialogsOpen, (dialogToOpen) => {
      opened.push(dialogToOpen);
      return {};
    });
  });

  test('opens the dialog for a guest, once', async () => {
    place('/?x=1&showForgotPasswordModal=1');
    place('/?x=1&showForgotPasswordModal=1');
    await settle();
    expect(opened).toEqual([{ name: 'forgot-password' }]);
  });

  test('opens nothing for a player', async () => {
    await tab.test.qa.send('session.signIn', credentials);
    place('/?showForgotPasswordModal=1');
    await settle();
    expect(opened).toEqual([]);
  });

  test.each([
    ['/?showForgotPasswordModal=1', '/'],
    ['/?x=a+b&showForgotPasswordModal=1&y=2', '/?x=a+b&y=2'],
  ])('leaves %s for %s once the dialog is closed, which opens it no more', async (path, left) => {
    const moves: unknown[] = [];
    tab.test.bus.join('navigation').handle(navigationGo, (move) => {
      moves.push(move);
      place(move.path);
      return {};
    });
    place(path);
    await settle();
    expect(moves).toEqual([]);
    show(null);
    await settle();
    expect(moves).toEqual([{ path: left, replace: true }]);
    expect(opened).toHaveLength(1);
  });

  test('stays at any other address when the dialog is closed', async () => {
    const moves: unknown[] = [];
    tab.test.bus.join('navigation').handle(navigationGo, (move) => {
      moves.push(move);
      return {};
    });
    place('/live?showForgotPasswordModal=1', 'section');
    show(null);
    await settle();
    expect(moves).toEqual([]);
  });

  test.each([
    ['/?x=1', 'home'],
    ['/live?showForgotPasswordModal=1', 'section'],
  ])('opens nothing at %s', async (path, route) => {
    place(path, route);
    await settle();
    expect(opened).toEqual([]);
  });
});
