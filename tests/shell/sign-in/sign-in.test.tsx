import { Refusal } from '@grandstand/bus-contracts';
import type { RequestOf } from '@grandstand/bus-contracts';
import {
  analyticsTrack,
  dialogsClose,
  dialogsShown,
  sessionSignIn,
} from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAuth } from '../../../src/services/sign-in/auth';
import { createPhoneBook } from '../../../src/services/sign-in/phone-book';
import { offline } from '../../harness/fakes/fake-operator';
import { fakePasskeys } from '../../harness/fakes/fake-passkeys';
import { noNetworks } from '../../harness/fakes/no-networks';
import { createMemoryStore } from '../../harness/fakes/memory-ports';
import { openShell, type ShellPage } from '../../harness/page/shell-page';
import { openTab } from '../../harness/tabs/tab';
import type { Tab } from '../../harness/tabs/tab';

const COUNTRIES = 'GET /web-api/phone/countries';
const MASKS = 'GET /web-api/phone/masks';
const LOGIN = 'POST /web-api/user/login';
const RESEND = 'POST /web-api/auth/resend';
const MINUTE = 60_000;

let page: ShellPage;
let tab: Tab;
let passkeys: ReturnType<typeof fakePasskeys>;
let signIns: RequestOf<typeof sessionSignIn>[];
/** What the session answers to a sign-in. */
let outcome: () => { userId: string };

beforeAll(() => {
  // jsdom does not lay out anything.
  Element.prototype.scrollIntoView ??= () => {};
});

beforeEach(async () => {
  page = await openShell();
  const { test } = page;
  tab = openTab(undefined, test);
  tab.operator.on(COUNTRIES, () => ({
    countries: [
      { id: 1, name: 'Germany', country_code: 'DE', tel_code: '49' },
      { id: 2, name: 'Russia', country_code: 'RU', tel_code: '7' },
      {
        id: 3,
        name: 'Kazakhstan',
        country_code: 'KZ',
        tel_code: '7',
        own_names: [{ lang: 'kk', name: 'Қазақстан' }],
      },
      { id: 4, name: 'Azerbaijan', country_code: 'AZ', tel_code: '994' },
    ],
  }));
  tab.operator.on(MASKS, () => ({
    items: [
      { CountryId: 1, Mask: '9999 99999999', Min: 7, Max: 12 },
      { CountryId: 2, Mask: '(999) 999-99-99', Min: 10, Max: 10 },
      { CountryId: 4, Mask: '(99) 999-99-99', Min: 9, Max: 9 },
      { CountryId: 3, Mask: '(999) 999-99-99', Min: 10, Max: 10 },
    ],
  }));
  tab.operator.on(LOGIN, () => sentCode());
  tab.operator.on(RESEND, () => sentCode());
  passkeys = fakePasskeys();
  createAuth({
    ...noNetworks(),
    bus: test.bus.join('auth'),
    clock: test.clock,
    api: tab.api,
    ceremonies: passkeys.ceremonies,
  });
  createPhoneBook({
    bus: test.bus.join('phone-book'),
    clock: test.clock,
    api: tab.api,
    tabStore: createMemoryStore(),
  });
  signIns = [];
  outcome = () => ({ userId: '1' });
  test.bus.join('session').handle(sessionSignIn, (request) => {
    signIns.push(request);
    return outcome();
  });
  test.bus.join('analytics').handle(analyticsTrack, () => ({}));
  test.bus.join('dialogs').handle(dialogsClose, () => {
    test.qa.publish(dialogsShown.name, { dialog: null });
    return {};
  });
  await page.publishState((qa) => qa.publish(dialogsShown.name, { dialog: { name: 'sign-in' } }));
  await screen.findByRole('dialog');
});

const sentCode = () => {
  const now = page.test.clock.now();
  return {
    flowId: 'f-1',
    sentTo: '+7 ··· 41 22',
    expiresAt: now + 2 * MINUTE,
    resendAt: now + MINUTE,
  };
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Sign in' }));
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};
const advance = (ms: number) => act(() => page.test.clock.advance(ms));
const alerts = (): string[] =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const refuse = (code: string, details?: object): void => {
  outcome = () => {
    throw new Refusal(code, { details });
  };
};

