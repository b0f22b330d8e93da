import {
  betsGet,
  betsList,
  couponOffersGet,
  lineSports,
  navigationState,
  Refusal,
  type CouponState,
} from '@grandstand/bus-contracts';
import {
  couponAcceptPrices,
  couponDismissResult,
  couponFill,
  couponGenerate,
  couponLoad,
  couponPlace,
  couponRepeat,
  couponSetTab,
  couponSettingsSet,
  couponSettingsState,
  couponShare,
  DEFAULT_COUPON_SETTINGS,
} from '@grandstand/bus-contracts/shell';
import { SYSTEM } from '@grandstand/bus-contracts/domain';
import { expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { homeWin, openShell, placedBet } from '../../../harness/page/shell-page';

function panel() {
  return within(screen.getByRole('region', { name: 'Bet slip' }));
}

const TWO: Partial<CouponState> & Pick<CouponState, 'bets'> = {
  bets: [homeWin(1, 2.1), homeWin(2, 1.5)],
  typeId: 1,
  amount: 2500,
  coef: 3.15,
  possibleWin: 7875,
};

/** All terms that a bet can have. */
const RICH = {
  exactCoef: 3,
  bonusCoef: 1.03,
  hyperBonus: { percent: 10, minPercent: 1, maxPercent: 30 },
  promoCode: 'BOOST10',
  prepaidAmount: 500,
  isVipBet: true,
  maxPayout: 50_000_000,
};
const RICH_FACTS = [
  ['Operator’s advance', '5.00 EUR'],
  ['VIP bet', 'above the maximum stake'],
  ['Requested odds', '3.00'],
  ['Bonus bet', '1.03'],
  ['Hyper bonus (1–30%)', '+10%'],
  ['Promo code', 'BOOST10'],
  ['Maximum payout', '500,000.00 EUR'],
] as const;

describe('the result of a coupon', () => {
  test('CPN-15 shows the prices as seen, sent and accepted', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponDismissResult, () => ({}));
    await page.signIn();
    await page.coupon({ successCoupon: placedBet() });
    const leg = panel().getByText('Home 1 to win').closest('li');
    expect(leg).toHaveTextContent(/Seen2\.2011:59:57Sent2\.1011:59:59Accepted2\.1012:00:00/);
    expect(panel().getByRole('link', { name: 'Print' })).toHaveAttribute(
      'href',
      '/en/print-coupon/8041',
    );
    await userEvent.click(panel().getByRole('button', { name: 'New bet slip' }));
    expectMessage(page.test, couponDismissResult);
  });

  test('P01 offers the same bet again and its selections, to the account of the bet', async () => {
    const page = await openShell();
    const service = page.test.bus.join('coupon');
    service.handle(couponRepeat, () => ({}));
    await page.signIn();
    await page.coupon({ successCoupon: placedBet() });
    const again = panel().getByRole('button', { name: /^Bet again · 25\.00\sEUR$/ });
    expect(again).toHaveAttribute('data-place');
    await userEvent.click(again);
    expectMessage(page.test, couponRepeat, { betId: '8041', isPlaced: true });
    await userEvent.click(panel().getByRole('button', { name: 'Keep selections' }));
    expectMessage(page.test, couponRepeat, { betId: '8041', isPlaced: false });
    await page.coupon({ successCoupon: placedBet({ accountId: 8 }) });
    expect(panel().queryByRole('button', { name: /^Bet again|^Keep/ })).toBeNull();
  });

  test('CPN-12 CPN-15 shows all terms of the bet', async () => {
    const page = await openShell();
    await page.coupon({ successCoupon: placedBet(RICH) });
    for (const [name, value] of RICH_FACTS) {
      expect(panel().getByText(name).nextSibling).toHaveTextContent(value);
    }
    await page.coupon({ successCoupon: placedBet() });
    for (const [name] of RICH_FACTS) expect(panel().queryByText(name)).toBeNull();
  });

  test('CPN-15 of a bet that is settled while its receipt is in view says what came back', async () => {
    const page = await openShell();
    let now = placedBet();
    page.test.bus.join('bets').handle(betsGet, () => now);
    await page.signIn();
    await page.coupon({ successCoupon: placedBet() });
    expect(panel().getByText('Potential returns')).toBeInTheDocument();
    now = placedBet({ status: 'won', payout: 7875 });
    await act(async () => {
      page.test.qa.publish('bets.changed', { ids: [now.id] });
      await settle();
    });
    expect(panel().getByRole('heading', { name: 'Bet won' })).toBeInTheDocument();
    expect(panel().getByText('Returned').nextSibling).toHaveTextContent('78.75 EUR');
    expect(panel().queryByText('Potential returns')).toBeNull();
  });

  test('can be saved as a receipt file', async () => {
    const page = await openShell();
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => {},
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await page.coupon({ successCoupon: placedBet() });
    await userEvent.click(panel().getByRole('button', { name: 'Save receipt' }));
    const saved = JSON.parse((await files[0]?.text()) ?? '') as { legs: unknown[] };
    expect(saved).toMatchObject({ betId: '8041', stake: 25, legs: [{ seen: { coef: 2.2 } }, {}] });
  });

  test('CPN-15 of a batch shows each bet as placed, refused or checked, and tries the rest again', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponPlace, () => new Promise<never>(() => {}));
    await page.signIn();
    await page.coupon({
      ...TWO,
      typeId: 9,
      bets: [homeWin(2, 1.5)],
      singlesResultCoupons: [
        { marketId: '1:1', bet: placedBet({ legs: placedBet().legs.slice(0, 1) }), problem: null },
        { marketId: '2:1', bet: null, problem: { code: 'refused', text: 'Not for you.' } },
      ],
    });
    expect(panel().getByRole('heading', { name: '1 of 2 bets placed' })).toHaveFocus();
    const [placed, refused] = panel().getAllByRole('listitem');
    expect(placed).toHaveTextContent(/^Home 1 – Away 1Home 1 to win2\.10Bet 8041 .*Placed$/);
    expect(refused).toHaveTextContent(/^Home 2 – Away 2Home 2 to winNot for you\.Rejected/);
    await userEvent.click(panel().getByRole('button', { name: 'Place the rest again' }));
    expectMessage(page.test, couponPlace, { amountByBetId: { '2:1': 2500 } });
    await userEvent.click(panel().getByRole('button', { name: 'Place again' }));
    expectMessage(page.test, couponPlace, { only: '2:1', amount: 2500, coefs: { '2:1': 1.5 } });
  });

  test('P01 of a batch offers its placed singles again at their stakes together, to their account', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponRepeat, () => ({}));
    await page.signIn();
    const [first, second] = placedBet().legs;
    if (!first || !second) throw new Error('The bet has two legs.');
    const singles = (accountId: number) => [
      {
        marketId: '1:1',
        bet: placedBet({ legs: [first], amount: 500, accountId }),
        problem: null,
      },
      {
        marketId: '2:1',
        bet: placedBet({ id: '8042', legs: [second], amount: 750, accountId }),
        problem: null,
      },
    ];
    await page.coupon({ singlesResultCoupons: singles(7) });
    const again = panel().getByRole('button', { name: /^Bet again · 12\.50\sEUR$/ });
    expect(again).toHaveAttribute('data-place');
    await userEvent.click(again);
    expectMessage(page.test, couponRepeat, { betId: '8041', isPlaced: true });
    await userEvent.click(panel().getByRole('button', { name: 'Keep selections' }));
    expectMessage(page.test, couponRepeat, { betId: '8041', isPlaced: false });
    await page.coupon({ singlesResultCoupons: singles(7), bets: [homeWin(3, 2)] });
    expect(panel().queryByRole('button', { name: /^Bet again|^Keep/ })).toBeNull();
    await page.coupon({ singlesResultCoupons: singles(8), bets: [] });
    expect(panel().queryByRole('button', { name: /^Bet again|^Keep/ })).toBeNull();
  });

  test('CPN-15 of a single whose price moved accepts the new one for that bet before it is tried again', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponAcceptPrices, () => ({}));
    await page.signIn();
    await page.coupon({
      ...TWO,
      typeId: 9,
      problems: [{ code: 'price-changed', marketId: '2:1' }],
      singlesResultCoupons: [
        { marketId: '1:1', bet: null, problem: { code: 'refused' } },
        { marketId: '2:1', bet: null, problem: { code: 'price-changed' } },
      ],
    });
    expect(panel().getAllByRole('button', { name: 'Place again' })).toHaveLength(1);
    await userEvent.click(panel().getByRole('button', { name: 'Accept 1.50' }));
    expectMessage(page.test, couponAcceptPrices, { marketId: '2:1' });
  });
});

