import {
  accountState,
  couponRemoveBet,
  dialogsOpen,
  feedState,
  NO_ACCOUNTS,
  Refusal,
  sessionState,
  type CouponProblem,
  type CouponState,
} from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponPlace,
  couponSetAmount,
  couponSetSystemValue,
  couponSetType,
} from '@grandstand/bus-contracts/shell';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BET_REFUSALS } from '../../../harness/bet-refusals';
import {
  EMPTY_COUPON,
  homeWin,
  openShell,
  placedBet,
  SITE_CONFIG,
  type ShellPage,
} from '../../../harness/page/shell-page';

const TWO: Partial<CouponState> & Pick<CouponState, 'bets'> = {
  bets: [homeWin(1, 2.1), homeWin(2, 1.5)],
  typeId: 1,
  amount: 2500,
  coef: 3.15,
  possibleWin: 7875,
};

function panel() {
  return within(screen.getByRole('region', { name: 'Bet slip' }));
}

function stake(): HTMLInputElement {
  return panel().getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
}

/** Plays the coupon service for one command. */
function answer(page: ShellPage): { amounts: (number | null)[] } {
  const amounts: (number | null)[] = [];
  page.test.bus.join('coupon').handle(couponSetAmount, ({ amount }) => {
    amounts.push(amount);
    return {};
  });
  return { amounts };
}

