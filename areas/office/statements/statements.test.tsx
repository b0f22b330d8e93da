import { Refusal } from '@grandstand/bus-contracts';
import { statementGet, type Statements } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import server from '../server';
import { openOffice, playersPage } from '../testing/mount-office';
import { savedFiles } from '../testing/saved-files';
import { areaRequest } from '../../../src/routes/testing/open-area';

const PATH = '/office/statements';

const EVER = { paidIn: 50_000, paidOut: 12_050, staked: 30_000, won: 24_000, given: 1_000 };
const NOVEMBER = { paidIn: 20_000, paidOut: 0, staked: 10_000, won: 12_500, given: 0 };
const OCTOBER = { paidIn: 30_000, paidOut: 12_050, staked: 20_000, won: 11_500, given: 1_000 };

const STATEMENTS: Statements = {
  openedAt: Date.UTC(2026, 9, 5, 12),
  month: '2026-11',
  time: [
    { month: '2026-11', usedMs: 12_059_000 },
    { month: '2026-10', usedMs: 300_000 },
  ],
  statements: [
    {
      iso: 'EUR',
      scale: 2,
      isBonusMoney: false,
      balance: 32_950,
      ever: EVER,
      months: [
        { month: '2026-11', ...NOVEMBER },
        { month: '2026-10', ...OCTOBER },
      ],
    },
    {
      iso: 'EUR',
      scale: 2,
      isBonusMoney: true,
      balance: 500,
      ever: { paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 500 },
      months: [{ month: '2026-11', paidIn: 0, paidOut: 0, staked: 0, won: 0, given: 500 }],
    },
  ],
};

/** The page of a player, with a service of the test's. */
async function openStatements(statements: Partial<Statements> = {}, userId?: string) {
  const { bus, clock, dispose } = playersPage(PATH, userId);
  const faults: { code?: string } = {};
  bus.join('payments').handle(statementGet, () => {
    if (faults.code) throw new Refusal(faults.code);
    return { ...STATEMENTS, ...statements };
  });
  const office = openOffice({ bus, clock });
  return {
    ...office,
    faults,
    dispose,
    async open() {
      const answer = await server.render(areaRequest(PATH));
      expect(answer.title).toBe('Statements');
      await office.mount(answer);
    },
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says for ever what was paid in against what was taken out, above the months', async () => {
  const page = await openStatements();
  await page.open();
  const euros = screen.getByRole('region', { name: 'EUR' });
  expect(euros).toHaveTextContent(
    /^EURIn the account now: 329\.50.EURPaid in500\.00.EURTaken out120\.50.EURFor ever, you have paid in 379\.50.EUR more than you have taken out\.Staked300\.00.EURWon240\.00.EURBonuses10\.00.EURNet result-60\.00.EUR/,
  );
  const months = within(within(euros).getByRole('list', { name: 'By month' }));
  const [november, october, ...others] = months.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(november).toHaveTextContent(
    /^November 2026 so farPaid in200\.00.EURTaken out0\.00.EURStaked100\.00.EURWon125\.00.EURBonuses0\.00.EURNet result\+25\.00.EUR$/,
  );
  expect(october).toHaveTextContent(/^October 2026Paid in300\.00.*Net result-85\.00.EUR$/);
  expect(page.root).toHaveTextContent('For ever means since October 5, 2026');
});

test('has bonus money apart, which nobody pays in or takes out', async () => {
  const page = await openStatements();
  await page.open();
  const bonus = screen.getByRole('region', { name: 'EUR · Bonus money' });
  expect(bonus).toHaveTextContent('Bonuses5.00');
  expect(bonus).not.toHaveTextContent('Paid in');
});

test.each([
  [{ paidIn: 100, paidOut: 350 }, /you have taken out 2\.50.EUR more than you have paid in/],
  [{ paidIn: 100, paidOut: 100 }, /you have taken out as much as you have paid in/],
  [{ paidIn: 0, paidOut: 0 }, /You have paid in nothing and taken out nothing/],
])('says which of both is more: %j', async (change, verdict) => {
  const [euros] = STATEMENTS.statements;
  if (!euros) throw new Error('There is no statement.');
  const page = await openStatements({
    statements: [{ ...euros, ever: { ...EVER, ...change } }],
  });
  await page.open();
  expect(screen.getByRole('region', { name: 'EUR' })).toHaveTextContent(verdict);
});

