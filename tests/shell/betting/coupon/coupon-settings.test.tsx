import {
  accountState,
  Refusal,
  sessionState,
  settingsSet,
  type AccountState,
  type RequestOf,
} from '@grandstand/bus-contracts';
import {
  couponSettingsSet,
  couponSettingsState,
  DEFAULT_COUPON_SETTINGS,
  type CouponSettings,
} from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { homeWin, openShell, type ShellPage } from '../../../harness/page/shell-page';

function panel() {
  return within(screen.getByRole('region', { name: 'Bet slip' }));
}

/** Opens the settings over a service that keeps them. */
async function openSettings(hasBets = false) {
  const page = await openShell();
  const requested: RequestOf<typeof couponSettingsSet>[] = [];
  let settings: CouponSettings = DEFAULT_COUPON_SETTINGS;
  const service = page.test.bus.join('coupon-settings');
  service.publish(couponSettingsState, settings);
  service.handle(couponSettingsSet, ({ isConfirmed, ...change }) => {
    requested.push({ ...change, ...(isConfirmed !== undefined && { isConfirmed }) });
    if (change.isActiveOneClick && hasBets && !isConfirmed) throw new Refusal('needs-confirmation');
    settings = { ...settings, ...change };
    service.publish(couponSettingsState, settings);
    return settings;
  });
  await page.signIn();
  if (hasBets) await page.coupon({ bets: [homeWin(1, 2)], amount: 500 });
  await userEvent.click(panel().getByRole('button', { name: 'Bet slip settings' }));
  await panel().findByRole('heading', { name: 'Bet slip settings' });
  return { page, requested };
}

/** The player has an account for bonus money, too. */
async function giveBonusAccount({ test: { qa }, publishState }: ShellPage): Promise<void> {
  const state = qa.peek(accountState.name) as AccountState;
  const [first] = state.all_accounts;
  if (!first) throw new Error('The player has no account.');
  const bonus = { ...first, id: 8, type: 4, isActive: false };
  await publishState(() =>
    qa.publish(accountState.name, { ...state, all_accounts: [...state.all_accounts, bonus] }),
  );
}