describe('the coupon panel', () => {
  test('explains how to fill an empty coupon', async () => {
    await openShell();
    expect(panel().getByText('Your bet slip is empty')).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: /Place bet/ })).toBeNull();
  });

  test('disables Place before player and account are known', async () => {
    const page = await openShell('en', { isLikelyPlayer: true });
    await page.publishState((qa) =>
      qa.publish(sessionState.name, { status: 'unknown', userId: '' }),
    );
    await page.coupon({ ...TWO, problems: [{ code: 'not-signed-in' }] });
    const place = (): HTMLElement => panel().getByRole('button', { name: /Place bet/ });
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(place());
    expect(page.test.messages.filter(({ name }) => name === dialogsOpen.name)).toEqual([]);

    await page.publishState((qa) => {
      qa.publish(sessionState.name, { status: 'player', userId: '77' });
      qa.publish(accountState.name, { ...NO_ACCOUNTS, isLoading: true });
    });
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    // Loaded or not: the outcome is known now, and the coupon shows the error.
    await page.publishState((qa) => qa.publish(accountState.name, NO_ACCOUNTS));
    expect(place()).not.toHaveAttribute('aria-disabled');
  });

  test('LIM-06 names the limit that is reached, though its name comes with later texts', async () => {
    const page = await openShell();
    await page.signIn();
    await page.coupon({ ...TWO, problems: [{ code: 'limit-reached', limitType: 1, limit: 700 }] });
    expect(await panel().findByText(/own limit\. Stake limit left today: /)).toBeInTheDocument();
  });

  test.each<readonly [problem: CouponProblem, words: string, way: string]>([
    [{ code: 'banned' }, 'has restricted your account', '/ban'],
    [{ code: 'account-frozen' }, 'Your accounts are frozen', '/office/support'],
    [{ code: 'session-limit-reached' }, 'Your session time is over', '/office/responsible'],
    ...Object.entries(BET_REFUSALS).map(
      ([reason, way]) =>
        [{ code: 'player-barred', reason, text: `Not now: ${reason}.` }, 'Not now', way] as const,
    ),
    [{ code: 'player-barred', reason: 'of-tomorrow', text: 'Later.' }, 'Later.', '/office/support'],
  ])(
    'BAN-01 offers no Place to a player from whom no bet is taken, says why in its place, and leads on: %j',
    async (problem, words, way) => {
      const page = await openShell();
      await page.signIn();
      // Whatever else the coupon lacks, and whatever was refused before.
      const problems = [{ code: 'refused' }, problem, { code: 'stake-invalid' }] as const;
      await page.coupon({ ...TWO, isPlaceBet: false, problems: [...problems] });
      expect(panel().queryByRole('button', { name: /Place/ })).toBeNull();
      expect(panel().getByText(words, { exact: false })).toBeInTheDocument();
      const links = (): (string | null)[] =>
        panel()
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href'))
          .filter((href) => Object.values(BET_REFUSALS).some((path) => href === `/en${path}`));
      await waitFor(() => expect(links()).toEqual([`/en${way}`]));
      expect(panel().queryByRole('button', { name: 'Try again' })).toBeNull();
      await userEvent.type(panel().getByRole('textbox', { name: 'Stake' }), '12,,{Enter}');
      expect(panel().getByText(words, { exact: false })).toBeInTheDocument();
      expect(() => expectMessage(page.test, couponPlace)).toThrow();
      // It is lifted.
      await page.coupon({ ...TWO, isPlaceBet: true, problems: [] });
      expect(panel().getByRole('button', { name: /^Place bet/ })).toBeEnabled();
    },
  );

  test('disables Place before the operator has named each bet', async () => {
    const page = await openShell();
    await page.signIn();
    await page.coupon({ ...TWO, problems: [{ code: 'bet-unconfirmed', marketId: '2:1' }] });
    const place = (): HTMLElement => panel().getByRole('button', { name: /^Place bet/ });
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(place());
    await userEvent.type(panel().getByRole('textbox', { name: 'Stake' }), '{Enter}');
    expect(() => expectMessage(page.test, couponPlace)).toThrow();
    await page.coupon({ ...TWO, problems: [] });
    expect(place()).not.toHaveAttribute('aria-disabled');
  });

  test('shows bets, coefficient and possible win in the player’s format', async () => {
    const page = await openShell();
    await page.signIn();
    await page.coupon(TWO);
    expect(panel().getByText('Home 1 to win')).toBeInTheDocument();
    expect(panel().getByText('Total odds').nextSibling).toHaveTextContent('3.15');
    expect(panel().getByText('Potential returns').nextSibling).toHaveTextContent('78.75 EUR');
    expect(panel().getByText('Balance after bet').nextSibling).toHaveTextContent('75.00 EUR');
    expect(panel().getByRole('button', { name: /^Place bet/ })).toHaveTextContent('25.00 EUR');
    expect(panel().getByText('2 selections in the bet slip')).toBeInTheDocument();
  });

  test('changes the type by a radio button and the size of a system by a list', async () => {
    const page = await openShell();
    const coupon = page.test.bus.join('coupon');
    coupon.handle(couponSetType, () => ({}));
    coupon.handle(couponSetSystemValue, ({ systemValue }) => ({ systemValue }));
    await page.coupon({ ...TWO, bets: [...TWO.bets, homeWin(3, 3)] });
    await userEvent.click(panel().getByRole('radio', { name: 'System' }));
    expectMessage(page.test, couponSetType, { typeId: 2 });
    await page.coupon({
      typeId: 2,
      systemValue: 2,
      systemOptions: [
        { value: 2, offset: 0, minBetAmount: 20, combo: 6 },
        { value: 3, offset: 0, minBetAmount: 20, combo: 4 },
      ],
      bets: [...TWO.bets, homeWin(3, 3), homeWin(4, 3)],
    });
    const size = panel().getByRole('combobox', { name: 'System size' });
    expect(size).toHaveTextContent('3 of 4 · 4 lines · from 0.20');
    await userEvent.selectOptions(size, '3');
    expectMessage(page.test, couponSetSystemValue, { systemValue: 3 });
  });

  test('removes a bet by a button that names it', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponRemoveBet, () => ({ count: 1 }));
    await page.coupon(TWO);
    await userEvent.click(panel().getByRole('button', { name: 'Remove Home 2 to win' }));
    expectMessage(page.test, couponRemoveBet, { marketId: '2:1' });
  });

  test('shows the old and new price of a move, and accepts it only by a press', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponAcceptPrices, () => ({}));
    const first = homeWin(1, 2.1);
    const moved = { ...first, market: { ...first.market, coef: 2.02 } };
    const bets = [moved, homeWin(2, 1.5)];
    await page.coupon({ ...TWO, bets, problems: [] });
    expect(panel().getByText('Odds moved from 2.10 to 2.02')).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: 'Accept' })).toBeNull();
    await page.coupon({ bets, problems: [{ code: 'price-changed', marketId: '1:1' }] });
    await userEvent.click(panel().getByRole('button', { name: 'Accept' }));
    expectMessage(page.test, couponAcceptPrices);
  });
});

