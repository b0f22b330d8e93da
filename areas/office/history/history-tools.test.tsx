import {
  betsList,
  dictionaryState,
  navigationGo,
  navigationState,
  Refusal,
  sessionState,
  settingsState,
  type BetTotals,
  type PlacedBet,
} from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAt } from '../../../src/routes/testing/page-at';
import { openOffice } from '../testing/mount-office';
import { savedFiles } from '../testing/saved-files';
import { areaRequest } from '../../../src/routes/testing/open-area';

const NOON = Date.UTC(2026, 7, 29, 12);

function bet(id: number, change: Partial<PlacedBet> = {}): PlacedBet {
  return {
    id: String(id),
    refId: `ref-${id}`,
    placedAt: NOON - id * 1000,
    settledAt: null,
    typeId: 0,
    systemValue: 2,
    accountId: 1,
    iso: 'EUR',
    scale: 2,
    amount: 124_050,
    coef: 2.1,
    possibleWin: 260_505,
    payout: 0,
    status: 'accepted',
    legs: [
      {
        marketId: '1:1',
        typeId: 1,
        marketTypeId: 1,
        param: null,
        sportId: 1,
        champ: 'Premier League',
        gameId: 1,
        home: '=HYPERLINK("x")',
        away: 'Away',
        startsAt: NOON,
        coef: 2.1,
        isBanker: false,
        status: 'accepted',
        result: null,
      },
    ],
    ...change,
  };
}

const EUROS = { iso: 'EUR', scale: 2, isBonusMoney: false };

/** The history of a player with these bets, of which an answer has `limit`, or two. */
function openHistory(bets: readonly PlacedBet[], totals?: BetTotals[], path = '/office/history') {
  const { bus, clock } = createTestBus({ now: NOON });
  const requested: object[] = [];
  const wentTo: string[] = [];
  const faults = { list: false, held: Promise.resolve() };
  const navigation = bus.join('navigation');
  const place = (to: string): void =>
    navigation.publish(navigationState, { language: 'en', ...pageAt(to) });
  navigation.handle(navigationGo, ({ path: to }) => {
    wentTo.push(to);
    place(to);
    return {};
  });
  place(path);
  bus
    .join('settings')
    .publish(settingsState, { ...areaRequest('/').settings, appTheme: 1, language: 'en' });
  bus.join('dictionary').publish(dictionaryState, {
    language: 'en',
    texts: { 'market.1': 'Match result', 'outcomeLong.1': '{home} to win' },
  });
  bus.join('session').publish(sessionState, { status: 'player', userId: 'ann' });
  bus.join('bets').handle(betsList, async (request) => {
    requested.push(request);
    await faults.held;
    if (faults.list) throw new Refusal('unavailable');
    const { before = Infinity, limit = 2, number = '' } = request;
    const older = bets.filter(({ id, placedAt }) => placedAt < before && id.includes(number));
    return {
      bets: older.slice(0, limit),
      hasMore: older.length > limit,
      ...(before === Infinity && totals && { totals }),
    };
  });
  return { ...openOffice({ bus, clock }), requested, wentTo, faults };
}

test('shows the totals of a filter, with bonus money and each currency apart', async () => {
  const page = openHistory(
    [bet(1)],
    [
      { ...EUROS, count: 3, staked: 3_000, open: 1_000, returned: 1_500 },
      { iso: 'USD', scale: 2, isBonusMoney: false, count: 1, staked: 100, open: 0, returned: 250 },
      { ...EUROS, isBonusMoney: true, count: 1, staked: 500, open: 0, returned: 500 },
    ],
  );
  await page.mount();
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  const [euros, dollars, bonus] = totals.getAllByText(/\bbets?\b/, { selector: 'p' });
  // An open stake is no loss yet.
  expect(euros?.parentElement).toHaveTextContent(
    /^3 betsStaked30\.00.EUROf it in open bets10\.00.EURReturned15\.00.EURNet result-5\.00.EUR$/,
  );
  expect(dollars?.parentElement).toHaveTextContent(/^1 betStaked.*Net result\+1\.50.USD$/);
  expect(dollars?.parentElement).not.toHaveTextContent('open bets');
  expect(bonus?.parentElement).toHaveTextContent(/^1 bet · Bonus money.*Net result0\.00.EUR$/);
});

