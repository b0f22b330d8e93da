import { areasAreReady } from '../support/bus';
import { expect, test } from '../support/test';

const LOST = 'No connection. Trying again…';

test('SPT-01 a lost connection is said on every page at once, politely, and no longer than it lasts', async ({
  page,
  context,
}) => {
  for (const path of ['/en/line/football', '/en/office/settings']) {
    await page.goto(path);
    await areasAreReady(page);
    const status = page.getByRole('status').filter({ hasText: LOST });
    // What is fetched by itself after the page is there: offline it could not be.
    await page.waitForFunction(
      () =>
        (globalThis.grandstand?.bus.peek('feed.state') as { status?: string } | undefined)
          ?.status === 'live',
    );
    await expect(page.locator('[data-connection]')).toBeAttached();
    await context.setOffline(true);
    await expect(status).toBeVisible();
    await context.setOffline(false);
    await expect(status).toHaveCount(0);
  }
});
