import type { Withdrawable } from '@grandstand/bus-contracts/player';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';
import { METHODS, WITHDRAWABLE } from '../testing/samples';

const VERIFICATION = '/en/office/verification';

function bounded(unverifiedMax: number): Withdrawable {
  return {
    ...WITHDRAWABLE,
    accounts: WITHDRAWABLE.accounts.map((account) => ({ ...account, unverifiedMax })),
    documents: [
      { type: 'passport', state: 'refused' },
      { type: 'bill', state: 'missing' },
    ],
  };
}

const card = () => screen.queryByRole('region', { name: 'Your identity has to be verified' });

describe('a withdrawal of a player who is not verified', () => {
  it('PAY-01 says which documents are missing, with the way to send them', async () => {
    const { close } = await openPayments('/office/deduce', { withdrawable: bounded(0) });
    const region = within(card()!);
    expect(region.getByText(/^The law wants us to see a document before we pay out/)).toBeVisible();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Passport or identity card: not accepted, please send another one',
      'Bill with your address: not sent yet',
    ]);
    expect(region.getByRole('link', { name: 'To the verification' })).toHaveAttribute(
      'href',
      VERIFICATION,
    );
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^(All|As much)/ })).toBeNull();
    close();
  });

  it('PAY-01 says so too before there is something to withdraw', async () => {
    const site = bounded(0);
    const accounts = site.accounts.map((account) => ({ ...account, available: 0, max: 0 }));
    const { close } = await openPayments('/office/deduce', {
      withdrawable: { ...site, accounts },
    });
    expect(card()).toBeVisible();
    close();
  });

  it('PAY-01 takes what needs no verification, and nothing above it', async () => {
    const { wishes, type, press, close } = await openPayments('/office/deduce', {
      withdrawable: bounded(2000),
    });
    expect(within(card()!).getByText(/^You can withdraw 20\.00\sEUR now/)).toBeVisible();
    await type('Amount', '20.01');
    await press('Withdraw');
    expect(screen.getByText(/^At most 20\.00\sEUR until your identity is verified/)).toBeVisible();
    expect(wishes).toEqual([]);
    await press('As much as is possible now: 20.00\u00A0EUR');
    await press('Withdraw 20.00\u00A0EUR');
    expect(wishes.map(({ amount }) => amount)).toEqual([2000]);
    close();
  });

  it('PAY-01 says nothing of it where all can be withdrawn', async () => {
    const { close } = await openPayments('/office/deduce', { withdrawable: bounded(199_999) });
    expect(card()).toBeNull();
    expect(screen.getByRole('button', { name: 'All: 50.00\u00A0EUR' })).toBeVisible();
    close();
  });
});

describe('a deposit of a player who is not verified', () => {
  const methods = (unverifiedLeft: number) => ({
    ...METHODS,
    accounts: METHODS.accounts.map((account) => ({ ...account, unverifiedLeft })),
  });
  const link = () => screen.getByRole('link', { name: 'Verify your identity' });

  it('PAY-01 takes what the law allows, and says how to pay in more', async () => {
    const { site, wishes, type, press, close } = await openPayments('/office/recharge', {
      methods: methods(800),
    });
    expect(
      screen.getByText(/^Until your identity is verified, you can pay in 8\.00/),
    ).toBeVisible();
    expect(link()).toHaveAttribute('href', VERIFICATION);
    expect(screen.queryByRole('button', { name: '10.00\u00A0EUR' })).toBeNull();
    await type('Amount', '8.01');
    await press('Go to the bank');
    expect(wishes).toEqual([]);
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/8\.00\sEUR more/);
    await type('Amount', '8');
    site.refusal = 'not-verified';
    await press('Pay 8.00\u00A0EUR');
    expect(screen.getByText(/^Your identity has to be verified before/)).toBeVisible();
    close();
  });

  it('PAY-01 is not begun where the law allows none', async () => {
    const { close } = await openPayments('/office/recharge', { methods: methods(0) });
    expect(screen.getByText(/^You can pay in as soon as your identity is verified/)).toBeVisible();
    expect(link()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to the bank' })).toBeDisabled();
    close();
  });
});
