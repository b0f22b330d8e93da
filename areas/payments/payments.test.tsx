import { areaMissing, Refusal } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import {
  paymentsDeposit,
  paymentsGet,
  paymentsList,
  paymentsMethods,
  type Payment,
  type PaymentMethods,
} from '@grandstand/bus-contracts/player';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest, openArea } from '../../src/routes/testing/open-area';
import client from './client';
import server from './server';

const EUR = { iso: 'EUR', scale: 2 };
const METHODS: PaymentMethods = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [{ id: 11, ...EUR, isActive: true, money: 5000, min: 100, max: 1_000_000, left: 6000 }],
};
const PAYMENT: Payment = {
  id: 'p-1',
  accountId: 11,
  methodId: 'card',
  amount: 2000,
  ...EUR,
  state: 'redirected',
  reason: null,
  createdAt: Date.UTC(2026, 10, 20, 12),
  changedAt: Date.UTC(2026, 10, 20, 12),
};

interface Site {
  methods?: PaymentMethods;
  payment?: Payment | undefined;
  refusal?: string;
}

/** A page of a player, with a service of the test’s. */
async function openPage(path: string, site: Site = {}) {
  const wishes: { refId: string; amount: number }[] = [];
  const page = await openArea({ client, server, path });
  const service = page.test.bus.join('payments');
  service.handle(paymentsMethods, () => site.methods ?? METHODS);
  service.handle(paymentsList, () => ({
    payments: site.payment ? [{ kind: 'deposit' as const, ...site.payment }] : [],
  }));
  service.handle(paymentsGet, () => {
    if (!site.payment) throw new Refusal('not-found');
    return site.payment;
  });
  service.handle(paymentsDeposit, (wish) => {
    wishes.push(wish);
    if (site.refusal) throw new Refusal(site.refusal);
    return { paymentId: 'p-1' };
  });
  await page.sessionIs('player', 'ann');
  return {
    ...page,
    site,
    wishes,
    press: (name: string | RegExp) =>
      page.run(() => fireEvent.click(screen.getByRole('button', { name }))),
    type: (value: string) =>
      page.run(() => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } })),
  };
}

describe('a deposit', () => {
  it.each(LANGUAGES)('has its page in %s', async (language) => {
    const answer = await server.render(areaRequest('/office/recharge', language));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('is begun with the amount that the button names, each wish once', async () => {
    const { site, wishes, type, press, close } = await openPage('/office/recharge');
    expect(screen.getByText('Your own limit allows 60.00 EUR more.')).toBeVisible();
    await type('20');
    site.refusal = 'unavailable';
    await press('Pay 20.00\u00A0EUR');
    expect(screen.getByText(/^The operator can’t be reached, and nothing was paid/)).toBeVisible();
    delete site.refusal;
    await press('Pay 20.00\u00A0EUR');
    expect(wishes.map(({ amount }) => amount)).toEqual([2000, 2000]);
    // The same wish, so that a lost answer is no second payment.
    expect(wishes[0]?.refId).toBe(wishes[1]?.refId);
    await press('10.00\u00A0EUR');
    await press('Pay 10.00\u00A0EUR');
    expect(wishes[2]?.amount).toBe(1000);
    expect(wishes[2]?.refId).not.toBe(wishes[0]?.refId);
    close();
  });

  it.each([
    ['', 'Enter an amount.'],
    ['0.5', 'At least 1.00 EUR.'],
    ['60.01', 'This is more than your own limit allows: 60.00 EUR left.'],
    ['abc', 'Enter an amount.'],
  ])('of “%s” is not sent: %s', async (amount, text) => {
    const { wishes, type, press, close } = await openPage('/office/recharge');
    await type(amount);
    await press('Go to the bank');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(wishes).toEqual([]);
    close();
  });

  it('offers no amount beyond the limit, and none while the bank is down', async () => {
    const [account] = METHODS.accounts;
    const { close } = await openPage('/office/recharge', {
      methods: {
        methods: [{ id: 'card', isUp: false }],
        accounts: account ? [{ ...account, left: 500 }] : [],
      },
    });
    const presets = within(screen.getByRole('group', { name: 'Amounts to choose from' }));
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1.00\u00A0EUR',
      '5.00\u00A0EUR',
    ]);
    expect(screen.getByText(/^Paying by card does not work right now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to the bank' })).toBeDisabled();
    close();
  });
});

describe('the page that the bank leads back to', () => {
  it('P116 says what the operator says, not what the address says', async () => {
    const path = '/onpay/success?payment=p-1';
    const { site, test, run, close } = await openPage(path, { payment: PAYMENT });
    expect(screen.getByRole('status')).toHaveTextContent('Not heard from the bank yet');
    expect(screen.queryByText(/^Received/)).toBeNull();
    site.payment = { ...PAYMENT, state: 'credited' };
    await run(() => test.clock.advance(2_000));
    expect(screen.getByRole('status')).toHaveTextContent('Received: 20.00 EUR');
    expect(screen.getByText('p-1')).toBeVisible();
    expect(test.problems).toEqual([]);
    close();
  });

  it.each([
    ['declined', 'insufficient', 'There is not enough money on the card.'],
    ['cancelled', null, 'Nothing was paid.'],
    ['expired', null, /^Nothing was paid\. If the bank has taken/],
  ] as const)('says that a payment was %s', async (state, reason, text) => {
    const { close } = await openPage('/onpay/success?payment=p-1', {
      payment: { ...PAYMENT, state, reason },
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^Received/)).toBeNull();
    close();
  });

  it.each(['/onpay/success', '/onpay/success?payment=p-2'])(
    'P116 shows no success for an address that was typed: %s',
    async (path) => {
      const { test, close } = await openPage(path);
      expect(screen.getByText('You have no such payment.')).toBeVisible();
      expectMessage(test, areaMissing);
      close();
    },
  );
});

describe('the history of payments', () => {
  it('lists them, each with its state', async () => {
    const { close } = await openPage('/office/historypay', {
      payment: { ...PAYMENT, state: 'credited' },
    });
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('20.00 EUR');
    expect(within(row).getByRole('link', { name: 'Received' })).toHaveAttribute(
      'href',
      '/en/onpay/pending?payment=p-1',
    );
    close();
  });

  it('says that there is none, and lets a guest sign in', async () => {
    const { sessionIs, close } = await openPage('/office/historypay');
    expect(screen.getByText('No payments yet')).toBeVisible();
    await sessionIs('guest');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    close();
  });
});
