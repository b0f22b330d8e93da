import { areasAreReady, peek, usePage } from '../../harness/bus';
import { matches } from '../../harness/steps/line';
import { header } from '../../harness/steps/player';
import { expect, test } from '../../harness/test';

const LOST = 'No connection. Trying again…';

test('SPT-01 a lost connection is announced on every page at once, politely, while it lasts', async ({
  page,
  context,
}) => {
  for (const path of ['/en/line/football', '/en/office/settings']) {
    await page.goto(path);
    await areasAreReady(page);
    const status = page.getByRole('status').filter({ hasText: LOST });
    // The parts that are fetched by themselves after the page is there: offline the fetch would fail.
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

test('API-05 a dialog whose script was never fetched is promised without a connection, and opens with it', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/en/line');
  await areasAreReady(page);
  await usePage(page);
  // What the page prepares for a guest is there: a connection that is lost meanwhile has other effects.
  await expect.poll(async () => peek(page, 'registration.options')).toBeDefined();
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  const button = page.getByRole('button', { name: 'Cookies…' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  // The keyboard: a pointer on the button has the script fetched before.
  await button.press('Enter');
  const words = page.getByText('No connection. What you opened appears once it is back.');
  await expect(words).toBeInViewport();
  // A network that does not reach the site yet when the browser reports it; any script that was lost is reported.
  let tries = 0;
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    if (route.request().url().includes('/consent-dialog-')) tries += 1;
    await (tries <= 2 ? route.abort('internetdisconnected') : route.fallback());
  });
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  // The page's own time: on a slow machine a reload would come before the last try.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Cookies' });
  const afterATenth = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return dialog.isVisible();
  };
  await expect.poll(afterATenth, { intervals: Array(10).fill(500) }).toBe(true);
  await expect(words).toHaveCount(0);
  expect(tries).toBeGreaterThan(2);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'isSame'))).toBe(true);
});

test('SPT-01 a list that could not be loaded is loaded with the connection, without a press', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/en/line');
  await areasAreReady(page);
  await usePage(page);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('heading').getByRole('link').first().press('Enter');
  const failure = page.getByText('The matches could not be loaded');
  await expect(failure).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await context.setOffline(false);
  // Far less than the 30 s after which lists are loaded again anyway.
  const afterASecond = async (): Promise<number> => {
    await page.clock.runFor(100);
    return matches(page).count();
  };
  await expect.poll(afterASecond, { intervals: Array(10).fill(500) }).toBeGreaterThan(0);
  await expect(failure).toHaveCount(0);
});
