import { Refusal } from '@grandstand/bus-contracts';
import type { OpenDialog } from '@grandstand/bus-contracts';
import { dialogsClose, dialogsShown, sessionRegister } from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as calls from '../../../src/api/endpoints/sign-in/session-changes';
import { createRegistration } from '../../../src/services/sign-in/registration';
import { openShell, SITE_CONFIG, type ShellPage } from '../../harness/page/shell-page';
import { openTab } from '../../harness/tabs/tab';

const loadCalls = () => Promise.resolve(calls);

async function openDialog(dialog: OpenDialog): Promise<ShellPage> {
  const page = await openShell();
  page.test.bus.join('dialogs').handle(dialogsClose, () => {
    page.test.qa.publish(dialogsShown.name, { dialog: null });
    return {};
  });
  const { bus, clock } = page.test;
  const { api, log } = openTab(undefined, page.test);
  createRegistration({ bus: bus.join('registration'), clock, api, loadCalls, log });
  await page.publishState((qa) => qa.publish(dialogsShown.name, { dialog }));
  await screen.findByRole('dialog');
  return page;
}

function dialog(name: string) {
  return within(screen.getByRole('dialog', { name }));
}

/** Confirms the age, and accepts the rules. */
async function agree(form: ReturnType<typeof dialog>): Promise<void> {
  for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
}

describe('the dialog "Register"', () => {
  test('registers by one click with the currency of the country', async () => {
    const page = await openDialog({ name: 'registration' });
    page.test.bus
      .join('session')
      .handle(sessionRegister, () => ({ userId: '9', login: '80412', password: 'k7Qz-29' }));
    const form = dialog('Register');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Country' }), 'Russia');
    expect(form.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('RUB ₽');
    await agree(form);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await act(settle);
    expectMessage(page.test, sessionRegister, {
      countryId: 2,
      currencyId: 1,
      isOfAge: true,
      isTermsAgreed: true,
    });
  });

  test('begins with the country, currency and promo code that it was opened with', async () => {
    const page = await openDialog({
      name: 'registration',
      args: { countryId: 2, currencyId: 3, refCode: 'SPRING' },
    });
    page.test.bus
      .join('session')
      .handle(sessionRegister, () => ({ userId: '9', login: '80412', password: 'k7Qz-29' }));
    const form = dialog('Register');
    expect(form.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Russia');
    expect(form.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('EUR €');
    const code = form.getByRole('textbox', { name: 'Promo code' });
    expect(code).toHaveValue('SPRING');
    await userEvent.type(code, '25 ');
    await agree(form);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await act(settle);
    expectMessage(page.test, sessionRegister, {
      countryId: 2,
      currencyId: 3,
      refCode: 'SPRING25',
    });
  });

  test('ignores a country and a currency that the operator does not have, and sends no empty promo code', async () => {
    const page = await openDialog({
      name: 'registration',
      args: { countryId: 9999, currencyId: 9999, refCode: 'SPRING' },
    });
    page.test.bus
      .join('session')
      .handle(sessionRegister, () => ({ userId: '9', login: '80412', password: 'k7Qz-29' }));
    const form = dialog('Register');
    await userEvent.clear(form.getByRole('textbox', { name: 'Promo code' }));
    await agree(form);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await act(settle);
    const sent = page.test.messages.find(({ name }) => name === sessionRegister.name)?.payload;
    const { countries, currencies } = SITE_CONFIG;
    const { countryId, currencyId } = sent as { countryId: number; currencyId: number };
    expect(countries.map(({ id }) => id)).toContain(countryId);
    expect(currencies.map(({ id }) => id)).toContain(currencyId);
    expect(sent).not.toHaveProperty('refCode');
  });

  test('asks for no promo code unless there is one', async () => {
    await openDialog({ name: 'registration' });
    const form = dialog('Register');
    expect(form.queryByRole('textbox')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'I have a promo code' }));
    expect(form.getByRole('textbox', { name: 'Promo code' })).toHaveFocus();
  });

  test('registers nobody who has not confirmed their age and accepted the rules', async () => {
    const page = await openDialog({ name: 'registration' });
    const form = dialog('Register');
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await act(settle);
    expect(form.getByText('Please confirm your age first.')).toBeInTheDocument();
    expect(form.getByText('Accept the rules to register.')).toBeInTheDocument();
    await userEvent.click(form.getByRole('checkbox', { name: 'I am 18 or older' }));
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await act(settle);
    expect(page.test.messages.filter(({ name }) => name === sessionRegister.name)).toEqual([]);
    expect(form.getByRole('checkbox', { name: /^I accept/ })).toHaveAccessibleDescription(
      'Accept the rules to register.',
    );
  });

  test('CFG-02 welcomes by the companyName, shows the credentials to keep, and copies them', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const page = await openDialog({ name: 'registration' });
    await page.publishState((qa) =>
      qa.publish('config.state', { ...SITE_CONFIG, companyName: 'Northern Bets' }),
    );
    page.test.bus
      .join('session')
      .handle(sessionRegister, () => ({ userId: '9', login: '80412', password: 'k7Qz-29' }));
    await agree(dialog('Register'));
    await user.click(dialog('Register').getByRole('button', { name: 'Register' }));
    await act(settle);
    const welcome = dialog('Register');
    expect(welcome.getByText('Welcome to Northern Bets')).toHaveFocus();
    expect(welcome.getByText('Welcome to Northern Bets')).toBeInTheDocument();
    expect(welcome.getByText('80412')).toBeInTheDocument();
    expect(welcome.getByText('k7Qz-29')).toBeInTheDocument();
    await user.click(welcome.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith('Login: 80412\nPassword: k7Qz-29\n');
    await act(settle);
    expect(welcome.getByText('Copied')).toBeInTheDocument();
    await user.click(welcome.getByRole('button', { name: 'Done' }));
    await act(settle);
    expect(document.body).not.toHaveTextContent('k7Qz-29');
  });

  test('shows that registration is not open for a country', async () => {
    const page = await openDialog({ name: 'registration' });
    page.test.bus.join('session').handle(sessionRegister, () => {
      throw new Refusal('not-allowed');
    });
    await agree(dialog('Register'));
    await userEvent.click(dialog('Register').getByRole('button', { name: 'Register' }));
    await act(settle);
    expect(dialog('Register').getByText(/not open for this country/)).toBeInTheDocument();
  });
});
