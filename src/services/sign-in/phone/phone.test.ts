import { CommandError, defineManifest } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { phoneChange, phoneGet } from '@grandstand/bus-contracts/player';
import type { PhoneAct } from '@grandstand/bus-contracts/player';
import {
  phoneBack,
  phoneCheck,
  phoneClose,
  phoneDialog,
  phoneProceed,
  phoneResend,
  phoneWithoutOld,
} from '@grandstand/bus-contracts/shell';
import type { PhoneDialog, ProofRequest } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPhone } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/user/phone';
const LOAD = `GET ${PATH}`;
const BEGIN = `POST ${PATH}`;
const REMOVE = `POST ${PATH}/remove`;
const CONFIRM = `POST ${PATH}/confirm`;
const WITHOUT = `POST ${PATH}/without-old`;
const RESEND = 'POST /web-api/auth/resend';
const PROOF = 'POST /web-api/user/proof';
const TWO_STEP = 'GET /web-api/user/two-step';
const MINUTE = 60_000;
const OLD = '+49 ··· 56 78';
const NEW = '+49 ··· 43 21';
const NUMBER = { countryCode: 'DE', number: '151 87654321' };

let tab: Tab;
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;
let areaPress$: Subject<string>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({
      name: 'profile',
      subscribes: [],
      publishes: [],
      sends: [phoneGet, phoneChange],
    }),
  );
const sent = (flowId: string, sentTo: string) => ({
  flowId,
  sentTo,
  expiresAt: tab.test.clock.now() + 2 * MINUTE,
  resendAt: tab.test.clock.now() + MINUTE,
});

beforeEach(async () => {
  tab = await signedIn();
  areaPress$ = new Subject();
  const { bus, clock } = tab.test;
  createPhone({ bus: bus.join('phone'), clock, api: tab.api, areaPress$ });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(LOAD, () => ({ phone: OLD, isSecondStep: false }));
  tab.operator.on(BEGIN, () => sent('f-new', NEW));
  tab.operator.on(REMOVE, () => ({ ...sent('f-old', OLD), isSent: true }));
  tab.operator.on(CONFIRM, () => ({ step: 'old', ...sent('f-old', OLD), isSent: true }));
  tab.operator.on(RESEND, () => sent('f-new', NEW));
  tab.operator.on(PROOF, () => ({}));
});

const dialog = (): PhoneDialog | null | undefined => shell.peek(phoneDialog);
const proceed = (proof: ProofRequest = {}, phone: typeof NUMBER | undefined = NUMBER) =>
  shell.send(phoneProceed, { ...proof, ...(phone && { phone }) }, { deadline: Infinity });
const check = (code: string) => shell.send(phoneCheck, { code }, { deadline: Infinity });
const resend = () => shell.send(phoneResend, {}, { deadline: Infinity });
const withoutOld = (proof: { password?: string; code?: string } = {}) =>
  shell.send(phoneWithoutOld, proof, { deadline: Infinity });
const outcomeOf = async (asked: Promise<unknown>): Promise<unknown> => {
  try {
    return await asked;
  } catch (error) {
    return error instanceof CommandError ? error.code : error;
  }
};
/** Asks, and does not wait for the player. */
const ask = async (act: PhoneAct = 'set', signal?: AbortSignal) => {
  const outcome = outcomeOf(
    area.send(phoneChange, { act }, { deadline: Infinity, ...(signal && { signal }) }),
  );
  await settle();
  return { outcome };
};
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((one) => one.call === call)?.body ?? 'null');
const done = { step: 'done', phone: NEW, isSecondStep: false };
const proofRequired = (by: string): Response =>
  Response.json(
    { error: { code: 'proof-required', message: 'In words.', details: { by } } },
    { status: 403 },
  );

test('an area learns of the phone, without its number', async () => {
  expect(await area.send(phoneGet, {})).toEqual({ phone: OLD, isSecondStep: false });
  tab.operator.on(LOAD, () => refuse(400, 'x'));
  expect(await outcomeOf(area.send(phoneGet, {}))).toBe('unavailable');
  expect(await (await ask()).outcome).toBe('unavailable');
  expect(dialog()).toBeNull();
});

test('an area gets no second dialog without a press of the player in it', async () => {
  const first = await ask();
  await shell.send(phoneClose, {});
  expect(await first.outcome).toBe('cancelled');
  expect(await (await ask()).outcome).toBe('resting');
  areaPress$.next('profile');
  await ask();
  expect(dialog()).toMatchObject({ step: 'ask' });
});

test('a guest has none, and no dialog', async () => {
  await tab.test.qa.send('session.signOut', {});
  expect(await outcomeOf(area.send(phoneGet, {}))).toBe('not-signed-in');
  expect(await (await ask()).outcome).toBe('not-signed-in');
});

