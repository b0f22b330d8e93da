import { dialogsState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  authBegin,
  authForm,
  qrSignInStart,
  qrSignInState,
  qrSignInStop,
} from '@grandstand/bus-contracts/shell';
import type { QrSignIn } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '../auth';
import { createQrSignIn } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { noNetworks } from '../../../../tests/harness/fakes/no-networks';
import { ann, LOGIN, startAsGuest, statusOf } from '../../../../tests/harness/tabs/sessions';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const START = 'POST /web-api/auth/qr/start';
const STATE = 'POST /web-api/auth/qr/state';
const SECOND = 1000;
const CODE = 'canary-code';
const DIGITS = '47';
const TOKEN = 'canary-token';

let tab: Tab;
let dialog: ShellHandle<'dialog'>;

beforeEach(async () => {
  tab = await startAsGuest();
  const { bus, clock, qa } = tab.test;
  const ports = { clock, api: tab.api };
  createAuth({
    ...noNetworks(),
    ...ports,
    bus: bus.join('auth'),
    ceremonies: fakePasskeys().ceremonies,
  });
  createQrSignIn({ ...ports, bus: bus.join('qr-sign-in') });
  qa.publish(dialogsState.name, { open: 'sign-in' });
  dialog = bus.join('dialog');
  tab.operator.on(START, () => ({
    flowId: 'f-1',
    status: 'waiting',
    code: CODE,
    nextAt: clock.now() + 30 * SECOND,
    expiresAt: clock.now() + 120 * SECOND,
  }));
  answers({ status: 'waiting', code: CODE, nextAt: 0 });
});

const answers = (state: object): void => tab.operator.on(STATE, () => state);
const state = (): QrSignIn | undefined => dialog.peek(qrSignInState);
const advance = async (ms: number): Promise<void> => {
  await tab.test.clock.advance(ms);
  await settle();
};
const start = async (): Promise<void> => {
  await dialog.send(qrSignInStart, {});
  await settle();
};
const callsOf = (call: string) => tab.operator.sent.filter((sent) => sent.call === call);
const bodyOf = (call: string): unknown => JSON.parse(callsOf(call).at(-1)?.body ?? 'null');
const takesToken = (): void =>
  tab.operator.on(LOGIN, () => ({
    userId: 'ann-1',
    token: tokenFor('ann-1', tab.test.clock.now() + 3_600_000),
  }));

