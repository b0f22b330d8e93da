import { LANGUAGES, languageTag } from '@grandstand/bus-contracts/domain';
import { createTestBus, settle } from '@grandstand/bus-contracts/testing';
import type { SiteConfig } from '@grandstand/bus-contracts';
import type { SeoState } from '@grandstand/bus-contracts/shell';
import { describe, expect, test } from 'vitest';
import { createSeo } from '.';
import type { HeadTag } from '../../../routes/search';
import { held } from '../../../../tests/harness/fakes/fake-operator';
import { siteConfig } from '../../../../tests/harness/samples';
import { createBrowser, openTab, ORIGIN } from '../../../../tests/harness/tabs/tab';

const DATA = 'GET /web-api/seo/page-data';
const VISUAL = 'GET /web-api/seo/page-visual';
const CONTENT = 'GET /web-api/seo/content';

const NOINDEX = { name: 'meta', attributes: { name: 'robots', content: 'noindex, follow' } };

interface Place {
  readonly path: string;
  readonly route?: string;
  readonly area?: string | null;
  readonly hides?: readonly string[];
}

/** A page that the server made at /live, with the operator's data for others. */
function startPage(
  served: { readonly route: string; readonly path: string } | null = {
    route: 'section',
    path: '/live',
  },
  servedTitle: string | null = null,
  config: SiteConfig | null = { ...siteConfig, languages: ['ru', 'en'] },
) {
  const tab = openTab(createBrowser(), createTestBus());
  const { test: bench, api, operator, log } = tab;
  const { bus, qa } = bench;
  let tags: readonly HeadTag[] | null = null;
  const titles: (string | null)[] = [];
  operator.on(DATA, ({ url }) => ({ title: `Odds of ${url.searchParams.get('path')}` }));
  operator.on(VISUAL, () => ({ isTextFolded: false }));
  operator.on(CONTENT, ({ url }) => ({ html: `<p>${url.searchParams.get('path')}</p>` }));
  const seo = bus.join('seo');
  createSeo({
    bus: seo,
    api,
    head: {
      show: (next) => {
        tags = next;
      },
      servedTitle: () => servedTitle,
      holdTitle: (title) => void titles.push(title),
    },
    origin: ORIGIN,
    served,
    log,
  });
  if (config) qa.publish('config.state', config);
  return {
    ...tab,
    seo,
    titles,
    async go({ path, route = 'section', area = 'sports', hides }: Place) {
      qa.publish('navigation.state', {
        language: 'en',
        path,
        route,
        area,
        params: {},
        ...(hides && { hides }),
      });
      await settle();
    },
    async miss(missing?: string) {
      qa.publish('areas.state', {
        sports: { status: 'ready', attempt: 0, ...(missing && { missing }) },
      });
      await settle();
    },
    attribute: (rel: string, key: string, value: string) =>
      tags?.find(({ attributes }) => attributes[rel] === value)?.attributes[key],
    tags: () => tags,
    published: () => qa.peek('seo.state') as SeoState | undefined,
    publishedAll: () =>
      bench.messages.flatMap(({ name, payload }) => (name === 'seo.state' ? [payload] : [])),
  };
}

