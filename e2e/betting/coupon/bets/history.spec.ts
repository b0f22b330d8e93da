import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../harness/bus';
import { openSingle, place } from '../../../harness/steps/coupon';
import { newPlayer } from '../../../harness/steps/player';
import { expect, test } from '../../../harness/test';

test('a history shows its totals, finds a bet by its number, and is saved as a table', async ({
  page,
  sandbox,
  watch,
}) => {
  await newPlayer(page);
  const game = await openSingle(page, sandbox);
  await place(page);
  await sandbox.finish(game.id, { home: 1, away: 0 });
  await page.goto('/en/office/history');
  await areasAreReady(page);
  const main = page.getByRole('main');
  const totals = main.getByRole('region', { name: 'Totals' });
  await expect(totals).toHaveText(/1 betStaked5\.00\sEURReturned10\.00\sEURNet result\+5\.00\sEUR/);

  await test.step('found by digits of its number, with the keyboard alone', async () => {
    const row = main.getByRole('listitem').getByRole('link');
    const number = (await row.getAttribute('href'))?.split('/').at(-1) ?? '';
    await main.getByRole('searchbox', { name: 'Bet number' }).focus();
    await page.keyboard.type(`${number}0`);
    await page.keyboard.press('Enter');
    await expect(main.getByText('Nothing found')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/en/office/history\\?number=${number}0$`));
    await main.getByRole('searchbox', { name: 'Bet number' }).fill(number.slice(-6));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(totals).toContainText('1 bet');
    await expect(row).toHaveAttribute('href', `/en/office/history/${number}`);
  });

  await test.step('saved with its column names and amounts', async () => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save as a table (CSV)' }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bets_[\d-]{10}_[\d-]{10}\.csv$/);
    const [names, row] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(names).toMatch(/^\uFEFFNumber,Placed,Settled,.*,Stake,/);
    expect(row).toContain(`${game.home} – ${game.away}: Match result: ${game.home} to win (1:0)`);
    expect(row).toMatch(/,Won,2,5\.00,0\.00,10\.00,,EUR$/);
  });

  await test.step('without faults of accessibility, and within 390 px', async () => {
    expect(watch.violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    // Axe writes styles of its own.
    watch.violations.length = 0;
    expect(violations).toEqual([]);
  });
});