test('draws what was paid in against what was taken out, above the months', async () => {
  const page = await openStatements({ month: '2026-12' });
  await page.open();
  const charts = screen.getAllByRole('figure');
  expect(charts).toHaveLength(1);
  expect(charts[0]).toHaveAccessibleName('Paid in, taken out and net result by month');
  const values = within(screen.getByRole('region', { name: 'EUR' })).getByRole('status');
  expect(values).toHaveTextContent(
    /^December 2026, 0 h 0 min on the sitePaid in 0\.00.EURTaken out 0\.00.EURNet result 0\.00.EUR$/,
  );
  fireEvent.change(screen.getByRole('slider', { name: 'Month' }), { target: { value: '0' } });
  expect(values).toHaveTextContent(
    /^October 2026, 0 h 5 min on the sitePaid in 300\.00.EURTaken out 120\.50.EURNet result -85\.00.EUR$/,
  );
});

test('draws nothing of a single month', async () => {
  const [euros] = STATEMENTS.statements;
  if (!euros) throw new Error('There is no statement.');
  const page = await openStatements({
    statements: [{ ...euros, months: euros.months.slice(0, 1) }],
  });
  await page.open();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('says how long the player was on the site, by month and in all', async () => {
  const page = await openStatements();
  await page.open();
  expect(screen.getByRole('region', { name: 'Time on the site' })).toHaveTextContent(
    /3 h 25 min in all, counted since October 2026\..*November 2026 so far3 h 20 minOctober 20260 h 5 min$/,
  );
});

test('prints, with the player and the time on paper', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const page = await openStatements({}, '8041');
  await page.open();
  press('Print or save as PDF');
  expect(print).toHaveBeenCalledOnce();
  expect(page.root).toHaveTextContent(/Player no\. 8041, as of .*\d\d:\d\d/);
});

test('says in the first month that it is the first', async () => {
  const page = await openStatements({ openedAt: Date.UTC(2026, 10, 1) });
  await page.open();
  expect(page.root).toHaveTextContent('This is your first month.');
  expect(page.root).not.toHaveTextContent('For ever means since');
});

test('says that no money has moved yet', async () => {
  const page = await openStatements({ statements: [] });
  await page.open();
  expect(screen.getByText('No money has moved yet')).toBeVisible();
});

test('saves months and sums as a table', async () => {
  const files = savedFiles();
  const page = await openStatements();
  await page.open();
  press('Save as a table (CSV)');
  expect(files.map(({ name }) => name)).toEqual(['statements_2026-11.csv']);
  expect((await files[0]?.text)?.split('\r\n')).toEqual([
    'Month,Currency,Kind of money,Paid in,Taken out,Staked,Won,Bonuses,Net result,Time on the site (minutes)',
    '2026-11,EUR,Real money,200.00,0.00,100.00,125.00,0.00,25.00,',
    '2026-10,EUR,Real money,300.00,120.50,200.00,115.00,10.00,-85.00,',
    'For ever,EUR,Real money,500.00,120.50,300.00,240.00,10.00,-60.00,',
    '2026-11,EUR,Bonus money,0.00,0.00,0.00,0.00,5.00,0.00,',
    'For ever,EUR,Bonus money,0.00,0.00,0.00,0.00,5.00,0.00,',
    '2026-11,,,,,,,,,200',
    '2026-10,,,,,,,,,5',
    'For ever,,,,,,,,,205',
    '',
  ]);
});

test('statements that did not load can be loaded again', async () => {
  const page = await openStatements();
  page.faults.code = 'unavailable';
  await page.open();
  expect(screen.getByText('Your statements could not be loaded')).toBeVisible();
  delete page.faults.code;
  await page.run(() => press('Try again'));
  expect(screen.getByRole('region', { name: 'EUR' })).toBeVisible();
});
