import { areasAreReady } from './support/bus';
import { matches } from './support/line';
import { startOwnSite, type OwnSite } from './support/own-operator';
import { expect, test } from './support/test';

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
    await expect(bar.getByRole('link', { name: 'Live' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Coupon', exact: true })).toBeHidden();
    await bar.getByRole('button', { name: 'Coupon' }).click();
    await expect(page.getByRole('region', { name: 'Coupon', exact: true })).toBeVisible();
    // It is the document's, and stays where the area moves by itself.
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Live' }).click();
    await expect(page).toHaveURL(/\/en\/live$/);
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'mobile');
  });

  test('PLT-02 a tablet that calls itself a desktop gets the mobile version, a desktop does not', async ({
    browser,
    baseURL,
  }) => {
    for (const hasTouch of [true, false]) {
      const context = await browser.newContext({ userAgent: IPAD, hasTouch, baseURL });
      const page = await context.newPage();
      // How many fingers it takes is the device's to say.
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

  test('PLT-03 an address that no route is named for leads home without platform_type', async ({
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

test.describe('an operator of one’s own', () => {
  let site: OwnSite;
  test.beforeAll(async ({ baseURL }) => {
    site = await startOwnSite(baseURL ?? '', null);
  });
  test.afterAll(() => site.stop());
  test.describe.configure({ mode: 'serial' });

  test('CFG-01 without a config the site says what happened, and opens when the operator is back', async ({
    page,
  }) => {
    site.say(null);
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
    site.say({});
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${site.origin}/en/line?x=1`);
    await expect(matches(page).first()).toBeVisible();
  });

  test('CFG-02 P81 the skin is worn before any script, adopted by the page, and nothing hostile of it', async ({
    page,
    browser,
  }) => {
    const partnerCssBrandBook = [
      { css_prop: '--color-accent', css_value: '#00aa55' },
      { css_prop: '--radius', css_value: '16px' },
      { css_prop: '--color-page', css_value: 'url(https://evil.test/a.png)' },
      { css_prop: 'body', css_value: 'red}</style><script>alert(1)</script>' },
    ];
    site.say({ partnerCssBrandBook, isSandbox: false });
    const button = page.getByRole('button', { name: 'Register' });

    const context = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await context.newPage();
    await unscripted.goto(`${site.origin}/en`);
    await expect(unscripted.getByRole('button', { name: 'Register' })).toHaveCSS(
      'background-color',
      'rgb(0, 170, 85)',
    );
    await context.close();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin}/en`);
    await expect(button).toHaveCSS('background-color', 'rgb(0, 170, 85)');
    await expect(page.locator('style[data-skin]')).toHaveCount(0);
    await expect(button).toHaveCSS('background-color', 'rgb(0, 170, 85)');
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });

  test('PLT-01 PLT-02 a mobile device goes to the operator’s mobile site, unless the address forces a version', async ({
    browser,
    request,
  }) => {
    site.say({ mobileSite: MOBILE_SITE });
    const ask = async (path: string) =>
      request.get(site.origin + path, { headers: { 'user-agent': PHONE }, maxRedirects: 0 });
    const sent = await ask('/en/line/football?x=1');
    expect([sent.status(), sent.headers()['location']]).toEqual([
      302,
      `${MOBILE_SITE}/en/line/football?x=1`,
    ]);
    expect((await ask('/en/line?platform_type=mobile')).status()).toBe(200);

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

test('RTE-34 a browser that can’t run the site is led to a page that it can show', async ({
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
