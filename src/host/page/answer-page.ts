import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { readLanguage, resolve } from '../../routes';
import type { Programs } from '../programs';
import { contentSecurityPolicy, createNonce } from '../security-headers';
import { preferredLanguage } from '../preferred-language';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

/** The back end's own; of its value nothing is read. */
const SESSION_COOKIE = 'sid';

export interface PageOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
  readonly areasOrigin: string;
  readonly isDevelopment: boolean;
}

/** Answers a path of the site: a redirect to its one address, or its page. */
export async function answerPage(c: Context, options: PageOptions): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const url = pathname + search;
  const languages = {
    language: preferredLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header('accept-language')),
    allowed: LANGUAGES,
  };
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie, Accept-Language');

  const page = resolve(url, languages);
  if (page.kind === 'redirect') {
    // Who is led to a language may be led to another one tomorrow; a wrong address is wrong for good.
    const dependsOnPlayer = readLanguage(url, languages).kind === 'redirect';
    return c.redirect(page.to, dependsOnPlayer ? 302 : 301);
  }
  const nonce = createNonce();
  const { areasOrigin, isDevelopment } = options;
  const { status, html } = await renderPage(
    {
      page,
      language: page.language,
      url,
      settings: parseViewSettings(getCookie(c, SETTINGS_COOKIE) ?? ''),
      isLikelyPlayer: getCookie(c, SESSION_COOKIE) !== undefined,
      nonce,
    },
    await options.programs.shell(),
    options.world,
  );
  c.header('Content-Security-Policy', contentSecurityPolicy({ nonce, areasOrigin, isDevelopment }));
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.body(html, status === 404 || status === 500 ? status : 200);
}
