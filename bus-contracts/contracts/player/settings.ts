import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';
import { LANGUAGES, type Language } from '../languages';

/** Language ids as the site writes them; `languageTag` in the domain gives the tag for `lang` and Intl. */
export const languageSchema = v.picklist(LANGUAGES);
export type { Language };

/** 0 decimal, 1 fractional, 2 American, 4 and 14 Hong Kong, 5 and 15 Indo, 6 and 16 Malay. */
export const coefViewSchema = v.picklist([0, 1, 2, 4, 5, 6, 14, 15, 16]);
export type CoefViewId = v.InferOutput<typeof coefViewSchema>;

const flag = v.picklist([0, 1]);

/** 0 or 1; the first number is the default. */
const on = v.optional(v.picklist([1, 0]));
const off = v.optional(v.picklist([0, 1]));

/** A setting that is left out has its first value, which `settingOf` gives; theme and columns of lists have none. */
export const settingsSchema = v.object({
  language: languageSchema,
  /** IANA name. */
  timeZone: v.string(),
  is12h: flag,
  /** 0 light, 1 dark; left out until the player chooses: the theme follows the device. */
  appTheme: v.optional(flag),
  coefViewId: coefViewSchema,
  /** 0 European: the winner first; 1 Asian: handicaps and totals first. */
  appViewType: off,
  /** Market types in the order in which lists have them as columns, "17-1-2"; left out: as the view has them. */
  listMarkets: v.optional(v.pipe(v.string(), v.maxLength(60), v.regex(/^\d{1,5}(-\d{1,5})*$/))),
  /** 0 usual, 1 larger, 2 largest. */
  appFontSize: v.optional(v.picklist([0, 1, 2])),
  /** How a price that moves shows it: 0 arrow and colour, 1 arrow alone, 2 not at all. */
  coefIndicationType: v.optional(v.picklist([0, 1, 2])),
  /** 0 short names of markets and outcomes, 1 full ones. */
  marketsNameType: off,
  /** Consent to cookies: 0 not chosen yet, 1 necessary ones, 2 functional too, 3 all, 4 marketing beside the necessary. */
  cookiesAgreeType: v.optional(v.picklist([0, 1, 2, 3, 4])),
  isAppCompactView: off,
  isAppLightVersion: off,
  /** Whether these are shown beside the coupon. */
  isAccumulatorOfTheDay: on,
  isLiveAccumulatorOfTheDay: on,
  isBetGenerator: on,
  isBestMatchesOnTop: off,
  isDetailedScore: off,
  isDisplayStatsInNewWindow: off,
  isGroupByCountry: off,
  isMoveVideoOnScroll: on,
  isShowGameId: off,
  isShowSportsOnly: off,
  /** Whether "/" leads to the search field; programs for speech input press keys by mistake. */
  isSlashShortcut: on,
  isTeamLogosInCoupon: off,
  /** 1 folds the course of matches: the pitch of the results' zone, the line of time of a match. */
  zoneState: off,
  /** Whether the menu of sports and the coupon's column are shown beside the page. */
  leftSectionDisplayState: on,
  rightSectionDisplayState: on,
});
export type Settings = v.InferOutput<typeof settingsSchema>;

export const settingsState = defineState({
  name: 'settings.state',
  version: 1,
  owner: 'settings',
  doc: "The player's display settings: language, clock, theme, odds format.",
  value: settingsSchema,
});

export const settingsSet = defineCommand({
  name: 'settings.set',
  version: 1,
  owner: 'settings',
  doc: 'Changes some settings; they apply at once, here and in every area, and are stored.',
  request: v.partial(v.omit(settingsSchema, ['language'])),
  answer: settingsSchema,
  failures: [],
});
