import type { BoughtThing } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';

const TICKET: BoughtThing = {
  id: '80000003',
  refId: 'wish-0003',
  kind: 'lotto',
  title: 'Draw 1204',
  lines: ['3 · 17 · 21', '3 · 17 · 21'],
  accountId: 11,
  iso: 'EUR',
  scale: 2,
  amount: 500,
  payout: 0,
  placedAt: Date.UTC(2026, 10, 20, 12),
  status: 'accepted',
};
const WON: BoughtThing = {
  ...TICKET,
  id: '80000002',
  kind: 'toto',
  title: 'Toto 15',
  payout: 1250,
  status: 'won',
};
const BACK: BoughtThing = { ...TICKET, id: '80000001', title: 'Cup', payout: 500, status: 'void' };

const section = () => within(screen.getByRole('region', { name: 'Purchases' }));
const rows = () =>
  within(section().getByRole('list', { name: 'Purchases' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.ariaLabel === 'Purchases')
    .map(({ textContent }) => textContent);

describe('the purchases of a player', () => {
  it('are below the payments: what, lines, account, number, amount, state and time', async () => {
    const { close } = await openPayments('/office/historypay', { purchases: [[TICKET, WON]] });
    expect(section().getByRole('heading', { level: 2 })).toHaveTextContent('Purchases');
    const [ticket, toto] = rows();
    for (const part of [
      'Draw 1204',
      'Lotto, Nov 20, 2026',
      'Account 11, EUR, no. 80000003',
      '5.00\u00A0EUR',
      'Bought',
      '3 · 17 · 21',
    ]) {
      expect(ticket).toContain(part);
    }
    expect(toto).toContain('Won 12.50\u00A0EUR');
    expect(section().queryByRole('button')).toBeNull();
    close();
  });

  it('come page by page', async () => {
    const { press, close } = await openPayments('/office/historypay', {
      purchases: [[TICKET, WON], [BACK]],
    });
    expect(rows()).toHaveLength(2);
    await press('Show more');
    expect(rows()).toHaveLength(3);
    expect(rows()[2]).toContain('Called off, 5.00\u00A0EUR came back');
    expect(section().queryByRole('button', { name: 'Show more' })).toBeNull();
    close();
  });

  it('say that there are none', async () => {
    const { close } = await openPayments('/office/historypay');
    expect(section().getByText('No purchases yet')).toBeVisible();
    close();
  });

  it('say that they could not be loaded, and are loaded again by a press', async () => {
    const { site, run, close } = await openPayments('/office/historypay', { purchases: null });
    expect(section().getByText('Your purchases could not be loaded')).toBeVisible();
    site.purchases = [[TICKET]];
    await run(() => fireEvent.click(section().getByRole('button')));
    expect(rows()).toHaveLength(1);
    close();
  });
});
