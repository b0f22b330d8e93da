import type { SiteConfig } from '@grandstand/bus-contracts';
import { LANGUAGES, fromMinor, languageTag } from '@grandstand/bus-contracts/domain';
import { COUNTRIES, HOME_COUNTRY_ID, findCountryByCode } from '../../betting/catalog/countries';
import { CURRENCIES } from '../../betting/catalog/currencies';
import { regionName } from '../../betting/catalog/regions';
import { RULES } from '../../betting/coupon/coupon-rules';
import type { SocialSignIns } from '../../sign-in/social/social-sign-ins';
import type { LiveHold } from '../../betting/placing/live-hold';
import type { Partners } from '../../platform/partners/partners';
import { BONUS_CHOICES, registrationTypes } from '../../sign-in/registration/registration-rules';
import type { SiteRules } from '../site/site-rules';
import { dictionaryTexts } from './dictionary';
import type { Calls } from '../../platform/http/context';
import { languageOf, newRoutes } from '../../platform/http/context';

const GROUP_MAX_AGE = 600;
const PARTNER = { whence: 1, ref_id: 1, group_id: 1 };

interface Parts {
  readonly siteRules: SiteRules;
  readonly social: SocialSignIns;
  readonly liveHold: LiveHold;
  readonly partners: Partners;
}

/** Groups of settings. */
function groupsOf({
  siteRules: { banAddress, registrationReminder, isPwa, apps },
  social: { networks },
}: Pick<Parts, 'siteRules' | 'social'>): Readonly<Record<string, object>> {
  const reminder = registrationReminder && {
    reminderDelay: registrationReminder.delay,
    reminderInterval: registrationReminder.interval,
  };
  return {
    apps: { isInstallable: isPwa, files: apps },
    ban: { address: banAddress ?? null },
    feed: { beatSeconds: 5 },
    registration: {
      types: registrationTypes(networks),
      bonuses: BONUS_CHOICES,
      networks,
      ...reminder,
    },
  };
}

/** The site config with what the page does not read. */
interface OperatorConfig extends SiteConfig, Pick<SiteRules, 'frameOrigins' | 'cashbackMode'> {
  /** Partners by name, and whether each can be used now; left out: there are none. */
  readonly partners: Readonly<Record<string, boolean>> | undefined;
}

function siteConfig(
  lang: string | undefined,
  geoCountry: string | undefined,
  { liveHold, partners, siteRules }: Pick<Parts, 'liveHold' | 'partners' | 'siteRules'>,
): OperatorConfig {
  const language = languageOf(lang);
  const country = findCountryByCode(geoCountry ?? '');
  const { pages, law: _, apps: __, home: ___, ...rules } = siteRules;
  return {
    ...PARTNER,
    locale: languageTag(language),
    languages: [...LANGUAGES],
    isSandbox: true,
    isAvailableConfirmTerms: true,
    features: ['statistic'],
    ...pages,
    ...rules,
    partners: partners.status(),
    geoCountryId: siteRules.geoCountryId ?? country?.id ?? HOME_COUNTRY_ID,
    currencies: CURRENCIES.map(({ id, iso, symbol, scale, ...amounts }) => ({
      id,
      iso,
      symbol,
      scale,
      initialAmount: fromMinor(amounts.initialAmount, scale),
      amountStep: fromMinor(amounts.amountStep, scale),
      minBetAmount: fromMinor(amounts.minBetAmount, scale),
      maxBetAmount: fromMinor(amounts.maxBetAmount, scale),
      maxPayout: fromMinor(amounts.maxPayout, scale),
    })),
    coupon: { ...RULES, liveDelayMs: liveHold.delay },
    countries: COUNTRIES.map(({ id, code, currencyId }) => ({
      id,
      code,
      name: regionName(code, language),
      currencyId,
    })),
  };
}

const listed = (text: string | undefined): string[] => (text ?? '').split(',').filter(Boolean);

/** `/bff-api`: the site's config and dictionary. */
function configRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.get('/config/all.json', (context) =>
    context.json(siteConfig(context.req.query('lang'), context.req.header('X-Geo-Country'), parts)),
  );

  routes.get('/config/group/get', (context) => {
    const names = listed(context.req.query('groups'));
    const known = groupsOf(parts);
    const groups = names.map((name) => [name, Object.hasOwn(known, name) ? known[name] : {}]);
    context.header('Cache-Control', `public, max-age=${GROUP_MAX_AGE}`);
    return context.json(Object.fromEntries(groups) as Record<string, object>);
  });

  routes.get('/dictionary', (context) => {
    const language = languageOf(context.req.query('lang'));
    const texts = dictionaryTexts(listed(context.req.query('ids')), language);
    return context.json({ language, texts });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/bff-api': configRoutes };
