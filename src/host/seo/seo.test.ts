import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SiteConfig } from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const SITE = 'http://localhost:3000';
/** A generous time, for tests that are not about late answers. */
const PATIENT = 5000;

afterEach(() => vi.restoreAllMocks());

interface Published {
  readonly data?: unknown;
  readonly visual?: unknown;
  readonly html?: unknown;
}

/** A site whose back end gives these data for search engines of every page. */
function siteWith(published: Published, config: Partial<SiteConfig> = {}) {
  const requested: string[] = [];
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url }) => {
        const { pathname, search } = new URL(url);
        if (pathname.startsWith('/web-api/seo/')) requested.push(pathname + search);
        if (pathname.endsWith('/page-data')) return Response.json(published.data ?? {});
        if (pathname.endsWith('/page-visual')) return Response.json(published.visual ?? {});
        if (pathname.endsWith('/content')) return Response.json({ html: published.html ?? '' });
        // The operator does not answer whether the site is closed, so the page of a closed site is shown.
        return Response.json(pathname.endsWith('/state') ? {} : usualAnswer(url, config));
      },
    },
    {},
    PATIENT,
  );
  const load = async (path: string) => {
    const answer = await site.shell.request(SITE + path);
    return { status: answer.status, html: await answer.text() };
  };
  return { ...site, requested, load };
}

const headOf = (html: string): string => html.split('</head>')[0] ?? '';
/** The elements for search engines, in one line. */
const listed = (html: string): string[] =>
  headOf(html)
    .split('\n')
    .filter((line) => line.endsWith(' data-seo>'))
    .map((line) => line.replace(' data-seo>', '>'));

