import * as v from 'valibot';
import { settingsSchema, type Settings } from '../contracts/settings';
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

/** Settings that may be left out. */
type ChoiceName = {
  [Name in keyof Settings]-?: undefined extends Settings[Name] ? Name : never;
}[keyof Settings];

const { language: _, timeZone, is12h, appTheme, coefViewId, ...choices } = settingsSchema.entries;
const numeric = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));

/** What holds by itself: the first number of each list. */
const FIRST: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(choices).map(([name, choice]) => [name, choice.wrapped.options[0]]),
);

/** A setting as it holds: as it was chosen, else its first choice. */
export function settingOf<Name extends keyof ViewSettings>(
  settings: Pick<Settings, Name>,
  name: Name,
): NonNullable<Settings[Name]> {
  // Its own list's number, or, where it may not be left out, there already.
  return (settings[name] ?? FIRST[name]) as NonNullable<Settings[Name]>;
}

/** Reads `appTheme=1&coefViewId=0&…`; what is missing or makes no sense is taken from `otherwise`, or left out where it may be. */
export function parseViewSettings(
  text: string,
  otherwise: ViewSettings = DEFAULT_VIEW_SETTINGS,
): ViewSettings {
  const written = Object.fromEntries(new URLSearchParams(text));
  const schema = v.object({
    appTheme: v.fallback(v.pipe(numeric, appTheme), otherwise.appTheme),
    coefViewId: v.fallback(v.pipe(numeric, coefViewId), otherwise.coefViewId),
    is12h: v.fallback(v.pipe(numeric, is12h), otherwise.is12h),
    timeZone: v.fallback(v.pipe(timeZone, v.check(isTimeZone)), otherwise.timeZone),
  });
  const chosen = Object.entries(choices).flatMap(([name, choice]) => {
    const read = v.safeParse(v.pipe(numeric, choice.wrapped), written[name]);
    return read.success ? [[name, read.output]] : [];
  });
  return { ...v.parse(schema, written), ...Object.fromEntries(chosen) } as ViewSettings;
}

/** The same settings as text, fit for a cookie or a header; what holds by itself is not written down. */
export function formatViewSettings(settings: ViewSettings): string {
  const entries = Object.entries(settings)
    .filter(([name, value]) => !(name in FIRST) || isChosen(name as ChoiceName, value))
    .map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

function isChosen(name: ChoiceName, value: unknown): boolean {
  return value !== undefined && value !== FIRST[name];
}

/** How the document is marked, so that style sheets follow without being told: only what was chosen is there. */
export function documentMarks(settings: ViewSettings): Readonly<Record<string, string>> {
  const mark = (key: string, name: ChoiceName): Record<string, string> => {
    const value = settingOf(settings, name);
    return isChosen(name, value) ? { [key]: String(value) } : {};
  };
  return {
    theme: settings.appTheme === 1 ? 'dark' : 'light',
    ...mark('font', 'appFontSize'),
    ...mark('moves', 'coefIndicationType'),
    ...mark('compact', 'isAppCompactView'),
    ...mark('light', 'isAppLightVersion'),
    ...mark('left', 'leftSectionDisplayState'),
    ...mark('right', 'rightSectionDisplayState'),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
