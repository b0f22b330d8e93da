import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeSite } from './fake-site';

const SITE = 'http://localhost:3000';
const AREAS = 'http://localhost:3001';
const VIEW = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };

const page = async (site: ReturnType<typeof createFakeSite>, path: string, headers = {}) =>
  site.shell.request(SITE + path, { headers });

afterEach(() => vi.restoreAllMocks());

/** The test expects a fault, and the host tells its log. */
function expectLog(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

describe('a page', () => {
  it('RVW-08 holds the markup of its area and of the footer before any script runs', async () => {
    const answer = await page(createFakeSite(), '/en/live');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<main><div data-area-root="sports"><p>readable</p></div></main>');
    expect(html).toContain('<footer><div data-area-root="footer"><p>readable</p></div></footer>');
    expect(html).toContain('<title>Title of /live</title>');
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('<meta name="description" content="Odds" data-area="sports" />');
  });

  it('loads the scripts of its areas ahead, and closes no element with their data', async () => {
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

  it('names its language and settings to the areas, and no player', async () => {
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

  it('RTE-01 without a language is redirected to the chosen one, path and query kept', async () => {
    const site = createFakeSite();
    const asked = await page(site, '/live/football?x=1', { cookie: 'lng=az' });
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/az/live/football?x=1']);
    const first = await page(site, '/', { 'accept-language': 'uk,en;q=0.5' });
    expect([first.status, first.headers.get('location')]).toEqual([302, '/ua']);
    const other = await page(site, '/de/live', { cookie: 'lng=en' });
    expect([other.status, other.headers.get('location')]).toEqual([302, '/en/live']);
  });

  it('P82 is redirected for good to its one address, never off the site', async () => {
    const site = createFakeSite();
    for (const path of ['/en/..//evil.com', '/en//live', '//evil.com/en', '/en/%2e%2e//evil.com']) {
      const answer = await page(site, path);
      const to = answer.headers.get('location');
      if (to !== null) expect(new URL(to, SITE).origin).toBe(SITE);
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

  it('answers 404 where its area says that the path names nothing, and shows what it says', async () => {
    const site = createFakeSite({
      sports: async () => ({ status: 404, title: 'Gone', body: '<p>no such game</p>', state: {} }),
    });
    const answer = await page(site, '/en/live/football/england/1-a-b');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('no such game');
  });

  it('P41 comes up without an area that throws or is late, and leaves it to the browser', async () => {
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

  it('comes up while the back end is down', async () => {
    expectLog();
    const site = createFakeSite({}, { fetch: async () => Promise.reject(new Error('down')) });
    expect((await page(site, '/en/live')).status).toBe(200);
  });

  it('P80 forbids all scripts but its own: a nonce of its own, no inline, no eval, Trusted Types', async () => {
    const site = createFakeSite();
    const answers = [await page(site, '/en'), await page(site, '/en')];
    const [first = '', second = ''] = answers.map(
      (answer) => answer.headers.get('content-security-policy') ?? '',
    );
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

  it('P84 cannot be framed, and is not guessed at', async () => {
    const { headers } = await page(createFakeSite(), '/en');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('the back end’s calls', () => {
  it('are handed over as they came', async () => {
    const asked: Request[] = [];
    const site = createFakeSite(
      {},
      {
        fetch: async (request) => {
          asked.push(request);
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
    expect(asked[0]?.url).toBe(`${SITE}/web-api/coupon/place?a=1`);
    expect(await asked[0]?.text()).toBe('{"refId":"1"}');
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

  it('RVW-05 leaves the body out when the page is not visible', async () => {
    const site = createFakeSite();
    const answer = await site.areas.request(`${AREAS}/sports/en`, {
      headers: { ...VIEW, 'force-spa': 'true' },
    });
    expect(await answer.json()).toMatchObject({ body: '', appName: 'sports' });
    expect(site.rendered[0]).toMatchObject({ wantsBody: false, path: '/' });
  });

  it('RVW-05 hands over the components of a POST', async () => {
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

  it('lets pages of the site ask, and of no other', async () => {
    const { areas } = createFakeSite();
    const ask = async (origin: string) =>
      areas.request(`${AREAS}/sports/en`, { headers: { ...VIEW, origin } });
    expect((await ask(SITE)).headers.get('access-control-allow-origin')).toBe(SITE);
    expect((await ask('https://evil.test')).headers.get('access-control-allow-origin')).not.toBe(
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
