import { dialogsOpen, dialogsState, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  authAppApprove,
  authAppClose,
  authAppRefuse,
  authAppRetry,
  authAppSignIn,
  authAppState,
  authAppSwitch,
  authBegin,
  authForm,
} from '@grandstand/bus-contracts/shell';
import type { AuthApp } from '@grandstand/bus-contracts/shell';
import { record, settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, test } from 'vitest';
import { createAuth } from '../auth';
import { createAuthApp } from '.';
import { held, offline, refuse, tokenFor } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { noNetworks } from '../../../../tests/harness/fakes/no-networks';
import {
  ann,
  CHECK,
  credentials,
  guest,
  LOGIN,
  startAsGuest,
  statusOf,
} from '../../../../tests/harness/tabs/sessions';
import { openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const TOKEN_CALL = 'POST /web-api/auth/token';
const SHOW = 'POST /web-api/auth/qr/show';
const APPROVE = 'POST /web-api/auth/qr/approve';
const REFUSE = 'POST /web-api/auth/qr/refuse';
const TOKEN = 'canary-token';
const CODE = 'canary-flow.canary-proof';
const SECOND = 1000;

let tab: Tab;
let dialog: ShellHandle<'dialog'>;
let opened: unknown[];

/** A guest's page whose address has a token. */
async function open(token: string | null, whose: () => unknown = () => ({ login: 'a···n' })) {
  tab = await startAsGuest();
  const { bus, clock, qa } = tab.test;
  tab.operator.on(TOKEN_CALL, whose);
  tab.operator.on(SHOW, shown);
  tab.operator.on(APPROVE, () => ({}));
  tab.operator.on(REFUSE, () => ({}));
  signsIn();
  opened = [];
  bus.join('dialogs').handle(dialogsOpen, (asked) => {
    opened.push(asked);
    return {};
  });
  const ports = { clock, api: tab.api };
  createAuth({
    ...noNetworks(),
    ...ports,
    bus: bus.join('auth'),
    ceremonies: fakePasskeys().ceremonies,
  });
  createAuthApp({ ...ports, bus: bus.join('auth-app'), token });
  qa.publish(dialogsState.name, { open: 'sign-in' });
  dialog = bus.join('dialog');
  await settle();
}
const shown = () => ({
  browser: 'Chrome, Windows',
  country: 'KZ',
  network: '203.0.113.···',
  isSameNetwork: true,
  expiresAt: tab.test.clock.now() + 100 * SECOND,
});
function signsIn(): void {
  tab.operator.on(LOGIN, () => ({
    userId: 'ann-1',
    token: tokenFor('ann-1', tab.test.clock.now() + 3_600_000),
  }));
}
const state = (): AuthApp | undefined => dialog.peek(authAppState);
const callsOf = (call: string) => tab.operator.sent.filter((sent) => sent.call === call);
const bodyOf = (call: string): unknown => JSON.parse(callsOf(call).at(-1)?.body ?? 'null');
async function signIn(): Promise<void> {
  await tab.test.qa.send('session.signIn', credentials);
  await settle();
}
const failureOf = (sending: Promise<unknown>) => sending.catch((error: unknown) => error);
const useLink = () => dialog.send(authAppSignIn, {}, { deadline: Infinity });

describe('a link that signs in', () => {
  test('signs a guest in by its token, once the guest has seen whose it is and agreed', async () => {
    await open(TOKEN);
    expect(bodyOf(TOKEN_CALL)).toEqual({ token: TOKEN });
    expect(state()).toMatchObject({ kind: 'link', step: 'ready', login: 'a···n', message: null });
    expect(callsOf(LOGIN)).toEqual([]);
    await useLink();
    expect(bodyOf(LOGIN)).toEqual({ mode: 'token', token: TOKEN, remember: true });
    expect(statusOf(tab)).toEqual(ann);
    expect(state()?.kind).toBeNull();
  });

  test.each(['link-used', 'link-late', 'link-unknown'])(
    'that is refused with %s says so at once, in the operator’s words',
    async (code) => {
      await open(TOKEN, () => refuse(400, code, 'In words.'));
      expect(state()).toMatchObject({ step: 'failed', message: { code, text: 'In words.' } });
      await dialog.send(authAppClose, {});
      expect(state()?.kind).toBeNull();
    },
  );

  test('that was used meanwhile says so after the press', async () => {
    await open(TOKEN);
    tab.operator.on(LOGIN, () => refuse(400, 'link-used', 'In words.'));
    await useLink();
    expect(state()).toMatchObject({
      step: 'failed',
      message: { code: 'link-used', text: 'In words.' },
    });
    expect(statusOf(tab)).toEqual(guest);
  });

  test('signs in by one press alone, and is not loaded again for the player', async () => {
    await open(TOKEN);
    await signIn();
    await dialog.send(authAppRetry, {});
    expect(callsOf(TOKEN_CALL)).toHaveLength(1);
    expect(state()).toMatchObject({ kind: 'link', step: 'ready', login: 'a···n' });
    await expect(dialog.send(authAppApprove, { digits: '47' })).rejects.toMatchObject({
      code: 'qr-late',
    });
    expect(callsOf(APPROVE)).toEqual([]);
  });

  test('waits as long as the steps of a sign-in take a person', async () => {
    tab = openTab();
    const { bus, clock, qa } = tab.test;
    tab.operator.on(TOKEN_CALL, () => ({ login: 'a···n' }));
    const steps = held();
    bus.join('auth').handle(authBegin, async () => {
      await steps.promise;
      throw new Refusal('barred');
    });
    createAuthApp({ clock, api: tab.api, bus: bus.join('auth-app'), token: TOKEN });
    qa.publish('session.state', { status: 'guest', userId: '' });
    dialog = bus.join('dialog');
    await settle();
    const signingIn = useLink();
    await clock.advance(10 * 60 * SECOND);
    expect(state()).toMatchObject({ isLoading: true, message: null });
    steps.give(undefined);
    await signingIn;
    expect(state()).toMatchObject({ step: 'ready', isLoading: false });
    expect(state()?.message).toEqual({ code: 'barred' });
  });

  test('can be tried where the operator did not say whose it is, and again after a failure', async () => {
    await open(TOKEN, offline);
    expect(state()).toMatchObject({ step: 'ready', login: null });
    tab.operator.on(LOGIN, offline);
    await useLink();
    expect(state()).toMatchObject({ step: 'ready', isLoading: false });
    expect(dialog.peek(authForm)?.message).toMatchObject({ code: 'unavailable' });
    signsIn();
    await useLink();
    expect(statusOf(tab)).toEqual(ann);
  });

  test('leads to the second step of a player who signs in by two', async () => {
    await open(TOKEN);
    const step = { step: 'two-step', by: 'totp', flowId: 's-1', expiresAt: 1 };
    tab.operator.on(LOGIN, () => step);
    await useLink();
    expect(dialog.peek(authForm)).toMatchObject({
      form: 'two-step',
      secondStep: { flowId: 's-1' },
    });
    expect(state()?.kind).toBeNull();
  });

  test('stays for the player who is signed in, and who may sign out to use it', async () => {
    await open(TOKEN);
    await signIn();
    expect(state()).toMatchObject({ kind: 'link', step: 'ready' });
    await dialog.send(authAppSwitch, {}, { deadline: Infinity });
    expect(statusOf(tab)).toEqual(guest);
    expect(opened).toEqual([{ name: 'sign-in' }]);
    await useLink();
    expect(bodyOf(LOGIN)).toMatchObject({ token: TOKEN });
  });

  test('is in no recording', async () => {
    await open(TOKEN);
    const recorder = record(tab.test.bus);
    await useLink();
    expect(statusOf(tab)).toEqual(ann);
    const recording = JSON.stringify(recorder.stop());
    expect(recording).toContain('auth.begin');
    expect(recording).not.toContain('canary');
  });
});

describe('the QR code of another browser', () => {
  test('is answered by a guest once they have signed in', async () => {
    await open(`qr.${CODE}`);
    expect(state()).toMatchObject({
      kind: 'request',
      step: 'waiting',
      browser: null,
      message: null,
    });
    expect(callsOf(SHOW)).toEqual([]);
    expect(await useLink()).toEqual({});
    expect(callsOf(LOGIN)).toEqual([]);
    await signIn();
    expect(bodyOf(SHOW)).toEqual({ code: CODE });
    expect(state()).toMatchObject({
      step: 'ready',
      browser: {
        name: 'Chrome, Windows',
        country: 'KZ',
        network: '203.0.113.···',
        isSameNetwork: true,
        expiresAt: tab.test.clock.now() + 100 * SECOND,
      },
    });
    await dialog.send(authAppApprove, { digits: '47' });
    expect(bodyOf(APPROVE)).toEqual({ code: CODE, digits: '47' });
    expect(state()).toMatchObject({ kind: 'request', step: 'approved', browser: null });
  });

  test('is asked about with a token that is fetched first, where the player signed in elsewhere', async () => {
    await open(`qr.${CODE}`);
    const token = tokenFor('ann-1', tab.test.clock.now() + 3_600_000);
    tab.operator.on(CHECK, () => ({ userId: 'ann-1' }));
    tab.operator.on('GET /web-api/user/gettoken', () => ({ token }));
    tab.joinTabs().post({ kind: 'signed-in' });
    await settle();
    expect(callsOf(SHOW).map(({ headers }) => headers.get('X-Auth'))).toEqual([`Bearer ${token}`]);
    expect(state()).toMatchObject({ step: 'ready' });
  });

  test('says how many tries wrong digits have left, and has ended after the last', async () => {
    await open(`qr.${CODE}`);
    await signIn();
    const wrong = (left: number): void =>
      tab.operator.on(APPROVE, () =>
        Response.json(
          { error: { code: 'wrong-digits', message: 'In words.', details: { left } } },
          { status: 400 },
        ),
      );
    wrong(2);
    expect(await failureOf(dialog.send(authAppApprove, { digits: '11' }))).toMatchObject({
      code: 'wrong-digits',
    });
    expect(state()).toMatchObject({
      step: 'ready',
      message: { code: 'wrong-digits', left: 2 },
      isLoading: false,
    });
    wrong(0);
    await failureOf(dialog.send(authAppApprove, { digits: '11' }));
    expect(state()).toMatchObject({ step: 'failed', message: { code: 'wrong-digits', left: 0 } });
  });

  test('can be refused', async () => {
    await open(`qr.${CODE}`);
    await signIn();
    await dialog.send(authAppRefuse, {});
    expect(bodyOf(REFUSE)).toEqual({ code: CODE });
    expect(state()).toMatchObject({ step: 'refused' });
  });

  test.each(['qr-late', 'qr-taken', 'qr-used'])(
    'that is refused with %s says so in the operator’s words',
    async (code) => {
      await open(`qr.${CODE}`);
      tab.operator.on(SHOW, () => refuse(400, code, 'In words.'));
      await signIn();
      expect(state()).toMatchObject({ step: 'failed', message: { code, text: 'In words.' } });
    },
  );

  test('is asked about again at a press, where the operator did not answer', async () => {
    await open(`qr.${CODE}`);
    tab.operator.on(SHOW, offline);
    await signIn();
    expect(state()).toMatchObject({ step: 'waiting', message: { code: 'unavailable' } });
    let answer = (): void => {};
    tab.operator.on(SHOW, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return shown();
    });
    await dialog.send(authAppRetry, {});
    expect(state()).toMatchObject({ step: 'waiting', message: null });
    answer();
    await settle();
    expect(state()).toMatchObject({ step: 'ready', browser: { name: 'Chrome, Windows' } });
  });

  test('is asked about anew for another player, and not at all once it is closed', async () => {
    await open(`qr.${CODE}`);
    await signIn();
    await tab.test.qa.send('session.signOut', {});
    expect(state()).toMatchObject({ step: 'waiting', browser: null });
    await signIn();
    expect(callsOf(SHOW)).toHaveLength(2);
    await dialog.send(authAppClose, {});
    await tab.test.qa.send('session.signOut', {});
    await signIn();
    expect(callsOf(SHOW)).toHaveLength(2);
    expect(state()?.kind).toBeNull();
  });
});

test('an address without a token asks for nothing', async () => {
  await open(null);
  expect(state()).toMatchObject({ kind: null, message: null });
  await signIn();
  expect(await useLink()).toEqual({});
  await expect(dialog.send(authAppRefuse, {})).rejects.toMatchObject({ code: 'qr-late' });
  const asked = [TOKEN_CALL, SHOW, REFUSE].flatMap(callsOf);
  expect([asked, state()?.kind]).toEqual([[], null]);
});
