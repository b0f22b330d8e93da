import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createFakeSite } from '../testing/fake-site';
import { ICON_SIZES } from './manifest';

const SITE = 'http://localhost:3000';

type Config = Parameters<typeof createFakeSite>[2];

const request = async (path: string, config: Config = { isPwa: true }, headers = {}) =>
  createFakeSite({}, {}, config).shell.request(SITE + path, { headers });

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

afterEach(() => vi.restoreAllMocks());

describe('the web app manifest', () => {
  it('PWA-01 is made of the site config: name, colour, language, start', async () => {
    const config = {
      isPwa: true,
      companyName: 'Other Bets',
      pwaManifest: { themeColor: '#0a84ff' },
    };
    const answer = await request('/manifest.json?lng=ua', config);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      id: '/',
      name: 'Other Bets',
      short_name: 'Other Bets',
      lang: 'uk',
      start_url: '/ua',
      scope: '/',
      display: 'standalone',
      theme_color: '#0a84ff',
    });
  });

  it('PWA-01 names existing icons of 72 to 512', async () => {
    const { icons } = (await (await request('/manifest.json?lng=en')).json()) as Manifest;
    expect(icons.slice(0, 8).map(({ sizes }) => sizes)).toEqual(
      [72, 96, 128, 144, 152, 192, 384, 512].map((size) => `${size}x${size}`),
    );
    for (const { src } of icons) {
      const file = new URL(`../../../public${src}`, import.meta.url);
      expect(existsSync(file), src).toBe(true);
    }
  });

  it.each([
    ['/web-api/icons/7/icon-{size}.png', '/web-api/icons/7/icon-512.png'],
    ['https://evil.test/{size}.png', '/icons/icon-512.png'],
    ['//evil.test/{size}.png', '/icons/icon-512.png'],
    ['/icons/one.png', '/icons/icon-512.png'],
    ['/a" onload="x/{size}.png', '/icons/icon-512.png'],
  ])('PWA-01 accepts the operator’s icons from this origin only: %s', async (path, expected) => {
    const config = { isPwa: true, pwaManifest: { iconPath: path } };
    const { icons } = (await (await request('/manifest.json?lng=en', config)).json()) as Manifest;
    expect(icons[7]?.src).toBe(expected);
  });

  it('PWA-01 is linked in the page with the touch icons, if the site is an app', async () => {
    const html = await (await request('/ru')).text();
    expect(html).toContain('<link rel="manifest" href="/manifest.json?lng=ru">');
    for (const size of ICON_SIZES) {
      expect(html).toContain(
        `<link rel="apple-touch-icon" sizes="${size}x${size}" href="/icons/icon-${size}.png">`,
      );
    }
    const plain = await (await request('/ru', {})).text();
    expect(plain).not.toMatch(/manifest|apple-touch-icon/);
    expect((await request('/manifest.json?lng=ru', {})).status).toBe(404);
  });
});

describe('the service worker’s script', () => {
  it('PWA-01 is revalidated each time, and may reach only the site and its areas', async () => {
    const answer = await request('/pwa-sw.js');
    expect(await answer.text()).toBe('/* worker */');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' http://localhost:3001",
    );
  });

  it('PWA-01 removes itself if the site is no longer an app', async () => {
    const script = await (await request('/pwa-sw.js', {})).text();
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('worker */');
  });

  it('PWA-01 stays the same if the operator does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const site = createFakeSite({}, { fetch: async () => Promise.reject(new Error('down')) });
    expect((await site.shell.request(`${SITE}/pwa-sw.js`)).status).toBe(503);
  });

  it('PWA-01 is the only worker that the page may register', async () => {
    const policy = (await request('/en')).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self'");
  });
});

describe('pages without data of the site', () => {
  it('PWA-01 explain in each language that there is no connection, and offer the page again', async () => {
    const titles = new Set<string | undefined>();
    for (const language of LANGUAGES) {
      const answer = await request(`/offline/${language}`);
      const html = await answer.text();
      titles.add(/<h1>(.*)<\/h1>/.exec(html)?.[1]);
      expect(html).toContain('<a class="do" href="">');
      expect(html).not.toMatch(/<script|<link|src=/);
      const nonce = /'nonce-([^']+)'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      expect(html).toContain(`<style nonce="${nonce}">`);
    }
    expect(titles.size).toBe(5);
  });

  it('CNS-02 explain in each language that the site is for adults, with links to help', async () => {
    const titles = new Set<string | undefined>();
    for (const language of LANGUAGES) {
      const html = await (
        await request(`/${language}/adults-only`, { age: { minAge: 21 } })
      ).text();
      titles.add(/<h1>(.*)<\/h1>/.exec(html)?.[1]);
      expect(html).toContain('21');
      expect(html).toContain('href="https://www.gamblingtherapy.org/"');
      expect(html).toContain(`<a class="do" href="/${language}">`);
      expect(html).not.toMatch(/<script|{age}/);
    }
    expect(titles.size).toBe(5);
  });

  it('CNS-02 link the operator’s own help, in the visitor’s theme', async () => {
    const helpLinks = [{ title: 'Help <b>', url: 'https://help.test/?a="' }];
    const answer = await request(
      '/en/adults-only',
      { age: { helpLinks } },
      {
        cookie: 'settings=appTheme%3D0',
      },
    );
    const html = await answer.text();
    expect(html).toContain('data-theme="light"');
    expect(html).toContain('<a href="https://help.test/?a=&quot;">Help &lt;b&gt;</a>');
    expect(html).not.toContain('gamblingtherapy');
  });
});
