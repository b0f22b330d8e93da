import { siteConfigSchema } from '@grandstand/bus-contracts';
import { appFileSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { mailSchema } from '../../platform/http/mail-input';
import { newRoutes, requireBody } from '../../platform/http/context';
import { PACK_NAMES, PACKS } from '../packs/packs';
import { homePageSchema } from './home-schema';
import type { SitePages, SiteRules } from './site-rules';
import { SITE_PAGES } from './site-rules';

const siteSchema = v.object({
  /** Members that are left out get their defaults. */
  pages: v.optional(
    v.pipe(
      v.partial(
        v.pick(siteConfigSchema, [
          'availableRoutes',
          'isRegistrationAvailable',
          'features',
          'unavailablePaths',
          'promoBonusToOffer',
          'useRechargeModal',
          'isPaymentForPlayers',
          'isThirdParty',
          'guestsGoTo',
        ]),
      ),
      v.transform((pages): SitePages => ({ ...SITE_PAGES, ...pages })),
    ),
  ),
  /** Members that are left out get their defaults. */
  home: v.optional(homePageSchema),
  /** Seconds and minutes. */
  registrationReminder: v.optional(
    v.nullable(
      v.object({
        delay: v.pipe(v.number(), v.minValue(0)),
        interval: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
  ),
  companyName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  partnerHasTaxes: v.optional(v.boolean()),
  /** null: no logo. */
  logoSlot: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-1021), v.maxValue(-1000))),
      v.transform((slot) => slot ?? undefined),
    ),
  ),
  uiLibVersion: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((version) => version ?? undefined),
    ),
  ),
  isTeamCash: v.optional(v.boolean()),
  isPwa: v.optional(v.boolean()),
  apps: v.optional(v.pipe(v.array(appFileSchema), v.maxLength(20))),
  isCookieConsentAsked: v.optional(v.boolean()),
  isFatmanAnalyticsAvailable: v.optional(v.boolean()),
  /** null: the question is switched off. */
  age: v.optional(
    v.pipe(
      v.nullable(
        v.object({
          minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
          isForSession: v.optional(v.boolean()),
        }),
      ),
      v.transform((age) => age ?? undefined),
    ),
  ),
  /** null: the country of the request. */
  geoCountryId: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer())),
      v.transform((id) => id ?? undefined),
    ),
  ),
  headerRows: v.optional(v.picklist([1, 2])),
  isSnow: v.optional(v.boolean()),
  /** null: no row. */
  footerRow: v.optional(
    v.pipe(
      v.nullable(
        v.object({
          socialLinks: v.optional(v.array(v.object({ title: v.string(), url: v.string() }))),
        }),
      ),
      v.transform((row) => row ?? undefined),
    ),
  ),
  supportEmail: v.optional(
    v.pipe(
      v.nullable(mailSchema),
      v.transform((email) => email ?? undefined),
    ),
  ),
  supportPhone: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/))),
      v.transform((phone) => phone ?? undefined),
    ),
  ),
  companyAddress: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
      v.transform((address) => address ?? undefined),
    ),
  ),
  isSupportButtonHidden: v.optional(v.boolean()),
  isChatOffered: v.optional(v.boolean()),
  isBottomBarOnRegistration: v.optional(v.boolean()),
  cashbackMode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  isCashOutOffered: v.optional(v.boolean()),
  isBetBuilderOffered: v.optional(v.boolean()),
  frameOrigins: v.optional(v.array(v.pipe(v.string(), v.maxLength(200)))),
  autoLogoffMinutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  /** The jurisdiction whose rules hold. */
  pack: v.optional(v.picklist(PACK_NAMES)),
  /** Days after which documents are checked again, in place of those of the jurisdiction. */
  reverifyDays: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  limits: v.optional(
    v.object({
      customTypes: v.array(v.number()),
      isLockedTogether: v.boolean(),
      isCancelledByDelete: v.boolean(),
    }),
  ),
});

interface Parts {
  readonly siteRules: SiteRules;
}

/** QA's call for what the site shows and allows. */
export function siteControlRoutes({ siteRules }: Parts) {
  const routes = newRoutes();

  routes.post('/', async (context) => {
    const { pack, reverifyDays, ...rules } = await requireBody(context, siteSchema);
    Object.assign(siteRules, rules, pack && PACKS[pack]);
    if (reverifyDays !== undefined) siteRules.play = { ...siteRules.play, reverifyDays };
    return context.json(siteRules);
  });

  return routes;
}
