import { type CouponState } from '@grandstand/bus-contracts';
import {
  bonusBoundState,
  couponPlace,
  couponRemoveBonusBet,
  couponRestoreBonusBet,
  couponSetAmountOf,
  couponSetAutoMax,
  couponSetBanker,
  couponSetPromoCode,
  couponSetType,
  couponSetVipBet,
} from '@grandstand/bus-contracts/shell';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { homeWin, openShell, type ShellPage } from '../../../harness/page/shell-page';

function panel() {
  return within(screen.getByRole('region', { name: 'Bet slip' }));
}

const THREE = [homeWin(1, 1.9), homeWin(2, 2), homeWin(3, 2.5)];

const SYSTEM: Partial<CouponState> = {
  typeId: 2,
  bets: THREE,
  systemValue: 2,
  systemOptions: [{ value: 2, offset: 0, minBetAmount: 20, combo: 3 }],
  amount: 60_000,
  coef: 4.516,
  possibleWin: 271_000,
};

const LINE_EXPRESS: Partial<CouponState> = {
  typeId: 1,
  bets: THREE,
  amount: 2500,
  coef: 9.5,
  possibleWin: 23_750,
};

function handleAll(page: ShellPage): void {
  const coupon = page.test.bus.join('coupon');
  for (const command of [
    couponSetType,
    couponSetAmountOf,
    couponSetBanker,
    couponSetPromoCode,
    couponSetAutoMax,
    couponSetVipBet,
    couponRemoveBonusBet,
    couponRestoreBonusBet,
  ]) {
    coupon.handle(command, () => ({}));
  }
}

async function open(state: Partial<CouponState>): Promise<ShellPage> {
  const page = await openShell();
  handleAll(page);
  await page.signIn(100_000);
  await page.coupon(state);
  return page;
}

describe('a batch of singles', () => {
  const BATCH: Partial<CouponState> = {
    typeId: 9,
    bets: THREE,
    amount: 1000,
    amountByBetId: { '2:1': 500 },
    possibleWin: 5400,
  };

  test('CPN-03 is under the tab of singles, with a stake field at each bet', async () => {
    await open(BATCH);
    expect(panel().getByRole('radio', { name: 'Single' })).toBeChecked();
    expect(panel().getAllByRole('textbox', { name: /^Stake: Home \d to win$/ })).toHaveLength(3);
  });

  test('CPN-14 has a stake and a win for each bet; the stake on all sets all of them', async () => {
    const page = await open(BATCH);
    const own = panel().getByRole('textbox', { name: 'Stake: Home 2 to win' });
    expect(own).toHaveValue('5');
    expect(own.closest('li')).toHaveTextContent(/Potential returns10\.00\sEUR/);
    await userEvent.clear(own);
    await userEvent.type(own, '7');
    expectMessage(page.test, couponSetAmountOf, { betId: '2:1', amount: 700 });
    expect(panel().getByText(/On each of 3 bets, 25\.00\sEUR in total/)).toBeInTheDocument();
  });

  test('CPN-14 is placed with the stake of each bet as shown', async () => {
    const page = await open(BATCH);
    page.test.bus.join('coupon').handle(couponPlace, () => new Promise<never>(() => {}));
    await userEvent.click(panel().getByRole('button', { name: /^Place bet/ }));
    expectMessage(page.test, couponPlace, {
      typeId: 9,
      amountByBetId: { '1:1': 1000, '2:1': 500, '3:1': 1000 },
      possibleWin: 5400,
    });
  });

  test('CPN-08 accepts no promo code', async () => {
    await open(BATCH);
    expect(panel().queryByText('Promo code')).toBeNull();
  });

  test('names the bet of a problem, and solves it there', async () => {
    const page = await open({
      ...BATCH,
      problems: [{ code: 'stake-too-small', marketId: '2:1', limit: 520 }],
    });
    const alert = within(
      panel().getByText('The minimum stake is 5.20 EUR.').closest('[role=alert]')!,
    );
    expect(alert.getByText('Home 2 to win')).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: /^Stake 5\.20/ }));
    expectMessage(page.test, couponSetAmountOf, { betId: '2:1', amount: 520 });
  });
});

