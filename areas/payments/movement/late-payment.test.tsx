import { createTestBus, PLAIN_DEPOSIT, PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';

const CREATE = '/en/office/payment/create-request';
const DAY = 86_400_000;
/** The time of the clock that tests begin with. */
const NOW = createTestBus().clock.now();

describe('a late payment', () => {
  it('PAY-01 says so on its page and in the history, and leads to a request with it attached', async () => {
    const late = { createdAt: NOW - DAY, expectedBy: NOW - 60_000 };
    const payment = { ...PLAIN_DEPOSIT, ...late };
    const page = await openPayments('/onpay/pending?payment=p-1', { payment });
    expect(screen.getByText('It takes longer than usual.')).toBeVisible();
    expect(screen.getByText('Usually done by')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
      'href',
      `${CREATE}/deposit/transactions/p-1?about=not-credited`,
    );
    page.close();
    const history = await openPayments('/office/historypay', {
      payment,
      withdrawal: { ...PLAIN_WITHDRAWAL, ...late, createdAt: NOW - 2 * DAY },
    });
    const rows = screen.getAllByRole('link', { name: 'Ask about it' });
    expect(rows.map((link) => link.getAttribute('href'))).toEqual([
      `${CREATE}/deposit/transactions/p-1?about=not-credited`,
      `${CREATE}/withdrawal/transactions/w-1?about=late`,
    ]);
    expect(screen.getByRole('link', { name: 'Your requests about payments' })).toHaveAttribute(
      'href',
      '/en/office/payment/requests',
    );
    history.close();
  });

  it('PAY-01 that is in time can be asked about on its page, and says nothing more', async () => {
    const page = await openPayments('/onpay/withdraw/pending?payment=w-1', {
      withdrawal: { ...PLAIN_WITHDRAWAL, createdAt: NOW, expectedBy: NOW + DAY },
    });
    const card = within(screen.getByRole('region', { name: 'Your withdrawal' }));
    expect(card.queryByText('It takes longer than usual.')).toBeNull();
    expect(card.getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
      'href',
      `${CREATE}/withdrawal/transactions/w-1`,
    );
    page.close();
  });
});
