import type { FrameLocator, Page } from 'playwright/test';
import { areasAreReady } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const TABLE = 'Clubhouse Roulette';

/** Opens a table from the search. */
async function openTable(page: Page, how: 'Play for money' | 'Try without money') {
  await page.goto(`/en/casino-search?search=${encodeURIComponent(TABLE)}`);
  await areasAreReady(page);
  await page.getByRole('main').getByRole('link', { name: TABLE, exact: true }).click();
  await page.getByRole('button', { name: how }).click();
  return page.frameLocator(`iframe[title="${TABLE}"]`);
}

const lastOf = (table: FrameLocator) =>
  table.getByRole('region', { name: 'Last results' }).getByRole('listitem').first();

const roundOf = (table: FrameLocator) => table.getByRole('textbox', { name: /^Round \d+ of/ });

test('CAS-01 two people at a live table see one number, which the page of fairness computes again', async ({
  page,
  sandbox,
  browser,
}) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 20);
  const table = await openTable(page, 'Play for money');
  const guest = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guestPage = await guest.newPage();
  const other = await openTable(guestPage, 'Try without money');

  await expect(table.getByText('Bets are open.', { exact: true })).toBeVisible();
  await table.getByRole('button', { name: /^Red, pays/ }).click();
  await table.getByRole('button', { name: /^Bet / }).click();
  await expect(table.getByRole('button', { name: /^Your bet: / })).toBeVisible();
  await expect(table.getByText(/comes? back/).first()).toBeVisible({ timeout: 60_000 });
  await expect(lastOf(table)).toHaveText(/^(0|\d+ (red|black))$/);
  await expect(lastOf(other)).toHaveText(await lastOf(table).innerText());

  await table.getByText('Check a round').click();
  const published = await roundOf(table).inputValue();
  await page.goto('/en/office/fairness');
  await areasAreReady(page);
  await page.getByRole('textbox', { name: 'Round (JSON)' }).fill(published);
  await page.getByRole('button', { name: 'Check', exact: true }).last().click();
  await expect(page.getByText('Correct: the seeds give these numbers.')).toBeVisible();
  await guest.close();
});
