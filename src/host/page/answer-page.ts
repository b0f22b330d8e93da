import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  LANGUAGE_COOKIE,
  parseViewSettings,
  SETTINGS_COOKIE,
} from '@grandstand/bus-contracts/area';
import { assetOrigin, LANGUAGES } from '@grandstand/bus-contracts/domain';
import { withLanguage } from '../../routes';
import type { Resolved, ShownPage } from '../../routes';
import { MAINTENANCE_PATH, pageOfReason, readAddress, resolve } from '../../routes/rules';
import type { Address } from '../../routes/rules';
import { choosePlatform, mobileOrigin } from '../platform';
import type { Programs } from '../programs';
import { contentSecurityPolicy, createNonce } from '../security-headers';
import { preferredLanguage } from '../preferred-language';
import type { AskGate, GateAnswer } from './ask-gate';
import { noConfigPage } from './no-config-page';
import type { LoadGames } from './load-games';
import { renderPage } from './render-page';
import type { PageWorld } from './render-page';

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
  readonly loadGames: LoadGames;
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

  const { areasOrigin, isDevelopment, origin, programs, world, askGate, loadGames } = options;
  const site = {
    ...languages,
    areas: world.areas.map(({ name }) => name),
    isProduction: world.isProduction,
  };
  const address = readAddress(url, languages);
  if (address.kind === 'redirect') return c.redirect(address.to, address.status);
  const { language, row } = address;
  const path = address.pathname + address.search;
  if (row.guards.length === 0 && !row.redirect) {
    // What is only written oddly needs nobody to be asked.
    const written = await resolve(url, site);
    if (written.kind === 'redirect') return c.redirect(written.to, written.status);
  }
  const nonce = createNonce();
  const settings = parseViewSettings(getCookie(c, SETTINGS_COOKIE) ?? '');
  const country = countryOf(c.req.header('x-geo-country'));
  const isLikelyPlayer = getCookie(c, SESSION_COOKIE) !== undefined;
  const operator = world.loadOperatorData({
    language,
    country,
    dictionaries: row.meta.dictionaries,
  });
  // Both are asked at once: what the config decides is known when it is known who may come in.
  const [gate, { config }] = await Promise.all([
    askGate({
      language,
      path,
      country,
      isPlayer: isLikelyPlayer,
      isRefuge: row.isRefuge ?? false,
      hosts: operator.then((answer) => answer.config?.redirectHosts ?? []),
    }),
    operator,
  ]);
  const to = elsewhere(address, gate, origin);
  if (to !== null) return c.redirect(to, 302);
  const isClosed = gate.maintenance?.isActive === true;
  // In the place of whatever was asked for: that address is not to be forgotten for it.
  const wanted = isClosed ? withLanguage(language, MAINTENANCE_PATH) : url;
  const games = async () => (config ? loadGames(language, config) : []);
  // Without a config there is no page, and nothing that it decides is decided.
  const found = config && (await resolve(wanted, { ...site, config, games }));
  if (found?.kind === 'redirect') return c.redirect(found.to, found.status);
  const device = {
    userAgent: c.req.header('user-agent') ?? '',
    mobileHint: c.req.header('sec-ch-ua-mobile'),
  };
  // As the site writes it: what the browser asked for may name another host.
  const ownUrl = withLanguage(language, isClosed ? MAINTENANCE_PATH : path);
  const platform = choosePlatform(
    { device, url: ownUrl, search },
    config && mobileOrigin(config, origin),
  );
  if (platform.redirect !== undefined) return c.redirect(platform.redirect, 302);

  const shell = await programs.shell();
  const rendered =
    found &&
    (await renderPage(
      {
        page: shown(found),
        language,
        settings,
        isLikelyPlayer,
        isLetIn: gate.isLetIn,
        nonce,
        operator,
        platform,
      },
      shell,
      world,
    ));
  const policy = { nonce, areasOrigin, filesOrigin: config && assetOrigin(config), isDevelopment };
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
  { language, pathname, search, row }: Address,
  { maintenance, reason, led }: GateAnswer,
  origin: string,
): string | null {
  if (maintenance?.isActive) return null;
  if (maintenance && row.name === 'maintenance') return withLanguage(language, '/');
  const page = reason === null ? null : pageOfReason(reason, pathname + search);
  if (page !== null) return withLanguage(language, page);
  if (led.kind === 'within') return led.url.slice(origin.length);
  return led.kind === 'away' ? led.url : null;
}

/** Who is there the host never knows: what depends on it alone is shown, and decided in the browser. */
function shown(found: Exclude<Resolved, { kind: 'redirect' }>): ShownPage {
  return found.kind === 'error' ? found : { ...found, kind: 'match' };
}

/** The visitor's country, as something in front of the host tells it. */
export function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) ? header.toUpperCase() : undefined;
}
