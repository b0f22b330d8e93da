import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';

/** Language ids as the site writes them; `languageTag` in the domain gives the tag for `lang` and Intl. */
export const languageSchema = v.picklist(['ru', 'en', 'az', 'kz', 'ua']);
export type Language = v.InferOutput<typeof languageSchema>;

/** 0 decimal, 1 fractional, 2 American, 4 and 14 Hong Kong, 5 and 15 Indo, 6 and 16 Malay. */
export const coefViewSchema = v.picklist([0, 1, 2, 4, 5, 6, 14, 15, 16]);
export type CoefViewId = v.InferOutput<typeof coefViewSchema>;

const flag = v.picklist([0, 1]);

export const settingsSchema = v.object({
  language: languageSchema,
  /** IANA name. */
  timeZone: v.string(),
  is12h: flag,
  /** 0 light, 1 dark. */
  appTheme: flag,
  coefViewId: coefViewSchema,
  /** Whether these are shown beside the coupon; left out: 1. */
  isAccumulatorOfTheDay: v.optional(flag),
  isLiveAccumulatorOfTheDay: v.optional(flag),
  isBetGenerator: v.optional(flag),
});
export type Settings = v.InferOutput<typeof settingsSchema>;

export const settingsState = defineState({
  name: 'settings.state',
  version: 1,
  owner: 'settings',
  doc: 'How the player wants the site to look: language, clock, theme, odds format.',
  value: settingsSchema,
});

export const settingsSet = defineCommand({
  name: 'settings.set',
  version: 1,
  owner: 'settings',
  doc: 'Changes some settings; they hold at once, here and in every area, and are remembered.',
  request: v.partial(v.omit(settingsSchema, ['language'])),
  answer: settingsSchema,
  failures: [],
});