describe('a coupon by its code', () => {
  test('CPN-15 is shared by a code, which disappears when the bets change', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponShare, () => ({ code: 'ABCD2345' }));
    await page.coupon(TWO);
    await userEvent.click(panel().getByText('Share or load a bet slip'));
    await userEvent.click(await panel().findByRole('button', { name: 'Get a code' }));
    expect(await panel().findByText('ABCD2345')).toBeInTheDocument();
    await page.coupon({ bets: TWO.bets.slice(0, 1) });
    expect(panel().queryByText('ABCD2345')).toBeNull();
  });

  test('CPN-15 is loaded by a code; an unknown one is reported', async () => {
    const page = await openShell();
    const codes: string[] = [];
    page.test.bus.join('coupon').handle(couponLoad, ({ code }) => {
      codes.push(code);
      throw new Refusal('not-found');
    });
    const field = await panel().findByRole('textbox', { name: 'Bet slip code' });
    await userEvent.type(field, ' nope {Enter}');
    expect(codes).toEqual(['nope']);
    expect(await panel().findByText(/^There is no bet slip with this code/)).toBeInTheDocument();
  });

  test('CPN-15 is reported leg by leg: old price, new price, suspended, expired', async () => {
    const page = await openShell();
    const leg = (
      number: number,
      state: 'same' | 'moved' | 'suspended' | 'expired',
      now: number | null,
    ) => ({
      marketId: `${number}:1`,
      title: `Home ${number} – Away ${number}`,
      market: homeWin(number, 2).market,
      oldCoef: 2,
      newCoef: now,
      state,
    });
    await page.coupon({
      loadReport: [
        leg(1, 'same', 2),
        leg(2, 'moved', 2.2),
        leg(3, 'suspended', null),
        leg(4, 'expired', null),
      ],
    });
    const report = within(panel().getByRole('region', { name: 'Loaded bet slip' }));
    expect(
      report.getByText('Bet slip loaded; 3 of 4 selections have changed.'),
    ).toBeInTheDocument();
    expect(report.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home 1 – Away 1Home 1 to winUnchangedWas 2.00, now 2.00',
      'Home 2 – Away 2Home 2 to winOdds changedWas 2.00, now 2.20',
      'Home 3 – Away 3Home 3 to winSuspendedWas 2.00',
      'Home 4 – Away 4Home 4 to winOverWas 2.00',
    ]);
  });
});

