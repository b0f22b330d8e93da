import { settingsState } from '@grandstand/bus-contracts';
import type { CashbackProgramme } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openBonuses as open } from '../../testing/open-bonuses';
import { programme, TERMS } from '../../testing/samples';

const VIP = '/office/casino/vipcashback';
const PREMIUM = '/office/casino/premiumcashback';
const POINTS = { mode: 'points', points: 25, waiting: 10 } as const;
const BALANCE: CashbackProgramme['earned'] = {
  mode: 'balance',
  amounts: [{ iso: 'EUR', scale: 2, balance: 10_000, amount: 100 }],
};

let pages: Awaited<ReturnType<typeof open>>[] = [];
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});

async function openBonuses(...given: Parameters<typeof open>) {
  const page = await open(...given);
  pages.push(page);
  return page;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the pages of cashback', () => {
  it('keep their links when the player becomes known: a press that has begun is not lost', async () => {
    const { firstLinks } = await openBonuses(VIP);
    expect(firstLinks.map((link) => link.textContent)).toContain('Premium cashback');
    expect(firstLinks.filter((link) => !link.isConnected)).toEqual([]);
  });

  it('BNS-02 RTE-31 in mode 1 say how many points a bet gives, what has been earned, and an example', async () => {
    await openBonuses(VIP, { cashback: { programme: programme(POINTS), payments: [] } });
    const now = await part('How it works now');
    now.getByText(/^10 points for each 5\.00\sEUR of a bet$/);
    now.getByText('As soon as a bet is settled');
    const earned = await part('Earned in this period');
    earned.getByText('25 points are yours');
    earned.getByText('10 more points wait until their bets are settled');
    (await part('An example')).getByText(/^A bet of 20\.00\sEUR gives 40 points\.$/);
    expect(screen.queryByText(/of your balance/)).toBeNull();
  });

  it('BNS-02 in any other mode say the percent of the balance, its payment, and an example', async () => {
    const payment = { id: '1:3', endedAt: 1_794_900_000_000, iso: 'EUR', scale: 2, percent: 1 };
    await openBonuses(PREMIUM, {
      cashback: {
        programme: programme(BALANCE, { level: 'premium' }),
        payments: [
          { ...payment, balance: 9_000, amount: 90, isPaid: true },
          { ...payment, id: '0:3', balance: 9_000, amount: 0, isPaid: false },
        ],
      },
    });
    const now = await part('How it works now');
    now.getByText('2% of your balance');
    now.getByText(/^50\.00\sEUR for an account$/);
    (await part('Earned in this period')).getByText(/^1\.00\sEUR for a balance of 100\.00\sEUR/);
    (await part('An example')).getByText(/200\.00\sEUR at the end of the period gives 4\.00\sEUR/);
    const payments = await part('Payments');
    payments.getByText(/^1% of 90\.00\sEUR: 0\.90\sEUR$/);
    payments.getByText(/^Nothing was given/);
    expect(screen.queryByText(/points for each/)).toBeNull();
  });

  it('BNS-02 say that a period ends on Monday at 00:00 UTC, and when that is by the clock of the player', async () => {
    const endsAt = Date.UTC(2026, 10, 30);
    const page = await openBonuses(VIP, {
      cashback: { programme: programme(BALANCE, { endsAt }), payments: [] },
    });
    const terms = await part('The terms');
    terms.getByText(/^Periods end on Monday at 00:00 UTC, for all players .+: Nov 30, 00:00\.$/);
    const settings = { coefViewId: 0, is12h: 0, appTheme: 1, language: 'en' };
    await page.run(() =>
      page.test.qa.publish(settingsState.name, { ...settings, timeZone: 'America/New_York' }),
    );
    terms.getByText(/ends: Nov 29, 19:00\.$/);
    (await part('How it works now')).getByText('Nov 29, 19:00');
  });

  it('say which mode follows', async () => {
    await openBonuses(VIP, {
      cashback: { programme: programme(POINTS, { nextMode: 'balance' }), payments: [] },
    });
    (await part('How it works now')).getByText(/^From .+ on, a percent of the balance/);
  });

  it('P118 show no terms to a player to whom nothing may be offered', async () => {
    await openBonuses(VIP);
    await screen.findByText('No bonuses are offered to you now');
    expect(screen.queryByRole('region', { name: 'How it works now' })).toBeNull();
  });

  it('ask a guest to sign in', async () => {
    await openBonuses(VIP, { userId: '' });
    await screen.findByText('Sign in to see this page');
  });
});