describe('the head during moves', () => {
  test('SEO-01 stays as the server wrote it until the player leaves the page; a changed query does not count', async () => {
    const page = startPage();
    await page.go({ path: '/live' });
    await page.go({ path: '/live?x=1' });
    expect([page.tags(), page.titles, page.published()]).toEqual([null, [null], undefined]);
    expect(page.operator.sent).toEqual([]);
  });

  test('SEO-01 LAY-03 has the new address at once, then the operator’s title and text', async () => {
    const page = startPage();
    await page.go({ path: '/live' });
    await page.go({ path: '/line/football?x=1' });
    expect(page.attribute('rel', 'href', 'canonical')).toBe(`${ORIGIN}/en/line/football`);
    expect(page.attribute('name', 'content', 'robots')).toBe('index, follow');
    expect(page.attribute('hreflang', 'href', 'ru')).toBe(`${ORIGIN}/ru/line/football`);
    expect(page.attribute('hreflang', 'href', 'uk')).toBeUndefined();
    expect(page.titles.at(-1)).toBe('Odds of /line/football');
    expect(page.published()).toEqual({
      path: '/line/football',
      title: 'Odds of /line/football',
      html: '<p>/line/football</p>',
      isTextFolded: false,
    });
  });

  test('SEO-01 is requested again for a page without the operator’s data from the server', async () => {
    const page = startPage(null);
    await page.go({ path: '/live' });
    expect(page.titles.at(-1)).toBe('Odds of /live');
  });

  test('SEO-01 is requested again for the first page when the player returns to it', async () => {
    const page = startPage();
    await page.go({ path: '/live' });
    await page.go({ path: '/line' });
    await page.go({ path: '/live' });
    expect(page.attribute('rel', 'href', 'canonical')).toBe(`${ORIGIN}/en/live`);
    expect([page.titles.at(-1), page.published()?.path]).toEqual(['Odds of /live', '/live']);
  });

  test('LAY-03 keeps the former page’s text until the next page’s is there', async () => {
    const page = startPage(null);
    await page.go({ path: '/live' });
    await page.go({ path: '/line' });
    const text = (path: string): object => ({
      path,
      title: `Odds of ${path}`,
      html: `<p>${path}</p>`,
      isTextFolded: false,
    });
    expect(page.publishedAll()).toEqual([text('/live'), text('/line')]);
  });

  test('SEO-01 has the company’s name, the region of its locale and the operator’s addresses on its hosts', async () => {
    const page = startPage(null, null, {
      ...siteConfig,
      locale: 'en-IE',
      companyName: 'Stand',
      redirectHosts: ['mirror.example'],
    });
    const domain = { host: 'mirror.example' };
    page.operator.on(DATA, () => ({ customCanonical: { mode: 'mirror', domain } }));
    await page.go({ path: '/live' });
    expect(page.attribute('property', 'content', 'og:site_name')).toBe('Stand');
    expect(page.attribute('property', 'content', 'og:locale')).toBe('en_IE');
    expect(page.attribute('rel', 'href', 'canonical')).toBe('https://mirror.example/en/live');
  });

  test('SEO-01 has every language and the own address before the config is known', async () => {
    const page = startPage(null, null, null);
    const domain = { host: 'mirror.example' };
    page.operator.on(DATA, () => ({ customCanonical: { mode: 'mirror', domain } }));
    await page.go({ path: '/live' });
    const alternates = page.tags()?.flatMap(({ attributes }) => attributes['hreflang'] ?? []);
    expect(alternates).toEqual([...LANGUAGES.map(languageTag), 'x-default']);
    expect(page.attribute('property', 'content', 'og:locale')).toBe('en_GB');
    expect(page.attribute('property', 'content', 'og:site_name')).toBeUndefined();
    expect(page.attribute('rel', 'href', 'canonical')).toBe(`${ORIGIN}/en/live`);
  });

  test('SEO-01 becomes home’s when a dialog at home’s path is replaced', async () => {
    const page = startPage({ route: 'registration', path: '/' });
    await page.go({ path: '/', route: 'registration' });
    expect(page.tags()).toBeNull();
    await page.go({ path: '/', route: 'home' });
    expect(page.attribute('rel', 'href', 'canonical')).toBe(`${ORIGIN}/en`);
    expect(page.attribute('name', 'content', 'robots')).toBe('index, follow');
    expect(page.published()).toMatchObject({ path: '/', html: '<p>/</p>' });
  });

  test('SEO-01 LAY-03 is noindex when a page becomes an error at its own path', async () => {
    const page = startPage(null);
    await page.go({ path: '/live' });
    expect(page.published()?.html).toBe('<p>/live</p>');
    await page.go({ path: '/live', route: 'error', area: 'technical-pages' });
    expect(page.tags()).toEqual([NOINDEX]);
    expect(page.titles.at(-1)).toBeNull();
    expect(page.published()).toMatchObject({ title: null, html: '' });
  });

  test('SEO-01 LAY-03 is noindex for a page that its area does not have, and indexed again when it exists', async () => {
    const page = startPage();
    await page.go({ path: '/live' });
    await page.go({ path: '/line/football/a?x=1' });
    expect(page.attribute('name', 'content', 'robots')).toBe('index, follow');
    await page.miss('/line/football/a?x=1');
    expect(page.tags()).toEqual([NOINDEX]);
    expect(page.titles.at(-1)).toBeNull();
    expect(page.published()?.html).toBe('');
    const requested = page.operator.sent.length;
    await page.go({ path: '/line' });
    expect(page.operator.sent.length).toBe(requested + 3);
    expect(page.attribute('name', 'content', 'robots')).toBe('index, follow');
    await page.miss('/line');
    await page.miss();
    expect(page.titles.at(-1)).toBe('Odds of /line');
    expect(page.published()?.html).toBe('<p>/line</p>');
  });

  test('SEO-01 keeps the operator’s title of the first page until the player leaves it', async () => {
    const page = startPage(undefined, 'By the operator');
    await page.go({ path: '/live' });
    expect(page.titles).toEqual(['By the operator']);
    await page.go({ path: '/office/history', route: 'bet-history' });
    expect(page.titles.at(-1)).toBeNull();
  });

  test('SEO-01 has a title from the server only for the page that the server wrote', async () => {
    const page = startPage(null, 'Of another page');
    expect(page.titles).toEqual([]);
    await page.go({ path: '/office/history', route: 'bet-history' });
    expect(page.titles).toEqual([null]);
  });

  test('SEO-01 is noindex for an office page, without a request', async () => {
    const page = startPage();
    await page.go({ path: '/office/history', route: 'bet-history' });
    expect(page.tags()).toEqual([NOINDEX]);
    expect(page.operator.sent).toEqual([]);
    expect(page.titles.at(-1)).toBeNull();
  });

  test('LAY-03 requests no text where the route hides it', async () => {
    const page = startPage();
    await page.go({ path: '/line', hides: ['seo'] });
    expect(page.operator.count(CONTENT)).toBe(0);
    expect(page.published()?.html).toBe('');
  });

  test('SEO-01 ignores an answer for a page that was left', async () => {
    const page = startPage();
    const slow = held();
    page.operator.on(DATA, ({ url }) =>
      url.searchParams.get('path') === '/slow' ? slow.promise : { title: 'Quick' },
    );
    await page.go({ path: '/slow' });
    await page.go({ path: '/line' });
    slow.give({ title: 'Slow' });
    await settle();
    expect([page.titles.at(-1), page.published()?.path]).toEqual(['Quick', '/line']);
  });

  test('SEO-01 has the site’s own tags without the operator’s answer, and the failure is logged', async () => {
    const page = startPage();
    page.operator.on(DATA, () => ({ title: 5 }));
    page.operator.on(CONTENT, () => ({ html: {} }));
    await page.go({ path: '/line' });
    expect(page.logged.filter(({ level }) => level === 'warn')).not.toEqual([]);
    expect(page.attribute('rel', 'href', 'canonical')).toBe(`${ORIGIN}/en/line`);
    expect(page.titles.at(-1)).toBeNull();
    expect(page.published()).toMatchObject({ path: '/line', title: null, html: '' });
  });

  test('LAY-03 folds the text where the operator does not say how it is shown', async () => {
    const page = startPage();
    page.operator.on(VISUAL, () => ({ isTextFolded: 'no' }));
    await page.go({ path: '/line' });
    expect(page.published()).toMatchObject({ html: '<p>/line</p>', isTextFolded: true });
  });

  test('SEO-01 releases the title when the service stops', async () => {
    const page = startPage();
    await page.go({ path: '/line' });
    page.seo.dispose();
    expect(page.titles.at(-1)).toBeNull();
  });
});
