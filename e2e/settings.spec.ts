import { areasAreReady } from './support/bus';
import { header } from './support/player';
import { matches, odds, priceOf } from './support/line';
import { expect, test } from './support/test';
import type { Locator, Page } from 'playwright/test';

const LANGUAGES = [
  { id: 'ru', tag: 'ru', coupon: 'Купон' },
  { id: 'en', tag: 'en', coupon: 'Coupon' },
  { id: 'az', tag: 'az', coupon: 'Kupon' },
  { id: 'kz', tag: 'kk', coupon: 'Купон' },
  { id: 'ua', tag: 'uk', coupon: 'Купон' },
] as const;

/** A setting in the header: a list, or a button that opens one. */
function setting(page: Page, name: string): Locator {
  return header(page)
    .getByRole('combobox', { name })
    .or(header(page).getByRole('button', { name }));
}

test.describe('settings', () => {
  test('LNG-01 every language shows the whole page in it', async ({ page }) => {
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

  test('LNG-01 the language is chosen in the header, and the address follows', async ({ page }) => {
    await page.goto('/en/line/football?x=1');
    await areasAreReady(page);
    await setting(page, 'Language').selectOption('ru');
    await expect(page).toHaveURL(/\/ru\/line\/football\?x=1$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('region', { name: 'Купон', exact: true })).toBeVisible();
    await expect(matches(page).first()).toBeVisible();
    // It is remembered: an address without a language leads there.
    await page.goto('/line');
    await expect(page).toHaveURL(/\/ru\/line$/);
  });

  test('ODD-01 the odds format holds in the list and in the coupon, and is remembered', async ({
    page,
  }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await odds(matches(page).first()).first().click();
    const button = matches(page).first().getByRole('button', { pressed: true });
    await setting(page, 'Odds format').selectOption({ label: 'American' });
    await expect(button).toHaveAccessibleName(/[+-]\d+$/);
    const coupon = page.getByRole('region', { name: 'Coupon', exact: true });
    await expect(coupon).toContainText(/[+-]\d{3}/);
    await page.reload();
    await expect(button).toHaveAccessibleName(/[+-]\d+$/);
    await setting(page, 'Odds format').selectOption({ label: 'Decimal' });
    expect(await priceOf(odds(matches(page).first()).first())).toBeGreaterThan(1);
  });

  test('SET-01 the theme changes at once and is there on the next load before any script', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/en/');
    await areasAreReady(page);
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    const theme = setting(page, 'Theme');
    if ((await theme.evaluate((element) => element.tagName)) === 'SELECT') {
      await theme.selectOption({ index: before === 'dark' ? 0 : 1 });
    } else {
      await theme.click();
    }
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
});