describe('a player sets another phone', () => {
  test('by a code to the new number and one to the old', async () => {
    const { outcome } = await ask();
    expect(dialog()).toEqual({
      act: 'set',
      phone: OLD,
      step: 'ask',
      proof: null,
      lost: null,
      sent: null,
      isBusy: false,
      message: null,
    });
    await proceed();
    expect(bodyOf(BEGIN)).toEqual({ country_code: 'DE', phone: NUMBER.number });
    expect(dialog()).toMatchObject({
      step: 'new-code',
      sent: { ...sent('f-new', NEW), isSent: true },
    });
    await check('111111');
    expect(bodyOf(CONFIRM)).toEqual({ flowId: 'f-new', code: '111111' });
    expect(dialog()).toMatchObject({ step: 'old-code', sent: { flowId: 'f-old', sentTo: OLD } });
    tab.operator.on(CONFIRM, () => done);
    await check('222222');
    expect(bodyOf(CONFIRM)).toEqual({ flowId: 'f-old', code: '222222' });
    expect(await outcome).toEqual({ phone: NEW, isSecondStep: false });
    expect(dialog()).toBeNull();
  });

  test('by the page’s clock, wherever the operator’s is', async () => {
    const { clock, qa } = tab.test;
    const offset = 3_600_000;
    const measured = { measuredAt: clock.now(), steadyAt: clock.steady() };
    qa.publish('serverClock.state', { offset, ...measured });
    const { expiresAt, resendAt, ...rest } = sent('f-new', NEW);
    tab.operator.on(BEGIN, () => ({
      ...rest,
      expiresAt: expiresAt + offset,
      resendAt: resendAt + offset,
    }));
    await ask();
    await proceed();
    expect(dialog()).toMatchObject({ sent: { expiresAt, resendAt } });
  });

  test.each([
    ['password', 'password'],
    ['sign-in', 'password-and-code'],
    ['sms', 'password-and-sms'],
  ])('after a proof, where the operator asks for it by %s', async (by, proof) => {
    tab.operator.on(BEGIN, () => proofRequired(by));
    await ask();
    await proceed();
    expect(dialog()).toMatchObject({ step: 'ask', proof });
    tab.operator.on(BEGIN, () => sent('f-new', NEW));
    const given = by === 'sms' ? { flowId: 'f-p', code: '333333' } : { password: 'pw' };
    await proceed(given);
    expect(bodyOf(PROOF)).toEqual(given);
    expect(dialog()).toMatchObject({ step: 'new-code', proof: null });
  });

  test.each<[string, () => unknown, string]>([
    ['no such number', () => refuse(400, 'bad-phone'), 'bad-phone'],
    ['their own', () => refuse(409, 'phone-same'), 'phone-same'],
    ['one of another player', () => refuse(409, 'taken'), 'taken'],
    ['too many codes', () => refuse(429, 'too-many-codes'), 'too-many-attempts'],
    ['no connection', offline, 'unavailable'],
  ])('or not: %s', async (_, answer, code) => {
    tab.operator.on(BEGIN, answer);
    await ask();
    await proceed();
    expect(dialog()).toMatchObject({ step: 'ask', isBusy: false, message: { code } });
  });

  test('with another code, after a wrong one', async () => {
    await ask();
    await proceed();
    tab.operator.on(CONFIRM, () =>
      Response.json(
        { error: { code: 'wrong_code', message: 'x', details: { left: 4 } } },
        { status: 400 },
      ),
    );
    await check('000000');
    expect(dialog()).toMatchObject({
      step: 'new-code',
      message: { code: 'wrong_code', left: 4 },
    });
    await tab.test.clock.advance(MINUTE);
    await resend();
    expect(bodyOf(RESEND)).toEqual({ flowId: 'f-new' });
    expect(dialog()).toMatchObject({
      step: 'new-code',
      isBusy: false,
      message: null,
      sent: { ...sent('f-new', NEW), isSent: true },
    });
  });

  test('by a code that was sent, and by none before it or after they have gone back', async () => {
    await ask();
    await check('111111');
    expect(dialog()).toMatchObject({ step: 'ask', message: { code: 'time_up' } });
    await resend();
    expect(dialog()).toMatchObject({ step: 'ask', message: { code: 'time_up' } });
    await proceed();
    await shell.send(phoneBack, {});
    await resend();
    expect(dialog()).toMatchObject({ step: 'ask', message: { code: 'time_up' } });
    expect([tab.operator.count(CONFIRM), tab.operator.count(RESEND)]).toEqual([0, 0]);
  });

  test('not without a number', async () => {
    await ask();
    await shell.send(phoneProceed, {}, { deadline: Infinity });
    expect(tab.operator.count(BEGIN)).toBe(0);
    expect(dialog()).toMatchObject({ step: 'ask', message: { code: 'bad-phone' } });
  });

  test('and may go back to the number', async () => {
    await ask();
    await proceed();
    await shell.send(phoneBack, {});
    expect(dialog()).toMatchObject({ step: 'ask' });
  });

  test('or not, where another player has come, or the area has gone', async () => {
    const controller = new AbortController();
    const { outcome } = await ask('set', controller.signal);
    await proceed();
    controller.abort();
    await outcome;
    expect(dialog()).toBeNull();
    areaPress$.next('profile');
    const second = await ask();
    await tab.test.qa.send('session.signOut', {});
    expect(await second.outcome).toBe('not-signed-in');
    expect(dialog()).toBeNull();
  });

  test('once, however often they press', async () => {
    const late = held();
    tab.operator.on(BEGIN, () => late.promise);
    await ask();
    const proceeding = proceed();
    await settle();
    await proceed();
    expect(tab.operator.count(BEGIN)).toBe(1);
    late.give(sent('f-new', NEW));
    await proceeding;
    expect(dialog()).toMatchObject({ step: 'new-code' });
  });
});

