import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { shellIsUp } from '../harness/bus';
import { newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const button = (page: Page): Locator => page.getByRole('button', { name: 'Stop for 24 hours' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Stop for 24 hours' });

for (const [layout, path] of [
  ['default', '/en/line/football'],
  ['empty', '/en/block'],
  ['blocked', '/en/block-appeal-history'],
  ['print', '/en/print-coupon/1'],
] as const) {
  test(`a player can stop for 24 hours in the layout ${layout}, by keyboard alone`, async ({
    page,
    watch,
  }) => {
    await newPlayer(page);
    await page.goto(path);
    await shellIsUp(page);
    await expect(button(page)).toHaveCount(1);
    for (const width of [1920, 1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
    await button(page).press('Enter');
    await expect(dialog(page)).toContainText(/can’t sign in until/);
    await expect(dialog(page)).toHaveCSS('opacity', '1');
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    if (layout === 'print') await expect(button(page)).toBeHidden();
    await page.emulateMedia({ media: null });
  });
}
