import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import { assetOrigin, LANGUAGES } from '@grandstand/bus-contracts/domain';
import { readLanguage, resolve, withLanguage } from '../../routes';
import {
  askedPlatform,
  choosePlatform,
  isMobile,
  isPerhapsTablet,
  mobileOrigin,
} from '../platform';
import type { Programs } from '../programs';
import { contentSecurityPolicy, createNonce } from '../security-headers';
import { preferredLanguage } from '../preferred-language';
import { noConfigPage } from './no-config-page';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

/** The back end's own; of its value nothing is read. */
const SESSION_COOKIE = 'sid';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_AFTER_S = 5;

export interface PageOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
  readonly origin: string;
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
  c.header('Vary', 'Cookie, Accept-Language, User-Agent, Sec-CH-UA-Mobile, X-Geo-Country');

  const page = resolve(url, languages);
  if (page.kind === 'redirect') {
    // Who is led to a language may be led to another one tomorrow, and an address may come to have a
    // page; one that is written oddly is wrong for good.
    const mayChange =
      readLanguage(url, languages).kind === 'redirect' || askedPlatform(search) !== null;
    return c.redirect(page.to, mayChange ? 302 : 301);
  }
  const nonce = createNonce();
  const { areasOrigin, isDevelopment, origin, programs, world } = options;
  const { language } = page;
  const settings = parseViewSettings(getCookie(c, SETTINGS_COOKIE) ?? '');
  const operator = world.loadOperatorData({
    language,
    country: countryOf(c.req.header('x-geo-country')),
    dictionaries: page.row.meta.dictionaries,
  });
  const device = {
    userAgent: c.req.header('user-agent') ?? '',
    mobileHint: c.req.header('sec-ch-ua-mobile'),
  };
  // As the site writes it: what the browser asked for may name another host.
  const ownUrl = withLanguage(language, page.path);
  // Only who may be sent elsewhere waits for the config before the areas are asked.
  const config = isMobile(device) || isPerhapsTablet(device) ? (await operator).config : undefined;
  const platform = choosePlatform(
    { device, url: ownUrl, search },
    config && mobileOrigin(config, origin),
  );
  if (platform.redirect !== undefined) return c.redirect(platform.redirect, 302);

  const shell = await programs.shell();
  const rendered = await renderPage(
    {
      page,
      language,
      url,
      settings,
      isLikelyPlayer: getCookie(c, SESSION_COOKIE) !== undefined,
      nonce,
      operator,
      platform,
    },
    shell,
    world,
  );
  const found = (await operator).config;
  const policy = { nonce, areasOrigin, filesOrigin: found && assetOrigin(found), isDevelopment };
  c.header('Content-Security-Policy', contentSecurityPolicy(policy));
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (!rendered) {
    c.header('Retry-After', String(RETRY_AFTER_S));
    c.header('Cache-Control', 'no-store');
    return c.body(
      noConfigPage({ language, settings, url: ownUrl, nonce, css: shell.assets.css }),
      503,
    );
  }
  const { status, html } = rendered;
  return c.body(html, status === 404 || status === 500 ? status : 200);
}

/** The visitor's country, as something in front of the host tells it. */
export function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : undefined;
}