describe('a player who has lost the old number', () => {
  const lose = async (isOn: boolean) => {
    tab.operator.on(TWO_STEP, () => ({
      isOn,
      by: isOn ? 'totp' : null,
      phone: OLD,
      recoveryCodesLeft: 0,
    }));
    const asked = await ask();
    await proceed();
    await check('111111');
    await withoutOld();
    return asked;
  };

  test('gives the password instead', async () => {
    const { outcome } = await lose(false);
    expect(dialog()).toMatchObject({ step: 'old-code', lost: 'password' });
    tab.operator.on(WITHOUT, () => refuse(400, 'wrong-password'));
    await withoutOld({ password: 'wrong' });
    expect(dialog()).toMatchObject({ lost: 'password', message: { code: 'wrong-password' } });
    tab.operator.on(WITHOUT, () => done);
    await withoutOld({ password: 'pw' });
    expect(bodyOf(WITHOUT)).toEqual({ password: 'pw' });
    expect(await outcome).toEqual({ phone: NEW, isSecondStep: false });
  });

  test('gives a code too where they have two steps, and may find the phone again', async () => {
    await lose(true);
    expect(dialog()).toMatchObject({ lost: 'password-and-code' });
    tab.operator.on(WITHOUT, () => refuse(400, 'wrong_code'));
    await withoutOld({ password: 'pw', code: '333333' });
    expect(bodyOf(WITHOUT)).toEqual({ password: 'pw', code: '333333' });
    await shell.send(phoneBack, {});
    expect(dialog()).toMatchObject({ step: 'old-code', lost: null });
  });

  test('has to confirm the new one first', async () => {
    await ask();
    await withoutOld({ password: 'pw' });
    expect(tab.operator.count(WITHOUT)).toBe(0);
    expect(dialog()).toMatchObject({ message: { code: 'time_up' } });
  });
});

test('a player removes the phone by a code to it', async () => {
  const { outcome } = await ask('remove');
  await proceed({}, undefined);
  expect(dialog()).toMatchObject({ act: 'remove', step: 'old-code', sent: { flowId: 'f-old' } });
  tab.operator.on(CONFIRM, () => ({ ...done, phone: null }));
  await check('222222');
  expect(await outcome).toEqual({ phone: null, isSecondStep: false });
});

test.each(['no-phone', 'phone-only-contact', 'phone-second-step'])(
  'a phone that can’t be removed is explained in the operator’s words: %s',
  async (code) => {
    tab.operator.on(REMOVE, () => refuse(409, code, 'In words.'));
    await ask('remove');
    await proceed({}, undefined);
    expect(dialog()).toMatchObject({ step: 'ask', message: { code, text: 'In words.' } });
  },
);

test('a recording of the bus holds no number, no password and no code', async () => {
  const recorder = record(tab.test.bus);
  const { outcome } = await ask();
  await proceed(
    { password: 'canary-password', code: 'canary-code' },
    { countryCode: 'DE', number: '151 87654321' },
  );
  await check('canary-code');
  tab.operator.on(TWO_STEP, () => ({ isOn: false, by: null, phone: OLD, recoveryCodesLeft: 0 }));
  tab.operator.on(WITHOUT, () => done);
  await withoutOld({ password: 'canary-password' });
  await outcome;
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('phone.withoutOld');
  expect(recording).toContain(NEW);
  expect(recording).not.toMatch(/canary|87654321|151 8765/i);
});
