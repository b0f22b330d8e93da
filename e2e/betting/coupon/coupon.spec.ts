import { areasAreReady } from '../../harness/bus';
import { coupon, couponBets, couponType, stake } from '../../harness/steps/coupon';
import { odds, openMatch, priceOf, SMALL_LIST } from '../../harness/steps/line';
import { expect, test } from '../../harness/test';

test.describe('the coupon', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`/en${SMALL_LIST}`);
    await areasAreReady(page);
  });

  test('gets pressed odds, and loses those pressed again', async ({ page }) => {
    const button = odds(openMatch(page)).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(couponBets(page)).toHaveCount(1);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(couponBets(page)).toHaveCount(0);
  });

  test('replaces an outcome by another of the same market', async ({ page }) => {
    const buttons = odds(openMatch(page));
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('CPN-03 is a single, express or system, each with its possible win', async ({ page }) => {
    const prices: number[] = [];
    for (const index of [0, 1, 2]) {
      const button = odds(openMatch(page, index)).first();
      await button.click();
      prices.push(await priceOf(button));
    }
    await expect(couponBets(page)).toHaveCount(3);
    await stake(page).fill('10');

    await couponType(page, 'Accumulator').check();
    await expect(coupon(page)).toContainText(/Potential returns\s*[\d,]+\.\d{2}/);
    const product = prices.reduce((total, price) => total * price, 1);
    await expect
      .poll(async () => possibleWin(await coupon(page).innerText()) / (10 * product))
      .toBeGreaterThan(0.9);

    await couponType(page, 'System').check();
    await expect(coupon(page)).toContainText(/2\D+3/);
    await expect(coupon(page)).toContainText(/Potential returns\s*[\d,]+\.\d{2}/);

    await couponType(page, 'Single').check();
    await expect(couponType(page, 'Single')).toBeChecked();
  });

  test('loses an outcome that is removed in it', async ({ page }) => {
    const button = odds(openMatch(page)).first();
    await button.click();
    await couponBets(page)
      .first()
      .getByRole('button', { name: /Remove/ })
      .click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

function possibleWin(text: string): number {
  return Number(
    (/Potential returns\s*([\d,]+\.\d{2})/.exec(text)?.[1] ?? 'NaN').replaceAll(',', ''),
  );
}