describe('odds that moved', () => {
  const first = homeWin(1, 2.1);
  const moved = { ...first, market: { ...first.market, coef: 2.02 } };
  const MOVED: Partial<CouponState> = {
    ...TWO,
    bets: [moved, homeWin(2, 1.5)],
    problems: [{ code: 'price-changed', marketId: '1:1' }],
  };
  const openMoved = async (change: Partial<CouponState> = {}): Promise<ShellPage> => {
    const page = await openShell();
    const service = page.test.bus.join('coupon');
    service.handle(couponAcceptPrices, () => ({}));
    service.handle(couponPlace, () => new Promise<never>(() => {}));
    await page.signIn();
    await page.coupon({ ...MOVED, ...change });
    return page;
  };
  const pass = (page: ShellPage): Promise<void> => act(() => page.test.clock.advance(700));

  test('P05 CPN-13 one press accepts them and places, once they have been in view', async () => {
    const page = await openMoved();
    // A finger that is already on its way does not accept what has just come.
    await userEvent.click(panel().getByRole('button', { name: /^Place bet/ }));
    expect(() => expectMessage(page.test, couponAcceptPrices)).toThrow();
    expect(panel().getByText(/^Odds have changed/)).toBeInTheDocument();
    await pass(page);
    const place = panel().getByRole('button', { name: /^Accept and place/ });
    expect(place).toHaveAttribute('data-place');
    await userEvent.click(place);
    expectMessage(page.test, couponAcceptPrices, {});
    expectMessage(page.test, couponPlace, { coefs: { '1:1': 2.02, '2:1': 1.5 } });
  });

  test('P05 CPN-13 that move again are not accepted before they have been in view', async () => {
    const page = await openMoved();
    await pass(page);
    const again = { ...first, market: { ...first.market, coef: 1.9 } };
    await page.coupon({ ...MOVED, bets: [again, homeWin(2, 1.5)] });
    expect(panel().queryByRole('button', { name: /^Accept and place/ })).toBeNull();
  });

  test('are not accepted with a press while something else is in the way', async () => {
    const page = await openMoved({
      problems: [
        { code: 'price-changed', marketId: '1:1' },
        { code: 'stake-too-small', limit: 5000 },
      ],
    });
    await pass(page);
    expect(panel().queryByRole('button', { name: /^Accept and place/ })).toBeNull();
  });
});

