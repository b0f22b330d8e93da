import { sessionState } from '@grandstand/bus-contracts';
import {
  authAppApprove,
  authAppClose,
  authAppRefuse,
  authAppRetry,
  authAppSignIn,
  authAppState,
  authAppSwitch,
  authEdit,
  authForm,
  dialogsShown,
  qrSignInStart,
  qrSignInState,
  qrSignInStop,
} from '@grandstand/bus-contracts/shell';
import type { AuthApp, AuthForm, QrSignIn } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { overlays } from '../../../src/shell/app/later-overlays';
import { openShell, type ShellPage } from '../../harness/page/shell-page';

const SECOND = 1000;
const FORM: AuthForm = {
  form: 'login',
  login: '',
  phone: { countryCode: '', number: '' },
  phoneBySms: { countryCode: '', number: '' },
  hasPasswordLogin: false,
  hasPasswordPhone: false,
  remember: true,
  userInfo: null,
  secondStep: null,
  message: null,
  responseType: null,
  isLoading: false,
};
const ASKED: AuthApp = {
  kind: null,
  step: 'waiting',
  login: null,
  browser: null,
  message: null,
  isLoading: false,
};
const CODE: QrSignIn = {
  step: 'shown',
  code: 'flow.first',
  digits: null,
  expiresAt: null,
  message: null,
};

let page: ShellPage;
let sent: unknown[];

beforeEach(async () => {
  page = await openShell();
  sent = [];
  const { bus } = page.test;
  for (const command of [
    authAppApprove,
    authAppClose,
    authAppRefuse,
    authAppRetry,
    authAppSignIn,
    authAppSwitch,
  ] as const) {
    bus.join('auth-app').handle(command, (request: object) => {
      sent.push([command.name, request]);
      return {};
    });
  }
  for (const command of [qrSignInStart, qrSignInStop] as const) {
    bus.join('qr-sign-in').handle(command, (request: object) => {
      sent.push([command.name, request]);
      return {};
    });
  }
  bus.join('auth').handle(authEdit, () => ({}));
});

async function showSignIn(asked: Partial<AuthApp> = {}): Promise<void> {
  await page.publishState((qa) => {
    qa.publish(authForm.name, FORM);
    qa.publish(authAppState.name, { ...ASKED, ...asked });
    qa.publish(dialogsShown.name, { dialog: { name: 'sign-in' } });
  });
  await screen.findByRole('dialog');
  await act(settle);
}
async function showPlayer(asked: Partial<AuthApp>): Promise<void> {
  await act(async () => {
    await overlays.load('en');
  });
  await page.publishState((qa) => {
    qa.publish(sessionState.name, { status: 'player', userId: '7' });
    qa.publish(authAppState.name, { ...ASKED, ...asked });
  });
  await screen.findByRole('dialog');
  await act(settle);
}
const showCode = (state: Partial<QrSignIn>): Promise<void> =>
  page.publishState((qa) => qa.publish(qrSignInState.name, { ...CODE, ...state }));
const dialog = () => within(screen.getByRole('dialog'));
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};
const alerts = (): string[] =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const heard = (): string[] =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('"Use your phone"', () => {
  const open = async (): Promise<void> => {
    await showSignIn();
    await press('Use your phone');
    await screen.findByText(/^Scan this code/);
  };
  const pathOf = (): string | undefined =>
    dialog().getByRole('img').querySelector('path')?.getAttribute('d') ?? undefined;

  test('shows a QR code and its address, and asks for one only while it is shown', async () => {
    await open();
    expect(sent).toEqual([['qrSignIn.start', {}]]);
    await showCode({ expiresAt: page.test.clock.now() + 120 * SECOND });
    expect(dialog().getByRole('img', { name: 'QR code that signs in here' })).toBeVisible();
    expect(dialog().getByText('http://localhost:3000/auth-app#token=qr.flow.first')).toBeVisible();
    expect(dialog().getByText(/^Scan this code/)).toHaveFocus();
    await press('Other ways to sign in');
    expect(dialog().getByLabelText('Login')).toBeVisible();
    expect(sent.at(-1)).toEqual(['qrSignIn.stop', {}]);
  });

  test('draws another code when it changes, and moves the focus nowhere', async () => {
    await open();
    await showCode({});
    const first = pathOf();
    const copy = dialog().getByRole('button', { name: 'Copy the address' });
    copy.focus();
    await showCode({ code: 'flow.second' });
    expect(pathOf()).not.toBe(first);
    expect(copy).toHaveFocus();
  });

  test('says the time that is left every 30 s, not each second', async () => {
    await open();
    await showCode({ expiresAt: page.test.clock.now() + 120 * SECOND });
    const told = new Set<string>();
    for (let second = 0; second < 60; second += 1) {
      for (const text of heard()) told.add(text);
      await act(() => page.test.clock.advance(SECOND));
    }
    expect([...told]).toEqual([
      'Time left for this step: 120 seconds',
      'Time left for this step: 90 seconds',
    ]);
  });

  test('shows the two digits instead, once the code was scanned', async () => {
    await open();
    await showCode({ step: 'scanned', code: null, digits: '47' });
    expect(dialog().queryByRole('img')).toBeNull();
    expect(heard()).toContain('Type these digits on the phone47');
  });

  test.each([
    ['qr-expired', 'The code has expired. Show a new one.'],
    ['qr-refused', 'The sign-in was refused on the phone. Show a new code if that was a mistake.'],
    ['qr-used', 'This code was used already. Show a new one.'],
  ])('says that it has ended (%s), and shows a new one at a press', async (code, text) => {
    await open();
    await showCode({ step: 'ended', code: null, message: { code } });
    expect(alerts()).toEqual([text]);
    expect(dialog().getByRole('button', { name: 'Show a new code' })).toHaveFocus();
    await press('Show a new code');
    expect(sent).toEqual([
      ['qrSignIn.start', {}],
      ['qrSignIn.start', {}],
    ]);
  });

  test('says until when no other code is given', async () => {
    await open();
    const message = { code: 'too-many-attempts', until: page.test.clock.now() + 60 * SECOND };
    await showCode({ step: 'ended', code: null, message });
    expect(alerts()[0]).toMatch(/^Too many attempts. Try again after /);
  });
});

