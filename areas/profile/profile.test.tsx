import {
  accountState,
  areaReady,
  configState,
  NO_ACCOUNTS,
  Refusal,
  type Account,
} from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  passwordChange,
  phoneChange,
  profileForm,
  profileSave,
  profileState,
  walletsChange,
  type ProfileChange,
  type ProfileForm,
  type ProfileState,
} from '@grandstand/bus-contracts/player';
import { expectMessage, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest, openArea } from '../../src/routes/testing/open-area';

import client from './client';
import server from './server';

const PATH = '/office/account';
const POUNDS = {
  id: 7,
  iso: 'GBP',
  symbol: '£',
  scale: 2,
  initialAmount: 100,
  amountStep: 10,
  minBetAmount: 10,
  maxBetAmount: 100_000,
};

const FORM: ProfileForm = {
  version: 3,
  person: {
    user_name: 'Ann',
    user_surname: '',
    user_middle_name: '',
    user_birthday_date: '1990-05-17',
    user_birthday_place: '',
  },
  address: {
    user_geo_location_region: '',
    user_geo_location_city: 'Essen',
    user_registration_address: '',
  },
  document: {
    user_passport_type: '',
    user_passport_series: '',
    user_passport_number: '',
    user_passport_issue_date: '',
    user_passport_issued_by: '',
    user_passport_data: '',
    user_passport_inn: '',
    user_pin_code: '',
  },
  verified: null,
  locked: [],
  account: {
    user_login: '12345678',
    user_main_id: 1008,
    user_active_id: 1009,
    user_registration_date: Date.UTC(2026, 10, 20, 12),
    user_phone_number: '··· 567',
    user_email: '',
    user_geo_location_country: 'Germany',
  },
};

const FACTS: ProfileState = {
  protection: {
    level: 40,
    status: 'normal',
    methods: {
      is_changed_password: false,
      enable_two_factor_auth: false,
      enable_phone_binding: true,
      enable_security_question: false,
      enable_email_auth: true,
    },
  },
  contact: { hasPhone: true, hasMail: true, isComplete: true },
  missing: [],
  verification: {
    isVerified: false,
    isAgain: false,
    isPending: false,
    types: [],
    isDocumentRequested: false,
    isIdentificationNeeded: false,
    hasIdentificationBonus: false,
    daysToActivate: null,
  },
};

interface Page {
  readonly form?: ProfileForm;
  /** Answers a save: the form as it is then, or why it is refused. */
  save?: (change: ProfileChange) => ProfileForm;
  readonly accounts?: readonly Account[];
}

