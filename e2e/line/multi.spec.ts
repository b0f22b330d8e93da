import { areasAreReady } from '../support/bus';
import { couponBets, openCoupon } from '../support/steps/coupon';
import { expect, test } from '../support/test';

for (const [width, height] of [
  [1366, 900],
  [390, 844],
] as const) {
  test(`SPT-02 RTE-04 several live matches are reordered by keyboard, and their address shows the same ones to others, ${width} wide`, async ({
    page,
    browser,
    baseURL,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    const { games } = await sandbox.makeGames([2, 2.2, 2.4]);
    const [first, second, third] = games;
    if (!first || !second || !third) throw new Error('There are three matches.');
    for (const { id } of games) await sandbox.start(id);
    await page.goto(`/en/multi?ids=${first.id},${second.id},${third.id}`);
    await areasAreReady(page);
    const panels = page.getByRole('main').getByRole('article');
    const names = (): Promise<(string | null)[]> =>
      panels.evaluateAll((all) => all.map((panel) => panel.getAttribute('aria-label')));
    await expect(panels).toHaveCount(3);
    await panels.nth(2).getByRole('button', { name: 'Move earlier' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page).toHaveURL(new RegExp(`ids=${third.id},${first.id},${second.id}$`));
    await expect(panels.first()).toBeFocused();
    await sandbox.score(third.id, { home: 2, away: 0 });
    await expect(panels.first().getByRole('link').first()).toContainText('2');
    const course = panels.first().getByRole('region', { name: 'Match course' });
    await expect(course).toContainText(`Goal: ${third.home}, 2:0`);
    await panels.first().getByRole('group').first().getByRole('button').first().click();
    await openCoupon(page);
    await expect(couponBets(page)).toHaveCount(1);

    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width, height },
    });
    const other = await context.newPage();
    await other.goto(page.url());
    const shown = other.getByRole('main').getByRole('article');
    await expect(shown).toHaveCount(3);
    await expect(shown.first().getByText('Statistics by half')).toBeVisible();
    expect(
      await shown.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(await names());
    await context.close();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}