describe('the dialog "Sign in"', () => {
  const fill = async (login: string, password: string): Promise<void> => {
    const form = dialog();
    if (login) await userEvent.type(form.getByRole('textbox', { name: 'Login' }), login);
    if (password) await userEvent.type(form.getByLabelText('Password'), password);
    await press('Sign in');
  };

  test('sends login and password', async () => {
    await fill('demo', 'grandstand');
    expect(signIns).toEqual([{ login: 'demo', password: 'grandstand', remember: true }]);
  });

  test('shows that login or password is wrong, keeps the input and focuses the password', async () => {
    refuse('wrong-credentials');
    await fill('demo', 'nonsense');
    expect(screen.getByText(/^Wrong login or password/)).toHaveAttribute('role', 'alert');
    expect(dialog().getByRole('textbox', { name: 'Login' })).toHaveValue('demo');
    expect(dialog().getByLabelText('Password')).toHaveValue('nonsense');
    expect(dialog().getByLabelText('Password')).toHaveFocus();
    expectMessage(page.test, analyticsTrack, { kind: 'sign-in-failed', errorCode: 1 });
  });

  test('shows when the operator does not answer', async () => {
    outcome = () => {
      throw new Error('broken');
    };
    await fill('demo', 'grandstand');
    expect(dialog().getByText(/^The operator does not answer/)).toBeInTheDocument();
  });

  test('shows until when nobody can sign in', async () => {
    refuse('too-many-attempts', { retryAfter: 90 });
    await fill('demo', 'grandstand');
    expect(alerts()).toEqual([
      expect.stringMatching(/^Too many attempts. Try again after .*:01:30/),
    ]);
  });

  test('says why a player is barred, in the operator’s words with the end, and where there is help', async () => {
    const text = 'You have excluded yourself until 1 December 2026, 12:00 (UTC).';
    outcome = () => {
      throw new Refusal('self-excluded', { text, details: { endsAt: 1_796_126_400 } });
    };
    await fill('demo', 'grandstand');
    expect(alerts()).toEqual([text]);
    const links = await dialog().findAllByRole('link', { name: /^Gambl/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.gamblingtherapy.org/',
      'https://www.gamblersanonymous.org/',
    ]);
    refuse('wrong-credentials');
    await fill('demo', 'grandstand');
    expect(dialog().queryByRole('link', { name: /^Gambl/ })).not.toBeInTheDocument();
  });

  test('names the field that is missing, and sends nothing', async () => {
    await fill('demo', '');
    expect(dialog().getByText('Enter your password.')).toBeInTheDocument();
    expect(dialog().getByLabelText('Password')).toHaveFocus();
    expect(signIns).toEqual([]);
  });

  test('is closed by its cross', async () => {
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await act(settle);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const byPhone = async (): Promise<void> => {
  await userEvent.click(dialog().getByRole('tab', { name: 'Phone' }));
  await act(settle);
  await dialog().findByRole('textbox', { name: 'Phone number' });
};
const country = () => dialog().getByRole('button', { name: /^Country/ });
/** Types on the field of the country, and takes the first that is found. */
const choose = async (text: string): Promise<void> => {
  act(() => country().focus());
  await userEvent.keyboard(`${text}{Enter}`);
  await act(settle);
};
const number = () => dialog().getByRole('textbox', { name: 'Phone number' });

describe('signing in by phone', () => {
  beforeEach(byPhone);

  test('writes the number as its country does, with a password', async () => {
    await choose('kaz');
    await userEvent.type(number(), '7012344122');
    expect(number()).toHaveValue('(701) 234-41-22');
    await userEvent.type(dialog().getByLabelText('Password'), 'secret');
    await press('Sign in');
    expect(signIns).toEqual([
      {
        mode: 'phone_password',
        countryCode: 'KZ',
        phone: '(701) 234-41-22',
        password: 'secret',
        remember: true,
      },
    ]);
  });

  test('finds the country of a number that begins with a plus', async () => {
    await userEvent.click(number());
    await userEvent.paste('+77012344122');
    expect(number()).toHaveValue('(701) 234-41-22');
    expect(country()).toHaveAccessibleName('Country Kazakhstan +7');
    // A person who calls it by its text is understood: all of the text is in its name.
    expect(country()).toHaveTextContent(/^Kazakhstan \+7$/);
  });

  test('keeps the cursor behind the digit that was typed', async () => {
    await choose('kaz');
    await userEvent.type(number(), '701234412');
    await userEvent.type(number(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(number()).toHaveValue('(790) 123-44-12');
    expect((number() as HTMLInputElement).selectionStart).toBe(3);
  });

  test('sends nothing while the number is not whole, and focuses it', async () => {
    await userEvent.click(dialog().getByRole('radio', { name: 'With an SMS code' }));
    await press('Send a code');
    expect(alerts()).toEqual(['Enter your phone number.']);
    await choose('kaz');
    await userEvent.type(number(), '701');
    await press('Send a code');
    expect(alerts()).toEqual(['Numbers of this country have 10 digits after the code.']);
    expect(number()).toHaveFocus();
    expect(tab.operator.count(LOGIN)).toBe(0);
  });
});

describe('the country of a phone number', () => {
  beforeEach(byPhone);
  const list = () => within(screen.getByRole('dialog', { name: 'Country of the number' }));
  const search = () => list().getByRole('combobox', { name: 'Search by name or code' });
  const options = (): string[] =>
    list()
      .getAllByRole('option')
      .map(({ textContent }) => textContent.slice(2));
  const active = (): string => {
    const id = search().getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  };
  const open = async (keys = '{ArrowDown}'): Promise<void> => {
    act(() => country().focus());
    await userEvent.keyboard(keys);
  };

  test('is searched by name, own name, letters and code, from the first key on', async () => {
    await open('g');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('g');
    expect(options()).toEqual(['Germany+49']);
    for (const [text, found] of [
      ['қаз', ['Kazakhstan Қазақстан+7']],
      ['ru', ['Russia+7']],
      ['+994', ['Azerbaijan+994']],
      ['+7 kaz', ['Kazakhstan Қазақстан+7']],
    ] as const) {
      await userEvent.clear(search());
      await userEvent.type(search(), text);
      expect(options()).toEqual(found);
      expect(list().getByText('Countries found: 1')).toBeInTheDocument();
    }
  });

  test('is moved to and chosen by keys, and the form is not sent', async () => {
    await open();
    expect(options()).toEqual([
      'Germany+49',
      'Azerbaijan+994',
      'Kazakhstan Қазақстан+7',
      'Russia+7',
    ]);
    expect(active()).toBe('DEGermany+49');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('RURussia+7');
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageUp}{ArrowDown}');
    expect(active()).toBe('AZAzerbaijan+994');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Country of the number' })).toBeNull();
    expect(country()).toHaveAccessibleName('Country Azerbaijan +994');
    expect(country()).toHaveFocus();
    expect(alerts()).toEqual([]);
  });

  test('is on top of the list once it was chosen', async () => {
    await open('russia{Enter}');
    await open('azer{Enter}');
    await open();
    const quick = within(list().getByRole('group', { name: 'Quick choice' }));
    expect(quick.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'AZAzerbaijan+994',
      'RURussia+7',
      'DEGermany+49',
    ]);
    expect(quick.getByRole('option', { selected: true })).toHaveTextContent('Azerbaijan');
  });

  test('says that nothing was found, and clears the search', async () => {
    await open('atlantis');
    expect(list().getByRole('status')).toHaveTextContent('No country found for “atlantis”.');
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(list().getByRole('button', { name: 'Clear the search' }));
    expect(search()).toHaveFocus();
    expect(options()).toHaveLength(4);
    fireEvent(search().closest('dialog')!, new Event('cancel', { cancelable: true }));
    expect(country()).toHaveAccessibleName('Country Germany +49');
    expect(country()).toHaveFocus();
  });

  test('is pressed in a list that a finger opens without the keyboard', async () => {
    await userEvent.pointer({ keys: '[TouchA]', target: country() });
    expect(list().getByRole('heading')).toHaveFocus();
    await userEvent.click(list().getByRole('option', { name: /^Kazakhstan/ }));
    expect(country()).toHaveAccessibleName('Country Kazakhstan +7');
  });
});

test('countries that could not be loaded are loaded again by a press', async () => {
  tab.operator.on(COUNTRIES, offline);
  await userEvent.click(dialog().getByRole('tab', { name: 'Phone' }));
  await advance(60_000);
  expect(alerts().join(' ')).toContain('The countries could not be loaded');
  tab.operator.on(COUNTRIES, () => ({
    countries: [{ id: 3, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' }],
  }));
  await press('Try again');
  expect(number()).toBeInTheDocument();
});

describe('the code by SMS', () => {
  beforeEach(async () => {
    await byPhone();
    await userEvent.click(dialog().getByRole('radio', { name: 'With an SMS code' }));
    await choose('kaz');
    await userEvent.type(number(), '7012344122');
    await press('Send a code');
    await dialog().findByRole('textbox', { name: 'Code' });
  });
  const code = () => dialog().getByRole('textbox', { name: 'Code' });

  test('is asked for with the number it was sent to, in a field that phones fill in', async () => {
    expect(dialog().getByText('Code sent to +7 ··· 41 22')).toBeInTheDocument();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveFocus();
  });

  test('is sent at once when it is pasted, by a press when it is typed', async () => {
    refuse('wrong_code', { left: 4 });
    await userEvent.paste(' 314 159 ');
    await act(settle);
    expect(signIns).toEqual([{ mode: 'code', flowId: 'f-1', code: '314159', remember: true }]);
    expect(alerts()).toEqual(['Wrong code. Tries left: 4.']);
    expect(code()).toHaveValue('314159');
    expect(code()).toHaveFocus();
    await userEvent.clear(code());
    await userEvent.type(code(), '27182');
    await press('Sign in');
    expect(alerts()).toContain('Enter the six digits of the code.');
    await userEvent.type(code(), '8');
    expect(signIns).toHaveLength(1);
    await press('Sign in');
    expect(signIns[1]).toMatchObject({ code: '271828' });
  });

  test('counts down by the page’s clock, and is heard every 30 s', async () => {
    const heard = () => dialog().getByRole('status').textContent;
    expect(dialog().getByText('The code is valid for 2:00')).toBeInTheDocument();
    const times: (string | null)[] = [heard()];
    for (let second = 0; second < 119; second += 1) {
      await advance(1000);
      if (heard() !== times.at(-1)) times.push(heard());
    }
    expect(times).toEqual(
      [120, 90, 60, 30].map((seconds) => `The code is valid for ${seconds} seconds`),
    );
    expect(dialog().getByText('The code is valid for 0:01')).toBeInTheDocument();
    await advance(1000);
    expect(alerts()).toEqual(['The time of the code is up. Send a new one.']);
  });

  test('is sent again after 60 s', async () => {
    const again = (name: string | RegExp) => dialog().getByRole('button', { name });
    await advance(18_000);
    expect(again('Send a new one in 0:42')).toBeDisabled();
    await advance(42_000);
    expect(again('Send a new one')).toBeEnabled();
    await userEvent.type(code(), '123');
    await press('Send a new one');
    expect(tab.operator.count(RESEND)).toBe(1);
    expect(code()).toHaveValue('');
    expect(dialog().getByText('The code is valid for 2:00')).toBeInTheDocument();
  });

  test('has to be sent again when no tries are left', async () => {
    refuse('wrong_code', { left: 0 });
    await userEvent.paste('314159');
    await act(settle);
    expect(alerts()).toEqual(['Wrong code, and no tries are left. Send a new one.']);
    await userEvent.clear(code());
    await userEvent.paste('271828');
    expect(signIns).toHaveLength(1);
  });

  test('leads back to the number, which is kept', async () => {
    await press('Back');
    expect(number()).toHaveValue('(701) 234-41-22');
    await press('Send a code');
    expect(dialog().getByText('Code sent to +7 ··· 41 22')).toBeInTheDocument();
    expect(tab.operator.count(LOGIN)).toBe(1);
  });
});

describe('the second step by SMS', () => {
  const code = () => dialog().getByRole('textbox', { name: 'Code' });
  const ask = async (more: object) => {
    refuse('two-step', { flowId: 'f-2', expiresAt: page.test.clock.now() + 2 * MINUTE, ...more });
    await userEvent.type(dialog().getByRole('textbox', { name: 'Login' }), 'ann');
    await userEvent.type(dialog().getByLabelText('Password'), 'correct horse');
    await press('Sign in');
    await dialog().findByRole('button', { name: /^Use/ });
    signIns = [];
  };
  const sms = (isSent = true) => ({
    sentTo: '+49 ··· 41 22',
    resendAt: page.test.clock.now() + MINUTE,
    isSent,
  });

  test('AUT-05 says where the code was sent, and takes it', async () => {
    await ask({ by: 'sms', sms: sms() });
    expect(dialog().getByText('Code sent to +49 ··· 41 22')).toBeVisible();
    expect(dialog().getByText('The code is valid for 2:00')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Send a new one in 1:00' })).toBeDisabled();
    expect(code()).toHaveFocus();
    refuse('wrong_code', { left: 4 });
    await userEvent.paste('314 159');
    await act(settle);
    expect(signIns).toEqual([{ mode: 'code', flowId: 'f-2', code: '314159', remember: true }]);
    expect(alerts()).toEqual(['Wrong code. Tries left: 4.']);
  });

  test('is sent again after 60 s', async () => {
    await ask({ by: 'sms', sms: sms() });
    await advance(MINUTE);
    await press('Send a new one');
    expect(tab.operator.count(RESEND)).toBe(1);
  });

  test('takes a recovery code instead, also after the code has expired', async () => {
    await ask({ by: 'sms', sms: sms() });
    await advance(3 * MINUTE);
    expect(alerts()).toEqual(['The time of the code is up. Send a new one.']);
    await press('Use a recovery code');
    const field = dialog().getByRole('textbox', { name: 'Recovery code' });
    expect(field).toHaveFocus();
    expect(alerts()).toEqual([]);
    await userEvent.type(field, 'ABCD-EFGH-IJKL-MNOP{Enter}');
    await act(settle);
    expect(signIns).toEqual([
      { mode: 'code', flowId: 'f-2', code: 'ABCD-EFGH-IJKL-MNOP', remember: true },
    ]);
    await press('Use the code by SMS');
    expect(code()).toHaveFocus();
  });

  test('says when no code could be sent yet, and from when on one can', async () => {
    await ask({ by: 'sms', sms: sms(false), expiresAt: page.test.clock.now() });
    expect(dialog().queryByText(/^Code sent to/)).toBeNull();
    expect(alerts()).toEqual([
      'No other code can be sent to this number yet. Wait until it can be, or choose the other way.',
    ]);
    expect(dialog().getByRole('button', { name: 'Send a new one in 1:00' })).toBeDisabled();
  });

  test('is the password after a code by SMS', async () => {
    await ask({ by: 'password' });
    const field = dialog().getByLabelText('Password');
    expect(field).toHaveFocus();
    expect(dialog().getByText(/^Your account has two-step sign-in/)).toBeVisible();
    refuse('wrong_code', { left: 4 });
    await userEvent.type(field, 'correct horse{Enter}');
    await act(settle);
    expect(signIns).toEqual([
      { mode: 'code', flowId: 'f-2', code: 'correct horse', remember: true },
    ]);
    expect(alerts()).toEqual(['Wrong password. Tries left: 4.']);
  });
});

describe('the second step', () => {
  const app = () => dialog().getByRole('textbox', { name: 'Code from your authenticator app' });
  const recovery = () => dialog().getByRole('textbox', { name: 'Recovery code' });

  beforeEach(async () => {
    refuse('two-step', {
      flowId: 'f-2',
      by: 'totp',
      expiresAt: page.test.clock.now() + 2 * MINUTE,
    });
    await userEvent.type(dialog().getByRole('textbox', { name: 'Login' }), 'ann');
    await userEvent.type(dialog().getByLabelText('Password'), 'correct horse');
    await press('Sign in');
    await dialog().findByRole('textbox', { name: 'Code from your authenticator app' });
    signIns = [];
  });

  test('asks for the code of the app, which nobody sends again', async () => {
    expect(app()).toHaveFocus();
    expect(app()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(dialog().getByText('Time left for this step: 2:00')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: /Send/ })).not.toBeInTheDocument();
    refuse('wrong_code', { left: 4 });
    await userEvent.paste('314 159');
    await act(settle);
    expect(signIns).toEqual([{ mode: 'code', flowId: 'f-2', code: '314159', remember: true }]);
    expect(alerts()).toEqual(['Wrong code. Tries left: 4.']);
    expect(app()).toHaveFocus();
  });

  test('takes a recovery code instead', async () => {
    await press('Use a recovery code');
    expect(recovery()).toHaveFocus();
    await userEvent.type(recovery(), 'ABCD-EFGH');
    await press('Sign in');
    expect(alerts()).toContain('Enter the 16 letters and digits of the recovery code.');
    await userEvent.type(recovery(), '-IJKL-MNOP{Enter}');
    await act(settle);
    expect(signIns).toMatchObject([{ flowId: 'f-2', code: 'ABCD-EFGH-IJKL-MNOP' }]);
    await press('Use the authenticator app');
    expect(app()).toHaveValue('');
    expect(app()).toHaveFocus();
  });

  test('goes back to the password when its time is up', async () => {
    await advance(2 * MINUTE);
    expect(alerts()).toEqual(['The time for this step is up. Go back and sign in again.']);
    await userEvent.type(app(), '314159');
    await press('Sign in');
    expect(signIns).toEqual([]);
    await press('Back');
    expect(dialog().getByRole('textbox', { name: 'Login' })).toHaveValue('ann');
    await press('Sign in');
    expect(signIns).toMatchObject([{ login: 'ann', password: 'correct horse' }]);
  });

  test('goes back after the last try', async () => {
    refuse('wrong_code', { left: 0 });
    await userEvent.paste('314159');
    await act(settle);
    expect(alerts()).toEqual(['Wrong code, and no tries are left. Go back and sign in again.']);
  });
});

describe('signing in by passkey', () => {
  const BUTTON = 'Use a passkey';
  const withPasskeys = (): void => {
    // jsdom has none; the component asks only whether the browser has them.
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  const reopen = async (): Promise<void> => {
    await page.publishState((qa) => qa.publish(dialogsShown.name, { dialog: null }));
    await page.publishState((qa) => qa.publish(dialogsShown.name, { dialog: { name: 'sign-in' } }));
  };

  beforeEach(() => {
    tab.operator.on('POST /web-api/auth/passkey/options', () => ({
      flowId: 'f-1',
      expiresAt: page.test.clock.now() + 2 * MINUTE,
      options: { challenge: 'AA' },
    }));
  });

  test('is offered only in browsers that have passkeys', async () => {
    expect(dialog().queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
    expect(dialog().getByRole('textbox', { name: 'Login' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    withPasskeys();
    await reopen();
    expect(dialog().getByRole('button', { name: BUTTON })).toBeVisible();
  });

  test('sends what the chosen passkey has signed', async () => {
    withPasskeys();
    await reopen();
    await press(BUTTON);
    expect(dialog().getByRole('button', { name: BUTTON })).toBeDisabled();
    await act(async () => {
      passkeys.last().give({ id: 'key-1' });
      await settle();
    });
    expect(signIns).toEqual([
      { mode: 'passkey', flowId: 'f-1', response: { id: 'key-1' }, remember: true },
    ]);
  });

  test('tells a person who has cancelled it how to go on, without an alert', async () => {
    withPasskeys();
    await reopen();
    await press(BUTTON);
    await act(async () => {
      passkeys.last().fail('cancelled');
      await settle();
    });
    expect(dialog().getByText(/^No passkey was used/)).toHaveAttribute('role', 'status');
    expect(alerts()).toEqual([]);
    expect(page.test.messages.filter(({ name }) => name === analyticsTrack.name)).toEqual([]);
    await press(BUTTON);
    expect(dialog().queryByText(/^No passkey was used/)).not.toBeInTheDocument();
  });

  test.each<[string, RegExp]>([
    ['timed-out', /^It took too long/],
    ['unsupported', /^Passkeys do not work in this browser/],
  ])('says what to do where it ends as %s', async (fault, text) => {
    withPasskeys();
    await reopen();
    await press(BUTTON);
    await act(async () => {
      passkeys.last().fail(fault as 'timed-out');
      await settle();
    });
    expect(alerts()).toEqual([expect.stringMatching(text)]);
  });

  test('shows the operator’s words for a passkey that nobody has', async () => {
    withPasskeys();
    await reopen();
    outcome = () => {
      throw new Refusal('unknown-passkey', { text: 'This passkey does not sign in here.' });
    };
    await press(BUTTON);
    await act(async () => {
      passkeys.last().give({ id: 'key-1' });
      await settle();
    });
    expect(alerts()).toEqual(['This passkey does not sign in here.']);
  });
});
