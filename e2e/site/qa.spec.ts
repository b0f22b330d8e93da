import { areasAreReady, peek, shellIsUp } from '../harness/bus';
import { odds, openMatch } from '../harness/steps/line';
import { expect, test } from '../harness/test';

test.describe('window.grandstand.bus', () => {
  test('BUS-02 controls the page by contract names', async ({ page }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await page.evaluate(() => {
      const received: string[] = [];
      Object.assign(globalThis, { received });
      globalThis.grandstand?.bus.tap(({ name, sender }) => received.push(`${sender} ${name}`));
    });
    await odds(openMatch(page)).first().click();
    await expect(odds(openMatch(page)).first()).toHaveAttribute('aria-pressed', 'true');
    const received = await page.evaluate(
      () => (globalThis as unknown as { received: string[] }).received,
    );
    expect(received).toContain('area:sports coupon.addBet');
    expect(received).toContain('coupon coupon.state');

    const state = await peek<{ bets: { market: { id: string } }[] }>(page, 'coupon.state');
    const marketId = state.bets[0]?.market.id ?? '';
    await page.evaluate(
      (id) => globalThis.grandstand?.bus.send('coupon.removeBet', { marketId: id }),
      marketId,
    );
    await expect(odds(openMatch(page)).first()).toHaveAttribute('aria-pressed', 'false');
  });

  test('BUS-02 publishes a price that is shown in its cell', async ({ page }) => {
    await page.goto('/en/line/football');
    await areasAreReady(page);
    const button = odds(openMatch(page, 4)).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const state = await peek<{ bets: { market: { id: string } }[] }>(page, 'coupon.state');
    const id = state.bets[0]?.market.id ?? '';
    await page.evaluate(
      (outcome) =>
        globalThis.grandstand?.bus.publish('feed.odds', {
          id: outcome,
          coef: 77.77,
          isBlocked: false,
          at: Date.now(),
        }),
      id,
    );
    await expect(page.getByRole('main').getByRole('button', { name: /77\.77$/ })).toBeVisible();
  });

  test('P50 refuses an unknown contract or a payload of the wrong shape with a clear error', async ({
    page,
  }) => {
    await page.goto('/en/');
    await shellIsUp(page);
    const refusals = await page.evaluate(async () => {
      const bus = globalThis.grandstand?.bus;
      const attempt = async (act: () => unknown): Promise<string> => {
        try {
          await act();
          return 'taken';
        } catch (error) {
          return (error as Error).message;
        }
      };
      return Promise.all([
        attempt(() => bus?.publish('no.such', {})),
        attempt(() => bus?.publish('feed.odds', { id: 7 })),
        attempt(() => bus?.send('coupon.addBet', { market: 'all' })),
      ]);
    });
    expect(refusals).not.toContain('taken');
    expect(refusals[0]).toContain('no.such');
    expect(refusals[1]).toContain('feed.odds');
    expect(refusals[2]).toContain('coupon.addBet');
  });
});