describe('a link that signs in', () => {
  test('says whose it is, and signs in at a press', async () => {
    await showSignIn({ kind: 'link', step: 'ready', login: 'a···n' });
    expect(await screen.findByText('This link signs in the account a···n.')).toBeVisible();
    await press('Sign in');
    expect(sent).toEqual([['authApp.signIn', {}]]);
  });

  test('that is of no use says why, and leads to the other ways', async () => {
    const message = { code: 'link-used', text: 'This link was used before.' };
    await showSignIn({ kind: 'link', step: 'failed', message });
    expect(await screen.findByText('This link was used before.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Other ways to sign in' })).toHaveFocus();
    await press('Other ways to sign in');
    expect(sent).toEqual([['authApp.close', {}]]);
  });

  test('opened by a player is explained; they stay, or sign out to use it', async () => {
    await showPlayer({ kind: 'link', step: 'ready', login: 'a···n' });
    expect(dialog().getByText('The link that you opened is for the account a···n.')).toBeVisible();
    await press('Sign out and use the link');
    await press('Stay signed in');
    expect(sent).toEqual([
      ['authApp.switch', {}],
      ['authApp.close', {}],
    ]);
  });
});

describe('the QR code of another browser', () => {
  const request = (): Partial<AuthApp> => ({
    kind: 'request',
    step: 'ready',
    browser: {
      name: 'Chrome, Windows',
      country: 'KZ',
      network: '203.0.113.···',
      isSameNetwork: true,
      expiresAt: page.test.clock.now() + 120 * SECOND,
    },
  });

  test('lets a guest sign in first', async () => {
    await showSignIn({ kind: 'request' });
    expect(dialog().getByText(/^Sign in here first\./)).toBeVisible();
    expect(dialog().getByLabelText('Login')).toBeVisible();
  });

  test('shows a player the browser that asks, and sends its two digits', async () => {
    await showPlayer(request());
    for (const text of ['Chrome, Windows', 'Kazakhstan', '203.0.113.··· (the same as here)']) {
      expect(dialog().getByText(text)).toBeVisible();
    }
    const field = dialog().getByRole('textbox', { name: 'The two digits on the other screen' });
    await userEvent.type(field, '4');
    await press('Let it sign in');
    expect(alerts()).toEqual(['Enter both digits.']);
    expect(sent).toEqual([]);
    await userEvent.type(field, 'x7');
    await press('Let it sign in');
    expect(sent).toEqual([['authApp.approve', { digits: '47' }]]);
  });

  test('says how many tries are left', async () => {
    await showPlayer({ ...request(), message: { code: 'wrong-digits', left: 2 } });
    expect(alerts()).toEqual(['The other screen shows other digits. Tries left: 2.']);
    expect(dialog().getByRole('textbox')).toHaveFocus();
  });

  test('takes no digits once its time is over', async () => {
    await showPlayer(request());
    await act(() => page.test.clock.advance(120 * SECOND));
    expect(alerts()).toEqual([
      'The time is over. Show a new code on the other device and scan it.',
    ]);
    await userEvent.type(dialog().getByRole('textbox'), '47');
    await press('Let it sign in');
    expect(sent).toEqual([]);
  });

  test('can be refused', async () => {
    await showPlayer(request());
    await press('That is not me');
    expect(sent).toEqual([['authApp.refuse', {}]]);
  });

  test.each([
    ['approved', 'The other device is signed in to your account.'],
    ['refused', 'Nobody was signed in. The code can’t be used any more.'],
  ] as const)('that was %s says so', async (step, text) => {
    await showPlayer({ kind: 'request', step });
    expect(heard()).toEqual([text]);
    await userEvent.click(screen.getByText('Close', { selector: 'button' }));
    await act(settle);
    expect(sent).toEqual([['authApp.close', {}]]);
  });

  test('that could not be loaded says so, and is asked about again at a press', async () => {
    const message = { code: 'unavailable' };
    await showPlayer({ kind: 'request', message });
    expect(dialog().getByRole('alert')).toHaveTextContent('The request could not be loaded');
    await press('Try again');
    expect(sent).toEqual([['authApp.retry', {}]]);
  });

  test('that is of no use says why', async () => {
    const message = { code: 'qr-taken', text: 'Another player has scanned this code.' };
    await showPlayer({ kind: 'request', step: 'failed', message });
    expect(alerts()).toEqual(['Another player has scanned this code.']);
  });
});
