import { configGroups, Refusal, sessionState } from '@grandstand/bus-contracts';
import {
  analyticsTrack,
  authBegin,
  authSocial,
  dialogsClose,
  dialogsShown,
  sessionRegister,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from '../../../src/api/endpoints/sign-in/session-changes';
import { createPhoneBook } from '../../../src/services/sign-in/phone-book';
import { createRegistration } from '../../../src/services/sign-in/registration';
import { offline, refuse } from '../../harness/fakes/fake-operator';
import { createMemoryStore } from '../../harness/fakes/memory-ports';
import { openShell, type ShellPage } from '../../harness/page/shell-page';
import { openTab } from '../../harness/tabs/tab';
import type { Tab } from '../../harness/tabs/tab';

const loadCalls = () => Promise.resolve(calls);

const BONUSES = 'GET /web-api/promo/bonuses';
const REGISTER = 'POST /web-api/user/register';
const PROMO = 'POST /web-api/user/register/promo-code';
const MINUTE = 60_000;
const LANTERN = { id: 11, key: 'lantern', name: 'Lantern' };
const COURIER = { id: 14, key: 'courier', name: 'Courier' };

let page: ShellPage;
let tab: Tab;
let registered: Record<string, unknown>[];
let tracked: unknown[];
/** Whether the operator's answer to a registration waits, and what ends the wait. */
let answerIsHeld = false;
let answerHeld = (): void => {};

beforeEach(async () => {
  page = await openShell();
  const { bus, clock, qa } = page.test;
  tab = openTab(undefined, page.test);
  tab.operator.on('GET /web-api/phone/countries', () => ({
    countries: [
      { id: 1, name: 'Germany', country_code: 'DE', tel_code: '49' },
      { id: 3, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' },
    ],
  }));
  tab.operator.on('GET /web-api/phone/masks', () => ({
    items: [
      { CountryId: 1, Mask: '9999 99999999', Min: 7, Max: 12 },
      { CountryId: 3, Mask: '(999) 999-99-99', Min: 10, Max: 10 },
    ],
  }));
  tab.operator.on(REGISTER, () => ({
    flowId: 'f-1',
    sentTo: '+7 ··· 41 22',
    expiresAt: clock.now() + 2 * MINUTE,
    resendAt: clock.now() + MINUTE,
  }));
  bus.join('config').handle(configGroups, () => ({
    registration: {
      types: ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'],
      bonuses: [0, 1, 2],
      networks: [LANTERN, COURIER],
    },
  }));
  const { api, log } = tab;
  const tabStore = createMemoryStore();
  createPhoneBook({ bus: bus.join('phone-book'), clock, api, tabStore });
  createRegistration({ bus: bus.join('registration'), clock, api, loadCalls, log });
  registered = [];
  tracked = [];
  answerIsHeld = false;
  bus.join('session').handle(sessionRegister, async (request) => {
    registered.push(request);
    if (answerIsHeld) await new Promise<void>((resolve) => (answerHeld = resolve));
    return { userId: '9', login: '80412', password: 'k7Qz-29' };
  });
  bus.join('analytics').handle(analyticsTrack, (happening) => {
    tracked.push(happening);
    return {};
  });
  bus.join('dialogs').handle(dialogsClose, () => {
    qa.publish(dialogsShown.name, { dialog: null });
    return {};
  });
  await page.publishState((at) =>
    at.publish(dialogsShown.name, { dialog: { name: 'registration' } }),
  );
  await screen.findByRole('dialog');
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Register' }));
const press = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('button', { name }));
  await act(settle);
};
const choose = async (name: string): Promise<void> => {
  await userEvent.click(dialog().getByRole('tab', { name }));
  await act(settle);
};
const type = (label: string, text: string) => userEvent.type(dialog().getByLabelText(label), text);
const agree = async (): Promise<void> => {
  for (const box of dialog().getAllByRole('checkbox')) await userEvent.click(box);
};
const alerts = (): string[] =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the bonus', () => {
  test('is not chosen beforehand, and refusing it needs no press', async () => {
    for (const name of ['None', 'Sports', 'Casino']) {
      expect(dialog().getByRole('radio', { name })).not.toBeChecked();
    }
    for (const box of dialog().getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await agree();
    await press('Register');
    expect(registered).toEqual([expect.objectContaining({ type: 'fast_reg', bonusChoice: 0 })]);
    expect(tracked).toEqual([{ kind: 'registration', type: 'fast_reg' }]);
  });

  test('is sent and counted where it is chosen', async () => {
    await userEvent.click(dialog().getByRole('radio', { name: 'Casino' }));
    await agree();
    await press('Register');
    expect(registered).toEqual([expect.objectContaining({ bonusChoice: 2 })]);
    expect(tracked).toEqual([{ kind: 'registration', type: 'fast_reg', bonusId: 2 }]);
  });

  const TERMS = {
    version: 1,
    offer: 'first-sports',
    product: 'sports',
    trigger: 'first-deposit',
    iso: 'EUR',
    scale: 2,
    percent: 100,
    cap: 10_000,
    wager: 5,
    minOdds: 1.4,
    contribution: { sports: 100 },
    excluded: [],
    maxStake: 5_000,
    maxWin: 100_000,
    days: 30,
  };
  const offers = (terms: object) => () => ({
    isBarred: false,
    offers: [
      { id: 'first-sports', categories: [], gives: 'money', hash: 'a', terms, refusal: null },
    ],
  });

  test('REG-02 tells its terms in money where it is chosen, and leads to its rules', async () => {
    tab.operator.on(BONUSES, offers(TERMS));
    expect(dialog().queryByRole('link', { name: 'All rules of this bonus' })).toBeNull();
    await userEvent.click(dialog().getByRole('radio', { name: 'Sports' }));
    await act(settle);
    const link = dialog().getByRole('link', { name: 'All rules of this bonus' });
    expect(link).toHaveAttribute('href', '/en/bonuses/rules/first-sports');
    // The guest has filled the form: its place is not left for the rules.
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.parentElement).toHaveTextContent(
      /100% of your first deposit as bonus money, up to 100\.00.EUR\. To clear it, bet 5 times the bonus on sports within 30 days: 500\.00.EUR for the largest one\. Until then, a bet is at most 50\.00.EUR, at odds of 1\.40 or more\. At most 1,000\.00.EUR becomes your money\./,
    );
    await userEvent.click(dialog().getByRole('radio', { name: 'None' }));
    expect(dialog().queryByRole('link', { name: 'All rules of this bonus' })).toBeNull();
  });

  test.each([
    ['Casino', /^This bonus is not offered now\.$/, () => offers(TERMS)()],
    ['Sports', /^The terms could not be loaded\./, () => refuse(400, 'bad-request', 'No.')],
  ] as const)('REG-02 says of %s what is so: %s', async (name, text, answer) => {
    tab.operator.on(BONUSES, answer);
    await userEvent.click(dialog().getByRole('radio', { name }));
    await act(settle);
    expect(dialog().getByText(text)).toBeVisible();
  });
});