describe('a system', () => {
  test('CPN-04 shows for each size its number of lines and its least cost', async () => {
    await open(SYSTEM);
    expect(panel().getByRole('combobox', { name: 'System size' })).toHaveTextContent(
      '2 of 3 · 3 lines · from 0.20',
    );
  });

  test('has a labelled button that makes a bet a banker', async () => {
    const page = await open({ ...SYSTEM, isBankerOffered: true });
    await userEvent.click(panel().getByRole('button', { name: 'Banker: Home 1 to win' }));
    expectMessage(page.test, couponSetBanker, { marketId: '1:1', isBanker: true });
    await page.coupon({ bets: [{ ...homeWin(1, 1.9), blockId: 1 }, ...THREE.slice(1)] });
    expect(panel().getByRole('button', { name: 'Banker: Home 1 to win' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('explains its payout for every number of lost bets, and lists its lines on demand', async () => {
    await open(SYSTEM);
    await userEvent.click(panel().getByText('Returns if some lose'));
    const rows = (await panel().findAllByRole('row')).map((row) => row.textContent);
    expect(rows).toEqual([
      'LostWinning linesMinMax',
      '032,710.002,710.00',
      '11760.001,000.00',
      '200.000.00',
      '300.000.00',
    ]);
    await userEvent.click(panel().getByRole('button', { name: 'Show lines' }));
    const lines = within(await panel().findByRole('region', { name: '3 lines' }));
    expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '11 · 23.80760.00',
      '21 · 34.75950.00',
      '32 · 35.001,000.00',
    ]);
  });

  test('of 155,117,520 lines renders a few, and can jump to any', async () => {
    const bets = Array.from({ length: 30 }, (_, index) => homeWin(index + 1, 1.5));
    await open({
      ...SYSTEM,
      bets,
      systemValue: 15,
      systemOptions: [{ value: 15, offset: 0, minBetAmount: 155_117_520, combo: 155_117_520 }],
    });
    await userEvent.click(panel().getByText('Returns if some lose'));
    await userEvent.click(await panel().findByRole('button', { name: 'Show lines' }));
    const lines = within(await panel().findByRole('region', { name: '155117520 lines' }));
    expect(lines.getAllByRole('listitem').length).toBeLessThan(20);
    await userEvent.type(panel().getByRole('textbox', { name: 'Go to line' }), '77000000');
    expect(lines.getAllByRole('listitem')[0]).toHaveTextContent(/^77,000,000/);
  });
});

describe('the terms of a coupon', () => {
  test('CPN-10 have the bonus bet as a line that is removed and restored by a press', async () => {
    const page = await open({ ...LINE_EXPRESS, bonusBet: { coef: 1.03 } });
    expect(panel().getByText('Bonus bet').parentElement).toHaveTextContent('1.03');
    await userEvent.click(panel().getByRole('button', { name: 'Decline bonus bet' }));
    expectMessage(page.test, couponRemoveBonusBet);
    await page.coupon({ bonusBet: null, isBonusBetRemoved: true });
    await userEvent.click(panel().getByRole('button', { name: 'Restore' }));
    expectMessage(page.test, couponRestoreBonusBet);
  });

  test('CPN-09 show no win for a stake above the greatest', async () => {
    const page = await open({
      ...LINE_EXPRESS,
      amount: 1000,
      maxBetAmount: 1000,
      possibleWin: 2000,
    });
    const win = (): Node | null | undefined => panel().getByText('Potential returns').nextSibling;
    expect(win()).toHaveTextContent('20.00');
    await page.coupon({ amount: 1001, possibleWin: 2002 });
    expect(win()).toHaveTextContent('—');
  });

  test('CPN-07 show auto-max and vip bet if they are offered', async () => {
    const page = await open({ ...LINE_EXPRESS, isAutoMaxOffered: true, maxBetAmount: 100_000 });
    await userEvent.click(panel().getByRole('switch', { name: 'Auto max' }));
    expectMessage(page.test, couponSetAutoMax, { isOn: true });
    await userEvent.click(panel().getByRole('switch', { name: 'VIP bet' }));
    expectMessage(page.test, couponSetVipBet, { isOn: true });
    await page.coupon({ isAutoMaxOffered: false });
    expect(panel().queryByRole('switch', { name: 'Auto max' })).toBeNull();
    expect(panel().queryByRole('switch', { name: 'VIP bet' })).toBeNull();
  });

  test('CPN-08 have a promo code chosen from offers or typed; Enter there places nothing', async () => {
    const page = await open({
      ...LINE_EXPRESS,
      promoCodes: [{ code: 'SPRING', title: 'Spring bonus' }],
    });
    await userEvent.click(panel().getByText('Promo code'));
    await userEvent.selectOptions(
      await panel().findByRole('combobox', { name: 'Offered to you' }),
      'SPRING',
    );
    expectMessage(page.test, couponSetPromoCode, { code: 'SPRING' });
    await userEvent.type(panel().getByRole('textbox', { name: 'Your code' }), ' MINE {Enter}');
    expectMessage(page.test, couponSetPromoCode, { code: 'MINE' });
    expect(() => expectMessage(page.test, couponPlace)).toThrow();
  });

  test('CPN-08 offer promo codes that came while their form was folded', async () => {
    // The service keeps what has not changed.
    const same = { ...LINE_EXPRESS, problems: [] };
    const page = await open(same);
    await page.coupon({
      ...same,
      promoCodes: [{ code: 'SPRING', title: 'Spring bonus' }],
    });
    await userEvent.click(panel().getByText('Promo code'));
    expect(await panel().findByRole('combobox', { name: 'Offered to you' })).toBeVisible();
  });

  test('CPN-14 show hyper bonus, anti-express and greatest payout where they apply', async () => {
    await open({
      ...LINE_EXPRESS,
      hyperBonus: { percent: 5, minPercent: 1, maxPercent: 20 },
      antiExpressCoef: 1.118,
      maxPayout: 23_750,
    });
    expect(panel().getByText('Hyper bonus (1–20%)').nextSibling).toHaveTextContent('+5%');
    expect(panel().getByText('Anti-accumulator').nextSibling).toHaveTextContent('1.118');
    expect(panel().getByText('Maximum payout').nextSibling).toHaveTextContent('237.50 EUR');
  });

  test('CPN-09 show the bounds of the stake before they are broken', async () => {
    const page = await open({ ...LINE_EXPRESS, minBetAmount: 20, maxBetAmount: 100_000 });
    const stake = (): HTMLElement => panel().getByRole('textbox', { name: 'Stake' });
    expect(stake()).toHaveAccessibleDescription('0.20 – 1000');
    await page.coupon({ minBetAmount: null });
    expect(stake()).toHaveAccessibleDescription('max 1000');
    await page.coupon({ maxBetAmount: null });
    expect(stake()).not.toHaveAccessibleDescription();
  });

  test('show the rest of the player’s limits at the stake: the tightest at once, the others on request', async () => {
    await open({
      ...LINE_EXPRESS,
      limits: [
        { limitType: 1, limitValue: 50_000, limitBalance: 30_000 },
        { limitType: 10, limitValue: 10_000, limitBalance: 4000 },
        { limitType: 11, limitValue: 20_000, limitBalance: 9000 },
      ],
    });
    expect(panel().getByText('Loss limit left today').nextSibling).toHaveTextContent('40.00 EUR');
    expect(panel().getByText('Stake limit left today').nextSibling).toHaveTextContent('300.00 EUR');
    await userEvent.click(await panel().findByText('1 more limit'));
    expect(panel().getByText('Loss limit left this week').nextSibling).toHaveTextContent(
      '90.00 EUR',
    );
  });

  test('CPN-14 show the operator’s advance for this stake, and use no more of the balance than there is', async () => {
    const page = await open({ ...LINE_EXPRESS, availablePrepaidAmount: 5000 });
    expect(panel().getByText('Operator’s advance, up to').nextSibling).toHaveTextContent(
      '50.00 EUR',
    );
    await page.coupon({ amount: 103_000 });
    expect(panel().getByText('Advance for this bet').nextSibling).toHaveTextContent('30.00 EUR');
    expect(panel().getByText('Balance after bet').nextSibling).toHaveTextContent('0.00 EUR');
  });

  test('BNS-01 say before the press what the player’s bonus allows, and that this bet breaks it', async () => {
    const page = await open(LINE_EXPRESS);
    const terms = {
      product: 'sports',
      iso: 'EUR',
      scale: 2,
      maxStake: 5000,
      minOdds: 1.4,
    } as const;
    await page.publishState((qa) => qa.publish(bonusBoundState.name, terms));
    const told = panel().getByText(/^Your bonus allows bets up to 50\.00 EUR at odds of 1\.40/);
    expect(within(told).getByRole('link', { name: 'About your bonus' })).toHaveAttribute(
      'href',
      '/en/office/bonuses/deposit',
    );
    expect(told.className).not.toMatch(/broken/);
    await page.coupon({ amount: 5001 });
    expect(told.className).toMatch(/broken/);
    await page.coupon({ amount: 5000, coef: 1.39 });
    expect(told.className).toMatch(/broken/);
    // Each single of a batch has a stake and odds of its own.
    const batch = { typeId: 9, amount: 4000, coef: null } as const;
    await page.coupon(batch);
    expect(told.className).not.toMatch(/broken/);
    await page.coupon({ ...batch, amountByBetId: { [THREE[1]!.market.id]: 5001 } });
    expect(told.className).toMatch(/broken/);
    await page.coupon({ ...batch, amountByBetId: {}, bets: [homeWin(1, 1.39), homeWin(2, 2)] });
    expect(told.className).toMatch(/broken/);
    await page.publishState((qa) =>
      qa.publish(bonusBoundState.name, { ...terms, product: 'casino' }),
    );
    expect(panel().queryByText(/^Your bonus allows/)).toBeNull();
  });

  test('have a stake that goes up and down by its step, by button and by arrow key', async () => {
    const page = await open(LINE_EXPRESS);
    const stake = panel().getByRole('textbox', { name: 'Stake' });
    await userEvent.click(panel().getByRole('button', { name: /^Increase by 2\.50/ }));
    expect(stake).toHaveValue('27.50');
    await page.coupon({ amount: 2750 });
    await userEvent.type(stake, '{ArrowDown}');
    expect(stake).toHaveValue('25');
  });
});

describe('the problem of a bet', () => {
  test.each([
    ['isFinished', 'The match is over', ['Remove it']],
    ['isBlocked', 'Suspended', ['Remove it']],
  ] as const)(
    'CPN-11 %s is said at the bet, with the buttons that fix it',
    async (flag, text, fixes) => {
      await open({
        ...LINE_EXPRESS,
        bets: [{ ...homeWin(1, 1.9), [flag]: true }, ...THREE.slice(1)],
      });
      const row = within(panel().getByText('Home 1 to win').closest('li')!);
      expect(row.getByText(text)).toBeInTheDocument();
      for (const name of fixes) expect(row.getByRole('button', { name })).toBeEnabled();
    },
  );

  test.each([
    [
      'isDepend',
      'bets-dependent',
      'Can’t be combined with another selection',
      'Remove Home 2 to win',
    ],
    ['isBannedExpress', 'bet-banned-express', 'Not available in accumulators', 'Remove it'],
  ] as const)(
    'CPN-11 of bets that can’t be together (%s) the reason and its mends are shown once, and nothing is placed',
    async (flag, code, text, removal) => {
      const bets = [homeWin(1, 1.9), homeWin(2, 2.1)].map((bet) => ({ ...bet, [flag]: true }));
      const problems = bets.map(({ market }) => ({ code, marketId: market.id }));
      await open({ ...LINE_EXPRESS, bets, problems, coef: null, possibleWin: null });
      const [first] = panel().getAllByText('Home 1 to win');
      const row = within(first!.closest('li')!);
      expect(row.getByText(text)).toBeInTheDocument();
      expect(row.queryByRole('button', { name: 'Split into singles' })).toBeNull();
      expect(panel().getAllByRole('button', { name: 'Split into singles' })).toHaveLength(1);
      const alert = within(
        panel()
          .getAllByRole('alert')
          .find((one) => one.textContent !== '')!,
      );
      expect(alert.getByRole('button', { name: removal })).toBeEnabled();
      expect(panel().queryByText('Total odds')).toBeNull();
      expect(panel().getByText('Potential returns').nextSibling).toHaveTextContent('—');
      expect(panel().getByRole('button', { name: /^(Place|Sign in and) bet/ })).toBeDisabled();
    },
  );

  test('of a banker that may not be one is solved by a press', async () => {
    const page = await open({
      ...SYSTEM,
      bets: [{ ...homeWin(1, 1.9), blockId: 1, isDisabledBanker: true }, ...THREE.slice(1)],
    });
    await userEvent.click(panel().getByRole('button', { name: 'Remove banker' }));
    expectMessage(page.test, couponSetBanker, { marketId: '1:1', isBanker: false });
  });
});
