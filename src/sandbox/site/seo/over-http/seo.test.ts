import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import type { PageData, SportsMap } from '@grandstand/bus-contracts/answers';
import type { TestOperator } from '@grandstand/sandbox/testing';
import { makeGame, startOperator } from '@grandstand/sandbox/testing';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.sandbox.close());
beforeEach(() => operator.call('DELETE', '/sandbox/v1/seo', { body: {} }));

const request = async <T>(what: string, path: string, language = 'en'): Promise<T> =>
  (await operator.get<T>(`/web-api/seo/${what}?path=${encodeURIComponent(path)}`, { language }))
    .body;
const dataOf = async (path: string, language?: string) =>
  request<PageData>('page-data', path, language);

/** Paths of a sport, a championship and a match that are there. */
async function realPaths(): Promise<readonly string[]> {
  const { body } = await operator.get<{ sports: SportsMap }>('/web-api/seo/sports-map?games=true');
  const [sport] = body.sports;
  const champ = sport?.champs.find(({ games }) => games?.length);
  return [sport?.path ?? '', champ?.path ?? '', champ?.games?.[0]?.path ?? ''];
}

describe('the embedded operator’s data for search engines', () => {
  test('SEO-01 describes home, sections, sports, championships and matches in each language', async () => {
    const paths = ['/', '/live', '/line', ...(await realPaths())];
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      for (const path of paths) {
        const { title, description, metaRobots } = await dataOf(path, language);
        const { html } = await request<{ html: string }>('content', path, language);
        expect([title, description, html].join(' ')).not.toMatch(/[{}]|undefined/);
        expect(title?.length).toBeGreaterThan(10);
        expect(description?.length).toBeGreaterThan(40);
        expect(html).toMatch(/^<h2>.+<\/h2>\n<p>/);
        expect(metaRobots).toBe('index, follow');
        titles.add(title ?? '');
      }
    }
    expect(titles.size).toBe(LANGUAGES.length * paths.length);
  });

  test('CFG-02 names the site as its config does, in every text and language', async () => {
    const companyName = 'Bets & Wins';
    await operator.post('/sandbox/v1/site', { companyName });
    const paths = ['/', '/live', '/line', ...(await realPaths()), '/nowhere'];
    for (const language of LANGUAGES) {
      for (const path of paths) {
        const data = await dataOf(path, language);
        const visual = await request<{ image: { alt: string } }>('page-visual', path, language);
        const { html } = await request<{ html: string }>('content', path, language);
        expect(data.siteName).toBe(companyName);
        expect(visual.image.alt).toBe(companyName);
        if (data.title) expect(data.title).toContain(companyName);
        if (path === '/') expect(html).toContain('Bets &amp; Wins');
        expect(JSON.stringify([data, visual, html])).not.toMatch(/Grandstand(?! Studio)/);
      }
    }
    await operator.post('/sandbox/v1/site', { companyName: 'Grandstand' });
  });

  test('SEO-01 a match has one address, a list one with and without its filter', async () => {
    const { id } = await makeGame(operator);
    const slug = `${id}-reds-blues`;
    const map = await operator.get<{ sports: SportsMap }>('/web-api/seo/sports-map?games=true');
    const path = map.body.sports
      .flatMap(({ champs }) => champs)
      .flatMap(({ games = [] }) => games)
      .find((game) => game.id === id)?.path;
    expect(path).toMatch(new RegExp(`^/line/football/[^/]+/${slug}$`));
    const live = (path ?? '').replace('/line/', '/live/');
    expect((await dataOf(live, 'ua')).customCanonical?.targetUrl).toBe(`/ua${path}`);
    expect((await dataOf(path ?? '')).customCanonical).toBeNull();
    expect((await dataOf('/live/first-half/football')).customCanonical?.targetUrl).toBe(
      '/en/live/football',
    );
  });

  test('SEO-01 an unknown sport is not indexed, and a page without sports is', async () => {
    expect((await dataOf('/line/quidditch')).metaRobots).toBe('noindex');
    expect((await dataOf('/line/football/no-such-champ')).metaRobots).toBe('noindex');
    const { title, metaRobots } = await dataOf('/contacts');
    expect([title, metaRobots]).toEqual([undefined, undefined]);
    expect((await operator.get('/web-api/seo/page-data')).status).toBe(400);
  });

  test('LAY-03 the text of a sport links to its championships, of a championship to its matches', async () => {
    const [sport = '', champ = '', game = ''] = await realPaths();
    const ofSport = await request<{ html: string }>('content', sport, 'kz');
    expect(ofSport.html).toContain(`<a href="/kz${champ}">`);
    const ofChamp = await request<{ html: string }>('content', champ);
    expect(ofChamp.html).toContain(`<a href="/en${game}">`);
  });

  test('SEO-01 QA overrides the data of a page with anything, hostile or broken, until it clears it', async () => {
    await operator.control('/seo', { path: '/live*', pageData: { title: '<b>', metas: 5 } });
    await operator.control('/seo', { path: '/', language: 'az', html: '<script>' });
    await operator.control('/seo', { path: '/line', pageVisual: 'nothing' });
    expect(await dataOf('/live/football')).toMatchObject({ title: '<b>', metas: 5 });
    expect((await dataOf('/line')).title).not.toBe('<b>');
    expect(await request('content', '/', 'az')).toEqual({ html: '<script>' });
    expect(await request('content', '/', 'en')).not.toEqual({ html: '<script>' });
    expect(await request('page-visual', '/line')).toBe('nothing');
    expect((await operator.control('/seo', { path: 'x' })).status).toBe(400);
    await operator.control('/reset');
    expect((await dataOf('/live/football')).title).not.toBe('<b>');
  });
});