describe('an empty coupon', () => {
  test('CPN-16 is filled by an accumulator of the day, and by the generator', async () => {
    const page = await openShell();
    const coupon = page.test.bus.join('coupon');
    coupon.handle(couponOffersGet, () => ({
      line: [{ expressId: 5, coef: 3.15, bets: TWO.bets.map(({ market }) => market) }],
      live: [],
    }));
    coupon.handle(couponFill, () => ({ count: 2 }));
    coupon.handle(couponGenerate, () => {
      throw new Refusal('nothing-found');
    });
    await page.coupon({ bets: [homeWin(9, 2)] });
    await page.coupon({ bets: [] });
    await userEvent.click(await panel().findByRole('button', { name: 'Add to bet slip at 3.15' }));
    expectMessage(page.test, couponFill, { expressId: 5 });
    await userEvent.click(panel().getByRole('radio', { name: 'All' }));
    await userEvent.click(panel().getByRole('button', { name: 'Fill the bet slip' }));
    expectMessage(page.test, couponGenerate, { amount: 500, possibleWin: 2500 });
    expect(await panel().findByText(/^Nothing found/)).toBeInTheDocument();
  });

  test('CPN-16 gets bets from the generator in the chosen sports that have games', async () => {
    const page = await openShell();
    const sport = (id: number, name: string, live: number, line: number) => ({
      id,
      slug: name.toLowerCase(),
      name,
      live,
      line,
      champs: [],
    });
    page.test.bus
      .join('line')
      .handle(lineSports, () => [
        sport(1, 'Football', 2, 9),
        sport(2, 'Tennis', 0, 4),
        sport(3, 'Chess', 0, 0),
      ]);
    page.test.bus.join('coupon').handle(couponGenerate, () => ({ count: 1, possibleWin: null }));
    const settings = page.test.bus.join('coupon-settings');
    // Chess was chosen once, and has no games today.
    const all = { ...DEFAULT_COUPON_SETTINGS, generatorSportIds: [3] };
    await page.publishState(() => settings.publish(couponSettingsState, all));
    settings.handle(couponSettingsSet, (changes) => {
      const next = { ...all, ...changes };
      settings.publish(couponSettingsState, next);
      return next;
    });
    await page.coupon({ bets: [homeWin(9, 2)] });
    await page.coupon({ bets: [] });
    await userEvent.click(await panel().findByText('Sports: All sports'));
    const sports = within(await panel().findByRole('group', { name: 'Sports' }));
    expect(sports.queryByRole('checkbox', { name: 'Chess' })).toBeNull();
    expect(sports.getByRole('checkbox', { name: 'All sports' })).toBeChecked();
    const find = panel().getByRole('button', { name: 'Fill the bet slip' });
    await userEvent.click(find);
    expect(expectMessage(page.test, couponGenerate).payload).not.toHaveProperty('sportIds');
    await userEvent.click(sports.getByRole('checkbox', { name: 'Tennis' }));
    expect(sports.getByRole('checkbox', { name: 'All sports' })).not.toBeChecked();
    await userEvent.click(find);
    expectMessage(page.test, couponGenerate, { sportIds: [2] });
    await userEvent.click(sports.getByRole('checkbox', { name: 'All sports' }));
    expectMessage(page.test, couponSettingsSet, { generatorSportIds: [] });
  });

  test('CPN-16 offers only enabled features', async () => {
    const page = await openShell();
    await page.publishState((qa) =>
      qa.publish('settings.state', {
        language: 'en',
        timeZone: 'UTC',
        is12h: 0,
        appTheme: 1,
        coefViewId: 0,
        isAccumulatorOfTheDay: 0,
        isLiveAccumulatorOfTheDay: 0,
        isBetGenerator: 0,
      }),
    );
    expect(await panel().findByRole('textbox', { name: 'Bet slip code' })).toBeInTheDocument();
    expect(panel().queryByText('Bet generator')).toBeNull();
    expect(panel().queryByText('Accumulator of the day')).toBeNull();
  });
});