describe('the stake of the coupon', () => {
  test.each([
    ['abc', 'Enter a stake such as 25 or 25.50.'],
    ['-1', 'Enter a stake such as 25 or 25.50.'],
    ['1e9', 'Enter a stake such as 25 or 25.50.'],
    ['1.234', /^This amount can be read in two ways\./],
  ])('keeps "%s" as typed, shows what to enter, and places nothing', async (text, words) => {
    const page = await openShell();
    const { amounts } = answer(page);
    await page.signIn();
    await page.coupon(TWO);
    await userEvent.clear(stake());
    await userEvent.type(stake(), text);
    await page.coupon({ amount: null, possibleWin: null });
    expect(stake()).toHaveValue(text);
    expect(amounts.at(-1)).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: /^Place bet/ }));
    expect(panel().getByText(words)).toBeInTheDocument();
    expect(() => expectMessage(page.test, couponPlace)).toThrow();
  });

  test('is sent in minor units, and follows an amount that is set elsewhere', async () => {
    const page = await openShell();
    const { amounts } = answer(page);
    await page.signIn();
    await page.coupon(TWO);
    expect(stake()).toHaveValue('25');
    await userEvent.clear(stake());
    await userEvent.type(stake(), '12,50');
    expect(amounts.at(-1)).toBe(1250);
    await page.coupon({ amount: 1250 });
    expect(stake()).toHaveValue('12,50');
    await userEvent.click(panel().getByRole('button', { name: '50' }));
    expect(amounts.at(-1)).toBe(5000);
    expect(stake()).toHaveValue('50');
    await page.coupon({ amount: 5000 });
    await page.coupon({ amount: 500 });
    expect(stake()).toHaveValue('5');
  });

  test('above the balance is refused in words, and corrected by a press', async () => {
    const page = await openShell();
    const { amounts } = answer(page);
    await page.signIn(2000);
    await page.coupon({ ...TWO, problems: [{ code: 'not-enough-money' }] });
    expect(panel().getByText('Your balance is 20.00 EUR. Lower the stake.')).toBeInTheDocument();
    await userEvent.click(panel().getByRole('button', { name: /^Stake 20\.00\sEUR$/ }));
    expect(amounts.at(-1)).toBe(2000);
    const opened: unknown[] = [];
    page.test.bus.join('dialogs').handle(dialogsOpen, (dialog) => {
      opened.push(dialog);
      return {};
    });
    await page.coupon({ ...TWO, amount: 3240, problems: [{ code: 'not-enough-money' }] });
    await userEvent.click(panel().getByRole('button', { name: /^Deposit 12\.40\sEUR$/ }));
    expect(opened).toEqual([{ name: 'recharge', args: { amount: 1240 } }]);
  });

  test('RTE-37 a refusal leads to its rule, where the site has the page', async () => {
    const page = await openShell('en', { areas: ['sports', 'information'] });
    const problems = [{ code: 'stake-too-big', limit: 5000 }] as const;
    await page.coupon({ ...TWO, problems: [...problems] });
    expect(panel().queryByRole('link', { name: 'Rule 4.2' })).toBeNull();
    const config = { ...SITE_CONFIG, availableRoutes: [47] };
    await page.publishState((qa) => qa.publish('config.state', config));
    expect(panel().getByRole('link', { name: 'Rule 4.2' })).toHaveAttribute(
      'href',
      '/en/rules/betting/limits#r-4.2',
    );
  });

  test('is focused by Alt+S from anywhere, and left by Escape', async () => {
    const page = await openShell();
    await page.coupon(TWO);
    const before = screen.getByRole('button', { name: 'Display settings' });
    before.focus();
    await userEvent.keyboard('{Alt>}[KeyS]{/Alt}');
    expect(stake()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(before).toHaveFocus();
  });
});

