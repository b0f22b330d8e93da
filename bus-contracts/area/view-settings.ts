import * as v from 'valibot';
import { settingsSchema } from '../contracts/settings';
import type { ViewSettings } from './define-area-server';

/** The player's cookie that keeps the settings, as `formatViewSettings` writes them. */
export const SETTINGS_COOKIE = 'settings';
/** The player's cookie that keeps the language. */
export const LANGUAGE_COOKIE = 'lng';

/** What holds until the player chose otherwise. */
export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  appTheme: 1,
  coefViewId: 0,
  is12h: 0,
  timeZone: 'UTC',
};

const { appTheme, coefViewId, is12h, timeZone } = settingsSchema.entries;
const numeric = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));
const readers = {
  appTheme: v.pipe(numeric, appTheme),
  coefViewId: v.pipe(numeric, coefViewId),
  is12h: v.pipe(numeric, is12h),
  timeZone: v.pipe(timeZone, v.check(isTimeZone)),
};
/** Shown unless the player put it away. */
const offer = v.optional(v.fallback(v.pipe(numeric, v.picklist([0, 1])), 1));

/** Reads `appTheme=1&coefViewId=0&…`; what is missing or makes no sense is taken from `otherwise`. */
export function parseViewSettings(
  text: string,
  otherwise: ViewSettings = DEFAULT_VIEW_SETTINGS,
): ViewSettings {
  const schema = v.object({
    appTheme: v.fallback(readers.appTheme, otherwise.appTheme),
    coefViewId: v.fallback(readers.coefViewId, otherwise.coefViewId),
    is12h: v.fallback(readers.is12h, otherwise.is12h),
    timeZone: v.fallback(readers.timeZone, otherwise.timeZone),
    isAccumulatorOfTheDay: offer,
    isLiveAccumulatorOfTheDay: offer,
    isBetGenerator: offer,
  });
  return v.parse(schema, Object.fromEntries(new URLSearchParams(text)));
}

/** The same settings as text, fit for a cookie or a header. */
export function formatViewSettings(settings: ViewSettings): string {
  const entries = Object.entries(settings).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
