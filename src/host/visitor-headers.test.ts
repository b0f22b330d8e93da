import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, listenOn } from './listen';
import { createFakeSite, usualAnswer } from './testing/fake-site';

const FORGED = {
  'x-forwarded-for': '198.51.100.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-user': 'ann',
  'x-real-ip': '198.51.100.9',
  forwarded: 'for=198.51.100.9',
  'x-geo-country': 'KZ',
};
const ABOUT_VISITORS = /^(x-forwarded-|forwarded$|x-real-ip$|x-geo-country$)/;

let close = async (): Promise<void> => {};
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

/** What the back end hears of a visitor who says all of that, by the paths that it is asked. */
async function heard(TRUST_PROXY: string) {
  const asked = new Map<string, Record<string, string>>();
  const site = createFakeSite(
    {},
    {
      fetch: async ({ url, headers }) => {
        const own = [...headers].filter(([name]) => ABOUT_VISITORS.test(name));
        asked.set(new URL(url).pathname, Object.fromEntries(own));
        return Response.json(usualAnswer(url, { isPwa: true }));
      },
    },
    {},
    10_000,
    ['sports', 'footer', 'technical-pages'],
    { TRUST_PROXY },
  );
  const probe = createServer();
  const free = await listenOn(probe, 0);
  const { port } = probe.address() as AddressInfo;
  await free.close();
  ({ close } = await listen(site.shell, port));
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: FORGED })).text();
  await ask('/web-api/session');
  await ask('/en/live');
  const config = '/bff-api/config/all.json';
  const page = asked.get(config);
  await ask('/manifest.json');
  return { call: asked.get('/web-api/session'), page, manifest: asked.get(config) };
}

describe('what a request says of its visitor', () => {
  it('is believed of nobody: the back end hears the address that the connection came from', async () => {
    expect(await heard('')).toEqual({
      call: { 'x-forwarded-for': '127.0.0.1' },
      page: {},
      manifest: {},
    });
  });

  it('is believed where a proxy stands in front, and its own address put behind', async () => {
    expect(await heard('1')).toEqual({
      call: { ...FORGED, 'x-forwarded-for': '198.51.100.9, 127.0.0.1' },
      page: { 'x-geo-country': 'KZ' },
      manifest: { 'x-geo-country': 'KZ' },
    });
  });
});