/** The page of a player, with a service of the test’s. */
async function openAccount(site: Page = {}) {
  const accounts = [...(site.accounts ?? [])];
  const operator = { form: site.form ?? FORM, save: site.save };
  const saved: ProfileChange[] = [];
  const walletChanges: unknown[] = [];
  const page = await openArea({
    client,
    server,
    path: PATH,
    before({ bus }) {
      bus.join('config').publish(configState, { ...PLAIN_SITE, currencies: [POUNDS] });
      bus.join('account').publish(accountState, {
        ...NO_ACCOUNTS,
        accounts,
        all_accounts: accounts,
      });
    },
  });
  const service = page.test.bus.join('profile');
  service.handle(profileForm, () => operator.form);
  service.handle(profileSave, (change) => {
    saved.push(change);
    operator.form = operator.save?.(change) ?? operator.form;
    return operator.form;
  });
  service.handle(walletsChange, (change) => {
    walletChanges.push(change);
    return { success: true, message: 'As you wish.' };
  });
  await page.sessionIs('player', 'ann');
  return {
    ...page,
    service,
    operator,
    saved,
    walletChanges,
  };
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const save = (name: string) => form(name).getByRole('button', { name: 'Save' });

describe('the account page', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const answer = await server.render(areaRequest(PATH, language));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('OFC-01 takes over what its server rendered, and is ready', async () => {
    const { test, root, rendered, close } = await openAccount();
    expectMessage(test, areaReady);
    expect(rendered).toContain('aria-busy');
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    close();
    expect(root.innerHTML).toBe('');
  });

  it('lets a guest sign in', async () => {
    const { sessionIs, opened, run, close } = await openAccount();
    await sessionIs('guest');
    expect(screen.queryByRole('form')).toBeNull();
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
    expect(opened).toEqual([{ name: 'sign-in' }]);
    close();
  });

  it.each([
    [0, 'bad', '0 of 100: bad'],
    [40, 'normal', '40 of 100: normal'],
    [70, 'good', '70 of 100: good'],
    [100, 'full', '100 of 100: full'],
  ] as const)('PRO-01 says what %i percents of protection are: %s', async (level, status, text) => {
    const { service, run, close } = await openAccount();
    const protection = { ...FACTS.protection, level, status };
    await run(() => service.publish(profileState, { ...FACTS, protection }));
    const section = within(screen.getByRole('region', { name: 'Protection' }));
    expect(section.getByText(text)).toBeVisible();
    expect(section.getByRole('meter', { name: text })).toHaveValue(level);
    close();
  });

  it('PRO-01 leads to the set-up of two-step sign-in while it is off', async () => {
    const { service, run, close } = await openAccount();
    await run(() => service.publish(profileState, FACTS));
    const section = within(screen.getByRole('region', { name: 'Protection' }));
    const link = { name: 'Set up: Two-step sign-in' };
    expect(section.getByRole('link', link)).toHaveAttribute('href', '/en/office/security#two-step');
    const methods = { ...FACTS.protection.methods, enable_two_factor_auth: true };
    const protection = { ...FACTS.protection, methods };
    await run(() => service.publish(profileState, { ...FACTS, protection }));
    expect(section.queryByRole('link', link)).toBeNull();
    close();
  });

  it('has the password changed in a dialog of the shell, and says how that ended', async () => {
    const { service, test, run, close } = await openAccount();
    await run(() => service.publish(profileState, FACTS));
    const section = within(screen.getByRole('region', { name: 'Protection' }));
    const press = () =>
      run(() => fireEvent.click(section.getByRole('button', { name: 'Change your password' })));
    let refusal = 'cancelled';
    test.bus.join('password').handle(passwordChange, () => {
      if (refusal !== '') throw new Refusal(refusal);
      return {};
    });
    await press();
    // A player who has closed the dialog knows of it.
    expect(section.queryByText(/password could not be changed/)).toBeNull();
    refusal = 'unavailable';
    await press();
    expect(section.getByText(/password could not be changed. Try again/)).toBeVisible();
    refusal = 'resting';
    await press();
    expect(section.getByText(/^You have closed this window several times/)).toBeVisible();
    refusal = '';
    await press();
    expect(section.getByText(/^Your password is changed/)).toBeVisible();
    close();
  });

  it('has the phone added, changed and removed in a dialog of the shell, and says how that ended', async () => {
    const { service, test, run, close } = await openAccount();
    const contact = { hasPhone: false, hasMail: true, isComplete: false };
    await run(() => service.publish(profileState, { ...FACTS, contact }));
    const section = within(screen.getByRole('region', { name: 'Protection' }));
    const press = (name: string) =>
      run(() => fireEvent.click(section.getByRole('button', { name })));
    const asked: unknown[] = [];
    let refusal = 'cancelled';
    test.bus.join('phone').handle(phoneChange, ({ act }) => {
      asked.push(act);
      if (refusal !== '') throw new Refusal(refusal);
      return { phone: null, isSecondStep: false };
    });
    expect(section.queryByRole('button', { name: 'Remove your phone' })).toBeNull();
    await press('Add a phone');
    expect(section.queryByText(/^The phone could not be changed/)).toBeNull();
    refusal = 'unavailable';
    await press('Add a phone');
    expect(section.getByText(/^The phone could not be changed/)).toBeVisible();
    refusal = '';
    await press('Add a phone');
    expect(section.getByText('Your phone is added.')).toBeVisible();
    await run(() => service.publish(profileState, FACTS));
    expect(section.getByText('Your phone is added.')).toBeVisible();
    await press('Change your phone');
    expect(section.getByText(/^Your phone is changed. Nothing is paid out/)).toBeVisible();
    await press('Remove your phone');
    expect(section.getByText(/^Your phone is removed. Nothing is paid out/)).toBeVisible();
    expect(asked).toEqual(['set', 'set', 'set', 'set', 'remove']);
    close();
  });

  it('PRO-01 names what is missing, and says when the contact is complete', async () => {
    const { service, run, close } = await openAccount();
    await run(() => service.publish(profileState, FACTS));
    const section = within(screen.getByRole('region', { name: 'Protection' }));
    expect(section.getByText(/^Your contact details are complete/)).toBeVisible();
    expect(section.queryByText('What is missing')).toBeNull();
    await run(() =>
      service.publish(profileState, {
        ...FACTS,
        contact: { hasPhone: false, hasMail: true, isComplete: false },
        missing: ['surname', 'registration_address'],
      }),
    );
    expect(section.getByText(/are not complete yet/)).toBeVisible();
    expect(section.getByText('Add a phone number.')).toBeVisible();
    expect(section.queryByRole('link', { name: /account|e-mail/ })).toBeNull();
    expect(section.queryByText('Add an e-mail address.')).toBeNull();
    expect(section.getByText('Fill in: last name, registered address.')).toBeVisible();
    close();
  });

  it('PRO-03 shows the state of verification, what is asked for, the days left and the bonus', async () => {
    const { service, run, close } = await openAccount();
    const verification = {
      ...FACTS.verification,
      isPending: true,
      isDocumentRequested: true,
      hasIdentificationBonus: true,
      daysToActivate: 3,
    };
    await run(() => service.publish(profileState, { ...FACTS, verification }));
    expect(screen.getByText('Your identity is being verified.')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Activate your account: 3 days are left.' }),
    ).toHaveAttribute('href', '/en/user/activatefast');
    expect(screen.getByText('Send another document: it was asked for.')).toBeVisible();
    const late = { ...verification, daysToActivate: 0 };
    const contact = { hasPhone: true, hasMail: false, isComplete: false };
    await run(() => service.publish(profileState, { ...FACTS, contact, verification: late }));
    expect(screen.getByRole('link', { name: /deposits are closed until then/ })).toHaveAttribute(
      'href',
      '/en/user/activatefast',
    );
    // Each page asks a player for the address; that of registrations only tells of their mails.
    expect(screen.getByRole('link', { name: 'Add an e-mail address.' })).toHaveAttribute(
      'href',
      '/en/user/accountverify',
    );
    expect(screen.getByText('There is a bonus for verifying your identity.')).toBeVisible();
    await run(() =>
      service.publish(profileState, {
        ...FACTS,
        verification: { ...FACTS.verification, isAgain: true, types: [1] },
      }),
    );
    expect(screen.getByRole('link', { name: /^Send your document again/ })).toHaveAttribute(
      'href',
      '/en/office/verification',
    );
    expect(screen.queryByText('Verify your identity.')).toBeNull();
    await run(() => service.publish(profileState, FACTS));
    expect(screen.getByText('Your identity is not verified.')).toBeVisible();
    close();
  });
});