it('BNS-02 RTE-31 the page of points shows what they were given for', async () => {
  await openBonuses('/office/rewards', {
    points: {
      points: 1,
      waiting: 10,
      entries: [
        { id: '3', at: 3, what: 'cashback', title: null, points: 10, state: 'open' },
        { id: '2', at: 2, what: 'try', title: 'Chest', points: -20, state: 'credited' },
        { id: '1', at: 1, what: 'cashback', title: 'Amber Orchard', points: 25, state: 'credited' },
      ],
    },
  });
  (await part('Your points')).getByText('1 point');
  const rows = (await part('What points were given and taken for')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^A bet.*\+10not settled yet$/),
    expect.stringMatching(/^A try: Chest.*-20$/),
    expect.stringMatching(/^A bet: Amber Orchard.*\+25$/),
  ]);
});

it('BNS-02 points are exchanged by a purchase that names the bonus and its price', async () => {
  const item = { ref: 'bonus-points-casino', offer: 'points-casino', price: 500, isTaken: false };
  const store = [
    { ...item, terms: { ...TERMS, cap: 500, trigger: 'points' as const } },
    { ...item, ref: 'other', price: 900, terms: TERMS },
  ];
  const page = await openBonuses('/office/rewards', {
    points: { points: 500, store },
  });
  const shop = await part('What points are exchanged for');
  shop.getByText(/^5\.00\sEUR of bonus money$/);
  shop.getByText('It costs 900 points.');
  fireEvent.click(shop.getByRole('button', { name: 'Exchange 500 points' }));
  await waitFor(() => expect(page.proposed).toHaveLength(1));
  expect(page.proposed[0]).toMatchObject({
    kind: 'points',
    ref: 'bonus-points-casino',
    lines: ['1'],
    amount: 500,
  });
});

describe('a free bet', () => {
  const FREE_BET = { ref: 'free-bet-1', price: 500, amount: 500, iso: 'EUR', scale: 2, days: 30 };
  const points = { points: 500, freeBets: [FREE_BET] };
  const shop = async () => part('What points are exchanged for');
  const placed = () => screen.queryByText(/^The free bet is yours/);

  it('CPN-08 is exchanged for points by a purchase, after which the player reads where its code is', async () => {
    const page = await openBonuses('/office/rewards', { points, exchange: 'placed' });
    const store = await shop();
    store.getByRole('heading', { name: /^Free bet of 5\.00\sEUR$/ });
    store.getByText('To be used within 30 days.');
    expect(placed()).toBeNull();
    fireEvent.click(store.getByRole('button', { name: 'Exchange 500 points' }));
    await waitFor(() => expect(placed()?.closest('[role=status]')).not.toBeNull());
    expect(store.getByRole('link', { name: 'Your promo codes' }).getAttribute('href')).toBe(
      '/en/office/promotion',
    );
    expect(page.proposed).toMatchObject([
      { kind: 'points', ref: 'free-bet-1', lines: ['1'], amount: 500 },
    ]);
  });

  it('that the player does not buy gives no code', async () => {
    const page = await openBonuses('/office/rewards', { points });
    fireEvent.click((await shop()).getByRole('button', { name: 'Exchange 500 points' }));
    await waitFor(() => expect(page.proposed).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(placed()).toBeNull();
  });

  it('has its price where the points are too few', async () => {
    await openBonuses('/office/rewards', { points: { ...points, points: 499 } });
    const store = await shop();
    store.getByText('It costs 500 points.');
    expect(store.queryByRole('button')).toBeNull();
  });
});
