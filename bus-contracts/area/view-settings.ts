import * as v from 'valibot';
import { settingsSchema, type Settings } from '../contracts/player/settings';
import type { ViewSettings } from './define-area-server';

/** The player's cookie that keeps the settings, as `formatViewSettings` writes them. */
export const SETTINGS_COOKIE = 'settings';
/** The player's cookie that keeps the language. */
export const LANGUAGE_COOKIE = 'lng';

/** The default settings. */
export const DEFAULT_VIEW_SETTINGS: ViewSettings = {
  coefViewId: 0,
  is12h: 0,
  timeZone: 'UTC',
};

/** Settings that may be left out, and then have a first value. */
type ChoiceName = Exclude<
  { [Name in keyof Settings]-?: undefined extends Settings[Name] ? Name : never }[keyof Settings],
  WithoutFirst
>;

/** Settings that may be left out, and then follow the device, or another setting. */
type WithoutFirst = 'appTheme' | 'listMarkets';

const {
  language: _,
  timeZone,
  is12h,
  appTheme,
  coefViewId,
  listMarkets,
  ...choices
} = settingsSchema.entries;
const numeric = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));

/** The defaults: the first number of each list. */
const FIRST: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(choices).map(([name, choice]) => [name, choice.wrapped.options[0]]),
);

/** The value of a setting: the one chosen, else the first, where it has one. */
type SettingValue<Name extends keyof Settings> = Name extends WithoutFirst
  ? Settings[Name]
  : NonNullable<Settings[Name]>;

export function settingOf<Name extends keyof ViewSettings>(
  settings: Pick<Settings, Name>,
  name: Name,
): SettingValue<Name> {
  return (settings[name] ?? FIRST[name]) as SettingValue<Name>;
}

/** Reads `appTheme=1&coefViewId=0&…`; a missing or malformed value is left out where it may be, else taken from `otherwise`. */
export function parseViewSettings(
  text: string,
  otherwise: ViewSettings = DEFAULT_VIEW_SETTINGS,
): ViewSettings {
  const written = Object.fromEntries(readSettings(text));
  const schema = v.object({
    coefViewId: v.fallback(v.pipe(numeric, coefViewId), otherwise.coefViewId),
    is12h: v.fallback(v.pipe(numeric, is12h), otherwise.is12h),
    timeZone: v.fallback(v.pipe(timeZone, v.check(isTimeZone)), otherwise.timeZone),
  });
  const chosen = Object.entries({ appTheme, ...choices }).flatMap(([name, choice]) => {
    const read = v.safeParse(v.pipe(numeric, choice.wrapped), written[name]);
    return read.success ? [[name, read.output]] : [];
  });
  const columns = v.safeParse(listMarkets.wrapped, written['listMarkets']);
  return {
    ...v.parse(schema, written),
    ...Object.fromEntries(chosen),
    ...(columns.success && { listMarkets: columns.output }),
  } as ViewSettings;
}

/**
 * The same settings as text, fit for a cookie or a header; first values are not written.
 * @param now Adds the present offset of the time zone, for a server that does not know the zone.
 */
export function formatViewSettings(settings: ViewSettings, now?: number): string {
  const entries = Object.entries(settings)
    .filter(([name, value]) => isChosen(name, value))
    .map(([name, value]) => [name, String(value)]);
  if (now !== undefined) entries.push([OFFSET, offsetOf(settings.timeZone, now)]);
  return new URLSearchParams(entries).toString();
}

/** The names and values of settings as text. Servers decode a cookie, so a plus of a zone or an offset comes as it is. */
export function readSettings(text: string): URLSearchParams {
  return new URLSearchParams(text.replaceAll('+', '%2B'));
}

/** Name of the offset of the time zone among the settings, such as "-03:00". */
export const OFFSET = 'utc';

/** The offset of a time zone at a moment, such as "-03:00". */
export function offsetOf(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return format.format(now).slice(-6);
}

function isChosen(name: string, value: unknown): boolean {
  return value !== undefined && value !== FIRST[name];
}

/** The names of the themes, by the number of the setting. */
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme that the player chose; undefined follows the device. */
export function chosenTheme({ appTheme }: Pick<ViewSettings, 'appTheme'>): Theme | undefined {
  return appTheme === undefined ? undefined : THEMES[appTheme];
}

/** When a theme is shown, as a media query: the device decides until the player has chosen. */
export function themeMedia(theme: Theme, settings: Pick<ViewSettings, 'appTheme'>): string {
  const chosen = chosenTheme(settings);
  if (chosen === undefined) return `(prefers-color-scheme: ${theme})`;
  return chosen === theme ? 'all' : 'not all';
}

/** The data attributes of the document for style sheets; only chosen settings have one. */
export function documentMarks(settings: ViewSettings): Readonly<Record<string, string>> {
  const mark = (key: string, name: ChoiceName): Record<string, string> => {
    const value = settingOf(settings, name);
    return isChosen(name, value) ? { [key]: String(value) } : {};
  };
  const theme = chosenTheme(settings);
  return {
    ...(theme && { theme }),
    ...mark('font', 'appFontSize'),
    ...mark('moves', 'coefIndicationType'),
    ...mark('compact', 'isAppCompactView'),
    ...mark('light', 'isAppLightVersion'),
    ...mark('left', 'leftSectionDisplayState'),
    ...mark('right', 'rightSectionDisplayState'),
  };
}

/** Whether this machine knows a time zone. */
export function isTimeZone(name: string): boolean {
  // The first one: making a format for each request takes longer than reading all other settings.
  if (name === DEFAULT_VIEW_SETTINGS.timeZone) return true;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
