import { areaMissing } from '@grandstand/bus-contracts';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { expectMessage, PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest } from '../../../src/routes/testing/open-area';
import server from '../server';
import { openPayments } from '../testing/open-payments';
import { WITHDRAWABLE } from '../testing/samples';

describe('a withdrawal', () => {
  it.each(LANGUAGES)('has its page in %s', async (language) => {
    const answer = await server.render(areaRequest('/office/deduce', language));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('PAY-01 says how much can be withdrawn, and where the rest is', async () => {
    const { close } = await openPayments('/office/deduce');
    expect(screen.getByText('You can withdraw 50.00 EUR')).toBeVisible();
    const rest = within(screen.getByRole('list', { name: 'Where the rest is' }));
    expect(rest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '30.00\u00A0EUR can’t be withdrawn yet: a gift has to be staked once, and money goes to a card, e-wallet or bank account that you have paid in with.',
      '12.00\u00A0EUR is in open bets.',
      '20.00\u00A0EUR is in withdrawals that are under way.',
      '15.00\u00A0EUR is bonus money, which can’t be withdrawn.',
    ]);
    close();
  });

  it('PAY-01 is not possible for a day after another phone, and says until when', async () => {
    const heldUntil = Date.UTC(2026, 10, 21, 12);
    const { close } = await openPayments('/office/deduce', {
      withdrawable: { ...WITHDRAWABLE, heldUntil },
    });
    expect(screen.getByRole('region', { name: /^Nothing is paid out until .*21/ })).toBeVisible();
    expect(screen.getByText(/^The phone of your account was changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      '/en/office/support',
    );
    close();
  });

  it('PAY-01 says before the press that a withdrawal to a new card waits, and until when', async () => {
    const newCardUntil = Date.UTC(2026, 10, 21, 12);
    const accounts = WITHDRAWABLE.accounts.map((account) => ({ ...account, newCardUntil }));
    const { type, close } = await openPayments('/office/deduce', {
      withdrawable: { ...WITHDRAWABLE, accounts },
    });
    expect(
      screen.getByText(
        /^Your card, e-wallet or bank account was first used here .* is paid after .*21/,
      ),
    ).toBeVisible();
    await type('Amount', '30');
    expect(screen.getByRole('button', { name: 'Withdraw 30.00\u00A0EUR' })).toBeEnabled();
    close();
  });

  it('PAY-01 is asked for with the amount that the button names, each wish once, and shows its steps then', async () => {
    const { site, wishes, type, press, close } = await openPayments('/office/deduce');
    await type('Amount', '30');
    site.refusal = 'unavailable';
    await press('Withdraw 30.00\u00A0EUR');
    expect(screen.getByText('The withdrawal could not be begun. Try again.')).toBeVisible();
    site.refusal = 'resting';
    await press('Withdraw 30.00\u00A0EUR');
    expect(screen.getByText(/^You have closed this window several times/)).toBeVisible();
    site.refusal = 'cancelled';
    await press('Withdraw 30.00\u00A0EUR');
    expect(screen.getByText('Nothing was withdrawn.')).toBeVisible();
    delete site.refusal;
    await press('Withdraw 30.00\u00A0EUR');
    expect(wishes.map(({ amount, accountId }) => [amount, accountId])).toEqual([
      [3000, 11],
      [3000, 11],
      [3000, 11],
      [3000, 11],
    ]);
    expect(new Set(wishes.map(({ refId }) => refId)).size).toBe(1);
    expect(screen.getByRole('status')).toHaveTextContent('Asked for: 30.00 EUR');
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
    close();
  });

  it.each([
    ['', 'Enter an amount.'],
    ['0.5', 'At least 1.00 EUR.'],
    ['50.01', 'You can withdraw at most 50.00 EUR.'],
  ])('PAY-01 of “%s” is not sent: %s', async (amount, text) => {
    const { wishes, type, press, close } = await openPayments('/office/deduce');
    await type('Amount', amount);
    await press('Withdraw');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(wishes).toEqual([]);
    close();
  });

  it('takes all that there is by one press', async () => {
    const { wishes, press, close } = await openPayments('/office/deduce');
    await press('All: 50.00\u00A0EUR');
    await press('Withdraw 50.00\u00A0EUR');
    expect(wishes[0]?.amount).toBe(5000);
    close();
  });

  it('PAY-01 of an unverified player says what is missing, with the way to it', async () => {
    const { close } = await openPayments('/office/deduce', {
      withdrawable: { ...WITHDRAWABLE, missing: ['user_surname', 'user_passport_number'] },
    });
    const missing = within(
      screen.getByRole('region', { name: 'First, a few details are missing' }),
    );
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Last name',
      'Number of the document',
    ]);
    expect(missing.getByRole('link', { name: 'Fill in' })).toHaveAttribute(
      'href',
      '/en/office/account#personal-data',
    );
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    close();
  });

  it.each([
    [0, /^No fee\. Once you have confirmed it/],
    [150, /^The fee is 1\.5%\. Once you have confirmed it/],
    [null, /^Once you have confirmed it/],
  ])('says what the operator takes, and nothing where it is silent: %s', async (fee, words) => {
    const { close } = await openPayments('/office/deduce', {
      withdrawable: { ...WITHDRAWABLE, methods: [{ id: 'card', isUp: true, fee }] },
    });
    expect(screen.getByText(words)).toBeVisible();
    close();
  });

  it('can’t be asked for while the bank is down', async () => {
    const { close } = await openPayments('/office/deduce', {
      withdrawable: { ...WITHDRAWABLE, methods: [{ id: 'card', isUp: false, fee: null }] },
    });
    expect(screen.getByText(/^Withdrawals do not work right now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    close();
  });
});

describe('the page of a withdrawal', () => {
  const stepsOf = (): (string | null)[] =>
    within(screen.getByRole('list', { name: 'Steps of the withdrawal' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('RTE-33 says what the operator says, not what the address says, step by step', async () => {
    const path = '/onpay/withdraw/success?payment=w-1';
    const { site, test, run, close } = await openPayments(path, { withdrawal: PLAIN_WITHDRAWAL });
    expect(screen.getByRole('status')).toHaveTextContent('Asked for: 30.00 EUR');
    expect(stepsOf().map((text) => text?.includes('not yet'))).toEqual([false, true, true, true]);
    const at = PLAIN_WITHDRAWAL.createdAt + 60_000;
    site.withdrawal = {
      ...PLAIN_WITHDRAWAL,
      state: 'paid',
      steps: (['asked', 'checking', 'approved', 'sent', 'paid'] as const).map((state) => ({
        state,
        at,
      })),
    };
    await run(() => test.clock.advance(2_000));
    expect(screen.getByRole('status')).toHaveTextContent('Paid: 30.00 EUR');
    expect(stepsOf().some((text) => text?.includes('not yet'))).toBe(false);
    expect(test.problems).toEqual([]);
    close();
  });

  it.each([
    ['refused', 'review', /^Our check refused it/, 'Refused, the money is back'],
    [
      'returned',
      'card-closed',
      /^The card, wallet or bank account is closed/,
      'Came back, the money is on your account',
    ],
  ] as const)('RTE-33 says that it was %s', async (state, reason, text, step) => {
    const { close } = await openPayments('/onpay/withdraw/success?payment=w-1', {
      withdrawal: {
        ...PLAIN_WITHDRAWAL,
        state,
        reason,
        steps: [...PLAIN_WITHDRAWAL.steps, { state, at: PLAIN_WITHDRAWAL.createdAt }],
      },
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(stepsOf()).toHaveLength(2);
    expect(stepsOf()[1]).toContain(step);
    close();
  });

  it.each([
    [
      'card',
      /^The card, e-wallet or bank account was first used here only a short time ago.*after .*21/,
    ],
    ['phone', /^The phone of your account was changed.*after .*21/],
  ] as const)('PAY-01 says until when it waits, and why: the %s', async (why, text) => {
    const wait = { why, until: Date.UTC(2026, 10, 21, 12) };
    const { close } = await openPayments('/onpay/withdraw/pending?payment=w-1', {
      withdrawal: { ...PLAIN_WITHDRAWAL, state: 'checking', wait },
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/^This takes a minute/)).toBeNull();
    close();
  });

  it.each([
    ['asked', {}],
    ['checking', { state: 'checking' }],
    ['held', { state: 'checking', isHeld: true }],
    [
      'waiting for the card',
      { state: 'checking', wait: { why: 'card', until: Date.UTC(2026, 10, 21) } },
    ],
    [
      'waiting for the phone',
      { state: 'checking', wait: { why: 'phone', until: Date.UTC(2026, 10, 21) } },
    ],
  ] as const)(
    'RTE-33 promises a message about one that is %s only to a player who has an address',
    async (_, change) => {
      const path = '/onpay/withdraw/pending?payment=w-1';
      for (const isTold of [true, false]) {
        const withdrawal = { ...PLAIN_WITHDRAWAL, ...change, isTold };
        const { close } = await openPayments(path, { withdrawal });
        const [promised, shown] = [
          screen.queryByText(/[Ww]e write to you/),
          screen.queryByText(/your payment history has the result/),
        ];
        expect([promised !== null, shown !== null]).toEqual([isTold, !isTold]);
        close();
      }
    },
  );

  it('says that people look at it', async () => {
    const { close } = await openPayments('/onpay/withdraw/pending?payment=w-1', {
      withdrawal: { ...PLAIN_WITHDRAWAL, state: 'checking', isHeld: true },
    });
    expect(screen.getByText(/^People look at it/)).toBeVisible();
    close();
  });

  it.each(['success', 'fail', 'pending', 'cancel'])(
    'RTE-33 shows nothing for an address that was typed: %s',
    async (how) => {
      const { test, close } = await openPayments(`/onpay/withdraw/${how}?payment=w-2`);
      expect(screen.getByText('You have no such withdrawal.')).toBeVisible();
      expectMessage(test, areaMissing);
      close();
    },
  );
});

it('PAY-01 the history lists it, with its steps and the way to its page', async () => {
  const { close } = await openPayments('/office/historypay', { withdrawal: PLAIN_WITHDRAWAL });
  const [row] = screen.getAllByRole('listitem');
  expect(row).toHaveTextContent('Withdrawal');
  expect(row).toHaveTextContent('30.00 EUR');
  expect(within(row!).getByRole('link', { name: 'Under way' })).toHaveAttribute(
    'href',
    '/en/onpay/withdraw/pending?payment=w-1',
  );
  expect(within(row!).getByText('Sent to the bank')).toBeVisible();
  close();
});
