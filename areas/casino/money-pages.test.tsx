import type { BonusTerms, MoneyOffer } from '@grandstand/bus-contracts/answers';
import type { OwnBonus, Payment } from '@grandstand/bus-contracts/player';
import { PLAIN_DEPOSIT } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCasino } from './testing/open-casino';

const TERMS: BonusTerms = {
  version: 1,
  offer: 'first-casino',
  product: 'casino',
  trigger: 'first-deposit',
  iso: 'EUR',
  scale: 2,
  percent: 100,
  cap: 10_000,
  wager: 10,
  minOdds: null,
  contribution: { slots: 100 },
  excluded: [],
  maxStake: 500,
  maxWin: 100_000,
  days: 14,
};
const OFFER: MoneyOffer = {
  id: 'first-casino',
  categories: ['first_deposit'],
  gives: 'money',
  hash: 'a0'.repeat(32),
  terms: TERMS,
  refusal: null,
};
const BONUS: OwnBonus = {
  id: '7',
  offer: 'first-casino',
  terms: TERMS,
  hash: OFFER.hash,
  state: 'active',
  amount: 4_000,
  money: 4_000,
  wagered: 500,
  toWager: 40_000,
  converted: 0,
  forfeited: 0,
  takenAt: 0,
  endsAt: Date.UTC(2026, 11, 20, 12),
  endedAt: null,
};

describe('the page of the first deposit for slots', () => {
  const NONE = /^No bonus for the first deposit for slots is offered/;
  const bonus = () =>
    within(screen.getByRole('region', { name: 'The bonus for the first deposit' }));

  it.each([
    ['offers none', [], NONE],
    [
      'offers one for sports',
      [{ ...OFFER, terms: { ...TERMS, contribution: { sports: 100 } } }],
      NONE,
    ],
    [
      'offers one for later deposits',
      [{ ...OFFER, terms: { ...TERMS, trigger: 'deposit' } }],
      NONE,
    ],
    ['offers one', [OFFER], /^It comes with the deposit if/],
    ['offers one that was used', [{ ...OFFER, refusal: 'used' }], /^You have had this bonus/],
    [
      'offers one after a deposit',
      [{ ...OFFER, refusal: 'deposited' }],
      /and you have made one\.$/,
    ],
  ] as const)('RTE-25 says what the operator’s offers are: it %s', async (_, offers, text) => {
    const page = await openCasino('/casino/slot-first-deposit', {}, undefined, undefined, {
      offers: [...offers],
    });
    await page.sessionIs('guest');
    expect(bonus().getByText(text)).toBeVisible();
    page.close();
  });

  it('RTE-25 has the terms in money, and leads to the rules and to the deposit for slots', async () => {
    const page = await openCasino('/casino/slot-first-deposit', {}, undefined, undefined, {
      offers: [OFFER],
    });
    await page.sessionIs('guest');
    expect(bonus().getByText(/^100% of your first deposit, up to 100\.00.EUR$/)).toBeVisible();
    expect(bonus().getByText(/^10 times the bonus: 1,000\.00.EUR/)).toBeVisible();
    expect(bonus().getByRole('link')).toHaveAttribute('href', '/en/bonuses/rules/first-casino');
    expect(screen.getByRole('link', { name: 'To the deposit' })).toHaveAttribute(
      'href',
      '/en/office/recharge?section=slots',
    );
    page.close();
  });
});

describe('the thanks after a deposit', () => {
  const open = async (payment: Payment | undefined, path = '/slots/thankyou?payment=p-1') => {
    const page = await openCasino(path, {}, undefined, undefined, payment && { payment });
    await page.sessionIs('player', '7');
    return page;
  };
  const thanks = () => within(screen.getByRole('region', { name: 'Thank you' }));

  it('RTE-25 say what was credited and what is to be cleared', async () => {
    const page = await open({ ...PLAIN_DEPOSIT, amount: 4000, state: 'credited', bonus: BONUS });
    expect(thanks().getByRole('status')).toHaveTextContent('Received: 40.00 EUR');
    expect(thanks().getByText(/^40\.00.EUR of bonus money came with the deposit/)).toBeVisible();
    expect(thanks().getByText(/bet 400\.00.EUR by .*Counted so far: 5\.00.EUR\.$/)).toBeVisible();
    page.close();
  });

  it.each([
    ['credited without a bonus', { state: 'credited' }, /^No bonus came with this deposit\.$/],
    ['not confirmed', { state: 'redirected' }, /^The bank has not confirmed 20\.00.EUR yet/],
    ['declined', { state: 'declined', reason: 'refused' }, /^20\.00.EUR was not credited\.$/],
  ] as const)('RTE-25 say of a deposit that is %s what is so', async (_, change, text) => {
    const page = await open({ ...PLAIN_DEPOSIT, ...change });
    expect(thanks().getByText(text)).toBeVisible();
    page.close();
  });

  it.each([
    ['an address that names no payment', '/slots/thankyou'],
    ['a payment of somebody else', '/casino/thankyou?payment=p-2'],
  ])('RTE-25 say nothing of money for %s', async (_, path) => {
    const page = await open(PLAIN_DEPOSIT, path);
    expect(thanks().getByText(/^Your deposits, and what came of each/)).toBeVisible();
    expect(thanks().queryByText(/EUR/)).toBeNull();
    page.close();
  });
});
