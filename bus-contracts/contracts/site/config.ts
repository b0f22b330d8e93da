import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

const flag = v.optional(v.boolean());

/** The site config (specification, section 3); a member left out is off, unless its comment names a default. */
export const siteConfigSchema = v.object({
  whence: v.number(),
  ref_id: v.number(),
  group_id: v.number(),
  geoCountryId: v.number(),
  /** Main language and region of the site, as "kk-KZ": for visitors whose browser prefers no offered language. */
  locale: v.string(),
  availableRoutes: v.array(v.number()),
  companyName: v.string(),
  languages: v.array(v.string()),
  isRegistrationAvailable: v.boolean(),
  /** Players confirm terms that have changed before they go on; left out: they do not. */
  isAvailableConfirmTerms: v.optional(v.boolean()),
  /** Bonuses are shown as offers. */
  promoBonusToOffer: flag,
  useRechargeModal: flag,
  /** Players pay by Team Cash, and see a notice at their third and fourth accepted payment. */
  isTeamCash: flag,
  /** Players cash out open bets before they are settled. */
  isCashOutOffered: flag,
  /** Outcomes of one match are combined in an express, at a price that the operator gives them together. */
  isBetBuilderOffered: flag,
  isPwa: flag,
  pwaManifest: v.optional(
    v.object({
      themeColor: v.optional(v.string()),
      /** Of the icons on this origin, "{size}" in the place of their pixels; left out: the site's own. */
      iconPath: v.optional(v.string()),
    }),
  ),
  /** Visitors choose the cookies they accept; without it only the necessary ones are set. */
  isCookieConsentAsked: flag,
  /** Visitors confirm their age before anything else; without it there is no question. */
  age: v.optional(
    v.object({
      /** Years; 18 where it is left out. */
      minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
      /** The answer holds until the browser's tab closes, instead of three days. */
      isForSession: flag,
      /** Links to help for minors and for problem gamblers; by default two that serve many countries. */
      helpLinks: v.optional(
        v.array(
          v.object({ title: v.string(), url: v.pipe(v.string(), v.regex(/^https:\/\//), v.url()) }),
        ),
      ),
    }),
  ),
  /** How many days a visitor's referring partner is remembered; 30 by default. */
  partnerCookieDays: v.optional(v.picklist([30, 60])),
  /** The operator's skin; `skinSheet` in the domain uses its safe properties. */
  partnerCssBrandBook: v.optional(
    v.array(v.object({ css_prop: v.string(), css_value: v.string() })),
  ),
  /** Files come by the operator's own path, from its own domain; see `assetUrl` in the domain. */
  isFlexibleAssetPath: flag,
  cdnDomain: v.optional(v.string()),
  /** The operator has a style sheet of its own, `ui-lib.css` of this version; left out: there is none. */
  uiLibVersion: v.optional(v.string()),
  iconsVersion: v.optional(v.string()),
  /** The slot of the media that holds the operator's logo, `logo.svg`; left out: the site's name is written. */
  logoSlot: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1021), v.maxValue(-1000))),
  isFatmanAnalyticsAvailable: flag,
  /** Tax may be withheld from wins: every possible win has a note about it. */
  partnerHasTaxes: flag,
  /** The mobile site, as "https://m.example.com"; left out: this one serves mobile devices too. */
  mobileSite: v.optional(v.string()),
  /** The back end is the sandbox with play money. */
  isSandbox: flag,
  /** Where the banned are sent from pages that are not for them, by https; left out: to a page of this site. */
  banAddress: v.optional(v.string()),
  /** Other hosts, as "mirror.example", that the operator may lead visitors to; left out: none. */
  redirectHosts: v.optional(v.array(v.string())),
  /** The optional features of the site: `statistic`, `identification`; none by default. */
  features: v.optional(v.array(v.string())),
  /** Disabled paths, without the language; a `*` at the end matches any rest. */
  unavailablePaths: v.optional(v.array(v.string())),
  /** The page of payments is for players alone. */
  isPaymentForPlayers: flag,
  /** There are games of others. */
  isThirdParty: flag,
  /** Where a guest is redirected from a page for players; `login`, the dialog, by default. */
  guestsGoTo: v.optional(v.picklist(['login', 'auth-app', 'home'])),
  /** Rows of the header; one by default. */
  headerRows: v.optional(v.picklist([1, 2])),
  /** The home page shows snow, unless the visitor turned it off. */
  isSnow: flag,
  /** A row above the footer: the site's name, the least age, and where else the operator is to be met; left out: none. */
  footerRow: v.optional(
    v.object({
      /** Shown are those by https. */
      socialLinks: v.optional(v.array(v.object({ title: v.string(), url: v.string() }))),
    }),
  ),
  /** No support button floats over the page; the few pages that have nothing else keep theirs. */
  isSupportButtonHidden: flag,
  /** The support button opens a chat with a consultant, in place of a mail. */
  isChatOffered: flag,
  /** The bottom navigation is shown on the page of registration too. */
  isBottomBarOnRegistration: flag,
  /** Minutes of inactivity after which a player is signed out; never where it is 0 or left out. */
  autoLogoffMinutes: v.optional(v.number()),
  /** Where players write for help; left out: nothing is offered. */
  supportEmail: v.optional(v.pipe(v.string(), v.email())),
  /** The rules of the jurisdiction for play, which their readers check (`playRulesSchema` in `answers`); left out: none. */
  play: v.optional(v.record(v.string(), v.unknown())),
  /** How players' limits are set; a member left out is off. */
  limits: v.optional(
    v.object({
      /** Types of which a player may type a value of their own. */
      customTypes: v.optional(v.array(v.number())),
      /** Deposit, wagering and loss can't be changed while any field of them can't. */
      isLockedTogether: flag,
      /** A waiting change is cancelled by `DELETE …/limit`; otherwise by `POST …/limitaction`. */
      isCancelledByDelete: flag,
    }),
  ),
  currencies: v.array(
    v.object({
      id: v.number(),
      iso: v.string(),
      symbol: v.string(),
      scale: v.number(),
      /** Minor units: first stake offered, step, least and greatest stake. */
      initialAmount: v.number(),
      amountStep: v.number(),
      minBetAmount: v.number(),
      maxBetAmount: v.number(),
      /** The most a bet pays; left out: no bound. */
      maxPayout: v.optional(v.number()),
    }),
  ),
  /** The operator's rules of coupons; `COUPON_RULES` by default. */
  coupon: v.optional(
    v.object({
      /** The types that have a least and a greatest stake. */
      boundTypes: v.array(v.number()),
      /** An express of three or more gets a bonus bet. */
      isBonusBetAllowed: v.boolean(),
      /** As many bets as a coupon holds. */
      maxBets: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Prices that old are not bet on. */
      staleAfterMs: v.number(),
      /** So long the operator holds a bet on a game in play. */
      liveDelayMs: v.number(),
    }),
  ),
  countries: v.array(
    v.object({ id: v.number(), code: v.string(), name: v.string(), currencyId: v.number() }),
  ),
});
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;

export type CouponRules = NonNullable<SiteConfig['coupon']>;

/** The default rules of coupons. */
export const COUPON_RULES: CouponRules = {
  boundTypes: [0, 1, 2, 9],
  isBonusBetAllowed: false,
  maxBets: 50,
  staleAfterMs: 25_000,
  liveDelayMs: 0,
};

export const configState = defineState({
  name: 'config.state',
  version: 1,
  owner: 'config',
  doc: 'The site config as the operator answered it.',
  value: siteConfigSchema,
});

export const configGroups = defineCommand({
  name: 'config.groups',
  version: 1,
  owner: 'config',
  doc: "Groups of further site settings by name, in the page's language; kept for 10 to 15 minutes.",
  request: v.object({ groups: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))) }),
  answer: v.record(v.string(), v.record(v.string(), v.unknown())),
  failures: ['unavailable'],
});
