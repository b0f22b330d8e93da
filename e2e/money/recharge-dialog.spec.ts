import { AxeBuilder } from '@axe-core/playwright';
import { startSite } from '../../src/tools/site/site.mjs';
import { areasAreReady } from '../harness/bus';
import { wantNoLimit } from '../harness/steps/payments';
import { header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

// A site of its own: the others have deposits as a page.
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(async () => site.stop());

test('RTE-42 deposits open in a dialog over a page from outside the office, and are a page within it and at their address', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB' });
  await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=1', url: site.origin }]);
  const page = await context.newPage();
  const changed = await page.request.post('/sandbox/v1/site', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { pages: { useRechargeModal: true } },
  });
  expect(changed.ok()).toBe(true);
  await newPlayer(page);
  const amount = { name: 'Amount' } as const;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  const menu = header(page).getByRole('button', { name: /Balance/ });
  const pressDeposit = async (): Promise<void> => {
    await menu.click();
    // Pages of the office have the same links at their left.
    await header(page)
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Deposit' })
      .click();
  };

  await test.step('from the line: a dialog, and the address stays', async () => {
    await page.goto('/en/line');
    await areasAreReady(page);
    await pressDeposit();
    await expect(dialog.getByRole('textbox', { name: 'Your limit' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Deposit', exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/en\/line$/);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await wantNoLimit(dialog);
    await expect(dialog.getByRole('textbox', amount)).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(
        () => document.activeElement?.closest('main, header') !== null,
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL(/\/en\/line$/);
  });

  await test.step('at its address: the page', async () => {
    await page.goto('/en/office/recharge');
    await areasAreReady(page);
    await expect(main.getByRole('textbox', amount)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('from the history of payments: the page', async () => {
    await page.goto('/en/office/historypay');
    await areasAreReady(page);
    await pressDeposit();
    await expect(page).toHaveURL(/\/en\/office\/recharge$/);
    await expect(main.getByRole('textbox', amount)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await context.close();
});