describe('the coupon settings', () => {
  test('offer the stake of a bonus account to those who have one', async () => {
    const { page } = await openSettings();
    const stake = { name: 'Stake from a bonus account' };
    expect(panel().getByRole('textbox', { name: 'One-click stake' })).toBeVisible();
    expect(panel().queryByRole('textbox', stake)).toBeNull();
    await giveBonusAccount(page);
    expect(panel().getByRole('textbox', stake)).toBeVisible();
  });

  test('CST-01 include every one of the specification', async () => {
    const { page, requested } = await openSettings();
    await giveBonusAccount(page);
    await userEvent.selectOptions(
      panel().getByRole('combobox', { name: 'When odds change' }),
      'Accept higher odds',
    );
    for (const name of [
      'Cancel the bet if the score changes',
      'Balance after bet',
      'Potential returns',
      'Choice of account',
      'Auto max switch',
      'VIP bet switch',
      'Keep the bet slip in place while the page scrolls',
      'Place a bet as soon as odds are selected',
    ]) {
      await userEvent.click(panel().getByRole('switch', { name }));
    }
    for (const [name, text] of [
      ['Request these odds instead', '3'],
      ['One-click stake', '7'],
      ['Stake from a bonus account', '8'],
      ['Step of the + and − buttons', '4'],
    ] as const) {
      await userEvent.type(panel().getByRole('textbox', { name }), text);
    }
    expect(Object.assign({}, ...requested)).toEqual({
      changeCoefAction: 2,
      isDropOnScoreChange: true,
      isBalanceShown: false,
      isPossibleWinShown: false,
      isAccountSelectShown: false,
      isAutoMaxShown: false,
      isVipBetShown: false,
      isCouponFixed: false,
      isActiveOneClick: true,
      exactCoef: 3,
      oneClickAmount: { EUR: 700 },
      bonusAccountOneClickAmount: { EUR: 800 },
      amountStepByCurrencyIso: { EUR: 400 },
    });
  });

  test.each(['abc', '0.5', '-2', '1e3', '2.1234'])(
    'reject "%s" as a coefficient without a request',
    async (text) => {
      const { requested } = await openSettings();
      const field = panel().getByRole('textbox', { name: 'Request these odds instead' });
      await userEvent.click(field);
      await userEvent.paste(text);
      expect(panel().getByText(/^Enter odds such as 2\.5/)).toBeInTheDocument();
      expect(requested).toEqual([]);
    },
  );

  test.each([
    ['One-click stake', '0.1', 'The minimum stake is 0.20 EUR.'],
    ['One-click stake', '99999', 'The maximum stake is 1,000.00 EUR.'],
    ['One-click stake', '1,234', /can be read in two ways/],
    ['Step of the + and − buttons', '1000000000000', 'The maximum stake is 1,000.00 EUR.'],
    ['Step of the + and − buttons', '0', /Enter a stake such as/],
  ])('CST-01 CST-05 refuse in "%s" the amount "%s", in words', async (name, text, words) => {
    const { requested } = await openSettings();
    const field = panel().getByRole('textbox', { name });
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(panel().getByText(words)).toBeInTheDocument();
    expect(requested).toEqual([]);
  });

  test('CST-05 take a one-click stake above the balance, and warn of it where it is set and shown', async () => {
    const { requested } = await openSettings();
    const field = panel().getByRole('textbox', { name: 'One-click stake' });
    await userEvent.click(field);
    await userEvent.paste('999.00 EUR');
    expect(requested.at(-1)).toEqual({ oneClickAmount: { EUR: 99_900 } });
    expect(panel().getByText(/^Your balance is /)).toBeInTheDocument();
    await userEvent.click(
      panel().getByRole('switch', { name: 'Place a bet as soon as odds are selected' }),
    );
    await userEvent.click(panel().getByRole('button', { name: 'Done' }));
    expect(panel().getByText(/selecting odds places a bet of 999\.00\sEUR/)).toHaveTextContent(
      /Your balance is/,
    );
  });

  test('CST-02 confirm one-click over bets in the coupon, and change nothing after a no', async () => {
    const { requested } = await openSettings(true);
    const oneClick = panel().getByRole('switch', {
      name: 'Place a bet as soon as odds are selected',
    });
    await userEvent.click(oneClick);
    const dialog = within(screen.getByRole('dialog', { name: 'Your bet slip will be cleared' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep as it is' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(oneClick).not.toBeChecked();
    expect(requested).toEqual([{ isActiveOneClick: true }]);
  });

  test('CST-02 turn one-click on after a yes', async () => {
    const { requested } = await openSettings(true);
    await userEvent.click(
      panel().getByRole('switch', { name: 'Place a bet as soon as odds are selected' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear and turn on' }));
    await act(settle);
    expect(requested.at(-1)).toEqual({ isActiveOneClick: true, isConfirmed: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('P12 show nothing that the former player typed', async () => {
    const { page } = await openSettings();
    const exact = () => panel().getByRole('textbox', { name: 'Request these odds instead' });
    await userEvent.type(exact(), '3');
    await userEvent.type(panel().getByRole('textbox', { name: 'One-click stake' }), '7');
    await page.publishState((qa) => {
      qa.publish(sessionState.name, { status: 'player', userId: '78' });
      qa.publish(couponSettingsState.name, DEFAULT_COUPON_SETTINGS);
    });
    expect(exact()).toHaveValue('');
    expect(panel().getByRole('textbox', { name: 'One-click stake' })).toHaveValue('');
  });

  test('show while one-click betting is on, and turn it off from there', async () => {
    const { page, requested } = await openSettings();
    await userEvent.click(
      panel().getByRole('switch', { name: 'Place a bet as soon as odds are selected' }),
    );
    await userEvent.type(panel().getByRole('textbox', { name: 'One-click stake' }), '7');
    await userEvent.click(panel().getByRole('button', { name: 'Done' }));
    expect(panel().getByText(/selecting odds places a bet of 7\.00\sEUR/)).toBeInTheDocument();
    await userEvent.click(panel().getByRole('button', { name: 'Turn off' }));
    await act(settle);
    expect(requested.at(-1)).toEqual({ isActiveOneClick: false });
    expect(page.test.problems).toEqual([]);
  });

  test('switch what an empty coupon offers', async () => {
    const { page } = await openSettings();
    const requested: unknown[] = [];
    page.test.bus.join('settings').handle(settingsSet, (request) => {
      requested.push(request);
      return page.test.qa.peek('settings.state') as never;
    });
    await userEvent.click(
      panel().getByRole('switch', { name: 'Bet generator in an empty bet slip' }),
    );
    expect(requested).toEqual([{ isBetGenerator: 0 }]);
  });
});
