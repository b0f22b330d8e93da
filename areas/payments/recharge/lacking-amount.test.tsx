import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';

const amount = () => screen.getByLabelText('Amount');

describe('the amount that a stake lacks', () => {
  it('PAY-01 is in the form of deposits, for the player to change', async () => {
    const { type, close } = await openPayments('/office/recharge?amount=1240');
    expect(amount()).toHaveValue('12.40');
    expect(screen.getByRole('button', { name: /^Pay 12\.40\sEUR$/ })).toBeVisible();
    await type('Amount', '20');
    expect(screen.getByRole('button', { name: /^Pay 20\.00\sEUR$/ })).toBeVisible();
    close();
  });

  it.each([
    ['the least deposit, where it is less', '?amount=40', '1'],
    ['nothing, where it is no amount', '?amount=1e9', ''],
    ['nothing, on the page by itself', '', ''],
  ])('is %s', async (_, query, value) => {
    const { close } = await openPayments(`/office/recharge${query}`);
    expect(amount()).toHaveValue(value);
    close();
  });
});
