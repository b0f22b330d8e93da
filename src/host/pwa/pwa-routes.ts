import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { Language, SiteConfig } from '@grandstand/bus-contracts';
import { chosenTheme, parseViewSettings, SETTINGS_COOKIE } from '@grandstand/bus-contracts/area';
import { assetOrigin, LANGUAGES, leastAge, USUAL_NAME } from '@grandstand/bus-contracts/domain';
import { HELP_LINKS } from '@grandstand/bus-contracts/player';
import { countryOf } from '../visitor/country';
import type { LoadOperatorData } from '../operator/load-operator-data';
import { plainPage, plainPolicy } from '../plain-pages/plain-page';
import { createNonce } from '../security/security-headers';
import { webManifest } from './manifest';
import { HOST_TEXTS } from '../texts';

export interface PwaOptions {
  readonly areasOrigin: string;
  readonly loadOperatorData: LoadOperatorData;
  /** The service worker's script; undefined where there is none, as in development. */
  readonly workerScript: () => Promise<string | undefined>;
}

const SITE_LANGUAGE = `:language{${LANGUAGES.join('|')}}`;

/** Takes the place of a worker that is not wanted any more: the browser fetches it, and it takes all away. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('grandstand-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
`;

/** The files that make the site an app: its manifest, its service worker, and the pages that need no data of the site. */
export function pwaRoutes(options: PwaOptions): Hono {
  const { areasOrigin, loadOperatorData, workerScript } = options;
  const app = new Hono();

  const configOf = async (c: Context, language: Language): Promise<SiteConfig | undefined> => {
    const country = countryOf(c.req.header('x-geo-country'));
    return (await loadOperatorData({ language, country, dictionaries: [] })).config;
  };
  const languageOf = (text: string | undefined): Language =>
    LANGUAGES.find((language) => language === text) ?? 'en';

  app.get('/manifest.json', async (c) => {
    const language = languageOf(c.req.query('lng'));
    const config = await configOf(c, language);
    if (!config?.isPwa) return c.text('Not found', 404);
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Vary', 'X-Geo-Country');
    return c.body(JSON.stringify(webManifest(config, language)), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
    });
  });

  app.get('/pwa-sw.js', async (c) => {
    const config = await configOf(c, 'en');
    // Without the operator's answer the worker stays.
    if (!config) return c.text('Please try again later.', 503);
    const script = config.isPwa ? await workerScript() : undefined;
    const files = assetOrigin(config);
    c.header('Cache-Control', 'no-cache');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; connect-src 'self' ${areasOrigin}${files === undefined ? '' : ` ${files}`}`,
    );
    return c.body(script ?? FAREWELL, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  const answerPlain = (c: Context, nonce: string, html: string): Response => {
    c.header('Content-Security-Policy', plainPolicy(nonce));
    return c.html(html);
  };

  app.get(`/offline/${SITE_LANGUAGE}`, async (c) => {
    const language = languageOf(c.req.param('language'));
    const { title, what, retry } = HOST_TEXTS[language].offline;
    const nonce = createNonce();
    // The worker caches it for every visitor.
    c.header('Cache-Control', 'no-cache');
    const html = plainPage({
      language,
      nonce,
      company: (await configOf(c, language))?.companyName ?? USUAL_NAME,
      title,
      paragraphs: [what],
      links: [],
      // The requested page.
      action: { href: '', text: retry },
    });
    return answerPlain(c, nonce, html);
  });

  app.get(`/${SITE_LANGUAGE}/adults-only`, async (c) => {
    const language = languageOf(c.req.param('language'));
    const config = await configOf(c, language);
    const { title, what, help, mistake } = HOST_TEXTS[language].adults;
    const { helpLinks = HELP_LINKS } = config?.age ?? {};
    const nonce = createNonce();
    c.header('Cache-Control', 'private, no-cache');
    const html = plainPage({
      language,
      theme: chosenTheme(parseViewSettings(getCookie(c, SETTINGS_COOKIE) ?? '')),
      nonce,
      company: config?.companyName ?? USUAL_NAME,
      title: title.replace('{age}', String(leastAge(config))),
      paragraphs: helpLinks.length > 0 ? [what, help] : [what],
      links: helpLinks.map(({ title: text, url: href }) => ({ href, text })),
      action: { href: `/${language}`, text: mistake },
    });
    return answerPlain(c, nonce, html);
  });

  return app;
}