describe('the personal data', () => {
  const VERIFIED: ProfileForm = {
    ...FORM,
    person: { ...FORM.person, user_surname: 'Archer' },
    document: {
      ...FORM.document,
      user_passport_type: 'passport',
      user_passport_number: '··· 567',
      user_passport_issue_date: '2015-06-01',
    },
    verified: { by: 'passport', at: Date.UTC(2026, 2, 3, 12) },
    locked: ['person', 'document'],
  };
  const fixed = (name: string) => within(screen.getByRole('region', { name }));

  it('PRO-02 that a document has proved are fixed, with the way to ask for a change', async () => {
    const { close } = await openAccount({ form: VERIFIED });
    for (const group of ['About you', 'Identity document']) {
      expect(screen.queryByRole('form', { name: group })).toBeNull();
      expect(fixed(group).queryByRole('button')).toBeNull();
      expect(fixed(group).getByText(/Passport or identity card, March 3, 2026/)).toBeVisible();
      expect(
        fixed(group).getByRole('link', { name: `Ask for a change: ${group}` }),
      ).toHaveAttribute('href', '/en/office/support?topic=account&about=data');
    }
    expect(fixed('About you').getByText('May 17, 1990')).toBeVisible();
    expect(fixed('About you').getByText('Archer')).toBeVisible();
    expect(fixed('Identity document').getByText('··· 567')).toBeVisible();
    expect(save('Address')).toBeVisible();
    close();
  });

  it('PRO-02 that were locked meanwhile are shown so, and what was typed is not saved', async () => {
    const { operator, type, run, close } = await openAccount();
    operator.save = () => {
      operator.form = VERIFIED;
      throw new Refusal('locked');
    };
    await type(form('About you').getByLabelText('Last name'), 'Other');
    await run(() => fireEvent.click(save('About you')));
    expect(fixed('About you').getByText('Archer')).toBeVisible();
    expect(fixed('About you').getByText(/can’t be changed here/)).toBeVisible();
    close();
  });

  it('PRO-02 are shown, and saved in groups', async () => {
    const { saved, operator, type, run, close } = await openAccount();
    operator.save = () => ({ ...FORM, version: 4 });
    const personal = within(screen.getByRole('region', { name: 'Personal data' }));
    expect(personal.getByText('··· 567')).toBeVisible();
    expect(personal.getByText('November 20, 2026')).toBeVisible();
    await type(form('Address').getByLabelText('Registered address'), '  Lindenallee 7 ');
    await run(() => fireEvent.click(save('Address')));
    expect(saved).toEqual([
      {
        group: 'address',
        version: 3,
        values: { ...FORM.address, user_registration_address: 'Lindenallee 7' },
      },
    ]);
    expect(form('Address').getByRole('status')).toHaveTextContent('Saved.');
    close();
  });

  it('are not sent without what is required', async () => {
    const { saved, run, close } = await openAccount();
    await run(() => fireEvent.click(save('About you')));
    expect(saved).toEqual([]);
    const surname = form('About you').getByLabelText('Last name');
    expect(surname).toHaveFocus();
    expect(surname).toHaveAccessibleDescription(/^Fill this in\./);
    expect(form('About you').getByText('Not saved. Check: Last name.')).toBeVisible();
    close();
  });

  it('that the operator refuses say so at each field, and keep what was typed', async () => {
    const { operator, type, run, close } = await openAccount();
    operator.save = () => {
      throw new Refusal('bad-fields', {
        details: { fields: { user_birthday_date: 'under-age', user_surname: 'of-tomorrow' } },
      });
    };
    await type(form('About you').getByLabelText('Last name'), 'Archer');
    await type(form('About you').getByLabelText('Date of birth'), '2015-01-01');
    await run(() => fireEvent.click(save('About you')));
    expect(form('About you').getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'You must be at least 18.',
    );
    expect(form('About you').getByLabelText('Last name')).toHaveAccessibleDescription(
      /^Check this: some characters are not accepted\./,
    );
    expect(form('About you').getByLabelText('Last name')).toHaveValue('Archer');
    const first = form('About you').getByLabelText('Last name');
    expect(first).toHaveFocus();
    const list = form('About you').getByText(/Last name, Date of birth/);
    expect(list.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    close();
  });

  it('that were saved elsewhere are loaded, and the typed ones are saved over them', async () => {
    const { operator, saved, type, run, close } = await openAccount();
    operator.save = () => {
      operator.form = {
        ...FORM,
        version: 8,
        address: { ...FORM.address, user_geo_location_city: 'Bonn' },
      };
      throw new Refusal('changed');
    };
    await type(form('Address').getByLabelText('Registered address'), 'Lindenallee 7');
    await run(() => fireEvent.click(save('Address')));
    expect(form('Address').getByText(/^Your data were saved elsewhere/)).toBeVisible();
    expect(form('Address').getByLabelText('City (optional)')).toHaveValue('Bonn');
    expect(form('Address').getByLabelText('Registered address')).toHaveValue('Lindenallee 7');
    operator.save = undefined;
    await run(() => fireEvent.click(save('Address')));
    expect(saved.at(-1)).toMatchObject({
      version: 8,
      values: { user_geo_location_city: 'Bonn', user_registration_address: 'Lindenallee 7' },
    });
    close();
  });

  it('have the document without most of its number, and another one is typed anew', async () => {
    const document = {
      ...FORM.document,
      user_passport_type: 'passport',
      user_passport_number: '··· 567',
      user_passport_issue_date: '2020-02-29',
    };
    const { run, close } = await openAccount({ form: { ...FORM, document } });
    const shown = within(screen.getByRole('region', { name: 'Identity document' }));
    expect(shown.getByText('··· 567')).toBeVisible();
    expect(shown.getByText('Passport')).toBeVisible();
    expect(shown.getByText('February 29, 2020')).toBeVisible();
    await run(() => fireEvent.click(shown.getByRole('button', { name: 'Replace the document' })));
    expect(form('Identity document').getByLabelText('Number')).toHaveValue('');
    close();
  });

  it('that are typed stay while the session is checked again', async () => {
    const { sessionIs, type, close } = await openAccount();
    await type(form('About you').getByLabelText('Last name'), 'Archer');
    await sessionIs('unknown');
    await sessionIs('player', 'ann');
    expect(form('About you').getByLabelText('Last name')).toHaveValue('Archer');
    close();
  });

  it('of one player are never shown to the next', async () => {
    const { sessionIs, operator, close } = await openAccount();
    operator.form = { ...FORM, person: { ...FORM.person, user_name: 'Bob' } };
    await sessionIs('player', 'bob');
    expect(form('About you').getByLabelText('First name')).toHaveValue('Bob');
    close();
  });
});

describe('the accounts', () => {
  const wallet = (id: number, change: Partial<Account>): Account => ({
    id,
    iso: 'EUR',
    symbol: '€',
    currencyId: 3,
    scale: 2,
    money: 1250,
    type: 0,
    label: '',
    points: 0,
    isActive: false,
    isPointsTypeBalance: false,
    ...change,
  });

  it('ACC-02 are chosen, opened and removed', async () => {
    const { walletChanges, run, close } = await openAccount({
      accounts: [
        wallet(1, { isActive: true }),
        wallet(2, { type: 9, iso: 'USD', symbol: '$', currencyId: 2 }),
      ],
    });
    const section = within(screen.getByRole('region', { name: 'Your accounts' }));
    const [main] = section.getAllByRole('listitem');
    expect(main).toHaveTextContent('Main account EUR');
    expect(main).toHaveTextContent('12.50 EUR');
    expect(main).toHaveTextContent('In use');
    const press = (name: string) =>
      run(() => fireEvent.click(section.getByRole('button', { name })));
    await press('Use Account USD');
    expect(section.getByRole('status')).toHaveTextContent('As you wish.');
    await press('Remove Account USD');
    expect(section.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await press('Remove');
    await press('Open an account');
    expect(walletChanges).toEqual([
      { act: 'use', id: 2 },
      { act: 'remove', id: 2 },
      { act: 'add', currencyId: 7 },
    ]);
    close();
  });
});
