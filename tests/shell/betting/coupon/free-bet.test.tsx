import { betsList, type CouponState } from '@grandstand/bus-contracts';
import {
  bonusBoundState,
  couponDismissResult,
  couponRepeat,
  couponSetPromoCode,
  couponSetTab,
} from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { homeWin, openShell, placedBet, type ShellPage } from '../../../harness/page/shell-page';

function panel() {
  return within(screen.getByRole('region', { name: 'Bet slip' }));
}

const NOTE =
  /^Free bet 5\.00\sEUR: your money is not staked; a win pays the winnings without the stake\.$/;

const FREE: Partial<CouponState> = {
  bets: [homeWin(1, 3)],
  typeId: 0,
  amount: 500,
  coef: 3,
  possibleWin: 1000,
  promoCode: 'TRY',
  isFreeBet: true,
  isPlaceBet: true,
  minBetAmount: null,
  maxBetAmount: null,
  availablePrepaidAmount: 400,
  promoCodes: [{ code: 'TRY', title: 'Free bet 5.00 EUR' }],
};

async function open(state: Partial<CouponState> = {}): Promise<ShellPage> {
  const page = await openShell();
  const coupon = page.test.bus.join('coupon');
  for (const command of [couponSetPromoCode, couponRepeat, couponDismissResult, couponSetTab]) {
    coupon.handle(command, () => ({}));
  }
  await page.signIn(300);
  await page.coupon({ ...FREE, ...state });
  return page;
}

const stake = (): HTMLElement => panel().getByRole('textbox', { name: 'Stake' });
const fact = (name: string): Node | null | undefined => panel().getByText(name).nextSibling;

describe('the bet slip with a free bet', () => {
  test('CPN-08 says what it is, and shows the win without the stake', async () => {
    await open();
    expect(panel().getByText(NOTE)).toBeVisible();
    expect(fact('Potential returns')).toHaveTextContent('10.00 EUR');
    expect(panel().getByRole('button', { name: /^Place bet\s*Free bet$/ })).toBeEnabled();
  });

  test('CPN-08 has a fixed stake, with the reason, until the code is removed', async () => {
    const page = await open();
    const quick = (): HTMLElement[] =>
      within(panel().getByRole('group', { name: 'Quick stakes' })).getAllByRole('button');
    expect(stake()).toHaveValue('5');
    expect(stake()).toBeDisabled();
    expect(stake()).toHaveAccessibleDescription('Free bet');
    for (const button of quick()) expect(button).toBeDisabled();
    expect(panel().getByRole('button', { name: /^Increase by/ })).toBeDisabled();

    await userEvent.click(panel().getByText('Promo code'));
    await userEvent.click(await panel().findByRole('button', { name: 'Remove TRY' }));
    expectMessage(page.test, couponSetPromoCode, { code: '' });
    await page.coupon({ ...FREE, promoCode: '', isFreeBet: false, amount: 250, possibleWin: 750 });
    expect(stake()).toHaveValue('2.50');
    expect(stake()).toBeEnabled();
    for (const button of quick()) expect(button).toBeEnabled();
    expect(panel().queryByText(NOTE)).toBeNull();
    expect(panel().getByRole('button', { name: /^Place bet\s*2\.50\sEUR$/ })).toBeEnabled();
  });

  test('takes nothing of the balance, of an advance or of a limit, and breaks no terms of a bonus', async () => {
    const page = await open({ limits: [{ limitType: 10, limitValue: 500, limitBalance: 200 }] });
    act(() =>
      page.test.bus.join('bonuses').publish(bonusBoundState, {
        product: 'sports',
        maxStake: 100,
        minOdds: null,
        iso: 'EUR',
        scale: 2,
      }),
    );
    expect(await panel().findByText('Balance after bet')).toBeVisible();
    expect(fact('Balance after bet')).toHaveTextContent('3.00 EUR');
    expect(fact('Loss limit left today')).toHaveTextContent('2.00 EUR');
    expect(panel().queryByText(/^Operator’s advance|^Advance for this bet/)).toBeNull();
    expect(panel().queryByText(/Your bonus/)).toBeNull();
  });
});

describe('a placed free bet', () => {
  const BET = placedBet({ isFreeBet: true, amount: 500, prepaidAmount: 500, possibleWin: 1000 });

  test('CPN-15 is named so, has no advance, and is not offered again', async () => {
    const page = await open({ bets: [], successCoupon: BET });
    expect(fact('Free bet')).toHaveTextContent('5.00 EUR');
    expect(panel().queryByText('Stake')).toBeNull();
    expect(panel().queryByText('Operator’s advance')).toBeNull();
    expect(panel().queryByRole('button', { name: /^Bet again/ })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: 'Keep selections' }));
    expectMessage(page.test, couponRepeat, { betId: BET.id, isPlaced: false });
  });

  test('is named so among the open bets', async () => {
    const page = await openShell();
    page.test.bus.join('bets').handle(betsList, () => ({ bets: [BET], hasMore: false }));
    await page.signIn();
    await page.coupon({ tab: 'bets' });
    const bet = (await panel().findByRole('link', { name: 'Bet 8041' })).closest('li');
    expect(bet).toHaveTextContent(/Free bet 5\.00\sEUR→Potential returns 10\.00\sEUR/);
  });
});
