import { startOwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';
import { WHOLE_BROWSER } from '../harness/whole-browser';

test.use({ launchOptions: WHOLE_BROWSER, serviceWorkers: 'allow' });

test('PWA-01 the site can be installed, has an offline page in its language, caches no page, and removes its worker', async ({
  browser,
  baseURL,
}) => {
  const site = await startOwnSite(baseURL ?? '', { isPwa: true });
  try {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/ru/line');
    // It is registered when the page has come to rest.
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${site.origin}/pwa-sw.js`,
    );

    // The manifest that makes a browser offer to install, with icons that it can read.
    const client = await context.newCDPSession(page);
    const manifest = await client.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${site.origin}/manifest.json?lng=ru`);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A context of a test is a private window, where nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

    await expect
      .poll(async () => page.evaluate(async () => (await caches.keys()).sort()))
      .toEqual(['grandstand-files-1', 'grandstand-offline-1']);
    const kept = await page.evaluate(async () => {
      const files = await (await caches.open('grandstand-files-1')).keys();
      return files.map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(0);
    for (const url of kept) expect(url).toMatch(/\/assets\/.*-[\w-]{8}\.\w+$/);

    await context.setOffline(true);
    await page.goto('/ru/live');
    await expect(page.getByRole('heading')).toHaveText('Нет связи с интернетом');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Попробовать снова' }).click();
    await expect(page).toHaveURL(/\/ru\/live$/);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    site.setConfig({ isPwa: false });
    await page.reload();
    await expect
      .poll(async () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await context.close();
  } finally {
    await site.stop();
  }
});
