import {
  dialogsOpen,
  dialogsState,
  navigationState,
  serverClockState,
  type OpenDialog,
  type PayloadOf,
  type RequestOf,
  type ShellHandle,
} from '@grandstand/bus-contracts';
import {
  ageState,
  authBegin,
  authConnect,
  authEdit,
  authForm,
  authSocial,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '.';
import { SOCIAL_KEY } from './storage-key';
import { offline, refuse } from '../../../../tests/harness/fakes/fake-operator';
import { fakePasskeys } from '../../../../tests/harness/fakes/fake-passkeys';
import { createMemoryStore } from '../../../../tests/harness/fakes/memory-ports';
import { LOGIN, startAsGuest } from '../../../../tests/harness/tabs/sessions';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const RESULT = 'POST /social-api/oauth/result';
const LINK = 'POST /social-api/oauth/link';
const MINUTE = 60_000;
const NETWORK = { id: 11, key: 'example-id', name: 'Example ID' };
const ADA = { network: NETWORK, name: 'Ada', mail: 'a···@example-id.example' };

let tab: Tab;
let kept: Map<string, string>;
let loaded: string[];
let opened: OpenDialog[];
let dialog: ShellHandle<'dialog'>;

beforeEach(() => {
  kept = new Map();
});

/** Opens the page in the tab; what the tab keeps is still there. */
async function openPage(open: PayloadOf<typeof dialogsState>['open'] = null): Promise<void> {
  tab = await startAsGuest();
  loaded = [];
  opened = [];
  const { bus, qa } = tab.test;
  qa.publish(navigationState.name, {
    language: 'en',
    path: '/line?sport=1',
    route: 'line',
    area: 'sports',
    params: {},
  });
  qa.publish(dialogsState.name, { open });
  bus.join('dialogs').handle(dialogsOpen, (request) => {
    opened.push(request);
    qa.publish(dialogsState.name, { open: request.name });
    return {};
  });
}

function start(): void {
  const { bus, clock } = tab.test;
  createAuth({
    bus: bus.join('auth'),
    clock,
    api: tab.api,
    ceremonies: fakePasskeys().ceremonies,
    cookies: tab.cookies,
    storage: tab.storage,
    tabStore: createMemoryStore(kept),
    loadPage: (path) => void loaded.push(path),
  });
  dialog = bus.join('dialog');
}

type BySocial = Extract<RequestOf<typeof authBegin>, { readonly mode: 'social' }>;
const begin = (request: Omit<BySocial, 'mode'> = { network: 'example-id' }) =>
  dialog.send(authBegin, { mode: 'social', ...request });

/** Leaves for the network from a dialog, and returns to a new page. */
async function comeBack(
  answer: () => unknown,
  { from = 'sign-in', draft }: { from?: 'sign-in' | 'registration'; draft?: object } = {},
): Promise<void> {
  await openPage(from);
  start();
  await begin({ network: 'example-id', ...(draft && { draft }) });
  await openPage();
  tab.operator.on(RESULT, answer);
  start();
  await settle();
}

describe('the way to a network', () => {
  test('AUT-05 leaves the page for the start at the operator, which leads back to the page', async () => {
    await openPage('sign-in');
    start();
    const redirectUrl = `/social-api/oauth/example-id/start?redirect=${encodeURIComponent('/en/line?sport=1')}&remember=1`;
    expect(await begin()).toEqual({ result: 'redirect', redirectUrl });
    expect(loaded).toEqual([redirectUrl]);
    expect(dialog.peek(authForm)).toMatchObject({ responseType: 'redirect', isLoading: false });
    await dialog.send(authEdit, { remember: false });
    expect(await begin()).toEqual({
      result: 'redirect',
      redirectUrl: redirectUrl.replace('&remember=1', ''),
    });
  });

  test.each(['//evil.test', '../x', 'a?b', 'https:', 'A', ''])(
    'is refused for what is no network: %s',
    async (network) => {
      await openPage('sign-in');
      start();
      await expect(begin({ network })).rejects.toThrow();
      expect(loaded).toEqual([]);
    },
  );

  test('waits for the age question', async () => {
    await openPage('sign-in');
    tab.test.bus.join('age').publish(ageState, { isAsked: true, minAge: 18 });
    start();
    await expect(begin()).rejects.toMatchObject({ code: 'age-not-confirmed' });
    expect([loaded, kept.size]).toEqual([[], 0]);
  });
});

describe('the way back', () => {
  test('is asked about once, by the page of the tab that was left', async () => {
    await comeBack(() => ({ result: 'none' }));
    const asked = () => tab.operator.sent.filter(({ call }) => call === RESULT);
    expect(asked()).toHaveLength(1);
    expect([opened, kept.has(SOCIAL_KEY)]).toEqual([[], false]);
    expect(dialog.peek(authForm)).toMatchObject({ isLoading: false, message: null });
    expect(dialog.peek(authSocial)).toEqual({ person: null });
    await openPage();
    start();
    await settle();
    expect(asked()).toEqual([]);
  });

  test('opens the registration for somebody unknown, with what was chosen there', async () => {
    const draft = { countryId: 3, currencyId: 4, refCode: 'FRIEND' };
    const answer = { result: 'unknown', ...ADA, expiresAt: 1 };
    await comeBack(() => answer, { from: 'registration', draft });
    expect(opened).toEqual([{ name: 'registration', args: { type: 'soc_reg', ...draft } }]);
    expect(dialog.peek(authSocial)).toEqual({ person: ADA });
    const published = tab.test.messages.length;
    await dialog.send(authEdit, { login: 'ada' });
    const names = tab.test.messages.slice(published).map(({ name }) => name);
    expect([names.includes(authForm.name), names.includes(authSocial.name)]).toEqual([true, false]);
  });

  test('says why it failed in the dialog that was left', async () => {
    const denied = () => refuse(403, 'network-denied', 'You did not allow it.');
    await comeBack(denied);
    expect(opened).toEqual([{ name: 'sign-in' }]);
    expect(dialog.peek(authForm)?.message).toEqual({
      code: 'network-denied',
      text: 'You did not allow it.',
    });
    await comeBack(denied, { from: 'registration' });
    expect(opened).toEqual([{ name: 'registration', args: { type: 'soc_reg' } }]);
    // A dialog that is opened later does not repeat it.
    tab.test.qa.publish(dialogsState.name, { open: null });
    await settle();
    expect(dialog.peek(authForm)?.message).toBeNull();
  });

  test.each(['network-failed', 'network-over', 'network-silent'])(
    'says that it failed with %s',
    async (code) => {
      await comeBack(() => refuse(400, code, 'In words.'));
      expect(dialog.peek(authForm)?.message).toEqual({ code, text: 'In words.' });
    },
  );

  test('says so where the operator can’t be reached', async () => {
    await comeBack(offline);
    await tab.test.clock.advance(MINUTE);
    await settle();
    expect(dialog.peek(authForm)?.message).toMatchObject({ code: 'unavailable' });
  });

  test('asks for the second step, whose time is on the page’s clock', async () => {
    const expiresAt = Date.now() + 2 * MINUTE;
    await comeBack(() => {
      const { clock, qa } = tab.test;
      const ahead = { offset: MINUTE, measuredAt: clock.now(), steadyAt: clock.steady() };
      qa.publish(serverClockState.name, ahead);
      return { result: 'two-step', by: 'totp', flowId: 'f-2', expiresAt };
    });
    expect(opened).toEqual([{ name: 'sign-in' }]);
    expect(dialog.peek(authForm)).toMatchObject({
      form: 'two-step',
      secondStep: { flowId: 'f-2', by: 'totp', expiresAt: expiresAt - MINUTE },
    });
  });

  test('opens the transfer of an account that moves', async () => {
    const answer = Response.json(
      { error: { code: 'account-moves', message: 'It moves.', details: { transferId: 't-1' } } },
      { status: 403 },
    );
    await comeBack(() => answer);
    expect(opened).toEqual([{ name: 'transfer-user', args: { id: 't-1' } }]);
  });

  test('survives a note that somebody has changed', async () => {
    kept.set(SOCIAL_KEY, '{"isRegistering":7}');
    await openPage();
    tab.operator.on(RESULT, () => refuse(400, 'network-over'));
    start();
    await settle();
    expect(opened).toEqual([{ name: 'sign-in' }]);
  });
});

test('the code that connects an account is not taken for one to the number of the form', async () => {
  await openPage('registration');
  start();
  const now = tab.test.clock.now();
  const sent = { sentTo: 'd···@example.com', expiresAt: now + 2 * MINUTE, resendAt: now + MINUTE };
  tab.operator.on(LINK, () => ({ flowId: 'f-mail', ...sent }));
  await dialog.send(authEdit, { phoneBySms: { countryCode: 'KZ', number: '701 234 41 22' } });
  expect(await dialog.send(authConnect, {})).toMatchObject({ flowId: 'f-mail' });
  expect(dialog.peek(authForm)).toMatchObject({ form: 'code', userInfo: { flowId: 'f-mail' } });
  tab.operator.on(LOGIN, () => ({ flowId: 'f-sms', ...sent }));
  expect(await dialog.send(authBegin, { mode: 'sms' })).toMatchObject({ flowId: 'f-sms' });
});
