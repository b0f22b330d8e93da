import {
  accountState,
  NO_ACCOUNTS,
  type Account,
  type AccountState,
} from '@grandstand/bus-contracts';
import {
  accountAddCurrency,
  accountRemoveCurrency,
  accountSetActive,
  type AccountChange,
} from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { accountPopover } from '../../harness/page/account-popover';
import { openShell, type ShellPage } from '../../harness/page/shell-page';

const euros: Account = {
  id: 7,
  iso: 'EUR',
  symbol: '€',
  currencyId: 3,
  money: 10_000,
  scale: 2,
  type: 0,
  label: 'Main account',
  points: 0,
  isActive: true,
  isPointsTypeBalance: false,
};
const dollars: Account = {
  ...euros,
  id: 8,
  iso: 'USD',
  currencyId: 2,
  type: 9,
  label: '',
  money: 0,
  isActive: false,
};
const points: Account = {
  ...dollars,
  id: 9,
  type: 4,
  label: 'Points',
  points: 1250,
  isPointsTypeBalance: true,
};

const accountsOf = (change: Partial<AccountState> = {}): AccountState => ({
  ...NO_ACCOUNTS,
  accounts: [euros, dollars],
  bonuses: [points],
  all_accounts: [euros, dollars, points],
  activeAccount: euros,
  mainAccount: euros,
  ...change,
});

/** A player's page with the accounts open, with changes that end as `ends` defines. */
async function openAccounts(
  ends: AccountChange,
  change: Partial<AccountState> = {},
): Promise<ShellPage> {
  const page = await openShell();
  const service = page.test.bus.join('account');
  for (const command of [accountSetActive, accountAddCurrency, accountRemoveCurrency]) {
    service.handle(command, () => ends);
  }
  await page.signIn();
  await page.publishState((qa) => qa.publish(accountState.name, accountsOf(change)));
  // jsdom opens no popover: the page only gets the event.
  const popover = accountPopover();
  const toggle = new Event('toggle');
  Object.assign(toggle, { newState: 'open' });
  await act(async () => {
    fireEvent(popover, toggle);
    await vi.dynamicImportSettled();
  });
  // ... and hides it permanently.
  popover.removeAttribute('popover');
  await screen.findByRole('heading', { name: 'Accounts' });
  return page;
}

const done: AccountChange = { success: true, message: 'Done, says the operator.' };
const row = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the accounts at the balance', () => {
  test('ACC-01 name each account with its balance, bonus accounts apart', async () => {
    await openAccounts(done);
    expect(row(/^Main account/)).toHaveAttribute('aria-pressed', 'true');
    expect(row(/^Main account/)).toHaveTextContent('100.00 EUR');
    expect(row(/^Account USD/)).toHaveAttribute('aria-pressed', 'false');
    const bonuses = within(screen.getByRole('region', { name: 'Bonus accounts' }));
    expect(bonuses.getAllByRole('button')).toHaveLength(1);
    expect(bonuses.getByRole('button')).toHaveTextContent('1,250 points');
  });

  test('ACC-02 are activated by one press; the active one and points can’t be pressed', async () => {
    const page = await openAccounts(done);
    await userEvent.click(row(/^Main account/));
    await userEvent.click(row(/^Points/));
    await userEvent.click(row(/^Account USD/));
    expectMessage(page.test, accountSetActive, { id: dollars.id });
    const sent = page.test.messages.filter(
      ({ name, step }) => name === accountSetActive.name && step === 'request',
    );
    expect(sent).toHaveLength(1);
    expect(await screen.findByText('Done, says the operator.')).toHaveAttribute('role', 'status');
  });

  test('ACC-02 can be opened in a currency of the config that the player does not have', async () => {
    const page = await openAccounts(done);
    const currency = screen.getByRole('combobox', { name: 'Another currency' });
    expect(within(currency).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    expectMessage(page.test, accountAddCurrency, { currencyId: 1 });
  });

  test('ACC-02 show a failure in the operator’s words, or in ours', async () => {
    await openAccounts({ success: false, message: 'Not with money on it.' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove an account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Account USD' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Not with money on it.')).toHaveAttribute('role', 'alert');
    expect(screen.getByRole('heading', { name: 'Accounts' })).toHaveFocus();
  });

  test('ACC-02 are removed only after a question', async () => {
    const page = await openAccounts({ success: false, message: '' });
    // A press beside a balance must not be one that removes it.
    expect(screen.queryByRole('button', { name: 'Remove: Account USD' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove an account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Account USD' }));
    expect(screen.getByText('Remove “Account USD”?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(page.test.messages.some(({ name }) => name === accountRemoveCurrency.name)).toBe(false);
    await userEvent.click(row(/^Account USD/));
    expect(await screen.findByText('That did not work. Try again in a moment.')).toBeVisible();
  });

  test('ACC-01 can’t be changed while they are frozen', async () => {
    const page = await openAccounts(done, { isAccountFrozen: true });
    expect(screen.getByText(/^The accounts are frozen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open account' })).toBeNull();
    await userEvent.click(row(/^Account USD/));
    expect(page.test.messages.some(({ name }) => name === accountSetActive.name)).toBe(false);
  });

  test('ACC-02 are not added twice while one is being added', async () => {
    const page = await openAccounts(done, { isAddInProgress: true, selectedAddCurrency: 1 });
    const button = screen.getByRole('button', { name: 'Open account' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(page.test.messages.some(({ name }) => name === accountAddCurrency.name)).toBe(false);
  });
});