describe('the QR code of a browser', () => {
  test('is shown, changed, scanned and approved: then the browser is signed in', async () => {
    await start();
    const expiresAt = tab.test.clock.now() + 120 * SECOND;
    expect(state()).toEqual({ step: 'shown', code: CODE, digits: null, expiresAt, message: null });

    answers({ status: 'waiting', code: 'second', nextAt: 0 });
    await advance(2 * SECOND);
    expect(bodyOf(STATE)).toEqual({ flowId: 'f-1' });
    expect(state()).toMatchObject({ step: 'shown', code: 'second', expiresAt });

    answers({ status: 'scanned', digits: DIGITS });
    await advance(2 * SECOND);
    expect(state()).toMatchObject({ step: 'scanned', code: null, digits: DIGITS, expiresAt });

    answers({ status: 'approved', token: TOKEN });
    takesToken();
    await advance(2 * SECOND);
    expect(bodyOf(LOGIN)).toEqual({ mode: 'token', token: TOKEN, remember: true });
    expect(statusOf(tab)).toEqual(ann);
    const asked = callsOf(STATE).length;
    await advance(60 * SECOND);
    expect(callsOf(STATE)).toHaveLength(asked);
  });

  test('leads to the second step of a player who signs in by two', async () => {
    await start();
    answers({ status: 'approved', token: TOKEN });
    const step = { step: 'two-step', by: 'totp', flowId: 's-1', expiresAt: 1 };
    tab.operator.on(LOGIN, () => step);
    await advance(2 * SECOND);
    expect(dialog.peek(authForm)).toMatchObject({
      form: 'two-step',
      secondStep: { flowId: 's-1' },
    });
  });

  test.each(['refused', 'expired', 'used'])('has ended once it is %s', async (status) => {
    await start();
    answers({ status });
    await advance(2 * SECOND);
    expect(state()).toMatchObject({ step: 'ended', code: null, message: { code: `qr-${status}` } });
    const asked = callsOf(STATE).length;
    await advance(10 * SECOND);
    expect(callsOf(STATE)).toHaveLength(asked);
  });

  test('is asked about again after a call that failed, and expires without an answer', async () => {
    await start();
    tab.operator.on(STATE, offline);
    await advance(10 * SECOND);
    expect(state()).toMatchObject({ step: 'shown' });
    answers({ status: 'scanned', digits: DIGITS });
    await advance(2 * SECOND);
    expect(state()).toMatchObject({ step: 'scanned' });
    tab.operator.on(STATE, offline);
    await advance(120 * SECOND);
    expect(state()).toMatchObject({ step: 'ended', message: { code: 'qr-expired' } });
  });

  test('expires two questions after its end, so that a late answer is still heard', async () => {
    await start();
    tab.operator.on(STATE, offline);
    await advance(124 * SECOND - 1);
    expect(state()).toMatchObject({ step: 'shown' });
    await advance(1);
    expect(state()).toMatchObject({ step: 'ended', message: { code: 'qr-expired' } });
  });

  test('waits for the sign-in as long as its steps take a person', async () => {
    tab = openTab();
    const { bus, clock } = tab.test;
    const steps = held();
    bus.join('auth').handle(authBegin, async () => {
      await steps.promise;
      throw new Refusal('unavailable');
    });
    createQrSignIn({ clock, api: tab.api, bus: bus.join('qr-sign-in') });
    dialog = bus.join('dialog');
    const expiresAt = clock.now() + 120 * SECOND;
    const shown = { status: 'waiting', code: CODE, nextAt: 0 };
    tab.operator.on(START, () => ({ flowId: 'f-1', ...shown, expiresAt }));
    answers({ status: 'approved', token: TOKEN });
    await start();
    await advance(600 * SECOND);
    expect(state()).toMatchObject({ step: 'approved', message: null });
    steps.give(undefined);
    await settle();
    expect(state()).toMatchObject({ step: 'ended' });
    expect(state()?.message).toStrictEqual({ code: 'unavailable' });
  });

  test('is not shown where the operator refuses it, and the reason is said', async () => {
    tab.operator.on(START, () =>
      Response.json(
        { error: { code: 'too-many-codes', message: 'In words.', details: { retryAfter: 60 } } },
        { status: 429 },
      ),
    );
    await start();
    const until = tab.test.clock.now() + 60 * SECOND;
    expect(state()).toMatchObject({
      step: 'ended',
      message: { code: 'too-many-attempts', until },
    });
  });

  test('has ended where its player may not sign in, with the operator’s words', async () => {
    await start();
    answers({ status: 'approved', token: TOKEN });
    tab.operator.on(LOGIN, () => refuse(403, 'account-closed', 'This account was closed.'));
    await advance(2 * SECOND);
    expect(state()).toMatchObject({
      step: 'ended',
      message: { code: 'barred', text: 'This account was closed.' },
    });
  });

  test('signs nobody in once it is no longer shown', async () => {
    await start();
    answers({ status: 'approved', token: TOKEN });
    takesToken();
    await dialog.send(qrSignInStop, {});
    await advance(10 * SECOND);
    expect(state()?.step).toBe('off');
    expect(callsOf(STATE)).toEqual([]);
    expect(callsOf(LOGIN)).toEqual([]);
  });

  test('is in no recording, nor are its digits and its token', async () => {
    const recorder = record(tab.test.bus);
    await start();
    answers({ status: 'scanned', digits: DIGITS });
    await advance(2 * SECOND);
    answers({ status: 'approved', token: TOKEN });
    takesToken();
    await advance(2 * SECOND);
    expect(statusOf(tab)).toEqual(ann);
    const text = JSON.stringify(recorder.stop());
    expect(text).toContain('qrSignIn.state');
    expect(text).not.toMatch(/canary|"47"/);
  });
});
