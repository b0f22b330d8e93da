import { areaMissing } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage, PLAIN_DEPOSIT } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../src/routes/testing/open-area';
import server from './server';
import { openPayments } from './testing/open-payments';
import { METHODS } from './testing/samples';

it.each([
  ['/office/recharge', 'Sign in to pay in'],
  ['/office/deduce', 'Sign in to withdraw'],
  ['/office/historypay', 'Sign in to see your payments'],
  ['/onpay/success?payment=p-1', 'Sign in to see your payment'],
  ['/onpay/withdraw/success?payment=w-1', 'Sign in to see your withdrawal'],
])('RTE-41 a guest at %s is told what is there: %s', async (path, title) => {
  const { sessionIs, close } = await openPayments(path);
  await sessionIs('guest');
  expect(screen.getByText(title)).toBeVisible();
  close();
});

describe('a deposit', () => {
  it.each(LANGUAGES)('has its page in %s', async (language) => {
    const answer = await server.render(areaRequest('/office/recharge', language));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('is begun with the amount that the button names, each wish once', async () => {
    const { site, wishes, type, press, close } = await openPayments('/office/recharge');
    expect(screen.getByText('Your own limit allows 60.00 EUR more.')).toBeVisible();
    await type('Amount', '20');
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

  it('has the same form in a dialog over another page, without a title of its own', async () => {
    const { wishes, type, press, place, close } = await openPayments('/office/recharge', {
      below: '/line',
    });
    expect(screen.queryByRole('heading')).toBeNull();
    await type('Amount', '20');
    place('/live');
    await press('Pay 20.00\u00A0EUR');
    expect(wishes.map(({ amount }) => amount)).toEqual([2000]);
    close();
  });

  it.each([
    ['', 'Enter an amount.'],
    ['0.5', 'At least 1.00 EUR.'],
    ['60.01', 'This is more than your own limit allows: 60.00 EUR left.'],
    ['abc', 'Enter an amount.'],
  ])('of “%s” is not sent: %s', async (amount, text) => {
    const { wishes, type, press, close } = await openPayments('/office/recharge');
    await type('Amount', amount);
    await press('Go to the bank');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(wishes).toEqual([]);
    close();
  });

  it('PAY-01 shows each way with its bounds, fee and time, and sends the one that is chosen', async () => {
    const { wishes, type, press, run, close } = await openPayments('/office/recharge');
    const ways = within(screen.getByRole('radiogroup', { name: 'Ways to pay' }));
    const card = ways.getByRole('radio', { name: /^Card/ });
    expect(card).toBeChecked();
    expect(card).toHaveAccessibleDescription(
      /^1\.00.EUR to 10,000\.00.EUR, no fee, usually within 2 minutes\. For withdrawals too\.$/,
    );
    const terminal = ways.getByRole('radio', { name: /^Cash at a terminal/ });
    expect(terminal).toHaveAccessibleDescription(
      /^1\.00.EUR to 1,000\.00.EUR, fee: 1\.5%, usually within 1 day\. Not for withdrawals/,
    );
    await type('Amount', '20');
    await run(() => terminal.click());
    expect(screen.getByText(/^The next page has a code for the terminal/)).toBeVisible();
    await press('Pay 20.00\u00A0EUR');
    expect(wishes).toMatchObject([{ amount: 2000, methodId: 'terminal' }]);
    close();
  });

  it('by a way that goes down between the choice and the press keeps the amount, says so, and goes by another way', async () => {
    const { site, wishes, type, press, run, close } = await openPayments('/office/recharge');
    await type('Amount', '20');
    site.refusal = 'method-down';
    await press('Pay 20.00\u00A0EUR');
    expect(screen.getByText(/^This way to pay does not work right now/)).toBeVisible();
    expect(screen.getByLabelText('Amount')).toHaveValue('20');
    delete site.refusal;
    await run(() => screen.getByRole('radio', { name: /^Cash at a terminal/ }).click());
    await press('Pay 20.00\u00A0EUR');
    expect(wishes).toMatchObject([{ methodId: 'card' }, { methodId: 'terminal' }]);
    // The same amount by another way is another wish.
    expect(wishes[1]?.refId).not.toBe(wishes[0]?.refId);
    close();
  });

  it('offers no amount beyond the limit, and none while the bank is down', async () => {
    const [account] = METHODS.accounts;
    const { close } = await openPayments('/office/recharge', {
      methods: {
        methods: [{ id: 'card', isUp: false, isForWithdrawals: true, fee: null, usualMs: null }],
        isLimitAsked: false,
        accounts: account ? [{ ...account, left: 500 }] : [],
        bonus: null,
      },
    });
    const presets = within(screen.getByRole('group', { name: 'Amounts to choose from' }));
    expect(presets.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1.00\u00A0EUR',
      '5.00\u00A0EUR',
    ]);
    expect(screen.getByText(/^This way to pay does not work right now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to the bank' })).toBeDisabled();
    close();
  });
});

describe('the page that the bank leads back to', () => {
  it('P116 says what the operator says, not what the address says', async () => {
    const path = '/onpay/success?payment=p-1';
    const { site, test, run, close } = await openPayments(path, { payment: PLAIN_DEPOSIT });
    expect(screen.getByRole('status')).toHaveTextContent('Not heard from the bank yet');
    expect(screen.queryByText(/^Received/)).toBeNull();
    site.payment = { ...PLAIN_DEPOSIT, state: 'credited' };
    await run(() => test.clock.advance(2_000));
    expect(screen.getByRole('status')).toHaveTextContent('Received: 20.00 EUR');
    expect(screen.getByText('p-1')).toBeVisible();
    expect(test.problems).toEqual([]);
    close();
  });

  it.each([
    ['card', 1],
    ['transfer', 0],
  ])('leads back to the bank where the player may not have paid: %s', async (methodId, count) => {
    const { close } = await openPayments('/onpay/pending?payment=p-1', {
      payment: { ...PLAIN_DEPOSIT, methodId },
    });
    expect(screen.queryAllByText(/^If you have not paid yet/)).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: /^Open the bank’s page/ })).toHaveLength(count);
    close();
  });

  it.each([
    ['declined', 'insufficient', 'There is not enough money on the card or in the wallet.'],
    ['cancelled', null, 'Nothing was paid.'],
    ['expired', null, /^Nothing was paid\. If the bank has taken/],
  ] as const)('says that a payment was %s', async (state, reason, text) => {
    const { close } = await openPayments('/onpay/success?payment=p-1', {
      payment: { ...PLAIN_DEPOSIT, state, reason },
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^Received/)).toBeNull();
    close();
  });

  it.each(['/onpay/success', '/onpay/success?payment=p-2'])(
    'P116 shows no success for an address that was typed: %s',
    async (path) => {
      const { test, close } = await openPayments(path);
      expect(screen.getByText('You have no such payment.')).toBeVisible();
      expectMessage(test, areaMissing);
      close();
    },
  );
});

describe('the history of payments', () => {
  it('lists them, each with its state', async () => {
    const { close } = await openPayments('/office/historypay', {
      payment: { ...PLAIN_DEPOSIT, state: 'credited' },
    });
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('20.00 EUR');
    expect(within(row).getByRole('link', { name: 'Received' })).toHaveAttribute(
      'href',
      '/en/onpay/pending?payment=p-1',
    );
    close();
  });

  it('PAY-01 leads back to the bank for a deposit that was not paid, and says why it does not', async () => {
    const { site, resumed, press, close } = await openPayments('/office/historypay', {
      payment: PLAIN_DEPOSIT,
    });
    const action = 'Open the bank’s page: 20.00\u00A0EUR';
    await press(action);
    expect(resumed).toEqual(['p-1']);
    site.refusal = 'method-down';
    await press(action);
    expect(screen.getByText(/^This way to pay does not work right now/)).toBeVisible();
    site.refusal = 'over';
    site.payment = { ...PLAIN_DEPOSIT, state: 'expired' };
    await press(action);
    expect(screen.getByRole('link', { name: 'Expired' })).toBeVisible();
    expect(screen.queryByRole('button', { name: action })).toBeNull();
    // Why it was refused stays with the new state, and the focus where the button was.
    const refusal = screen.getByText(/^It can’t be continued/);
    expect(refusal.parentElement).toHaveFocus();
    expect(resumed).toEqual(['p-1']);
    close();
  });

  it.each([
    ['deposit-timeout', /^You have paused deposits/],
    ['session-limit-reached', /^The time of your session is over/],
    ['excluded', /^You can’t pay in now/],
    ['held', /^Before you pay, confirm who you are/],
    ['not-activated', /^Confirm an e-mail address or a phone number/],
  ])('says why a deposit may not go on: %s', async (refusal, text) => {
    const { site, resumed, press, close } = await openPayments('/office/historypay', {
      payment: PLAIN_DEPOSIT,
    });
    site.refusal = refusal;
    await press('Open the bank’s page: 20.00\u00A0EUR');
    expect(screen.getByText(text)).toBeVisible();
    expect(resumed).toEqual([]);
    close();
  });

  it('says that there is none, and lets a guest sign in', async () => {
    const { sessionIs, close } = await openPayments('/office/historypay');
    expect(screen.getByText('No payments yet')).toBeVisible();
    await sessionIs('guest');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    close();
  });
});
