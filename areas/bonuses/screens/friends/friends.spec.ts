import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../../../e2e/harness/bus';
import { openSingle, place, stake } from '../../../../e2e/harness/steps/coupon';
import { balance, newPlayer } from '../../../../e2e/harness/steps/player';
import { expect, test } from '../../../../e2e/harness/test';

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`BNS-01 RTE-31 a friend comes by the player’s link, is verified and bets, and both get a reward, ${width} wide`, async ({
    page,
    browser,
    sandbox,
    watch,
  }, info) => {
    await page.setViewportSize({ width, height });
    const { login } = await newPlayer(page);
    await page.goto('/en/office/bringfriend');
    await areasAreReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible();
    const link = main.getByRole('region', { name: 'Your link' });
    await expect(link.getByRole('img', { name: 'QR code with your link' })).toBeVisible();
    const address = (await link.locator('code').textContent()) ?? '';
    expect(address).toMatch(/\/registration\?ref=[A-Z2-9]{8}$/);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The styles that axe adds are refused by the policy.
    watch.violations.length = 0;

    const origin = new URL(page.url()).origin;
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
    await context.addCookies([{ name: 'settings', value: 'cookiesAgreeType=3', url: origin }]);
    const other = await context.newPage();
    await test.step('a friend comes by the link, registers and bets', async () => {
      await other.goto(address);
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toContain('ref_id');
      const friend = await newPlayer(other);
      await page.reload();
      await areasAreReady(page);
      const friends = main.getByRole('region', { name: 'Your friends' });
      await expect(friends.getByText('Registered: 1')).toBeVisible();
      await expect(friends).not.toContainText(friend.login);
      const verified = await page.request.post(`/sandbox/v1/players/${friend.login}/verified`, {
        data: {},
      });
      expect(verified.ok()).toBe(true);
      const game = await openSingle(other, sandbox);
      await stake(other).fill('20');
      await place(other);
      await sandbox.finish(game.id, { home: 0, away: 1 });
      await expect.poll(() => balance(other)).toBe(80_00);
    });

    await test.step('both have their reward', async () => {
      await page.reload();
      await areasAreReady(page);
      await expect(main.getByText(/^Qualified\. You got 10\.00/)).toBeVisible();
      await expect.poll(() => balance(page)).toBe(110_00);
      await expect.poll(() => balance(other)).toBe(85_00);
      await info.attach('friends', {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    });

    await test.step('nothing is promoted during a time-out', async () => {
      const rest = await page.request.post(`/sandbox/v1/players/${login}/limits`, {
        data: { limitType: 33, limitValue: 1 },
      });
      expect(rest.ok()).toBe(true);
      await page.reload();
      await areasAreReady(page);
      await expect(main.getByText('No bonuses are offered to you now')).toBeVisible();
      await expect(link).toBeHidden();
    });
    await context.close();
  });
}