describe('open bets', () => {
  test('replace the coupon, each with a link to its page', async () => {
    const page = await openShell();
    page.test.bus.join('coupon').handle(couponSetTab, () => ({}));
    page.test.bus.join('bets').handle(betsList, () => ({ bets: [placedBet()], hasMore: false }));
    await page.signIn();
    await userEvent.click(panel().getByRole('button', { name: 'My bets' }));
    expectMessage(page.test, couponSetTab, { tab: 'bets' });
    await page.coupon({ tab: 'bets' });
    expect(await panel().findByRole('link', { name: 'Bet 8041' })).toHaveAttribute(
      'href',
      '/en/office/history/8041',
    );
    await userEvent.click(panel().getByRole('button', { name: 'Back to bet slip' }));
    expectMessage(page.test, couponSetTab, { tab: 'coupon' });
  });

  test('show the score of each leg and what it still needs, by the later of feed and answer', async () => {
    const [first, second] = placedBet().legs;
    if (!first || !second) throw new Error('The bet has two legs.');
    const scoreAt = (home: number, minute: number, at: number) => ({
      isLive: true,
      isFinished: false,
      score: { home, away: 1, periods: [{ home, away: 1 }], period: 1, minute },
      at,
    });
    const legs = [
      { ...first, game: scoreAt(1, 30, 100) },
      { ...second, status: 'won' as const, result: '2:0' },
    ];
    const page = await openShell();
    page.test.bus
      .join('bets')
      .handle(betsList, () => ({ bets: [placedBet({ legs })], hasMore: false }));
    await page.signIn();
    await page.coupon({ tab: 'bets' });
    const leg = async (name: string) => (await panel().findByText(name)).closest('li');
    expect(await leg('Home 1 to win')).toHaveTextContent(
      /Score 1:1 30′Home 1 must get 1 goal more than Away 1$/,
    );
    expect(await leg('Home 2 to win')).toHaveTextContent(/2:0Won$/);
    const receive = async (home: number, at: number): Promise<void> => {
      await act(async () => {
        const game = { id: first.gameId, ...scoreAt(home, 31, at) };
        page.test.qa.publish('feed.games', game);
        await page.test.clock.frame();
      });
    };
    await receive(0, 99);
    expect(await leg('Home 1 to win')).toHaveTextContent(/Score 1:1 30′/);
    await receive(2, 101);
    expect(await leg('Home 1 to win')).toHaveTextContent(/Score 2:1 31′Home 1 must stay ahead$/);
  });
});

