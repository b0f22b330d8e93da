import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeSite } from '../testing/fake-site';
import { isOldBrowser } from './old-browser';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = (rest: string): string => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${rest}`;
const mac = (version: string): string =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const iphone = (system: string, app = 'Version/16.0'): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${app} Mobile/15E148 Safari/604.1`;
const IE = windows('Trident/7.0; rv:11.0) like Gecko');

const OLD = [
  IE,
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
  windows(`${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`),
  'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18',
  windows(`${WEBKIT} Chrome/109.0.0.0 Safari/537.36`),
  windows(`${WEBKIT} Chrome/119.0.0.0 Safari/537.36 OPR/105.0.0.0`),
  windows('Gecko/20100101 Firefox/115.0').replace('x64)', 'x64; rv:115.0)'),
  mac('17.3.1'),
  mac('9.1.2'),
  iphone('17_3'),
  iphone('15_8_2', 'CriOS/120.0.6099.119'),
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
];
const NEW = [
  windows(`${WEBKIT} Chrome/120.0.0.0 Safari/537.36`),
  windows(`${WEBKIT} HeadlessChrome/156.0.0.0 Safari/537.36`),
  windows(`${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`),
  windows('Gecko/20100101 Firefox/125.0'),
  mac('17.4'),
  mac('17.10'),
  mac('26.0'),
  iphone('17_4_1'),
  iphone('18_0', 'FxiOS/118.0'),
];
const UNKNOWN = [
  '',
  'curl/8.5.0',
  'Mozilla/5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${WEBKIT} Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1',
  windows(`${WEBKIT} Ladybird/1.0`),
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) SomethingNew/1.0',
];

test.each(OLD)('is too old: %s', (agent) => expect(isOldBrowser(agent)).toBe(true));
test.each([...NEW, ...UNKNOWN])('is let in: %s', (agent) => {
  expect(isOldBrowser(agent)).toBe(false);
});

describe('the host', () => {
  afterEach(() => vi.restoreAllMocks());
  const site = createFakeSite();
  const request = (path: string, agent: string, headers = {}) =>
    site.shell.request(`http://localhost:3000${path}`, {
      headers: { 'user-agent': agent, ...headers },
    });

  test('redirects an old browser from any page to one that it can show', async () => {
    for (const path of ['/en', '/en/live/football?x=1', '/en/office/history']) {
      const answer = await request(path, IE);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/oldbrowser']);
      expect(answer.headers.get('vary')).toContain('User-Agent');
    }
    const first = await request('/', IE, { 'accept-language': 'uk' });
    expect(first.headers.get('location')).toBe('/ua/oldbrowser');
  });

  test.each([
    ['ru', 'Браузер устарел'],
    ['en', 'This browser is too old'],
    ['az', 'Brauzer köhnəlib'],
    ['kz', 'Браузер ескірген'],
    ['ua', 'Браузер застарів'],
  ])('sends that page without scripts and files: %s', async (language, title) => {
    const answer = await request(`/${language}/oldbrowser`, IE);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/<script|<link|<img|@layer|@import/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('https://www.mozilla.org/firefox/');
  });

  test('RTE-01 uses the languages that the operator offers', async () => {
    const two = createFakeSite({}, {}, { languages: ['en', 'az'] });
    const target = async (path: string): Promise<string | null> => {
      const headers = { 'user-agent': IE, cookie: 'lng=az' };
      const answer = await two.shell.request(`http://localhost:3000${path}`, { headers });
      return answer.headers.get('location');
    };
    expect(await target('/ru/live')).toBe('/az/oldbrowser');
    expect(await target('/ru/oldbrowser')).toBe('/az/oldbrowser');
    expect(await target('/live')).toBe('/az/oldbrowser');
    expect(await target('/en/live')).toBe('/en/oldbrowser');
    expect(await target('/en/oldbrowser')).toBeNull();
  });

  test('lets in a visitor who chooses to continue', async () => {
    const html = await (await request('/en/oldbrowser', IE)).text();
    const stay = /href="(\/en\/oldbrowser\?[^"]*)"/.exec(html)?.[1] ?? '';
    const answer = await request(stay, IE);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en']);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await request('/en/live', IE, { cookie })).status).toBe(200);
  });

  test.each([...NEW.slice(0, 2), ...UNKNOWN])('shows the site to %s', async (agent) => {
    expect((await request('/en/live', agent)).status).toBe(200);
  });

  test('serves files, calls and the pages of a new browser as always', async () => {
    expect((await request('/bff-api/config/all.json', IE)).status).toBe(200);
    expect((await request('/version.json', IE)).status).toBe(200);
    const own = await request('/en/oldbrowser', NEW[0] ?? '');
    expect(await own.text()).toContain('readable');
  });

  test('PLT-01 redirects an old phone to the operator’s mobile site, and to the page without one', async () => {
    const old = iphone('15_8_2');
    const mobile = createFakeSite({}, {}, { mobileSite: 'https://m.example.com' });
    const at = (path: string) =>
      mobile.shell.request(`http://localhost:3000${path}`, { headers: { 'user-agent': old } });
    expect((await at('/en/live')).headers.get('location')).toBe('https://m.example.com/en/live');
    const requested = await at('/en/live?platform_type=desktop');
    expect(requested.headers.get('location')).toBe('/en/oldbrowser');
    expect((await request('/en/live', old)).headers.get('location')).toBe('/en/oldbrowser');
  });
});
