import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Language } from '@grandstand/bus-contracts';
import { chosenTheme } from '@grandstand/bus-contracts/area';
import { LANGUAGES, offeredLanguages, USUAL_NAME } from '@grandstand/bus-contracts/domain';
import { isOldBrowser } from '../visitor/old-browser';
import { requestedPlatform, mobileOrigin } from '../visitor/platform';
import { preferredLanguage } from '../visitor/preferred-language';
import { createNonce } from '../security/security-headers';
import type { LoadOperatorData } from '../operator/load-operator-data';
import { HOST_TEXTS } from '../texts';
import { plainPage, plainPolicy } from '../plain-pages/plain-page';
import { READ_OF_VISITOR, readVisitor } from './read-visitor';

const PATH = '/oldbrowser';
/** Kept until the browser is closed: the visitor will have the site as it is. */
const STAY_COOKIE = 'old_browser';
const STAY = 'stay';
const BROWSERS = [
  { href: 'https://www.google.com/chrome/', text: 'Chrome' },
  { href: 'https://www.microsoft.com/edge', text: 'Edge' },
  { href: 'https://www.mozilla.org/firefox/', text: 'Firefox' },
  { href: 'https://www.opera.com/', text: 'Opera' },
];

interface OldBrowserOptions {
  readonly origin: string;
  readonly loadOperatorData: LoadOperatorData;
}

/** Redirects a browser that can't run the site to a page without scripts; a visitor who chooses to continue is let in. */
export function refuseOldBrowsers(options: OldBrowserOptions): MiddlewareHandler {
  const { origin, loadOperatorData } = options;
  return async (c, next) => {
    if (getCookie(c, STAY_COOKIE) === STAY || !isOldBrowser(c.req.header('user-agent') ?? '')) {
      return next();
    }
    const { pathname, search, searchParams } = new URL(c.req.url);
    const [, named, rest] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? [];
    const { preferredLanguages, settings, country, device } = readVisitor(c);
    const languageOf = (offered: readonly Language[], locale?: string): Language =>
      offered.find((one) => one === named) ??
      preferredLanguage(preferredLanguages, offered, locale);
    const { config } = await loadOperatorData({
      language: languageOf(LANGUAGES),
      country,
      dictionaries: [],
    });
    const language = languageOf(offeredLanguages(config?.languages), config?.locale);
    const hasOtherSite = config !== undefined && mobileOrigin(config, origin) !== undefined;
    // An old phone is sent to the operator's mobile site, as a new one is.
    if (hasOtherSite && device.isMobile && requestedPlatform(search) === null) return next();

    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', READ_OF_VISITOR);
    if (rest !== PATH || named !== language) return c.redirect(`/${language}${PATH}`, 302);
    if (searchParams.has(STAY)) {
      setCookie(c, STAY_COOKIE, STAY, { path: '/', httpOnly: true, sameSite: 'Lax' });
      return c.redirect(`/${language}`, 302);
    }
    const { title, what, todo, stay } = HOST_TEXTS[language].oldBrowser;
    const nonce = createNonce();
    c.header('Content-Security-Policy', plainPolicy(nonce));
    return c.html(
      plainPage({
        language,
        theme: chosenTheme(settings),
        nonce,
        company: config?.companyName ?? USUAL_NAME,
        title,
        paragraphs: [what, todo],
        links: BROWSERS,
        action: { href: `/${language}${PATH}?${STAY}`, text: stay },
      }),
    );
  };
}