describe('settled bets', () => {
  test('are beside the open ones, with what became of them and what came back', async () => {
    const page = await openShell();
    const bets = {
      open: [placedBet()],
      settled: [placedBet({ id: '8039', status: 'won', payout: 7875 })],
    };
    page.test.bus.join('bets').handle(betsList, ({ status }) => ({
      bets: status === 'settled' ? bets.settled : bets.open,
      hasMore: false,
    }));
    await page.signIn();
    await page.coupon({ tab: 'bets' });
    await panel().findByRole('link', { name: 'Bet 8041' });
    await userEvent.click(panel().getByRole('radio', { name: 'Settled' }));
    const bet = (await panel().findByRole('link', { name: 'Bet 8039' })).closest('li');
    expect(bet).toHaveTextContent(/Won/);
    expect(bet).toHaveTextContent(/Returned 78\.75\sEUR/);
    expect(panel().queryByRole('link', { name: 'Bet 8041' })).toBeNull();
  });
});

describe('price moves', () => {
  const voice = (): string => document.querySelector('[data-voice=prices]')?.textContent ?? '';
  const moved = (coef: number) => ({
    ...homeWin(1, 2.1),
    market: { ...homeWin(1, 2.1).market, coef },
  });

  test('P102 are announced politely, at most once in 5 s, and shown in words beside their colour', async () => {
    const page = await openShell();
    await page.coupon(TWO);
    await page.coupon({ bets: [moved(2.2), homeWin(2, 1.5)] });
    expect(voice()).toBe('Home 1 to win: odds moved from 2.10 to 2.20.');
    expect(panel().getByText('Odds moved from 2.10 to 2.20')).toBeInTheDocument();
    await page.coupon({ bets: [moved(2.3), homeWin(2, 1.5)] });
    await page.coupon({ bets: [moved(2.4), homeWin(2, 1.5)] });
    await act(() => page.test.clock.advance(4999));
    expect(voice()).toMatch(/to 2\.20\.$/);
    await act(() => page.test.clock.advance(1));
    expect(voice()).toBe('Home 1 to win: odds moved from 2.20 to 2.40.');
    expect(document.querySelector('[data-voice=prices]')).toHaveAttribute('aria-live', 'polite');
  });
});