test('shows no totals if the operator counts none', async () => {
  const page = openHistory([bet(1)]);
  await page.mount();
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull();
});

test('finds a bet by the typed digits, which stay in the address', async () => {
  const page = openHistory([bet(41), bet(52)]);
  await page.mount();
  const search = async (typed: string): Promise<void> => {
    const field = screen.getByRole('searchbox', { name: 'Bet number' });
    fireEvent.change(field, { target: { value: typed } });
    await page.run(() => fireEvent.submit(field));
  };
  await search('No. 4');
  expect(page.wentTo).toEqual(['/office/history?number=4']);
  expect(page.requested.at(-1)).toEqual({ status: 'all', number: '4' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('searchbox')).toHaveValue('4');
  await search('99');
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All bets' })).toHaveAttribute(
    'href',
    '/en/office/history',
  );
  await search('');
  expect(page.wentTo.at(-1)).toBe('/office/history');
});

test('saves every bet of the filter as a table, not only the shown pages', async () => {
  const files = savedFiles();
  const bets = Array.from({ length: 103 }, (_, index) => bet(index + 1));
  bets[1] = bet(2, {
    status: 'void',
    settledAt: NOON,
    payout: 124_050,
    prepaidAmount: 500,
    isBonusMoney: true,
  });
  const page = openHistory(bets, undefined, '/office/history?status=settled&period=7');
  await page.mount();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await page.run(() => fireEvent.click(screen.getByRole('button', { name: /CSV/ })));
  const [file] = files;
  expect(file?.name).toMatch(/^bets_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await file?.text)?.split('\r\n') ?? [];
  expect(lines).toHaveLength(1 + 103 + 1);
  expect(lines[0]).toContain(
    'Number,Placed,Settled,Type,Selections,Status,Odds,Stake,Operator’s advance,Returns,Potential returns,Currency',
  );
  expect(lines[1]).toBe(
    '1,2026-08-29 11:59:59,,Single,"\'=HYPERLINK(""x"") – Away: Match result: =HYPERLINK(""x"") to win 2.1",Accepted,2.1,1240.50,0.00,0.00,2605.05,EUR',
  );
  expect(lines[2]).toMatch(
    /^2,.*,2026-08-29 12:00:00,Single · Bonus money .*,Void,2\.1,1240\.50,5\.00,1240\.50,,EUR$/,
  );
  expect(page.requested.slice(1)).toEqual([
    { status: 'settled', days: 7, limit: 100 },
    { status: 'settled', days: 7, limit: 100, before: NOON - 100_000, beforeId: '100' },
  ]);
});

test('shows that a table could not be saved, and saves nothing of a list that was left', async () => {
  const files = savedFiles();
  const page = openHistory([bet(1)]);
  await page.mount();
  page.faults.list = true;
  const save = () => fireEvent.click(screen.getByRole('button', { name: /CSV/ }));
  await page.run(save);
  const failed = screen.getByText('The table could not be saved. Try again.');
  expect(failed).toHaveRole('alert');
  page.faults.list = false;
  let release = (): void => {};
  page.faults.held = new Promise((resolve) => {
    release = resolve;
  });
  await page.run(save);
  await page.run(() => fireEvent.click(screen.getByRole('radio', { name: 'Open' })));
  await page.run(() => release());
  expect(files).toEqual([]);
  await page.run(save);
  expect(files).toHaveLength(1);
});

test('a bet on one match names it once, with all that was bet on it', async () => {
  const [leg] = bet(1).legs;
  const legs = [1, 2, 3].map((place) => ({
    ...leg!,
    marketId: `1:${place}`,
    home: 'Sunderland',
    matchCoef: 9,
  }));
  const page = openHistory([bet(1, { typeId: 1, legs })]);
  await page.mount();
  const row = screen.getByRole('link', { name: /Sunderland/ });
  expect(row).toHaveTextContent('Same match, 3 selections');
  expect(row.textContent.match(/Sunderland – Away/g)).toHaveLength(1);
  expect(row.textContent.match(/Sunderland to win/g)).toHaveLength(3);
  expect(row).not.toHaveTextContent('more');
});
