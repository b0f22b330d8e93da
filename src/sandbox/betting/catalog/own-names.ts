/** The languages of countries that have several, or another than the platform supposes. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  AF: ['fa', 'ps'],
  AS: ['en'],
  BA: ['bs', 'hr', 'sr'],
  BE: ['nl', 'fr', 'de'],
  BI: ['rn', 'fr'],
  BQ: ['nl'],
  BY: ['be', 'ru'],
  CA: ['en', 'fr'],
  CF: ['fr'],
  CH: ['de', 'fr', 'it'],
  CW: ['nl'],
  CY: ['el', 'tr'],
  FI: ['fi', 'sv'],
  GH: ['en'],
  HT: ['fr'],
  IE: ['en', 'ga'],
  IL: ['he', 'ar'],
  IN: ['hi', 'en'],
  KG: ['ky', 'ru'],
  KM: ['ar', 'fr'],
  KZ: ['kk', 'ru'],
  LK: ['si', 'ta'],
  LS: ['en'],
  LU: ['lb', 'fr', 'de'],
  ML: ['fr'],
  MU: ['en', 'fr'],
  NA: ['en'],
  NE: ['fr'],
  NZ: ['en', 'mi'],
  PG: ['en'],
  PH: ['fil', 'en'],
  PK: ['ur', 'en'],
  PW: ['en'],
  PY: ['es'],
  RW: ['rw', 'fr'],
  SC: ['fr', 'en'],
  SG: ['en', 'zh', 'ms'],
  SN: ['fr'],
  TK: ['en'],
  TV: ['en'],
  VU: ['en', 'fr'],
  WS: ['en'],
  ZA: ['en', 'af', 'zu'],
  ZW: ['en'],
};

/** A country's name in a language of its own. */
interface OwnName {
  readonly lang: string;
  readonly name: string;
}

const byCountry = new Map<string, readonly OwnName[]>();

/** What a country is called by its people, in each of its languages; the names are the platform's. */
export function ownNames(country: string): readonly OwnName[] {
  const names = byCountry.get(country) ?? namesOf(country);
  byCountry.set(country, names);
  return names;
}

function namesOf(country: string): readonly OwnName[] {
  const languages = LANGUAGES[country] ?? [mainLanguage(country)];
  return languages.flatMap((lang) => {
    const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
    const name = isKnown(names, lang) ? names.of(country) : undefined;
    return name === undefined ? [] : [{ lang, name }];
  });
}

function mainLanguage(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().minimize().toString();
}

/** Whether the platform has names in a language; otherwise it falls back to its own. */
function isKnown(names: Intl.DisplayNames, lang: string): boolean {
  const { language } = new Intl.Locale(names.resolvedOptions().locale);
  return language === new Intl.Locale(lang).language;
}