describe('by phone', () => {
  const fill = async (): Promise<void> => {
    await choose('Phone');
    await userEvent.type(await dialog().findByLabelText('Phone number'), '+77012344122');
    await agree();
  };

  test('a code is sent, asked for, and registers with what was filled in', async () => {
    await fill();
    await press('Send a code by SMS');
    expect(await dialog().findByText('Code sent to +7 ··· 41 22')).toBeInTheDocument();
    await type('Code', '123456');
    await press('Register');
    expect(registered).toEqual([
      expect.objectContaining({
        type: 'phone_reg',
        countryCode: 'KZ',
        phone: '(701) 234-41-22',
        flowId: 'f-1',
        code: '123456',
      }),
    ]);
    expect(dialog().getByText('80412')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Send by e-mail' })).toBeNull();
  });

  test('nothing is lost on the way back, nor while the network is gone', async () => {
    await fill();
    tab.operator.on(REGISTER, offline);
    await press('Send a code by SMS');
    expect(alerts()).toEqual(['The operator does not answer. Try again in a moment.']);
    expect(dialog().getByLabelText('Phone number')).toHaveValue('(701) 234-41-22');
    tab.operator.on(REGISTER, () => ({
      flowId: 'f-1',
      sentTo: '+7 ··· 41 22',
      expiresAt: page.test.clock.now() + 2 * MINUTE,
      resendAt: page.test.clock.now() + MINUTE,
    }));
    await press('Send a code by SMS');
    await press('Back');
    expect(await dialog().findByLabelText('Phone number')).toHaveValue('(701) 234-41-22');
    for (const box of dialog().getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  test('a number that is not whole is named when the field is left', async () => {
    await choose('Phone');
    await userEvent.type(await dialog().findByLabelText('Phone number'), '+7701');
    await userEvent.tab();
    expect(alerts()).toEqual(['Numbers of this country have 10 digits after the code.']);
  });
});

test('leaving without the credentials is asked about once, and not once they are kept', async () => {
  const clipboard = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await agree();
  await press('Register');
  expect(dialog().getByRole('link', { name: 'add a mail address' })).toHaveAttribute(
    'href',
    '/en/user/accountverify',
  );
  await press('Done');
  expect(alerts()).toEqual([
    'You have not saved these details yet. Close once more to leave without them.',
  ]);
  await press('Copy');
  expect(alerts()).toEqual([]);
  await press('Done');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('by mail', () => {
  test('each field says what it lacks, a typo in the domain is found, and the code registers', async () => {
    await choose('E-mail');
    await type('E-mail', 'ann@gmial.com');
    await press('Did you mean ann@gmail.com?');
    expect(dialog().getByLabelText('E-mail')).toHaveValue('ann@gmail.com');
    await press('Send a code by e-mail');
    expect(alerts()).toEqual([
      'Choose a password.',
      'Enter your first name.',
      'Enter your date of birth.',
      'Please confirm your age first.',
      'Accept the rules to register.',
    ]);
    await type('Password', 'long enough 7');
    await type('First name', 'Ann');
    await type('Date of birth', '2020-02-28');
    expect(alerts()).toContain('You have to be 18 or older.');
    await userEvent.clear(dialog().getByLabelText('Date of birth'));
    await type('Date of birth', '1990-02-28');
    await agree();
    await press('Send a code by e-mail');
    await type('Code', '123456');
    await press('Register');
    expect(registered).toEqual([
      expect.objectContaining({
        type: 'full_reg',
        email: 'ann@gmail.com',
        name: 'Ann',
        birthday: '1990-02-28',
        code: '123456',
      }),
    ]);
    expect(dialog().getByRole('button', { name: 'Send by e-mail' })).toBeInTheDocument();
    expect(dialog().queryByRole('link', { name: 'add a mail address' })).toBeNull();
  });

  test.each([
    // Germany has the 25th from 23:00 of the 24th.
    ['2026-11-24T22:30:00Z', 'You have to be 18 or older.'],
    ['2026-11-24T23:30:00Z', undefined],
  ])('the age follows the calendar of the country, at %s', async (moment, fault) => {
    await press('Close');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
    const args = { type: 'full_reg', countryId: 1 } as const;
    await page.publishState((at) =>
      at.publish(dialogsShown.name, { dialog: { name: 'registration', args } }),
    );
    await screen.findByLabelText('Date of birth');
    await type('Date of birth', '2008-11-25');
    await userEvent.tab();
    vi.useRealTimers();
    expect(dialog().queryByText('You have to be 18 or older.')?.textContent).toBe(fault);
  });
});

describe('a network that was pressed elsewhere', () => {
  const begun: unknown[] = [];
  beforeEach(() => {
    begun.length = 0;
    page.test.bus.join('auth').handle(authBegin, (request) => {
      begun.push(request);
      throw new Refusal('unavailable');
    });
  });
  const reopen = async (network: string): Promise<void> => {
    await press('Close');
    const args = { type: 'soc_reg', network, countryId: 1, currencyId: 1 } as const;
    await page.publishState((at) =>
      at.publish(dialogsShown.name, { dialog: { name: 'registration', args } }),
    );
    await dialog().findByRole('button', { name: 'Courier' });
  };

  test('opens at once, and once only', async () => {
    await reopen('courier');
    const draft = { countryId: 1, currencyId: 1 };
    expect(begun).toEqual([{ mode: 'social', network: 'courier', draft }]);
    await choose('Phone');
    await choose('Networks');
    expect(begun).toHaveLength(1);
  });

  test('is ignored where the operator does not offer it', async () => {
    await reopen('evil');
    expect(begun).toEqual([]);
  });
});

describe('back from a network', () => {
  const network = (name: string) => dialog().queryByRole('button', { name });
  beforeEach(async () => {
    await choose('Networks');
    await dialog().findByRole('button', { name: 'Lantern' });
    await page.publishState((at) =>
      at.publish(authSocial.name, {
        person: { network: LANTERN, name: 'Leyla', mail: null },
      }),
    );
  });

  test('the fields follow the name at once; no network stands in between', async () => {
    expect(dialog().getByText(/^Leyla, you are here through Lantern/)).toBeInTheDocument();
    expect([network('Lantern'), network('Courier')]).toEqual([null, null]);
    await agree();
    await press('Register');
    expect(registered).toEqual([expect.objectContaining({ type: 'soc_reg', socialMedia: 11 })]);
  });

  test('another account can be chosen, and the way back keeps what was filled in', async () => {
    await agree();
    await press('Choose another account');
    expect(network('Courier')).not.toBeNull();
    expect(dialog().queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(/^The network tells us/)).toHaveFocus();
    await press('Continue as Leyla');
    expect(network('Courier')).toBeNull();
    expect(screen.getByText(/^Leyla, you are here/)).toHaveFocus();
    for (const box of dialog().getAllByRole('checkbox')) expect(box).toBeChecked();
  });
});

test('a new player is offered to set a deposit limit, with a link to the limits', async () => {
  await agree();
  await press('Register');
  expect(dialog().getByRole('link', { name: 'set a deposit limit now' })).toHaveAttribute(
    'href',
    '/en/office/responsible',
  );
});

describe('what was filled in', () => {
  const reopen = async (): Promise<void> => {
    await page.publishState((at) =>
      at.publish(dialogsShown.name, { dialog: { name: 'registration' } }),
    );
    await screen.findByRole('dialog');
  };
  beforeEach(async () => {
    await choose('E-mail');
    await type('E-mail', 'ann@mail.example');
    await type('Password', 'long enough 7');
    await type('First name', 'Ann');
    await agree();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is there when the dialog is opened again, but for the password and the statements', async () => {
    await reopen();
    expect(dialog().getByLabelText('E-mail')).toHaveValue('ann@mail.example');
    expect(dialog().getByLabelText('First name')).toHaveValue('Ann');
    expect(dialog().getByLabelText('Password')).toHaveValue('');
    for (const box of dialog().getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  test('is forgotten once somebody has signed in', async () => {
    const status = (now: 'guest' | 'player') =>
      page.publishState((at) =>
        at.publish(sessionState.name, { status: now, userId: now === 'player' ? '9' : '' }),
      );
    await status('player');
    await status('guest');
    await reopen();
    expect(dialog().getByRole('tab', { name: 'One click' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await choose('E-mail');
    expect(dialog().getByLabelText('E-mail')).toHaveValue('');
    expect(dialog().getByLabelText('First name')).toHaveValue('');
  });
});

test('the dialog stays while a password is being made, which would be lost', async () => {
  await agree();
  answerIsHeld = true;
  await press('Register');
  await press('Close');
  answerHeld();
  await act(settle);
  expect(dialog().getByText('k7Qz-29')).toBeInTheDocument();
});

test('a promo code is checked while it is typed', async () => {
  tab.operator.on(PROMO, () => ({ title: '+10% on net winnings' }));
  await press('I have a promo code');
  await type('Promo code', 'BOOST10');
  expect(
    await dialog().findByText(
      '+10% on net winnings. You will find it in your bet slip.',
      undefined,
      {
        timeout: 2000,
      },
    ),
  ).toBeInTheDocument();
});

test('a refusal of the operator is said in its words', async () => {
  await choose('E-mail');
  await type('E-mail', 'ann@mail.example');
  await type('Password', 'password1');
  await type('First name', 'Ann');
  await type('Date of birth', '1990-02-28');
  await agree();
  tab.operator.on(REGISTER, () => refuse(400, 'weak-password', 'Too easy to guess.'));
  await press('Send a code by e-mail');
  expect(alerts()).toEqual(['Too easy to guess.']);
});
