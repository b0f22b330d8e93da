import { areasAreReady } from '../harness/bus';
import { matches } from '../harness/steps/line';
import type { Response } from 'playwright/test';
import { startOwnSite, type OwnSite } from '../harness/own-operator';
import { expect, test } from '../harness/test';

const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const MOBILE_SITE = 'https://m.grandstand.example';

test.describe('the version of the site', () => {
  test('PLT-01 platform_type=mobile forces the mobile version, at any width', async ({ page }) => {
    await page.goto('/en/line?platform_type=mobile');
    await areasAreReady(page);
    const bar = page.getByRole('navigation', { name: 'Sections' }).last();
    await expect(bar.getByRole('link', { name: 'Live', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bet slip', exact: true })).toBeHidden();
    await bar.getByRole('button', { name: 'Bet slip' }).click();
    await expect(page.getByRole('region', { name: 'Bet slip', exact: true })).toBeVisible();
    // It is the document's, and stays where the area moves by itself.
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'mobile');
  });

  test('PLT-02 a tablet that identifies as a desktop gets the mobile version, a desktop does not', async ({
    browser,
    baseURL,
  }) => {
    for (const hasTouch of [true, false]) {
      const context = await browser.newContext({ userAgent: IPAD, hasTouch, baseURL });
      const page = await context.newPage();
      // The device decides how many fingers it takes.
      await page.addInitScript(
        (points) => {
          Object.defineProperty(navigator, 'maxTouchPoints', { get: () => points });
        },
        hasTouch ? 5 : 0,
      );
      await page.goto('/en/line');
      await expect(matches(page).first()).toBeVisible();
      const platform = await page.locator('html').getAttribute('data-platform');
      expect(platform).toBe(hasTouch ? 'mobile' : null);
      await context.close();
    }
  });

  test('PLT-03 an address without a route redirects home without platform_type', async ({
    page,
  }) => {
    await page.goto('/en/no/such/page?platform_type=mobile');
    await expect(page).toHaveURL(/\/en$/);
    await areasAreReady(page);
    // And so in the running page.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/nothing?platform_type=mobile';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sports betting/);
  });
});

test.describe('an operator’s own config', () => {
  let site: OwnSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await startOwnSite(baseURL ?? '', null);
  });
  test.afterAll(() => site.stop());
  test.describe.configure({ mode: 'serial' });

  test('CFG-01 without a config the site explains it, and opens when the operator is back', async ({
    page,
  }) => {
    site.setConfig(null);
    const answer = await page.goto(`${site.origin}/en/line?x=1`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The site can’t open right now',
    );
    await expect(page.getByText(/Wait a minute and try again/)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The site can’t open right now',
    );
    site.setConfig({});
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${site.origin}/en/line?x=1`);
    await expect(matches(page).first()).toBeVisible();
  });

  test('CFG-02 P81 the skin is applied before any script, adopted by the page, without its hostile parts', async ({
    page,
    browser,
  }) => {
    const partnerCssBrandBook = [
      { css_prop: '--color-accent', css_value: '#00aa55' },
      { css_prop: '--radius', css_value: '16px' },
      { css_prop: '--color-page', css_value: 'url(https://evil.test/a.png)' },
      { css_prop: 'body', css_value: 'red}</style><script>alert(1)</script>' },
    ];
    site.setConfig({ partnerCssBrandBook, isSandbox: false });
    const button = page.getByRole('banner').getByRole('button', { name: 'Register' });

    const context = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await context.newPage();
    await unscripted.goto(`${site.origin}/en`);
    await expect(unscripted.getByRole('button', { name: 'Register' })).toHaveCSS(
      'background-color',
      'rgb(0, 170, 85)',
    );
    await context.close();

    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${site.origin}/en`);
    await expect(button).toHaveCSS('background-color', 'rgb(0, 170, 85)');
    await expect(page.locator('style[data-skin]')).toHaveCount(0);
    await expect(button).toHaveCSS('background-color', 'rgb(0, 170, 85)');
    expect(requested.filter((url) => url.includes('evil'))).toEqual([]);
  });

  test('CFG-03 P14 the dictionary comes from the cdnDomain, without data of the player', async ({
    page,
    watch,
  }) => {
    // The host has no dictionary to put into the page: the browser has to load one.
    site.setConfig({ cdnDomain: 'cdn.example.com' }, ['/bff-api/dictionary']);
    const sent: Record<string, string>[] = [];
    await page.route('https://cdn.example.com/**', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (pathname !== '/bff-api/dictionary') return route.fulfill({ status: 404 });
      sent.push(await request.allHeaders());
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { language: 'en', texts: { 'market.1': 'Result from the CDN' } },
      });
    });
    const origin = new URL(site.origin);
    await page.context().addCookies([{ name: 'user_token', value: 'canary', url: origin.href }]);
    await page.goto(`${site.origin}/en/line`);
    await expect(page.locator('[title="Result from the CDN"]').first()).toBeAttached();
    expect(sent).toHaveLength(1);
    const names = Object.keys(sent[0] ?? {});
    expect(names.filter((name) => /^x-|cookie|auth/.test(name))).toEqual([]);
    expect(watch.violations).toEqual([]);
  });

  test('PLT-01 PLT-02 a mobile device is redirected to the operator’s mobile site, unless the address forces a version', async ({
    browser,
    request,
  }) => {
    site.setConfig({ mobileSite: MOBILE_SITE });
    const load = async (path: string) =>
      request.get(site.origin + path, { headers: { 'user-agent': PHONE }, maxRedirects: 0 });
    const sent = await load('/en/line/football?x=1');
    expect([sent.status(), sent.headers()['location']]).toEqual([
      302,
      `${MOBILE_SITE}/en/line/football?x=1`,
    ]);
    expect((await load('/en/line?platform_type=mobile')).status()).toBe(200);

    const context = await browser.newContext({ userAgent: IPAD, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
    });
    await page.route(`${MOBILE_SITE}/**`, (route) => route.fulfill({ body: 'the mobile site' }));
    await page.goto(`${site.origin}/en/line?x=1#odds`);
    await expect(page).toHaveURL(`${MOBILE_SITE}/en/line?x=1#odds`);
    await context.close();
  });
});

