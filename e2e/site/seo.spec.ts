import type { APIRequestContext, Page } from 'playwright/test';
import { areasAreReady, peek, send, shellIsUp } from '../harness/bus';
import { createSignal } from '../harness/signal';
import { expect, test } from '../harness/test';

test.use({ storageState: { cookies: [], origins: [] } });

/** These pages are in no other test of search engines. */
async function order(request: APIRequestContext, data: object): Promise<void> {
  const answer = await request.post('/sandbox/v1/seo', { data });
  expect(answer.ok()).toBe(true);
}

const block = (page: Page) => page.getByRole('region', { name: 'About this page' });

/** Title, the tags that search engines read, and the text block. */
async function headOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tags = [
      ...document.head.querySelectorAll(
        'meta[name=description],meta[name=robots],meta[property^="og:"],meta[name^="twitter:"],meta[name=keywords],link[rel=canonical],link[rel=alternate]',
      ),
    ].map((tag) =>
      tag
        .getAttributeNames()
        // Only the browser has the page of the text.
        .filter((name) => name !== 'data-page')
        .map((name) => `${name}=${tag.getAttribute(name)}`)
        .join(' '),
    );
    const text = document.querySelector('section[aria-label="About this page"]');
    return [document.title, ...tags, text?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''];
  });
}

/** Goes somewhere within the running site. */
async function go(page: Page, path: string): Promise<void> {
  await send(page, 'navigation.go', { path });
}

test('SEO-01 LAY-03 head and text are the same after a move as on a first load, and back again', async ({
  page,
  request,
}) => {
  const words = `<p>${'Words that go on. '.repeat(40)}</p>`;
  for (const [path, name] of [
    ['/line/tennis', 'Tennis'],
    ['/line/basketball', 'Basketball'],
  ]) {
    await order(request, {
      path,
      language: 'en',
      pageData: {
        title: `${name} & its odds`,
        hierarchyMetaRobots: ['noarchive'],
        metas: [{ name: 'keywords', content: name }],
        hreflangs: [{ hreflang: 'ru-kz', href: `/ru${path}` }],
        mediaAlternates: [{ media: '(width <= 640px)', href: `/en${path}` }],
      },
      html: `<h2>${name}</h2><p>Of <a href="/en/line">the line</a>.</p>${words}`,
    });
  }
  // The elements that the block moves.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, hadRecentInput } = entry as PerformanceEntry & {
          readonly sources: readonly { readonly node: Node | null }[];
          readonly hadRecentInput: boolean;
        };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const isNear = element?.closest('section[aria-label="About this page"],footer');
          if (isNear && !hadRecentInput) moved.push(element?.outerHTML.slice(0, 100) ?? '');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto('/en/line/basketball');
  const basketball = await headOf(page);
  await page.goto('/en/line/tennis');
  const tennis = await headOf(page);
  expect(tennis[0]).toBe('Tennis & its odds');
  expect(tennis.at(-1)).toMatch(/^Tennis ?Of the line\. ?Read more ?Words/);
  expect(tennis).toHaveLength(basketball.length);
  await areasAreReady(page);
  await expect(block(page).getByText('Words that go on').first()).toBeHidden();

  await go(page, '/line/basketball');
  await expect.poll(() => headOf(page)).toEqual(basketball);
  await block(page).getByText('Read more').click();
  await expect(block(page).getByText('Words that go on').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(tennis);

  // A link of the text stays in the running site.
  await page.evaluate(() => Object.assign(globalThis, { isStill: true }));
  await block(page).getByRole('link', { name: 'the line' }).click();
  await expect(page).toHaveURL(/\/en\/line$/);
  await expect.poll(async () => (await headOf(page))[0]).toContain('odds before the match');
  expect(await page.evaluate(() => (globalThis as { isStill?: boolean }).isStill)).toBe(true);

  // The coupon is nobody's to find.
  await go(page, '/coupon');
  await expect
    .poll(async () => (await headOf(page)).slice(1))
    .toEqual(['name=robots content=noindex, follow data-seo=', '']);
  expect(await page.evaluate(() => (globalThis as { moved?: string[] }).moved)).toEqual([]);
});

/** The tags of a page beside its title and those of its area; the text block last. */
async function siteTags(page: Page): Promise<readonly string[]> {
  return (await headOf(page)).slice(1).filter((one) => !one.includes('data-area='));
}

const NOT_INDEXED = ['name=robots content=noindex, follow data-seo=', ''];

