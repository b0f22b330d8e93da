import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { header, newPlayer, chooseDisplay } from '../harness/steps/player';
import { matches, odds, openMatch, priceOf } from '../harness/steps/line';
import { expect, test } from '../harness/test';

const LANGUAGES = [
  { id: 'ru', tag: 'ru', coupon: 'Купон' },
  { id: 'en', tag: 'en', coupon: 'Bet slip' },
  { id: 'az', tag: 'az', coupon: 'Kupon' },
  { id: 'kz', tag: 'kk', coupon: 'Купон' },
  { id: 'ua', tag: 'uk', coupon: 'Купон' },
] as const;

test.describe('settings', () => {
  test('LNG-01 every language is that of the whole page', async ({ page }) => {
    await page.goto('/en/line');
    await areasAreReady(page);
    for (const { id, tag, coupon } of LANGUAGES) {
      await page.goto(`/${id}/line`);
      await areasAreReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('region', { name: coupon, exact: true })).toBeVisible();
      // A key that no dictionary has shows as itself: "coupon.title".
      const text = await page.locator('body').innerText();
      expect(text.match(/\b[a-z]+(?:\.[a-z][\w-]+)+\b/g) ?? [], id).toEqual([]);
    }
  });

  test('LNG-01 the language is chosen in the display settings, and the address follows', async ({
    page,
  }) => {
    await page.goto('/en/line/football?x=1');
    await areasAreReady(page);
    await chooseDisplay(page, 'Language', 'Русский');
    await expect(page).toHaveURL(/\/ru\/line\/football\?x=1$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('region', { name: 'Купон', exact: true })).toBeVisible();
    await expect(matches(page).first()).toBeVisible();
    await areasAreReady(page);
    // It is remembered: an address without a language leads there.
    await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/\blng=ru\b/);
    await page.goto('/line');
    await expect(page).toHaveURL(/\/ru\/line$/);
  });

  test('ODD-01 the odds format applies to the list and the coupon, and is stored', async ({
    page,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    const button = matches(page).getByRole('button', { pressed: true });
    await chooseDisplay(page, 'Odds format', 'American');
    await expect(button).toHaveAccessibleName(/[+-]\d+$/);
    const coupon = page.getByRole('region', { name: 'Bet slip', exact: true });
    await expect(coupon).toContainText(/[+-]\d{3}/);
    await page.reload();
    await expect(button).toHaveAccessibleName(/[+-]\d+$/);
    await chooseDisplay(page, 'Odds format', 'Decimal');
    expect(await priceOf(odds(openMatch(page)).first())).toBeGreaterThan(1);
  });

  test('SET-01 the theme changes at once, and on the next load before any script', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    await chooseDisplay(page, 'Theme', before === 'dark' ? 'Light' : 'Dark');
    await expect(html).not.toHaveAttribute('data-theme', before ?? '');
    const after = (await html.getAttribute('data-theme')) ?? '';

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      storageState: await page.context().storageState(),
    });
    const unscripted = await context.newPage();
    await unscripted.goto('/en/');
    await expect(unscripted.locator('html')).toHaveAttribute('data-theme', after);
    await context.close();
  });

  test('SET-01 SPT-04 a choice in the dialog applies at once in shell and area, and before any script', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await header(page).getByRole('button', { name: 'Display settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display settings' });
    const choose = async (name: string): Promise<void> => {
      await dialog.getByRole('switch', { name }).click();
    };
    const row = matches(page).first();
    const height = async (): Promise<number> =>
      row.evaluate((element) => element.getBoundingClientRect().height);
    const usual = await height();
    await choose('Compact rows');
    await expect.poll(height).toBeLessThan(usual);
    await choose('Match number');
    await expect(row).toContainText(/#\d+/);
    await choose('Group by country');
    await dialog.getByRole('combobox', { name: 'Match list view' }).selectOption('1');
    const firstColumn = page
      .getByTitle(/./)
      .and(page.locator('[title="Total"], [title="Handicap"]'));
    await expect(firstColumn.first()).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
    await dialog.getByRole('combobox', { name: 'Font size' }).selectOption('1');
    await choose('Bet slip on the right');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Bet slip', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Bet slip', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Bet slip', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      storageState: await page.context().storageState(),
    });
    const unscripted = await context.newPage();
    await unscripted.goto('/en/line/football');
    const html = unscripted.locator('html');
    await expect(html).toHaveAttribute('data-compact', '1');
    await expect(html).toHaveAttribute('data-font', '1');
    await expect(html).toHaveAttribute('data-right', '0');
    await expect(matches(unscripted).first()).toContainText(/#\d+/);
    await context.close();
  });

  test('SET-01 the settings are a page of the office too, and apply to every tab', async ({
    page,
    context,
    watch,
  }) => {
    await newPlayer(page);
    const other = await context.newPage();
    await other.goto('/en/line');
    await page.goto('/en/office/settings');
    await areasAreReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    const office = page.getByRole('main');
    await office.getByRole('combobox', { name: 'Theme' }).selectOption('0');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await office.getByRole('switch', { name: 'Light version without decoration' }).click();
    await expect(other.locator('html')).toHaveAttribute('data-light', '1');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