test('CFG-02 the companyName is the site’s name in title, header, footer, home link and manifest, before any script too', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  // A country of its own: the footer's server keeps the operator's answer for ten minutes.
  const site = await startOwnSite(baseURL ?? '', {
    companyName: 'Northern Bets',
    locale: 'kk-KZ',
    isPwa: true,
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await context.newPage();
  for (const shown of [unscripted, page]) {
    // The operator gives the titles of other pages itself.
    await shown.goto(`${site.origin}/en/coupon`);
    const home = shown.getByRole('banner').getByRole('link', { name: /^Northern Bets/ });
    await expect(home).toHaveAccessibleName('Northern Bets, to the home page');
    await expect(home).toHaveText('Northern Bets');
    await expect(shown).toHaveTitle(/ \| Northern Bets$/);
    await expect(shown.getByRole('contentinfo')).toContainText('Northern Bets');
    await expect(shown.getByRole('contentinfo')).not.toContainText('Grandstand');
  }
  await context.close();
  const manifest = await request.get(`${site.origin}/manifest.json?lng=en`);
  expect(await manifest.json()).toMatchObject({ name: 'Northern Bets' });
  // A visitor with none of the site's languages is redirected to the operator's own.
  const answer = await request.get(`${site.origin}/line`, {
    headers: { 'accept-language': 'fr' },
    maxRedirects: 0,
  });
  expect(answer.headers()['location']).toBe('/kz/line');
  await site.stop();
});

test('RTE-34 a browser that can’t run the site is redirected to a page that it can show', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    javaScriptEnabled: false,
    locale: 'uk',
  });
  const page = await context.newPage();
  await page.goto('/live?x=1');
  await expect(page).toHaveURL(/\/ua\/oldbrowser$/);
  await expect(page.getByRole('heading', { name: 'Браузер застарів' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Firefox' })).toBeVisible();
  await page.getByRole('link', { name: 'Усе одно відкрити' }).click();
  await expect(page).toHaveURL(/\/ua$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await context.close();
});

test('CFG-04 icon, style sheet and logo have the operator’s own versioned paths, which are cached permanently', async ({
  page,
  baseURL,
  watch,
}) => {
  const site = await startOwnSite(baseURL ?? '', {
    isFlexibleAssetPath: true,
    group_id: 3,
    ref_id: 7,
    uiLibVersion: '2.4.0',
    logoSlot: -1000,
  });
  const found = new Map<string, Response>();
  page.on('response', (response) => found.set(new URL(response.url()).pathname, response));
  await page.goto(`${site.origin}/en/line`);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Grandstand' });
  await expect
    .poll(async () => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  for (const path of [
    '/web-api/3/7/ui-lib/2.4.0/ui-lib.css',
    '/web-api/3/7/media/200/-1000/logo.svg',
  ]) {
    expect(found.get(path)?.status(), path).toBe(200);
  }
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect(icon).toBe('/web-api/3/7/icons/1.0.637/favicon.svg');
  const answer = await page.request.get(`${baseURL ?? ''}${icon ?? ''}`);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(watch.violations).toEqual([]);
  await site.stop();
});
