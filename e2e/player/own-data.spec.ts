import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../support/bus';
import { newPlayer } from '../support/steps/player';
import { expect, test } from '../support/test';

test('a player sees their statement, saves it, and gets a copy of their data', async ({
  page,
  sandbox,
  watch,
}, info) => {
  const { login } = await newPlayer(page);
  await sandbox.deposit(login, 75);
  await page.goto('/en/office/historypay');
  await areasAreReady(page);
  await page.goto('/en/office/statements');
  await areasAreReady(page);
  const euros = page.getByRole('region', { name: 'EUR', exact: true });
  await expect(euros).toContainText('you have paid in 75.00');
  await expect(page.getByRole('main')).toContainText('This is your first month.');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await info.attach(`statements, ${width} px`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a table (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/^statements_\d{4}-\d{2}\.csv$/);
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.goto('/en/office/account#your-data');
  await areasAreReady(page);
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Get a copy of your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'A copy of your data' });
  await expect(dialog).toHaveCSS('opacity', '1');
  await info.attach('the dialog', { body: await page.screenshot(), contentType: 'image/png' });
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  const link = data.getByRole('link', { name: 'Download your data (ZIP)' });
  const [copy] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(copy.suggestedFilename()).toBe('your-data.zip');
  await info.attach('the section', { body: await data.screenshot(), contentType: 'image/png' });
});
