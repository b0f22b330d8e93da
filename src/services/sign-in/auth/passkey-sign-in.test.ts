import { dialogsState } from '@grandstand/bus-contracts';
import { ageState, authBegin, authEdit, authForm } from '@grandstand/bus-contracts/shell';
import type { AuthForm } from '@grandstand/bus-contracts/shell';
import type { PayloadOf, ShellHandle } from '@grandstand/bus-contracts';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '.';
import type { CeremonyFault } from '../../ports/passkey-ceremonies';
import { offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { noNetworks } from '../../../../tests/harness/fakes/no-networks';
import { ann, guest, LOGIN, startAsGuest, statusOf } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const OPTIONS = 'POST /web-api/auth/passkey/options';
const SIGN_IN = 'POST /web-api/auth/passkey';
const MINUTE = 60_000;
const CREDENTIAL = { id: 'key-1', type: 'public-key', response: { signature: 'canary-signature' } };

let tab: Tab;
let dialog: ShellHandle<'dialog'>;
let passkeys: ReturnType<typeof fakePasskeys>;

async function start(browser: { readonly canAutofill?: boolean } = {}): Promise<void> {
  tab = await startAsGuest();
  passkeys = fakePasskeys(browser);
  let flows = 0;
  tab.operator.on(OPTIONS, () => ({
    flowId: `f-${++flows}`,
    expiresAt: tab.test.clock.now() + 2 * MINUTE,
    options: { challenge: `canary-challenge-${flows}`, timeout: 2 * MINUTE, rpId: 'localhost' },
  }));
  const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
  tab.operator.on(SIGN_IN, () => ({ userId: 'ann-1', token }));
  const { bus, clock } = tab.test;
  const { ceremonies } = passkeys;
  createAuth({ ...noNetworks(), bus: bus.join('auth'), clock, api: tab.api, ceremonies });
  dialog = bus.join('dialog');
  open('sign-in');
  await settle();
}

const open = (name: 'sign-in' | null): void => {
  const state: PayloadOf<typeof dialogsState> = { open: name };
  tab.test.qa.publish(dialogsState.name, state);
};
const form = (): AuthForm | undefined => dialog.peek(authForm);
const begin = () => dialog.send(authBegin, { mode: 'passkey' }, { deadline: Infinity });
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const sentTo = (call: string): unknown =>
  JSON.parse(tab.operator.sent.findLast((sent) => sent.call === call)?.body ?? 'null');

describe('signing in by passkey', () => {
  beforeEach(() => start());

  test('signs the operator’s challenge with the passkey that the person chooses', async () => {
    await dialog.send(authEdit, { remember: false });
    const signingIn = begin();
    await settle();
    expect(passkeys.last()).toMatchObject({
      kind: 'sign',
      options: { challenge: 'canary-challenge-1', rpId: 'localhost' },
    });
    expect(form()).toMatchObject({ isLoading: true });
    passkeys.last().give(CREDENTIAL);
    expect(await signingIn).toEqual({ result: 'signed-in', userId: 'ann-1' });
    expect(sentTo(SIGN_IN)).toEqual({ flowId: 'f-1', response: CREDENTIAL, remember: false });
    expect(statusOf(tab)).toEqual(ann);
  });

  test('is no error where the person cancels it', async () => {
    const signingIn = failureOf(begin());
    await settle();
    passkeys.last().fail('cancelled');
    expect(await signingIn).toMatchObject({ code: 'cancelled' });
    expect(form()).toMatchObject({ isLoading: false, message: null });
    expect(form()?.responseType).toBeNull();
    expect(tab.operator.count(SIGN_IN)).toBe(0);
  });

  test.each<[CeremonyFault, string]>([
    ['timed-out', 'passkey-late'],
    ['unsupported', 'passkeys-unsupported'],
  ])('says so where the ceremony ends as %s', async (fault, code) => {
    const signingIn = failureOf(begin());
    await settle();
    passkeys.last().fail(fault);
    expect(await signingIn).toMatchObject({ code });
    expect(form()).toMatchObject({ isLoading: false, message: { code } });
  });

  test.each<[string, () => unknown, object]>([
    [
      'a passkey that nobody has',
      () => refuse(400, 'unknown-passkey'),
      { code: 'unknown-passkey', text: 'In words.' },
    ],
    ['a late answer', () => refuse(400, 'passkey-late'), { code: 'passkey-late' }],
    ['a player who may not', () => refuse(403, 'account-closed'), { code: 'barred' }],
    ['no connection', offline, { code: 'unavailable' }],
  ])('is refused for %s', async (_, answer, message) => {
    tab.operator.on(SIGN_IN, answer);
    const signingIn = failureOf(begin());
    await settle();
    passkeys.last().give(CREDENTIAL);
    expect(await signingIn).toMatchObject(message);
    expect(form()).toMatchObject({ message });
    expect(statusOf(tab)).toEqual(guest);
  });

  test.each<[string, () => unknown]>([
    ['too-many-attempts', () => refuse(429, 'too-many-attempts')],
    ['unavailable', offline],
  ])('is refused with %s where the operator gives no challenge', async (code, answer) => {
    tab.operator.on(OPTIONS, answer);
    expect(await failureOf(begin())).toMatchObject({ code });
    expect(form()).toMatchObject({ message: { code }, isLoading: false });
    expect(passkeys.count()).toBe(0);
  });

  test('waits for the answer to the age question', async () => {
    tab.test.bus.join('age').publish(ageState, { isAsked: true, minAge: 18 });
    expect(await failureOf(begin())).toMatchObject({ code: 'age-not-confirmed' });
    expect(passkeys.count()).toBe(0);
  });

  test('leaves no challenge and no credential in a recording of the bus', async () => {
    const recorder = record(tab.test.bus);
    const signingIn = begin();
    await settle();
    passkeys.last().give(CREDENTIAL);
    await signingIn;
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('session.signIn');
    expect(recording).not.toMatch(/canary/);
  });
});

describe('passkeys among the names that the browser fills in', () => {
  const autofill = () => start({ canAutofill: true });

  test('are not asked for where the browser has none', async () => {
    await start();
    expect(passkeys.count()).toBe(0);
    expect(tab.operator.count(OPTIONS)).toBe(0);
  });

  test('sign in once the person has chosen one', async () => {
    await autofill();
    expect(passkeys.last()).toMatchObject({ kind: 'autofill' });
    expect(form()).toMatchObject({ isLoading: false });
    passkeys.last().give(CREDENTIAL);
    await settle();
    expect(sentTo(SIGN_IN)).toEqual({ flowId: 'f-1', response: CREDENTIAL, remember: true });
    expect(statusOf(tab)).toEqual(ann);
  });

  test('say why a chosen one did not sign in, and are offered again', async () => {
    await autofill();
    tab.operator.on(SIGN_IN, () => refuse(400, 'unknown-passkey'));
    passkeys.last().give(CREDENTIAL);
    await settle();
    expect(form()).toMatchObject({ message: { code: 'unknown-passkey' }, isLoading: false });
    expect(passkeys.count()).toBe(2);
    expect(passkeys.last()).toMatchObject({ kind: 'autofill' });
  });

  test('end with the dialog, and with another way to sign in', async () => {
    await autofill();
    const first = passkeys.last();
    await dialog.send(authEdit, { form: 'phone' });
    expect(first.signal.aborted).toBe(true);
    await dialog.send(authEdit, { form: 'login' });
    await settle();
    const second = passkeys.last();
    open(null);
    expect(second.signal.aborted).toBe(true);
    await settle();
    expect(passkeys.count()).toBe(2);
  });

  test('give way to the browser’s dialog of passkeys', async () => {
    await autofill();
    const offered = passkeys.last();
    const signingIn = failureOf(begin());
    await settle();
    expect(offered.signal.aborted).toBe(true);
    expect(passkeys.last()).toMatchObject({ kind: 'sign' });
    passkeys.last().fail('cancelled');
    await signingIn;
    await settle();
    expect(passkeys.last()).toMatchObject({ kind: 'autofill' });
    expect(form()).toMatchObject({ message: null });
  });

  test('get a new challenge before theirs expires', async () => {
    await autofill();
    const first = passkeys.last();
    await tab.test.clock.advance(2 * MINUTE);
    await settle();
    expect(first.signal.aborted).toBe(true);
    expect(passkeys.last().options.challenge).toBe('canary-challenge-2');
    passkeys.last().give(CREDENTIAL);
    await settle();
    expect(sentTo(SIGN_IN)).toMatchObject({ flowId: 'f-2' });
  });

  test('fail silently: nobody has asked for them', async () => {
    await autofill();
    passkeys.last().fail('unsupported');
    await settle();
    expect(form()).toMatchObject({ message: null, isLoading: false });
    expect(passkeys.count()).toBe(1);
    open(null);
    open('sign-in');
    await settle();
    expect(passkeys.count()).toBe(2);
    await dialog.send(authEdit, { login: 'ann', passwordLogin: 'correct horse' });
    await dialog.send(authBegin, { mode: 'login_password' });
    expect(tab.operator.count(LOGIN)).toBe(1);
  });
});