describe('the head that the host writes', () => {
  test('SEO-01 has the operator’s data of the page, before its area’s', async () => {
    const { load, requested } = siteWith(
      {
        data: {
          title: 'Football odds & more',
          description: 'All "matches"',
          siteName: 'Stand',
          customCanonical: { mode: 'mirror', targetUrl: null, domain: { host: 'mirror.test' } },
          metaRobots: 'index, follow',
          hierarchyMetaRobots: ['noarchive', 'nofollow'],
          metas: [{ name: 'keywords', content: 'odds' }],
          hreflangs: [{ hreflang: 'ru-kz', href: '/ru/live' }],
          mediaAlternates: [{ media: '(width <= 640px)', href: 'https://m.test/en/live' }],
        },
        visual: { image: { url: '/icons/icon-512.png', alt: null } },
      },
      { mobileSite: 'https://m.test', redirectHosts: ['mirror.test'] },
    );
    const { html } = await load('/en/live?x=1');
    expect(html).toContain('<title data-seo>Football odds &amp; more</title>');
    expect(listed(html)).toEqual([
      '<meta name="description" content="All &quot;matches&quot;">',
      '<meta name="robots" content="index, nofollow, noarchive">',
      '<link rel="canonical" href="https://mirror.test/en/live">',
      `<link rel="alternate" hreflang="ru" href="${SITE}/ru/live">`,
      `<link rel="alternate" hreflang="en" href="${SITE}/en/live">`,
      `<link rel="alternate" hreflang="az" href="${SITE}/az/live">`,
      `<link rel="alternate" hreflang="kk" href="${SITE}/kz/live">`,
      `<link rel="alternate" hreflang="uk" href="${SITE}/ua/live">`,
      `<link rel="alternate" hreflang="x-default" href="${SITE}/en/live">`,
      `<link rel="alternate" hreflang="ru-kz" href="${SITE}/ru/live">`,
      '<link rel="alternate" media="(width &lt;= 640px)" href="https://m.test/en/live">',
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Stand">',
      '<meta property="og:url" content="https://mirror.test/en/live">',
      '<meta property="og:locale" content="en_GB">',
      '<meta property="og:title" content="Football odds &amp; more">',
      '<meta property="og:description" content="All &quot;matches&quot;">',
      `<meta property="og:image" content="${SITE}/icons/icon-512.png">`,
      '<meta name="keywords" content="odds">',
    ]);
    // The area's description is not repeated.
    expect(html).not.toContain('content="Odds"');
    expect(requested.sort()).toEqual([
      '/web-api/seo/content?path=%2Flive',
      '/web-api/seo/page-data?path=%2Flive',
      '/web-api/seo/page-visual?path=%2Flive',
    ]);
  });

  test('SEO-01 is neither changed nor delayed by a back end that is late, broken or silent: the area’s title is used', async () => {
    const answers: (() => Promise<Response>)[] = [
      async () => new Promise<never>(() => {}),
      async () => Promise.reject(new Error('down')),
      async () => new Response('<html>', { status: 502 }),
      async () => new Response('{"title":', { headers: { 'content-type': 'application/json' } }),
      async () => Response.json({ title: 5, metas: 'x', html: 7, image: [] }),
      async () => Response.json(null),
    ];
    for (const answer of answers) {
      const site = createFakeSite(
        {},
        {
          fetch: async ({ url }) =>
            url.includes('/web-api/seo/') ? answer() : Response.json(usualAnswer(url)),
        },
      );
      const page = await site.shell.request(`${SITE}/en/live`);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('<title>Title of /live | Grandstand</title>');
      expect(html).toContain('content="Odds" data-area="sports"');
      expect(listed(html)).toContain(`<link rel="canonical" href="${SITE}/en/live">`);
      expect(listed(html)).toContain('<meta name="robots" content="index, follow">');
      expect(html).toContain('"seo":{"isKnown":false,"text":"none"}');
    }
  });

  test.each([
    ['/en/no-such-page', 404],
    ['/en/500', 500],
    ['/en/block', 403],
    ['/en/maintenance', 503],
    ['/en/office/history', 200],
    ['/en/coupon', 200],
    ['/en/print-coupon/1', 200],
    ['/en/confirm-terms', 200],
  ])('SEO-01 is noindex for %s, without a request', async (path, status) => {
    const { load, requested } = siteWith({ data: { title: 'T', metaRobots: 'index' }, html: 'x' });
    const page = await load(path);
    expect([page.status, listed(page.html)]).toEqual([
      status,
      ['<meta name="robots" content="noindex, follow">'],
    ]);
    expect(requested).toEqual([]);
    expect(page.html).not.toContain('<section>');
  });

  test.each([
    ['says much of its address', { title: 'Odds', html: '<p>text</p>' }],
    ['says nothing that can be read', null],
  ])(
    'SEO-01 is noindex for a page whose area finds nothing, without text, with the area’s title, if the operator %s',
    async (_how, published) => {
      const site = createFakeSite(
        { sports: async () => ({ status: 404, title: 'Gone', body: '', state: {} }) },
        {
          fetch: async ({ url }) =>
            Response.json(url.includes('/all.json') ? PLAIN_SITE : published),
        },
        {},
        PATIENT,
      );
      const html = await (await site.shell.request(`${SITE}/en/live/football/a/1-b`)).text();
      expect(listed(html)).toEqual(['<meta name="robots" content="noindex, follow">']);
      expect(html).toContain('<title>Gone | Grandstand</title>');
      expect(html).not.toContain('<section>');
      expect(html).toContain('"seo":{"isKnown":true,"text":"none"}');
    },
  );

  test('SEO-01 names the page with the operator’s name of the site if it gives no title', async () => {
    const { load } = siteWith({}, { companyName: 'Bets & Co' });
    expect((await load('/en/live')).html).toContain(
      '<title>Title of /live | Bets &amp; Co</title>',
    );
    expect((await load('/en/coupon')).html).toContain('<title>Bets &amp; Co</title>');
  });

  test('SEO-01 P81 is safe with hostile values: they run nothing, close nothing and link nowhere', async () => {
    const evil = `"'></title></head><script>evil()</script><img src=x onerror=evil()>`;
    const { load } = siteWith({
      data: {
        title: evil,
        description: evil,
        siteName: evil,
        customCanonical: { mode: 'url', targetUrl: `https://evil.test/${evil}`, domain: null },
        metaRobots: evil,
        hierarchyMetaRobots: [evil],
        metas: [
          { name: evil, content: evil },
          { name: 'keywords', content: evil },
          { 'http-equiv': 'refresh', content: '0;url=https://evil.test' },
          { name: 'referrer', content: 'unsafe-url' },
        ],
        hreflangs: [{ hreflang: evil, href: 'https://evil.test' }],
        mediaAlternates: [{ media: evil, href: '//evil.test' }],
      },
      visual: { image: { url: 'javascript:evil()', alt: evil } },
    });
    const { status, html } = await load('/en/live');
    expect(status).toBe(200);
    const head = headOf(html);
    expect(head).not.toMatch(/<script>evil|<img|http-equiv|evil\.test|javascript:|unsafe-url/);
    expect(html.split('</head>')).toHaveLength(2);
    expect(html.split('</title>')).toHaveLength(2);
    expect(head.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${SITE}/en/live`);
    expect(head).toContain('<meta name="robots" content="index, follow" data-seo>');
  });
});

describe('the text block that the host writes', () => {
  const textOf = (html: string): string => /<section>(.*?)<\/section>/s.exec(html)?.[1] ?? '';
  const long = `<p>${'Words that go on. '.repeat(40)}</p>`;

  test('LAY-03 SEO-01 is in the page as text and links, headings from h2 on', async () => {
    const { load } = siteWith(
      {
        html: [
          '<h1 class="big" style="color:red">Odds</h1><p id="x">Text <b>of</b> <em>it</em></p>',
          '<a href="/en/line" onclick="evil()">line</a>',
          '<a href="https://mirror.test/x" target="_blank">mirror</a>',
          '<a href="https://evil.test">words</a><a href="javascript:evil()">that</a> stay',
          '<img src=x onerror=evil()><script>evil()</script><iframe src="//evil.test"></iframe>',
          '<form action="/x"><input name=a></form><style>p{}</style><svg><use href="#a"/></svg>',
        ].join(''),
      },
      { redirectHosts: ['mirror.test'] },
    );
    const { html } = await load('/en/live');
    expect(textOf(html)).toBe(
      '<h2>Odds</h2><p>Text <b>of</b> <em>it</em></p><a href="/en/line">line</a>' +
        '<a href="https://mirror.test/x" rel="noopener">mirror</a>wordsthat stay|',
    );
    expect(html).toContain('"seo":{"isKnown":true,"text":"whole"}');
  });

  test('LAY-03 is folded behind its first paragraph if it is long and the config folds it', async () => {
    const html = `<h2>Odds</h2>\n<p>First.</p>\n<h3>More</h3>${long}`;
    const folded = await siteWith({ html }).load('/en/live');
    expect(textOf(folded.html).split('|')).toEqual([
      '<h2>Odds</h2>\n<p>First.</p>',
      `<h3>More</h3>${long}`,
    ]);
    expect(folded.html).toContain('"seo":{"isKnown":true,"text":"folded"}');
    const whole = await siteWith({ html, visual: { isTextFolded: false } }).load('/en/live');
    expect(textOf(whole.html)).toBe(`${html}|`);
    const short = await siteWith({ html: '<p>a</p><p>b</p>' }).load('/en/live');
    expect(textOf(short.html)).toBe('<p>a</p><p>b</p>|');
    const odd = await siteWith({ html: `<ul><li><p>a</p>${long}</li></ul>` }).load('/en/live');
    expect(textOf(odd.html)).toMatch(/\|$/);
  });

  test('LAY-03 is missing if nothing of it is left', async () => {
    for (const html of ['', ' ', '<script>x</script>', '<p> </p>', '<img src=x>']) {
      expect((await siteWith({ html }).load('/en/live')).html).not.toContain('<section>');
    }
  });
});

describe('robots.txt and the sitemap', () => {
  const SPORTS = {
    sports: [
      {
        id: 1,
        name: 'Football',
        path: '/line/football',
        champs: [
          {
            id: 2,
            name: 'League',
            path: '/line/football/league',
            games: [{ id: 7, path: '/line/football/league/7-a-b' }],
          },
          { id: 3, name: 'Evil', path: '//evil.test/line' },
          { id: 4, name: 'Office', path: '/office/history' },
          { id: 6, name: 'Лига', path: '/line/футбол/лига' },
          { id: 7, name: 'Лига 2', path: '/line/%D1%84%D1%83%D1%82%D0%B1%D0%BE%D0%BB/%d0%bb' },
          { id: 8, name: 'Dotted', path: '/line/x/../tennis' },
          { id: 9, name: 'Slashes', path: '/line//golf' },
          { id: 5, name: 'Odd', path: '/line/a"><b>/x?y#z' },
        ],
      },
    ],
  };
  const siteWith = (sports: () => Promise<Response>, config: Partial<SiteConfig> = {}) =>
    createFakeSite(
      {},
      {
        fetch: async ({ url }) =>
          url.includes('/seo/sports-map') ? sports() : Response.json(usualAnswer(url, config)),
      },
      {},
      PATIENT,
    );
  type Site = ReturnType<typeof createFakeSite>;
  const load = async ({ shell }: Site, path: string) => {
    const answer = await shell.request(SITE + path);
    const { status, headers } = answer;
    return { status, headers, text: await answer.text() };
  };
  const addresses = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.slice(SITE.length));

  test('SEO-01 robots.txt excludes personal pages, in every language, and names the sitemap', async () => {
    const { text, headers } = await load(
      siteWith(async () => Response.json(SPORTS)),
      '/robots.txt',
    );
    expect(headers.get('content-type')).toContain('text/plain');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    for (const path of ['/en/office', '/kz/office', '/ua/coupon', '/ru/print-coupon']) {
      expect(text.split('\n')).toContain(`Disallow: ${path}`);
    }
    expect(text).not.toMatch(/^Disallow: \/\w\w(\/(live|line)?)?$/m);
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('SEO-01 the sitemap lists the table’s pages, sports, championships and matches, each in every language', async () => {
    const site = siteWith(async () => Response.json(SPORTS));
    const index = await load(site, '/sitemap.xml');
    expect(index.headers.get('content-type')).toContain('application/xml');
    expect(addresses(index.text)).toEqual(
      ['ru', 'en', 'az', 'kk', 'uk'].map((tag) => `/sitemap-${tag}.xml`),
    );
    const { text, headers } = await load(site, '/sitemap-kk.xml');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const all = addresses(text);
    expect(all).toEqual(
      expect.arrayContaining([
        '/kz',
        '/kz/live',
        '/kz/line',
        '/kz/line/football',
        '/kz/line/football/league',
        '/kz/line/football/league/7-a-b',
        // As URLs write them, once.
        `/kz/line/${encodeURIComponent('футбол')}/${encodeURIComponent('лига')}`,
        `/kz/line/${encodeURIComponent('футбол')}/%d0%bb`,
        '/kz/line/tennis',
        '/kz/line/golf',
      ]),
    );
    expect(all.join()).not.toMatch(/evil|office|coupon|block|500|\?|"/);
    expect(new Set(all).size).toBe(all.length);
    const football = text.split('\n').find((line) => line.includes('/kz/line/football<')) ?? '';
    expect(football).toContain(
      `<xhtml:link rel="alternate" hreflang="uk" href="${SITE}/ua/line/football"/>`,
    );
    expect(football).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/en/line/football"/>`,
    );
    // Every listed page exists, and is indexed.
    for (const path of all) {
      const page = await load(site, path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain('<meta name="robots" content="index, follow" data-seo>');
    }
  });

  test('SEO-01 the sitemap has no address of the table that its area does not have, and asks it once in 5 minutes', async () => {
    const now = Date.now();
    const at = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(now + ms);
    at(0);
    const requested: string[] = [];
    let isBuilt = false;
    const site = createFakeSite(
      {
        sports: async ({ path }) => {
          requested.push(path);
          return {
            status: path === '/betsonyour' && !isBuilt ? 404 : 200,
            title: '',
            body: '',
            state: {},
          };
        },
      },
      {},
      {},
      PATIENT,
    );
    const all = addresses((await load(site, '/sitemap-en.xml')).text);
    expect(all).toContain('/en/topgame');
    expect(all).not.toContain('/en/betsonyour');
    expect(requested.filter((path) => path === '/betsonyour')).toEqual(['/betsonyour']);
    await load(site, '/sitemap-uk.xml');
    isBuilt = true;
    expect((await load(site, '/sitemap-uk.xml')).text).not.toContain('/ua/betsonyour');
    expect(new Set(requested).size).toBe(requested.length);
    at(300_000);
    expect((await load(site, '/sitemap-uk.xml')).text).toContain('/ua/betsonyour');
  });

  test('SEO-01 the sitemap has the languages of the config alone', async () => {
    const site = siteWith(async () => Response.json(SPORTS), { languages: ['ru', 'en'] });
    expect(addresses((await load(site, '/sitemap.xml')).text)).toHaveLength(2);
    expect((await load(site, '/sitemap-kk.xml')).status).toBe(404);
    expect((await load(site, '/sitemap-ru.xml')).text).not.toContain('hreflang="kk"');
  });

  test('SEO-01 with a dead back end the route table’s part remains; the last sports map is used for an hour', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    let calls = 0;
    const site = siteWith(async () => {
      calls += 1;
      return isDown ? Promise.reject(new Error('down')) : Response.json(SPORTS);
    });
    const now = Date.now();
    const at = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(now + ms);
    at(0);
    expect(addresses((await load(site, '/sitemap-en.xml')).text)).toContain('/en/live');
    isDown = false;
    at(5000);
    await load(site, '/sitemap-en.xml');
    expect(calls).toBe(1);
    at(10_000);
    expect((await load(site, '/sitemap-en.xml')).text).toContain('/en/line/football<');
    isDown = true;
    at(309_000);
    await load(site, '/sitemap-en.xml');
    expect(calls).toBe(2);
    at(400_000);
    expect((await load(site, '/sitemap-en.xml')).text).toContain('/en/line/football<');
    at(3_700_000);
    const { text, status } = await load(site, '/sitemap-en.xml');
    expect([status, text.includes('football')]).toEqual([200, false]);
    expect(text).toContain('<loc>');
  });

  test('SEO-01 no sitemap has more than 5,000 addresses', async () => {
    const champs = Array.from({ length: 6000 }, (_, id) => ({
      id,
      name: `C${id}`,
      path: `/line/football/c-${id}`,
    }));
    const sports = [{ id: 1, name: 'Football', path: '/line/football', champs }];
    const { text } = await load(
      siteWith(async () => Response.json({ sports })),
      '/sitemap-en.xml',
    );
    expect(addresses(text)).toHaveLength(5000);
  });
});
