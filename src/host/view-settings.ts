import * as v from 'valibot';
import { settingsSchema } from '@grandstand/bus-contracts';
import type { Language } from '@grandstand/bus-contracts';
import type { ViewSettings } from '@grandstand/bus-contracts/area';
import { languageOfTag, LANGUAGES } from '@grandstand/bus-contracts/domain';

const DEFAULTS: ViewSettings = { appTheme: 1, coefViewId: 0, is12h: 0, timeZone: 'UTC' };

const { appTheme, coefViewId, is12h, timeZone } = settingsSchema.entries;
const numeric = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number));
const schema = v.object({
  appTheme: v.fallback(v.pipe(numeric, appTheme), DEFAULTS.appTheme),
  coefViewId: v.fallback(v.pipe(numeric, coefViewId), DEFAULTS.coefViewId),
  is12h: v.fallback(v.pipe(numeric, is12h), DEFAULTS.is12h),
  timeZone: v.fallback(v.pipe(timeZone, v.check(isTimeZone)), DEFAULTS.timeZone),
});

/** Reads `appTheme=1&coefViewId=0&…`; what is missing or makes no sense is the default. */
export function parseViewSettings(text: string): ViewSettings {
  return v.parse(schema, Object.fromEntries(new URLSearchParams(text)));
}

/** The same settings as text. */
export function formatViewSettings(settings: ViewSettings): string {
  const entries = Object.entries(settings).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The language that the player chose before, else the browser's first that is offered, else Russian. */
export function preferredLanguage(
  chosen: string | undefined,
  accepted: string | undefined,
): Language {
  const known = LANGUAGES.find((language) => language === chosen);
  return known ?? browserLanguage(accepted ?? '') ?? 'ru';
}

/** Reads `Accept-Language`: "uk-UA,uk;q=0.9,en;q=0.8". */
function browserLanguage(header: string): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters
      .find((one) => one.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => languageOfTag(tag))
    .find((language) => language !== undefined);
}