test('SEO-01 LAY-03 head and text belong to the page after a visit that began at a dialog, an error or a missing match', async ({
  page,
}) => {
  await page.goto('/en');
  const home = await headOf(page);
  expect(home.at(-1)).not.toBe('');
  await page.goto('/en/line/ice-hockey');
  const hockey = await headOf(page);
  expect(hockey.filter((tag) => tag.startsWith('name=description'))).toHaveLength(1);

  // The dialog's address is replaced by home, the page behind it.
  await page.goto('/en/registration');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(() => headOf(page)).toEqual(home);

  // From another area, by a move before the page has come to rest.
  await page.goto('/en/no-such-page');
  expect(await siteTags(page)).toEqual(NOT_INDEXED);
  expect(await page.title()).toBe('This page could not be found | Grandstand');
  await go(page, '/line/ice-hockey');
  await expect.poll(() => headOf(page)).toEqual(hockey);
  await areasAreReady(page);
  expect(await headOf(page)).toEqual(hockey);

  // A page that the area does not have is not indexed under an address of its own either, and stays so on a load.
  const gone = '/line/ice-hockey/gone/999999999-a-b';
  await go(page, gone);
  await expect(page.getByText('There is no such match or league')).toBeVisible();
  await expect.poll(() => siteTags(page)).toEqual(NOT_INDEXED);
  const title = await page.title();
  const answer = await page.goto(`/en${gone}`);
  expect(answer?.status()).toBe(404);
  expect(await siteTags(page)).toEqual(NOT_INDEXED);
  await areasAreReady(page);
  // Wherever it is seen first, it is called the same.
  expect(await page.title()).toBe(title);
  await go(page, '/line/ice-hockey');
  await expect.poll(() => headOf(page)).toEqual(hockey);
});

test('SEO-01 LAY-03 P81 hostile texts of the operator run nothing and break no policy, on a first load and after a move', async ({
  page,
  request,
}) => {
  const evil = `"'></title></head><script>evil=1</script><img src=x onerror=evil=1>`;
  await order(request, {
    path: '/line/volleyball',
    pageData: {
      title: evil,
      description: evil,
      siteName: evil,
      customCanonical: { mode: 'url', targetUrl: 'javascript:evil=1', domain: { host: evil } },
      metaRobots: evil,
      metas: [
        { name: 'keywords', content: evil },
        { name: 'viewport', content: 'width=1' },
        { 'http-equiv': 'refresh', content: '0;url=https://evil.test' },
      ],
      hreflangs: [{ hreflang: 'ru', href: 'https://evil.test' }],
      mediaAlternates: [{ media: evil, href: '/x' }],
    },
    html: [
      '<h1 onclick="evil=1">Volleyball</h1><script>evil=1</script><img src=x onerror=evil=1>',
      '<p>text<a href="javascript:evil=1">one</a><a href="//evil.test">two</a></p>',
      '<svg><script>evil=1</script></svg><iframe srcdoc="<script>parent.evil=1</script>"></iframe>',
      '<style>body{display:none}</style><p style="position:fixed;inset:0">over</p>',
    ].join(''),
  });
  const isHarmless = async (): Promise<void> => {
    await expect(block(page)).toContainText('Volleyball');
    await expect(block(page)).toContainText('over');
    await expect(block(page).locator('a,img,script,iframe,svg,[style],h1')).toHaveCount(0);
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    const head = (await headOf(page)).slice(1, -1).join('\n');
    expect(head).toContain(`rel=canonical href=${new URL('/en/line/volleyball', page.url()).href}`);
    expect(head).not.toContain('evil.test');
    expect(await page.locator('meta[http-equiv]').count()).toBe(0);
    expect(await page.title()).toBe(evil);
  };
  await page.goto('/en/line/volleyball');
  await isHarmless();
  await page.goto('/en/line');
  await areasAreReady(page);
  await go(page, '/line/volleyball');
  await expect(block(page)).toContainText('Volleyball');
  await isHarmless();
});

test('SEO-01 the sitemap lists existing pages, and robots.txt the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const locations = async (url: string): Promise<string[]> =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => location,
    );
  const languages = await locations(sitemap);
  expect(languages).toHaveLength(5);
  const pages = await locations(languages[1] ?? '');
  expect(pages.some((url) => url.endsWith('/en/line/football'))).toBe(true);
  const games = pages.filter((url) => /\/\d+-[^/]+$/.test(url));
  expect(games.length).toBeGreaterThan(10);
  for (const url of [pages[0] ?? '', games.at(-1) ?? '']) {
    const answer = await request.get(url);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('name="robots" content="index, follow');
  }
});

test('SEO-01 the head follows the first move at once, before the scripts of later groups are loaded', async ({
  page,
}) => {
  // No time passes: only the move itself can update the head.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/en/line');
  await areasAreReady(page);
  expect(await peek(page, 'ban.state')).toBeUndefined();
  await go(page, '/live');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/live$/);
  expect(await peek(page, 'ban.state')).toBeUndefined();
});

test('SEO-01 the text is shown for a player who moved away and back before its script was loaded', async ({
  page,
  request,
}) => {
  await order(request, { path: '/line/volleyball', language: 'en', html: '<p>Of the net.</p>' });
  const isHeld = createSignal();
  await page.route(/\/start-seo-[^/]+\.js$/, async (route) => {
    await isHeld.happened;
    await route.continue();
  });
  await page.goto('/en/line/volleyball');
  await expect(block(page)).toContainText('Of the net.');
  await shellIsUp(page);
  await go(page, '/coupon');
  await expect(block(page)).toBeHidden();
  await go(page, '/line/volleyball');
  await areasAreReady(page);
  isHeld.happen();
  await expect(block(page)).toContainText('Of the net.');
});