describe('the button Place', () => {
  const press = (): Promise<void> =>
    userEvent.click(panel().getByRole('button', { name: /^Place bet/ }));

  test('opens the sign-in for a guest', async () => {
    const page = await openShell();
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    await page.coupon({ ...TWO, problems: [{ code: 'not-signed-in' }] });
    await userEvent.click(panel().getByRole('button', { name: /^Sign in and bet/ }));
    expectMessage(page.test, dialogsOpen, { name: 'sign-in' });
    expectMessage(page.test, couponPlace, { accountId: null, coefs: { '1:1': 2.1, '2:1': 1.5 } });
    // The button shows it already.
    expect(panel().queryByText('Sign in to place your bet.')).toBeNull();
  });

  test('shows a guest one obstacle at a time', async () => {
    const page = await openShell();
    page.test.bus.join('dialogs').handle(dialogsOpen, () => ({}));
    await page.coupon({
      ...TWO,
      problems: [{ code: 'price-changed', marketId: '1:1' }, { code: 'not-signed-in' }],
    });
    await userEvent.click(panel().getByRole('button', { name: /^Sign in and bet/ }));
    expect(panel().getByText(/^Odds have changed/)).toBeInTheDocument();
    expect(page.test.messages.filter(({ name }) => name === dialogsOpen.name)).toEqual([]);
  });

  test('sends prices, stake and account as shown', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponPlace, () => new Promise<never>(() => {}));
    await page.signIn();
    await page.coupon(TWO);
    await press();
    expectMessage(page.test, couponPlace, {
      amount: 2500,
      accountId: 7,
      coefs: { '1:1': 2.1, '2:1': 1.5 },
    });
  });

  test('shows progress, and ignores a second press', async () => {
    const page = await openShell();
    await page.signIn();
    await page.coupon({ ...TWO, placing: { status: 'sending', refId: 'r' } });
    expect(panel().getByText('Sending the bet…')).toBeInTheDocument();
    await press();
    expect(() => expectMessage(page.test, couponPlace)).toThrow();
    await page.coupon({ placing: { status: 'checking', refId: 'r' } });
    expect(panel().getByText(/^No answer yet/)).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('CPN-12 counts down a bet that the operator holds, and says once that Place is locked', async () => {
    const page = await openShell();
    await page.signIn();
    const placing = { status: 'sending', refId: 'r' } as const;
    await page.coupon({ ...TWO, placing }, { seconds: 3, left: 3 });
    const said = await panel().findByText(/takes 3 s before it accepts/);
    expect(said.closest('[role=status]')).not.toBeNull();
    const place = panel().getByRole('button', { name: 'Sending the bet…' });
    expect(place).toHaveAttribute('aria-disabled', 'true');
    expect(place).toHaveTextContent('3 s');
    const words = said.textContent;
    await page.coupon({ ...TWO, placing }, { seconds: 3, left: 1 });
    expect(place).toHaveTextContent('1 s');
    // A live region with the same words is not read out again, nor is a name that stays.
    expect(said).toHaveTextContent(words);
    expect(place).toHaveAccessibleName('Sending the bet…');
    await userEvent.click(place);
    expect(() => expectMessage(page.test, couponPlace)).toThrow();
    await page.coupon({ ...TWO, placing: { status: 'idle' } });
    expect(panel().queryByText(/takes 3 s/)).toBeNull();
  });

  test('locks Place from the press on, before anything is sent', async () => {
    const page = await openShell();
    let asked = 0;
    page.test.bus.join('coupon').handle(couponPlace, () => {
      asked += 1;
      return new Promise<never>(() => {});
    });
    await page.signIn();
    await page.coupon(TWO);
    await press();
    await press();
    expect(asked).toBe(1);
  });

  test('leads to the number of the bet and a link to its history', async () => {
    const page = await openShell();
    await page.signIn();
    await page.coupon(TWO);
    await page.coupon({ ...EMPTY_COUPON, successCoupon: placedBet() });
    expect(panel().getByRole('heading', { name: 'Bet placed' })).toHaveFocus();
    expect(panel().getByRole('link', { name: '8041' })).toHaveAttribute(
      'href',
      '/en/office/history/8041',
    );
    // Cleared by the player, or with the player: the coupon shows it.
    await page.coupon(EMPTY_COUPON);
    expect(panel().queryByText('8041')).toBeNull();
    expect(panel().getByText('Your bet slip is empty')).toBeInTheDocument();
  });

  test('shows the operator’s reason for a refusal, and offers another try', async () => {
    const page = await openShell();
    let tries = 0;
    page.test.bus.join('coupon').handle(couponPlace, () => {
      tries += 1;
      throw new Refusal('refused', { text: 'The market is closed for you.' });
    });
    await page.signIn();
    await page.coupon(TWO);
    await press();
    await act(settle);
    expect(panel().getByText('The market is closed for you.')).toBeInTheDocument();
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(2);
  });

  test.each([
    ['express-needs-two', 'Switch to single', 0],
    ['bets-dependent', 'Split into singles', 0],
    ['bet-banned-express', 'Split into singles', 0],
    ['system-needs-three', 'Switch to accumulator', 1],
  ] as const)('mends %s by a press', async (code, label, typeId) => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponSetType, () => ({}));
    await page.signIn();
    await page.coupon({ ...TWO, problems: [{ code }] });
    await press();
    await userEvent.click(panel().getByRole('button', { name: label }));
    expectMessage(page.test, couponSetType, { typeId });
  });
});

test('the age of the prices is shown while the feed is silent', async () => {
  const page = await openShell();
  const at = Date.now() - 25_000;
  const lastHeard = { at, steadyAt: performance.now() - 25_000, serverAt: at };
  await page.publishState((qa) =>
    qa.publish(feedState.name, { status: 'reconnecting', lastHeard, isStale: true }),
  );
  expect(panel().getByText(/^Odds not updated for 2[56] s — reconnecting$/)).toBeInTheDocument();
});
