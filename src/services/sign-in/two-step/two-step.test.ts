import { CommandError, defineManifest } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { twoStepChange, twoStepGet } from '@grandstand/bus-contracts/player';
import type { TwoStepAct } from '@grandstand/bus-contracts/player';
import {
  proofSend,
  twoStepCheck,
  twoStepClose,
  twoStepDialog,
  twoStepProceed,
} from '@grandstand/bus-contracts/shell';
import type { ProofRequest, TwoStepDialog } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTwoStep } from '.';
import { held, offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { signedIn } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const PATH = '/web-api/user/two-step';
const BEGIN = `POST ${PATH}/begin`;
const CONFIRM = `POST ${PATH}/confirm`;
const CODES = `POST ${PATH}/recovery-codes`;
const TURN_OFF = `DELETE ${PATH}`;
const PHONE = '+7 ··· 41 22';
const OFF = { isOn: false, by: null, phone: PHONE, recoveryCodesLeft: 0 };
const ON = { isOn: true, by: 'totp', phone: PHONE };
const PROOF = 'POST /web-api/user/proof';
const RECOVERY_CODES = ['CANARY-CODE-1', 'CANARY-CODE-2'];
const LIFETIME = 600_000;

let tab: Tab;
/** An area of the player, and the shell's dialog. */
let area: ReturnType<typeof admit>;
let shell: ShellHandle<'dialog'>;
let areaPress$: Subject<string>;

const admit = (of: Tab) =>
  of.test.bus.admit(
    defineManifest({
      name: 'office',
      subscribes: [],
      publishes: [],
      sends: [twoStepGet, twoStepChange],
    }),
  );

beforeEach(async () => {
  tab = await signedIn();
  areaPress$ = new Subject();
  const { bus, clock } = tab.test;
  createTwoStep({ bus: bus.join('two-step'), clock, api: tab.api, areaPress$ });
  area = admit(tab);
  shell = bus.join('dialog');
  tab.operator.on(`GET ${PATH}`, () => OFF);
  tab.operator.on(BEGIN, () => ({
    by: 'totp',
    secret: 'CANARYSECRET',
    address: 'otpauth://totp/Grandstand:ann?secret=CANARYSECRET',
    expiresAt: clock.now() + LIFETIME,
  }));
  tab.operator.on(CONFIRM, () => ({ recoveryCodes: RECOVERY_CODES }));
  tab.operator.on(CODES, () => ({ recoveryCodes: RECOVERY_CODES }));
  tab.operator.on(TURN_OFF, () => OFF);
  tab.operator.on(PROOF, () => ({}));
});

const dialog = (): TwoStepDialog | null | undefined => shell.peek(twoStepDialog);
const proceed = (proof: ProofRequest = {}) =>
  shell.send(twoStepProceed, proof, { deadline: Infinity });
const check = (code: string) => shell.send(twoStepCheck, { code }, { deadline: Infinity });
const close = () => shell.send(twoStepClose, {});
const outcomeOf = async (asked: Promise<unknown>): Promise<unknown> => {
  try {
    return await asked;
  } catch (error) {
    return error instanceof CommandError ? error.code : error;
  }
};
/** Asks, and does not wait for the player. */
const ask = async (act: TwoStepAct, signal?: AbortSignal) => {
  const outcome = outcomeOf(
    area.send(twoStepChange, { act }, { deadline: Infinity, ...(signal && { signal }) }),
  );
  await settle();
  return { outcome };
};
const proofRequired = (by: string): Response =>
  Response.json(
    { error: { code: 'proof-required', message: 'In words.', details: { by } } },
    { status: 403 },
  );
const bodyOf = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');
const count = (call: string): number => tab.operator.count(call);

test('an area learns whether it is on, and how many recovery codes are left', async () => {
  tab.operator.on(`GET ${PATH}`, () => ({ ...ON, recoveryCodesLeft: 9 }));
  expect(await area.send(twoStepGet, {})).toEqual({ ...ON, recoveryCodesLeft: 9 });
  tab.operator.on(`GET ${PATH}`, () => refuse(400, 'x'));
  expect(await outcomeOf(area.send(twoStepGet, {}))).toBe('unavailable');
});

test('an area gets no second dialog without a press of the player in it', async () => {
  const first = await ask('set-up');
  await close();
  expect(await first.outcome).toBe('cancelled');
  expect(await (await ask('set-up')).outcome).toBe('resting');
  expect(dialog()).toBeNull();
  areaPress$.next('office');
  await ask('set-up');
  expect(dialog()).toMatchObject({ step: 'ask' });
});

test('nothing is proved or checked while no dialog is open', async () => {
  const sent = tab.operator.sent.length;
  expect([await proceed({ password: 'x' }), await check('123456')]).toEqual([{}, {}]);
  expect(tab.operator.sent).toHaveLength(sent);
  expect(dialog()).toBeNull();
});

test('a guest has none, and no dialog', async () => {
  await tab.test.qa.send('session.signOut', {});
  expect(await outcomeOf(area.send(twoStepGet, {}))).toBe('not-signed-in');
  expect(await (await ask('set-up')).outcome).toBe('not-signed-in');
  expect(dialog()).toBeNull();
});

describe('a player sets it up', () => {
  test('by a key, a code of it, and the recovery codes', async () => {
    const { outcome } = await ask('set-up');
    expect(dialog()).toMatchObject({ act: 'set-up', step: 'ask', proof: null });
    expect(count(BEGIN)).toBe(0);
    await proceed();
    expect(dialog()).toMatchObject({
      step: 'key',
      key: { secret: 'CANARYSECRET', expiresAt: tab.test.clock.now() + LIFETIME },
    });
    await check('123456');
    expect(bodyOf(CONFIRM)).toEqual({ code: '123456' });
    expect(dialog()).toMatchObject({
      step: 'codes',
      key: null,
      recoveryCodes: RECOVERY_CODES.map((code) => ({ code })),
    });
    await close();
    expect(await outcome).toEqual({ ...ON, recoveryCodesLeft: 2 });
    expect(dialog()).toBeNull();
  });

  test('by the page’s clock, wherever the operator’s is', async () => {
    const { clock, qa } = tab.test;
    const offset = 3_600_000;
    const measured = { measuredAt: clock.now(), steadyAt: clock.steady() };
    qa.publish('serverClock.state', { offset, ...measured });
    tab.operator.on(BEGIN, () => ({
      by: 'totp',
      secret: 'A',
      address: 'otpauth://totp/x',
      expiresAt: clock.now() + offset + LIFETIME,
    }));
    await ask('set-up');
    await proceed();
    expect(dialog()).toMatchObject({ key: { expiresAt: clock.now() + LIFETIME } });
  });

  test('after the password, where the operator asks for it', async () => {
    tab.operator.on(BEGIN, () => proofRequired('password'));
    await ask('set-up');
    await proceed();
    expect(count(PROOF)).toBe(0);
    expect(dialog()).toMatchObject({ step: 'ask', proof: 'password', isBusy: false });

    tab.operator.on(PROOF, () => refuse(400, 'wrong-password'));
    await proceed({ password: 'wrong' });
    expect(dialog()).toMatchObject({ proof: 'password', message: { code: 'wrong-password' } });

    tab.operator.on(PROOF, () => ({}));
    tab.operator.on(BEGIN, () => ({
      by: 'totp',
      secret: 'A',
      address: 'otpauth://totp/x',
      expiresAt: 9,
    }));
    await proceed({ password: 'correct horse' });
    expect(bodyOf(PROOF)).toEqual({ password: 'correct horse' });
    expect(dialog()).toMatchObject({ step: 'key', proof: null });
  });

  test('with another code after a wrong one, and with another key after a late one', async () => {
    await ask('set-up');
    await proceed();
    tab.operator.on(CONFIRM, () => refuse(400, 'wrong_code'));
    await check('000000');
    expect(dialog()).toMatchObject({ step: 'key', message: { code: 'wrong_code' } });
    tab.operator.on(CONFIRM, () => refuse(400, 'time_up'));
    await check('000001');
    expect(dialog()).toMatchObject({ step: 'key', message: { code: 'time_up' } });
    await proceed();
    expect(count(BEGIN)).toBe(2);
    expect(dialog()).toMatchObject({ step: 'key', message: null });
  });

  test.each<[string, () => unknown, string]>([
    ['it is on already', () => refuse(409, 'two-step-on'), 'two-step-on'],
    ['no connection', offline, 'unavailable'],
    ['too many tries', () => refuse(429, 'too-many-attempts'), 'too-many-attempts'],
  ])('or not: %s', async (_, answer, code) => {
    tab.operator.on(BEGIN, answer);
    await ask('set-up');
    await proceed();
    expect(dialog()).toMatchObject({ step: 'ask', isBusy: false, message: { code } });
  });

  test('or not, where the player closes the dialog before, also while the key is coming', async () => {
    const late = held();
    tab.operator.on(BEGIN, () => late.promise);
    const { outcome } = await ask('set-up');
    const proceeding = proceed();
    await settle();
    await close();
    expect(await outcome).toBe('cancelled');
    await proceeding;
    late.give({ by: 'totp', secret: 'A', address: 'x', expiresAt: 9 });
    await settle();
    expect(dialog()).toBeNull();
  });

  test('or not, where another player has come', async () => {
    const { outcome } = await ask('set-up');
    await proceed();
    await check('123456');
    await tab.test.qa.send('session.signOut', {});
    expect(await outcome).toBe('not-signed-in');
    expect(dialog()).toBeNull();
  });

  test('and can keep the recovery codes when the area has gone, or the dialog is closed too early', async () => {
    const late = held();
    const controller = new AbortController();
    tab.operator.on(CONFIRM, () => late.promise);
    const { outcome } = await ask('set-up', controller.signal);
    await proceed();
    const checking = check('123456');
    await settle();
    await close();
    controller.abort();
    await outcome;
    late.give({ recoveryCodes: RECOVERY_CODES });
    await checking;
    expect(dialog()).toMatchObject({ step: 'codes' });
    await close();
    expect(dialog()).toBeNull();
  });

  test('once, however often they press', async () => {
    const late = held();
    tab.operator.on(CONFIRM, () => late.promise);
    await ask('set-up');
    await proceed();
    const checking = check('123456');
    await settle();
    await check('123456');
    await proceed();
    expect([count(CONFIRM), count(BEGIN)]).toEqual([1, 1]);
    late.give({ recoveryCodes: RECOVERY_CODES });
    await checking;
    await proceed();
    await check('123456');
    expect([count(CONFIRM), count(BEGIN)]).toEqual([1, 1]);
  });
});

describe('a player with two-step sign-in', () => {
  beforeEach(() => {
    tab.operator.on(`GET ${PATH}`, () => ({ ...ON, recoveryCodesLeft: 3 }));
  });
  const bothAsked = () => proofRequired('sign-in');

  test('turns it off by the password and a code', async () => {
    const { outcome } = await ask('turn-off');
    expect(count(TURN_OFF)).toBe(0);
    tab.operator.on(TURN_OFF, bothAsked);
    await proceed();
    expect(dialog()).toMatchObject({ step: 'ask', proof: 'password-and-code' });
    tab.operator.on(PROOF, () => refuse(400, 'wrong_code'));
    await proceed({ password: 'correct horse', code: '000000' });
    expect(dialog()).toMatchObject({ proof: 'password-and-code', message: { code: 'wrong_code' } });
    tab.operator.on(PROOF, () => ({}));
    tab.operator.on(TURN_OFF, () => OFF);
    await proceed({ password: 'correct horse', code: '123456' });
    expect(bodyOf(PROOF)).toEqual({ password: 'correct horse', code: '123456' });
    expect(await outcome).toEqual(OFF);
    expect(dialog()).toBeNull();
  });

  test('makes new recovery codes', async () => {
    const { outcome } = await ask('new-codes');
    tab.operator.on(CODES, bothAsked);
    await proceed();
    tab.operator.on(CODES, () => ({ recoveryCodes: RECOVERY_CODES }));
    await proceed({ password: 'correct horse', code: 'AAAA-BBBB-CCCC-DDDD' });
    expect(dialog()).toMatchObject({ step: 'codes', proof: null });
    await close();
    expect(await outcome).toEqual({ ...ON, recoveryCodesLeft: 2 });
  });

  test('is told where it was turned off elsewhere', async () => {
    tab.operator.on(TURN_OFF, () => refuse(409, 'two-step-off'));
    await ask('turn-off');
    await proceed();
    expect(dialog()).toMatchObject({ message: { code: 'two-step-off' } });
  });
});

describe('a player sets it up by SMS', () => {
  const sent = () => ({
    flowId: 'f-1',
    sentTo: PHONE,
    expiresAt: tab.test.clock.now() + 120_000,
    resendAt: tab.test.clock.now() + 60_000,
  });
  beforeEach(() => {
    tab.operator.on(BEGIN, () => ({ by: 'sms', ...sent() }));
  });
  const bySms = (proof: ProofRequest = {}) =>
    shell.send(twoStepProceed, { ...proof, by: 'sms' }, { deadline: Infinity });

  test('with a code to the phone, and the recovery codes', async () => {
    const { outcome } = await ask('set-up');
    expect(dialog()).toMatchObject({ step: 'ask', by: null, phone: PHONE });
    await bySms();
    expect(bodyOf(BEGIN)).toEqual({ by: 'sms' });
    expect(dialog()).toMatchObject({ step: 'sms', by: 'sms', key: null, sent: sent() });
    await check('123456');
    expect(dialog()).toMatchObject({ step: 'codes', sent: null });
    await close();
    expect(await outcome).toEqual({ isOn: true, by: 'sms', phone: PHONE, recoveryCodesLeft: 2 });
  });

  test('after a wrong code with the tries that are left, and with another code', async () => {
    await ask('set-up');
    await bySms();
    tab.operator.on(CONFIRM, () =>
      Response.json(
        { error: { code: 'wrong_code', message: 'x', details: { left: 4 } } },
        { status: 400 },
      ),
    );
    await check('000000');
    expect(dialog()).toMatchObject({ step: 'sms', message: { code: 'wrong_code', left: 4 } });
    await bySms();
    expect(count(BEGIN)).toBe(2);
    expect(dialog()).toMatchObject({ step: 'sms', message: null });
  });

  test('or not without a phone', async () => {
    tab.operator.on(BEGIN, () => refuse(409, 'no-phone'));
    await ask('set-up');
    await bySms();
    expect(dialog()).toMatchObject({ step: 'ask', message: { code: 'no-phone' } });
  });
});

describe('a proof by SMS', () => {
  const SEND = 'POST /web-api/user/proof/code';
  const send = () => shell.send(proofSend, { password: 'canary-password' });
  const code = () => ({
    flowId: 'f-1',
    sentTo: PHONE,
    expiresAt: tab.test.clock.now() + 120_000,
    resendAt: tab.test.clock.now() + 60_000,
    isSent: true,
  });

  test('is asked for, sent after the password, and given', async () => {
    tab.operator.on(TURN_OFF, () => proofRequired('sms'));
    await ask('turn-off');
    await proceed();
    expect(dialog()).toMatchObject({ proof: 'password-and-sms' });
    tab.operator.on(SEND, code);
    expect(await send()).toEqual(code());
    expect(bodyOf(SEND)).toEqual({ password: 'canary-password' });
    tab.operator.on(TURN_OFF, () => OFF);
    await proceed({ flowId: 'f-1', code: '123456' });
    expect(bodyOf(PROOF)).toEqual({ flowId: 'f-1', code: '123456' });
    expect(dialog()).toBeNull();
  });

  test.each<[string, () => unknown, string]>([
    ['the password is wrong', () => refuse(400, 'wrong-password'), 'wrong-password'],
    ['there were too many tries', () => refuse(429, 'too-many-attempts'), 'too-many-attempts'],
    ['there is no connection', offline, 'unavailable'],
  ])('is not sent where %s', async (_, answer, refusal) => {
    tab.operator.on(SEND, answer);
    expect(await outcomeOf(send())).toBe(refusal);
  });

  test('leaves no password in a recording of the bus', async () => {
    tab.operator.on(SEND, code);
    const recorder = record(tab.test.bus);
    await send();
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('proof.send');
    expect(recording).not.toContain('canary');
  });
});

test('a code can be checked only where a key is shown', async () => {
  await ask('new-codes');
  await check('123456');
  expect(count(CONFIRM)).toBe(0);
});

test('a recording of the bus holds no password, no key and no code', async () => {
  const recorder = record(tab.test.bus);
  const { outcome } = await ask('set-up');
  await proceed({ password: 'canary-password', code: 'canary-code' });
  await check('canary-code');
  expect(JSON.stringify(dialog())).toMatch(/canary/i);
  await close();
  await outcome;
  const recording = JSON.stringify(recorder.stop());
  expect(recording).toContain('twoStep.check');
  expect(recording).toContain('"step":"codes"');
  expect(recording).not.toMatch(/canary/i);
});
