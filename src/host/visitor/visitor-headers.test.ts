import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../server/listen';
import { createFakeSite, usualAnswer } from '../testing/fake-site';

const FORGED = {
  'x-forwarded-for': '198.51.100.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-user': 'ann',
  'x-real-ip': '198.51.100.9',
  forwarded: 'for=198.51.100.9',
  'x-geo-country': 'KZ',
};
const FORGED_PAGE = { 'X-Page-Country': 'KZ', 'X-Page-Key': 'guessed' };
const ABOUT_VISITORS = /^(x-forwarded-|forwarded$|x-real-ip$|x-geo-country$)/;

let close = async (): Promise<void> => {};
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

/** The headers that reach the back end from a visitor who sends all of these, by path. */
async function receivedHeaders(TRUST_PROXY: string) {
  const requested = new Map<string, Record<string, string>>();
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url, headers }) => {
        const own = [...headers].filter(([name]) => ABOUT_VISITORS.test(name));
        requested.set(new URL(url).pathname, Object.fromEntries(own));
        return Response.json(usualAnswer(url, { isPwa: true }));
      },
    },
    {},
    10_000,
    ['sports', 'footer', 'technical-pages'],
    { TRUST_PROXY },
  );
  const { port, ...running } = await listen(site.shell, { port: 0 });
  ({ close } = running);
  const request = async (path: string): Promise<unknown> =>
    (await fetch(`http://localhost:${port}${path}`, { headers: FORGED })).text();
  await request('/web-api/session');
  await request('/en/live');
  const config = '/bff-api/config/all.json';
  const page = requested.get(config);
  await request('/manifest.json');
  return { call: requested.get('/web-api/session'), page, manifest: requested.get(config) };
}

/** The headers that reach the operator when the footer is rendered: its server requests the site config. */
async function headersOfFooter(TRUST_PROXY: string, headers: Readonly<Record<string, string>>) {
  const countries: (string | null)[] = [];
  const footer = async (request: AreaRequest) => {
    await request.fetch('/bff-api/config/all.json?lang=en');
    return { status: 200 as const, title: '', body: `<p>${request.country}</p>`, state: null };
  };
  const site = createFakeSite(
    { footer },
    {
      fetch: async ({ url, headers: reported }) => {
        if (url.includes('/config/all.json')) countries.push(reported.get('x-geo-country'));
        return Response.json(usualAnswer(url));
      },
    },
    {},
    10_000,
    ['sports', 'footer', 'technical-pages'],
    { TRUST_PROXY },
  );
  const page = await site.shell.request('http://localhost:3000/en/live', { headers });
  const html = await page.text();
  const ofPage = countries.splice(0);
  const view = await site.areas.request('http://localhost:3001/footer/en/live', {
    headers: {
      'mf-render-mode': 'json',
      'mf-api-version': 'v2',
      'x-view-route': 'home?',
      ...headers,
    },
  });
  expect(view.status).toBe(200);
  return { html, ofPage, ofView: countries };
}

describe('the visitor’s country', () => {
  const KZ = { 'X-Geo-Country': 'KZ' };

  it('CFG-01 is sent to the operator with each call for the site config of a page', async () => {
    const { html, ofPage, ofView } = await headersOfFooter('1', KZ);
    expect(ofPage).toEqual(['KZ', 'KZ']);
    expect(html).toContain('<p>KZ</p>');
    expect(ofView).toEqual(['KZ']);
  });

  it.each([
    ['the header of a proxy that is not trusted', '', KZ],
    ['the host’s own header, with a key that is not the host’s', '', FORGED_PAGE],
    ['the same where a proxy is trusted', '1', FORGED_PAGE],
    ['a country that there is not', '1', { 'X-Geo-Country': 'XX' }],
  ])('CFG-01 is accepted from no other source: %s', async (_name, trusted, headers) => {
    const { html, ofPage, ofView } = await headersOfFooter(trusted, headers);
    expect(ofPage).toEqual([null, null]);
    expect(html).toContain('<p>undefined</p>');
    expect(ofView).toEqual([null]);
  });
});

describe('the headers of a request about its visitor', () => {
  it('are not trusted: the back end receives the address of the connection', async () => {
    expect(await receivedHeaders('')).toEqual({
      call: { 'x-forwarded-for': '127.0.0.1' },
      page: {},
      manifest: {},
    });
  });

  it('are trusted behind a proxy, whose own address is appended', async () => {
    expect(await receivedHeaders('1')).toEqual({
      call: { ...FORGED, 'x-forwarded-for': '198.51.100.9, 127.0.0.1' },
      page: { 'x-geo-country': 'KZ' },
      manifest: { 'x-geo-country': 'KZ' },
    });
  });
});
