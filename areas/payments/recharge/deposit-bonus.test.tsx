import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { PLAIN_DEPOSIT } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';
import { METHODS } from '../testing/samples';

const TERMS: BonusTerms = {
  version: 1,
  offer: 'first-sports',
  product: 'sports',
  trigger: 'first-deposit',
  iso: 'EUR',
  scale: 2,
  percent: 100,
  cap: 4_000,
  wager: 5,
  minOdds: 1.4,
  contribution: { sports: 100 },
  excluded: [],
  maxStake: 5_000,
  maxWin: 100_000,
  days: 30,
};

const BONUS: OwnBonus = {
  id: '7',
  offer: 'first-sports',
  terms: TERMS,
  hash: 'a0'.repeat(32),
  state: 'active',
  amount: 2_000,
  money: 2_000,
  wagered: 0,
  toWager: 10_000,
  converted: 0,
  forfeited: 0,
  takenAt: 0,
  endsAt: Date.UTC(2026, 11, 20, 12),
  endedAt: null,
};

const withBonus = (isTaken: boolean, terms = TERMS) => ({
  methods: { ...METHODS, bonus: { terms, isTaken } },
});
const bonus = () => within(screen.getByRole('region', { name: 'Bonus of the deposit' }));

describe('the bonus of a deposit', () => {
  it('PAY-01 is in the form with its terms in money, which follow the amount', async () => {
    const { type, close } = await openPayments('/office/recharge', withBonus(false));
    expect(bonus().getByRole('heading')).toHaveTextContent('Bonus: First deposit: sports');
    expect(bonus().getByText('You chose it when you registered.')).toBeVisible();
    expect(bonus().getByText('50.00 EUR')).toBeVisible();
    expect(bonus().getByText('1.40')).toBeVisible();
    expect(bonus().getByText('30 days')).toBeVisible();
    expect(bonus().getByText('1,000.00 EUR')).toBeVisible();
    expect(bonus().getByRole('link', { name: 'All rules of this bonus' })).toHaveAttribute(
      'href',
      '/en/bonuses/rules/first-sports',
    );
    await type('Amount', '20');
    expect(
      bonus().getByText(/^With 20\.00.EUR you get 20\.00.EUR of bonus money.*bet 100\.00.EUR\.$/),
    ).toBeVisible();
    await type('Amount', '60');
    expect(
      bonus().getByText(/^With 60\.00.EUR you get 40\.00.EUR.*bet 200\.00.EUR\.$/),
    ).toBeVisible();
    close();
  });

  it.each([
    [false, /first deposit alone: you can’t have it later/],
    [true, /waits for another deposit/],
  ])(
    'PAY-01 can be refused there (taken: %s), and the deposit is sent without it',
    async (isTaken, text) => {
      const { site, wishes, type, press, run, close } = await openPayments(
        '/office/recharge',
        withBonus(isTaken),
      );
      await type('Amount', '20');
      site.refusal = 'unavailable';
      await press('Pay 20.00\u00A0EUR');
      await run(() => bonus().getByRole('switch').click());
      expect(bonus().getByRole('status')).toHaveTextContent(text);
      await press('Pay 20.00\u00A0EUR');
      expect(wishes.map(({ isWithoutBonus }) => isWithoutBonus)).toEqual([false, true]);
      // Another wish: an answer to the first that was lost must not be taken for one to the second.
      expect(wishes[1]?.refId).not.toBe(wishes[0]?.refId);
      close();
    },
  );

  it('PAY-01 is not in the form for an account of another currency, or where there is none', async () => {
    const other = await openPayments('/office/recharge', withBonus(true, { ...TERMS, iso: 'USD' }));
    expect(screen.queryByRole('region', { name: 'Bonus of the deposit' })).toBeNull();
    other.close();
    const none = await openPayments('/office/recharge');
    expect(screen.queryByRole('region', { name: 'Bonus of the deposit' })).toBeNull();
    none.close();
  });

  it.each([
    ['brings', { comingBonus: TERMS }, /^With 20\.00.EUR you get 20\.00.EUR/],
    ['has brought', { state: 'credited', bonus: BONUS }, /bet 100\.00.EUR by .*2026/],
    [
      'brought, and that is over',
      { state: 'credited', bonus: { ...BONUS, state: 'lost' } },
      /^This bonus has ended/,
    ],
    ['did not bring', { state: 'credited', isWithoutBonus: true }, /^No bonus came with/],
  ] as const)('RTE-33 is on the page of its result: what it %s', async (_, change, text) => {
    const payment = { ...PLAIN_DEPOSIT, ...change };
    const { close } = await openPayments('/onpay/success?payment=p-1', { payment });
    expect(bonus().getByText(text)).toBeVisible();
    close();
  });

  it('RTE-33 is not on the page of a payment that has failed', async () => {
    const payment = { ...PLAIN_DEPOSIT, state: 'declined', reason: 'refused' } as const;
    const { close } = await openPayments('/onpay/fail?payment=p-1', { payment });
    expect(screen.queryByRole('region', { name: 'Bonus of the deposit' })).toBeNull();
    close();
  });
});

describe('a deposit from a section of the casino', () => {
  it('RTE-25 is begun there, and its result leads to the thanks of the section', async () => {
    const { site, moves, wishes, type, press, close } = await openPayments(
      '/office/recharge?section=slots',
    );
    await type('Amount', '20');
    site.refusal = 'unavailable';
    await press('Pay 20.00\u00A0EUR');
    expect(wishes).toMatchObject([{ section: 'slots' }]);
    expect(moves).toEqual([]);
    close();
    const payment = { ...PLAIN_DEPOSIT, state: 'credited', section: 'slots' } as const;
    const result = await openPayments('/onpay/success?payment=p-1', { payment });
    expect(result.moves).toEqual(['/slots/thankyou?payment=p-1']);
    result.close();
  });

  it.each([
    ['an unknown section', '/office/recharge?section=poker'],
    ['no section', '/office/recharge'],
  ])('RTE-25 has none where the address names %s', async (_, path) => {
    const { site, wishes, type, press, close } = await openPayments(path);
    await type('Amount', '20');
    site.refusal = 'unavailable';
    await press('Pay 20.00\u00A0EUR');
    expect(wishes).toMatchObject([{ section: null }]);
    close();
  });

  it('RTE-25 stays on its result until it is credited', async () => {
    const payment = { ...PLAIN_DEPOSIT, section: 'slots' } as const;
    const { moves, close } = await openPayments('/onpay/pending?payment=p-1', { payment });
    expect(moves).toEqual([]);
    close();
  });
});
