import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { HOSTILE_ADDRESSES, leavesSite, PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { createFakeSite } from '../testing/fake-site';

const SITE = 'http://localhost:3000';
const AREAS = 'http://localhost:3001';
const VIEW = {
  'mf-render-mode': 'json',
  'mf-api-version': 'v2',
  'x-view-route': 'section?section=live',
};

const page = async (site: ReturnType<typeof createFakeSite>, path: string, headers = {}) =>
  site.shell.request(SITE + path, { headers });

afterEach(() => vi.restoreAllMocks());

/** The test expects a fault, which the host logs. */
function expectLog(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('a form that is sent to a page', () => {
  const post = async (path: string) =>
    createFakeSite().shell.request(SITE + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://bank.test' },
      body: 'PaRes=x&payment=other',
    });

  it.each([
    '/en/onpay/success?payment=7&x=%2F%2Fa',
    '/onpay/fail',
    '/ru/onpay/pending?payment=7',
    '/kz/onpay/cancel',
    '/az/onpay/withdraw/success?payment=7',
  ])('RTE-33 opens the result of a payment by GET: %s', async (path) => {
    const answer = await post(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
  });

  it.each(['/en/live', '/en', '/', '/en/office/recharge', '/x/onpay/success'])(
    'is not taken by other pages: %s',
    async (path) => {
      const answer = await post(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([404, null]);
    },
  );

  it('never leads off the site', async () => {
    for (const address of HOSTILE_ADDRESSES) {
      const path = `/en/onpay/${address}`;
      const location = (await post(path)).headers.get('Location');
      if (location !== null) expect(leavesSite(location), path).toBe(false);
    }
  });
});

describe('a page', () => {
  it('RVW-08 holds the markup of its area and of the footer before any script runs', async () => {
    const answer = await page(createFakeSite(), '/en/live');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<main><div data-area-root="sports"><p>readable</p></div></main>');
    expect(html).toContain('<footer><div data-area-root="footer"><p>readable</p></div></footer>');
    expect(html).toContain('<title>Title of /live | Grandstand</title>');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<meta name="description" content="Odds" data-area="sports" />');
  });

  it('preloads the scripts of its areas, and closes no element with their data', async () => {
    const site = createFakeSite({
      sports: async () => ({
        status: 200,
        title: '</title><script>alert(1)</script>',
        body: '<p>1</p>',
        style: 'p {}</style><script>alert(1)</script>',
        state: { text: '</script><b>' },
      }),
    });
    const html = await (await page(site, '/en/live')).text();
    expect(html).toContain(`href="${AREAS}/assets/sports/client.js"`);
    expect(html).not.toContain('</style><script>');
    expect(html).not.toContain('</title><script>');
    expect(html).not.toContain('</script><b>');
    const boot = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(boot)).toMatchObject({
      language: 'en',
      remoteViews: { sports: { scriptsToLoad: ['/assets/sports/client.js'] } },
    });
  });

  it('gives language and settings to the areas, and no player', async () => {
    const site = createFakeSite();
    await page(site, '/kz/line?x=1', {
      cookie: 'settings=coefViewId%3D2%26appTheme%3D0; user_token=secret; sid=secret',
    });
    expect(site.rendered[0]).toMatchObject({
      language: 'kz',
      path: '/line?x=1',
      settings: { coefViewId: 2, appTheme: 0 },
    });
    expect(JSON.stringify(site.rendered)).not.toContain('secret');
  });

  it('P118 tells its areas to promote to guests alone, and not where a player of the browser may not play', async () => {
    const site = createFakeSite();
    for (const [index, cookie] of ['', 'sid=secret', 'offers_rest=Infinity'].entries()) {
      await page(site, `/en/line?page=${index}`, { cookie });
    }
    const ofAreas = site.rendered.filter((_, index) => index % 2 === 0);
    expect(ofAreas.map(({ isGuest }) => isGuest)).toEqual([true, false, false]);
  });

  it('RVW-05 gives its areas the row of the route table that matched, with its parameters', async () => {
    const site = createFakeSite();
    await page(site, '/en/live/first-half/football/la-liga/42-x?y=1');
    const place = {
      path: '/live/first-half/football/la-liga/42-x?y=1',
      route: 'game',
      params: {
        section: 'live',
        menuSection: 'first-half',
        sport: 'football',
        champ: 'la-liga',
        game: '42-x',
      },
    };
    expect(site.rendered).toMatchObject([place, place]);
    site.rendered.length = 0;
    await page(site, '/en/%D0%B6?route=home');
    expect(site.rendered[0]).toMatchObject({ route: 'error', params: { statusCode: '404' } });
  });

  it('RTE-01 without a language is redirected to the chosen one, path and query kept', async () => {
    const site = createFakeSite();
    const requested = await page(site, '/live/football?x=1', { cookie: 'lng=az' });
    expect([requested.status, requested.headers.get('location')]).toEqual([
      302,
      '/az/live/football?x=1',
    ]);
    const first = await page(site, '/', { 'accept-language': 'uk,en;q=0.5' });
    expect([first.status, first.headers.get('location')]).toEqual([302, '/ua']);
    const other = await page(site, '/de/live', { cookie: 'lng=en' });
    expect([other.status, other.headers.get('location')]).toEqual([302, '/en/live']);
  });

  it('P82 is redirected permanently to its one address, never off the site', async () => {
    const site = createFakeSite();
    for (const path of HOSTILE_ADDRESSES.filter((one) => one.startsWith('/'))) {
      const answer = await page(site, path);
      const to = answer.headers.get('location');
      if (to !== null) expect(leavesSite(to, SITE), `${path} leads to ${to}`).toBe(false);
    }
    const odd = await site.shell.request(new Request(`${SITE}/en//live`));
    expect([odd.status, odd.headers.get('location')]).toEqual([301, '/en/live']);
  });

  it('RTE-35 RTE-36 that is unknown answers 404, with the error page of the technical pages', async () => {
    const site = createFakeSite();
    const answer = await page(site, '/en/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('data-area-root="technical-pages"');
    expect((await page(site, '/en/500')).status).toBe(500);
  });

  it('answers 404 if its area has nothing at the path, and shows the area’s text', async () => {
    const site = createFakeSite({
      sports: async () => ({ status: 404, title: 'Gone', body: '<p>no such game</p>', state: {} }),
    });
    const answer = await page(site, '/en/live/football/england/1-a-b');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('no such game');
  });

  it('P41 is sent without an area that throws or is late, which is left to the browser', async () => {
    expectLog();
    for (const render of [
      async () => Promise.reject(new Error('broken')),
      async () => new Promise<never>(() => {}),
    ]) {
      const answer = await page(createFakeSite({ sports: render }), '/en/live');
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<main>failed</main>');
      expect(html).toContain('data-area-root="footer"');
      expect(html).not.toContain('"appName":"sports"');
    }
  });

  it('CFG-01 explains what to do if the operator gives no config, and is shown once there is one', async () => {
    expectLog();
    let answer = async (): Promise<Response> => Promise.reject(new Error('down'));
    const site = createFakeSite({}, { fetch: async () => answer() });
    for (const fault of [
      answer,
      async () => new Response('<html>', { status: 502 }),
      async () => new Response('<html>'),
      async () => Response.json({ companyName: 1 }),
      async () => new Promise<never>(() => {}),
    ]) {
      answer = fault;
      const down = await page(site, '/en/live?x=1', { cookie: 'settings=appTheme%3D0' });
      expect(down.status).toBe(503);
      expect(down.headers.get('retry-after')).toBe('5');
      expect(down.headers.get('cache-control')).toBe('no-store');
      const html = await down.text();
      expect(html).toContain('<html lang="en" data-theme="light">');
      expect(html).toContain('<h1>The site can’t open right now</h1>');
      expect(html).toContain('<a href="/en/live?x=1">Try again</a>');
      expect(html).not.toContain('<script');
      const nonce = /'nonce-([^']+)'/.exec(down.headers.get('content-security-policy') ?? '')?.[1];
      expect(html).toContain(`<style nonce="${nonce}">`);
    }
    answer = async () => Response.json(PLAIN_SITE);
    expect((await page(site, '/en/live?x=1')).status).toBe(200);
  });

  it('CFG-01 explains it in each language, and links nowhere else', async () => {
    expectLog();
    const site = createFakeSite({}, { fetch: async () => Promise.reject(new Error('down')) });
    const titles = await Promise.all(
      ['ru', 'en', 'az', 'kz', 'ua'].map(async (language) => {
        const html = await (await page(site, `/${language}`)).text();
        return /<h1>(.*)<\/h1>/.exec(html)?.[1];
      }),
    );
    expect(new Set(titles).size).toBe(5);
    const odd = await site.shell.request(new Request(`${SITE}/en/a"><script>//evil.com`));
    const html = await odd.text();
    expect(html).not.toContain('<script');
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
      expect(new URL(href, SITE).origin).toBe(SITE);
    }
  });

  it('CFG-01 is sent with the last config while the operator fails', async () => {
    expectLog();
    let isDown = false;
    const fetch = async (): Promise<Response> =>
      isDown ? Promise.reject(new Error('down')) : Response.json(PLAIN_SITE);
    const site = createFakeSite({}, { fetch });
    expect((await page(site, '/en')).status).toBe(200);
    isDown = true;
    expect((await page(site, '/en/live')).status).toBe(200);
    // Another language or country has another config.
    expect((await page(site, '/ru/live')).status).toBe(503);
    expect((await page(site, '/en/live', { 'x-geo-country': 'KZ' })).status).toBe(503);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 900_000);
    expect((await page(site, '/en/live')).status).toBe(503);
  });

  it('CFG-01 CFG-03 requests the config with the visitor’s country, and the dictionaries of its route', async () => {
    const requested: Request[] = [];
    const site = createFakeSite(
      {},
      {
        fetch: async (request) => {
          requested.push(request);
          return Response.json(PLAIN_SITE);
        },
      },
    );
    await page(site, '/az/live', { 'x-geo-country': 'kz' });
    await page(site, '/az/live', { 'x-geo-country': 'not a country' });
    const facts = requested
      .map(({ url, headers }) => [url.slice(SITE.length), headers.get('x-geo-country')])
      .filter(([url]) => /all\.json|dictionary/.test(url ?? ''));
    expect(facts).toEqual([
      ['/bff-api/config/all.json?lang=az', 'KZ'],
      ['/bff-api/dictionary?lang=az&ids=markets,outcomes', null],
      ['/bff-api/config/all.json?lang=az', null],
      ['/bff-api/dictionary?lang=az&ids=markets,outcomes', null],
    ]);
  });

  it('CFG-02 uses the operator’s skin from the first byte on, without its hostile parts', async () => {
    const partnerCssBrandBook = [
      { css_prop: '--color-accent', css_value: '#0a84ff' },
      { css_prop: '--radius', css_value: '12px' },
      { css_prop: '--color-page', css_value: 'url(https://evil.test)' },
      { css_prop: 'body', css_value: '}</style><script>evil()</script>' },
    ];
    const site = createFakeSite(
      {},
      {},
      { partnerCssBrandBook, pwaManifest: { themeColor: '#0a84ff' } },
    );
    const answer = await page(site, '/en');
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(
      `<style nonce="${nonce}" data-skin>:root{--color-accent:#0a84ff;--radius:0.75em}</style>`,
    );
    expect(html).toContain('<meta name="theme-color" content="#0a84ff">');
    expect(html.split('<script type="application/json"')[0]).not.toContain('evil');
    const plain = await (await page(createFakeSite(), '/en')).text();
    expect(plain).not.toContain('data-skin');
  });

  it('SET-01 leaves the theme to the device until one is chosen', async () => {
    const site = createFakeSite();
    const theme = async (cookie?: string): Promise<string[]> => {
      const html = await (await page(site, '/en', cookie ? { cookie } : {})).text();
      return html.match(/<html .*>|<meta name="(?:color-scheme|theme-color)".*>/g) ?? [];
    };
    expect(await theme()).toEqual([
      '<html lang="en">',
      '<meta name="color-scheme" content="light dark">',
      '<meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#edf1f6">',
      '<meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#0f1320">',
    ]);
    expect(await theme('settings=appTheme%3D1')).toEqual([
      '<html lang="en" data-theme="dark">',
      '<meta name="color-scheme" content="dark">',
      '<meta name="theme-color" data-theme="light" media="not all" content="#edf1f6">',
      '<meta name="theme-color" data-theme="dark" media="all" content="#0f1320">',
    ]);
  });

  it('CFG-04 loads its icon by the versioned path, from the operator’s domain if there is one', async () => {
    const html = await (await page(createFakeSite(), '/en')).text();
    expect(html).toContain('href="/web-api/icons/1.0.637/favicon.svg"');
    const config = { cdnDomain: 'cdn.example.com', isFlexibleAssetPath: true, group_id: 3 };
    const answer = await page(createFakeSite({}, {}, config), '/en');
    expect(await answer.text()).toContain(
      'href="https://cdn.example.com/web-api/3/1/icons/1.0.637/favicon.svg"',
    );
    expect(answer.headers.get('content-security-policy')).toContain(
      `img-src 'self' data: ${AREAS} https://cdn.example.com;`,
    );
  });

  it('CFG-04 links the operator’s style sheet after its own, if there is one', async () => {
    expect(await (await page(createFakeSite(), '/en')).text()).not.toContain('ui-lib');
    const config = { uiLibVersion: '3.1.0', cdnDomain: 'cdn.example.com' };
    const answer = await page(createFakeSite({}, {}, config), '/en');
    const sheets = [...(await answer.text()).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
    expect(sheets.map(([, href]) => href)).toEqual([
      '/assets/shell.css',
      'https://cdn.example.com/web-api/ui-lib/3.1.0/ui-lib.css',
    ]);
    expect(answer.headers.get('content-security-policy')).toMatch(
      new RegExp(`style-src 'self' ${AREAS} https://cdn.example.com 'nonce-`),
    );
    // Anything that is no version is the usual one.
    const usual = createFakeSite({}, {}, { uiLibVersion: '../../evil' });
    expect(await (await page(usual, '/en')).text()).toContain(
      'href="/web-api/ui-lib/2.3.273/ui-lib.css"',
    );
  });

  it('P80 forbids all other scripts: one nonce, no inline, no eval, Trusted Types', async () => {
    const site = createFakeSite();
    const answers = [await page(site, '/en'), await page(site, '/en')];
    const policies = answers.map(
      (answer) => answer.headers.get('content-security-policy')?.split(', ') ?? [],
    );
    const [[first = '', origins] = [], [second = ''] = []] = policies;
    // A second policy beside the first: neither can allow what the other forbids.
    expect(origins).toBe(`script-src 'self' ${AREAS} 'unsafe-inline'; report-uri /csp-report`);
    expect(policies.map(({ length }) => length)).toEqual([2, 2]);
    expect(first).toMatch(/script-src 'nonce-[\w+/]{22}=='(;|$)/);
    expect(first).not.toContain('unsafe');
    for (const directive of [
      `default-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      'trusted-types grandstand',
    ]) {
      expect(first.split('; ')).toContain(directive);
    }
    const nonce = /'nonce-([^']+)'/.exec(first)?.[1];
    expect(second).not.toContain(nonce);
    const html = (await answers[0]?.text()) ?? '';
    for (const [tag] of html.matchAll(/<(script|style)\b[^>]*>/g)) {
      if (!tag.includes('application/json')) expect(tag).toContain(`nonce="${nonce}"`);
    }
  });

  it('P84 cannot be framed, and its type is not guessed', async () => {
    const { headers } = await page(createFakeSite(), '/en');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('the version of the site', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1';
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15';
  const mobileSite = 'https://m.example.com';
  const load = async (path: string, agent: string, config: Partial<SiteConfig> = { mobileSite }) =>
    page(createFakeSite({}, {}, config), path, { 'user-agent': agent });

  it('PLT-01 a mobile device is sent to the operator’s mobile site', async () => {
    const answer = await load('/en/live/football?x=1', PHONE);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'https://m.example.com/en/live/football?x=1',
    ]);
    expect(answer.headers.get('vary')).toContain('User-Agent');
  });

  it('PLT-01 platform_type forces the version, and skips the redirect', async () => {
    const mobile = await load('/en/live?platform_type=mobile', PHONE);
    expect(mobile.status).toBe(200);
    expect(await mobile.text()).toContain('data-platform="mobile"');
    const desktop = await load('/en/live?platform_type=desktop', PHONE);
    expect(desktop.status).toBe(200);
    const html = await desktop.text();
    expect(html).not.toContain('data-platform');
    expect(html).toContain('<meta name="viewport" content="width=1366">');
    expect(await (await load('/en/live?platform_type=mobile', 'Chrome')).text()).toContain(
      'data-platform="mobile"',
    );
  });

  it('PLT-01 without a valid mobile site there is no redirect', async () => {
    for (const config of [
      {},
      { mobileSite: 'http://m.example.com' },
      { mobileSite: 'javascript:0' },
    ]) {
      const answer = await load('/en/live', PHONE, config);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('data-platform="mobile"');
    }
  });

  it('PLT-01 a path that names another host redirects to the mobile site or the page, never to that host', async () => {
    for (const path of [
      '//evil.com/en',
      '/en//evil.com',
      '/en/..//evil.com',
      '/en/%2f%2fevil.com',
    ]) {
      const answer = await load(path, PHONE);
      const to = answer.headers.get('location');
      if (to !== null) expect([SITE, mobileSite]).toContain(new URL(to, SITE).origin);
    }
  });

  it('PLT-02 a page for a possible tablet detects it by script, before the first paint', async () => {
    const answer = await load('/en/live?x=1', MAC);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toContain(
      `<script nonce="${nonce}">if(navigator.maxTouchPoints>1)location.replace("https://m.example.com/en/live?x=1"+location.hash)</script>`,
    );
    expect(await (await load('/en/live?platform_type=desktop', MAC)).text()).not.toContain(
      'maxTouchPoints',
    );
    expect(await (await load('/en/live', 'Chrome')).text()).not.toContain('maxTouchPoints');
  });

  it('PLT-03 an address without a route redirects home without platform_type', async () => {
    const answer = await load('/en/no/such?platform_type=mobile', 'Chrome');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en']);
    expect((await load('/en/toto?platform_type=mobile', 'Chrome')).status).toBe(404);
  });
});

describe('a body that is too large', () => {
  const body = 'x'.repeat(20_000);

  it('is refused on either origin, and is no fault of theirs', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { shell, areas } = createFakeSite();
    const answers = await Promise.all([
      shell.request(`${SITE}/csp-report`, { method: 'POST', body }),
      areas.request(`${AREAS}/sports/en/live`, { method: 'POST', headers: VIEW, body }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('the back end’s calls', () => {
  it('are passed on unchanged', async () => {
    const requested: Request[] = [];
    const site = createFakeSite(
      {},
      {
        fetch: async (request) => {
          requested.push(request);
          return Response.json({ error: { code: 'no' } }, { status: 422 });
        },
      },
    );
    const answer = await site.shell.request(`${SITE}/web-api/coupon/place?a=1`, {
      method: 'POST',
      body: '{"refId":"1"}',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(answer.status).toBe(422);
    expect(requested[0]?.url).toBe(`${SITE}/web-api/coupon/place?a=1`);
    expect(await requested[0]?.text()).toBe('{"refId":"1"}');
  });
});

describe('the origin of the areas', () => {
  it('RVW-05 RVW-06 answers a view with everything to show and to run', async () => {
    const site = createFakeSite();
    const answer = await site.areas.request(`${AREAS}/sports/en/live?x=1`, { headers: VIEW });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      appName: 'sports',
      title: 'Title of /live?x=1',
      head: '<meta name="description" content="Odds">',
      body: '<p>readable</p>',
      style: 'p { color: red }',
      codeToEval: String.raw`(globalThis["__areaState"] ??= {})["sports"] = {"path":"/live?x=1","text":"\u003c/script>\u003cb>"};`,
      scriptsToLoad: ['/assets/sports/client.js'],
      cssToLoad: ['/assets/sports/client.css'],
    });
  });

  it('RVW-05 omits the body when the page is not visible', async () => {
    const site = createFakeSite();
    const answer = await site.areas.request(`${AREAS}/sports/en`, {
      headers: { ...VIEW, 'force-spa': 'true' },
    });
    expect(await answer.json()).toMatchObject({ body: '', appName: 'sports' });
    expect(site.rendered[0]).toMatchObject({ wantsBody: false, path: '/' });
  });

  it.each([
    ['game', ['/assets/sports/game.js', '/assets/sports/client.js']],
    ['list', ['/assets/sports/client.js']],
    [undefined, ['/assets/sports/client.js']],
  ])(
    'RVW-05 names the script of the screen "%s" before the area’s own',
    async (screen, scripts) => {
      const sports = async () => ({
        status: 200,
        title: '',
        body: '',
        state: null,
        ...(screen !== undefined && { screen }),
      });
      const site = createFakeSite({ sports });
      const answer = await site.areas.request(`${AREAS}/sports/en`, { headers: VIEW });
      expect(await answer.json()).toMatchObject({ scriptsToLoad: scripts });
    },
  );

  it('RVW-05 passes on the components of a POST', async () => {
    const site = createFakeSite();
    await site.areas.request(`${AREAS}/sports/en`, {
      method: 'POST',
      headers: VIEW,
      body: '{"components":["menu"]}',
    });
    expect(site.rendered[0]?.components).toEqual(['menu']);
  });

  it.each([
    ['without a render mode', '/sports/en', { 'mf-api-version': 'v2' }, 406],
    ['without a route', '/sports/en', { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }, 400],
    ['of another version', '/sports/en', { ...VIEW, 'mf-api-version': 'v1' }, 406],
    ['without a language', '/sports/live', VIEW, 404],
    ['for an unknown area', '/poker/en', VIEW, 404],
  ])('refuses a request %s', async (_what, path, headers, status) => {
    expect((await createFakeSite().areas.request(AREAS + path, { headers })).status).toBe(status);
  });

  it('answers 500 for an area that throws, and goes on with the others', async () => {
    expectLog();
    const site = createFakeSite({ sports: async () => Promise.reject(new Error('broken')) });
    const broken = await site.areas.request(`${AREAS}/sports/en`, { headers: VIEW });
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain('broken');
    expect((await site.areas.request(`${AREAS}/footer/en`, { headers: VIEW })).status).toBe(200);
  });

  it('accepts requests of the site’s pages, and of no others', async () => {
    const { areas } = createFakeSite();
    const load = async (origin: string) =>
      areas.request(`${AREAS}/sports/en`, { headers: { ...VIEW, origin } });
    expect((await load(SITE)).headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await load('https://evil.test')).headers.get('access-control-allow-origin')).not.toBe(
      'https://evil.test',
    );
    const preflight = await areas.request(`${AREAS}/sports/en`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'mf-render-mode,mf-api-version,force-spa',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mf-render-mode');
  });
});