describe('the pages of a coupon', () => {
  const go = (route: string, path: string, params: Record<string, string> = {}) => ({
    place: {
      language: 'en' as const,
      path,
      route,
      layout: route === 'print-coupon' ? ('print' as const) : ('default' as const),
      area: null,
      params,
    },
  });

  test('CPN-17 have the coupon in the middle of its page, and nowhere else', async () => {
    const page = await openShell('en', go('coupon', '/coupon'));
    await page.coupon(TWO);
    const region = screen.getByRole('region', { name: 'Bet slip' });
    expect(within(screen.getByRole('main')).getByRole('region', { name: 'Bet slip' })).toBe(region);
    expect(within(region).getByRole('heading', { level: 1, name: 'Bet slip' })).toBeInTheDocument();
    expect(within(region).getByText('Home 2 to win')).toBeInTheDocument();
  });

  test('CPN-17 print a bet without the site around it', async () => {
    const page = await openShell(
      'en',
      go('print-coupon', '/print-coupon/8041', { couponId: '8041' }),
    );
    page.test.bus.join('bets').handle(betsGet, () => placedBet(RICH));
    await page.signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bet 8041' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(screen.getByText('78.75 EUR')).toBeInTheDocument();
    for (const [name, value] of RICH_FACTS) {
      expect(screen.getByText(name).nextSibling).toHaveTextContent(value);
    }
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
  });

  test('CPN-17 print a system with its size and its bankers', async () => {
    const page = await openShell('en', go('print-coupon', '/print-coupon/1', { couponId: '1' }));
    const leg = placedBet().legs[0]!;
    const legs = [1, 2, 3, 4].map((place) => ({
      ...leg,
      marketId: `${place}:1`,
      isBanker: place === 1,
    }));
    const system = placedBet({ typeId: SYSTEM, systemValue: 2, legs });
    page.test.bus.join('bets').handle(betsGet, () => system);
    await page.signIn();
    expect(await screen.findByText('System 2 of 3 + 1 banker')).toBeInTheDocument();
  });

  test.each([
    [['won', 'won', 'won', 'accepted'], '1.04'],
    [['won', 'void', 'won', 'accepted'], '1.03, by the selections that are left: 3 (placed: 1.04)'],
    [['void', 'void', 'won', 'won'], 'not paid: fewer than 3 selections are left (placed: 1.04)'],
    [['won', 'half-lost', 'won', 'won'], 'not paid: a selection is half lost (placed: 1.04)'],
  ] as const)('CPN-17 print the bonus bet as it stands: %s', async (statuses, words) => {
    const page = await openShell('en', go('print-coupon', '/print-coupon/1', { couponId: '1' }));
    const leg = placedBet().legs[0]!;
    const legs = statuses.map((status, place) => ({
      ...leg,
      marketId: `${place}:1`,
      gameId: place,
      status,
    }));
    page.test.bus.join('bets').handle(betsGet, () => placedBet({ legs, bonusCoef: 1.04 }));
    await page.signIn();
    const name = await screen.findByText('Bonus bet');
    expect(name.nextSibling).toHaveTextContent(words);
  });

  test('CPN-17 open the sign-in for a guest, and show no bet', async () => {
    const page = await openShell('en', go('print-coupon', '/print-coupon/1', { couponId: '1' }));
    expect(await screen.findByText('Sign in to see this bet.')).toBeInTheDocument();
    await act(settle);
    expect(() => expectMessage(page.test, betsGet)).toThrow();
    expect(page.test.qa.peek(navigationState.name)).toBeUndefined();
  });
});
