import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import { assetOrigin, LANGUAGES } from '@grandstand/bus-contracts/domain';
import { readLanguage, withLanguage } from '../../routes';
import { MAINTENANCE_PATH, pageOfReason, resolve } from '../../routes/rules';
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
import type { LanguageOptions } from '../../routes/language-prefix';
import type { AskGate, GateAnswer } from './ask-gate';
import { noConfigPage } from './no-config-page';
import { renderPage } from './render-page';
import type { Page, PageWorld } from './render-page';

/** The back end's own; of its value nothing is read. */
const SESSION_COOKIE = 'sid';

/** Seconds after which a page that could not be made is worth asking for again. */
const RETRY_AFTER_S = 5;
/** The same of one that is closed, where nobody said for how long; and the longest that is promised. */
const CLOSED_FOR_S = 300;
const LONGEST_CLOSED_S = 86_400;

export interface PageOptions {
  readonly programs: Programs;
  readonly world: PageWorld;
  readonly askGate: AskGate;
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

  const asked = resolve(url, languages);
  if (asked.kind === 'redirect') {
    // Who is led to a language may be led to another one tomorrow, and an address may come to have a
    // page; one that is written oddly is wrong for good.
    const mayChange =
      readLanguage(url, languages).kind === 'redirect' || askedPlatform(search) !== null;
    return c.redirect(asked.to, mayChange ? 302 : 301);
  }
  const nonce = createNonce();
  const { areasOrigin, isDevelopment, origin, programs, world, askGate } = options;
  const { language } = asked;
  const settings = parseViewSettings(getCookie(c, SETTINGS_COOKIE) ?? '');
  const country = countryOf(c.req.header('x-geo-country'));
  const isLikelyPlayer = getCookie(c, SESSION_COOKIE) !== undefined;
  const operator = world.loadOperatorData({
    language,
    country,
    dictionaries: asked.row.meta.dictionaries,
  });
  const gate = await askGate({
    language,
    path: asked.path,
    country,
    isPlayer: isLikelyPlayer,
    isRefuge: asked.row.isRefuge ?? false,
    hosts: operator.then(({ config }) => config?.redirectHosts ?? []),
  });
  const to = elsewhere(asked, gate, origin);
  if (to !== null) return c.redirect(to, 302);
  const isClosed = gate.maintenance?.isActive === true;
  // In the place of whatever was asked for: that address is not to be forgotten for it.
  const page = isClosed ? pageAt(withLanguage(language, MAINTENANCE_PATH), languages) : asked;
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
      url: isClosed ? withLanguage(language, page.path) : url,
      settings,
      isLikelyPlayer,
      isLetIn: gate.isLetIn,
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
  if (status === 503) {
    const left = ((gate.maintenance?.endsAt ?? 0) - world.now()) / 1000;
    const wait = left > 0 ? Math.ceil(left) : CLOSED_FOR_S;
    c.header('Retry-After', String(Math.min(wait, LONGEST_CLOSED_S)));
  }
  return c.body(html, status);
}

/** Where the operator sends who asked for a page; null where they may have it. */
function elsewhere(
  { language, path, row }: Page,
  { maintenance, reason, led }: GateAnswer,
  origin: string,
): string | null {
  if (maintenance?.isActive) return null;
  if (maintenance && row.name === 'maintenance') return withLanguage(language, '/');
  const page = reason === null ? null : pageOfReason(reason, path);
  if (page !== null) return withLanguage(language, page);
  if (led.kind === 'within') return led.url.slice(origin.length);
  return led.kind === 'away' ? led.url : null;
}

/** A page that is known to stand there. */
function pageAt(url: string, languages: LanguageOptions): Page {
  const found = resolve(url, languages);
  if (found.kind === 'redirect') throw new TypeError(`Failed to answer: nothing stands at ${url}.`);
  return found;
}

/** The visitor's country, as something in front of the host tells it. */
export function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : undefined;
}
