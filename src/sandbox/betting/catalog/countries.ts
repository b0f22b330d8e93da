/** A country for registration; its name is the platform's. */
export interface Country {
  readonly id: number;
  readonly code: string;
  readonly currencyId: number;
}

const ENTRIES: readonly (readonly [id: number, code: string, currencyId: number])[] = [
  [1, 'RU', 1],
  [2, 'UA', 5],
  [3, 'KZ', 4],
  [4, 'AZ', 6],
  [5, 'DE', 3],
  [6, 'FR', 3],
  [7, 'ES', 3],
  [8, 'IT', 3],
  [9, 'NL', 3],
  [10, 'PT', 3],
  [11, 'GB', 7],
  [12, 'IE', 3],
  [13, 'AT', 3],
  [14, 'PL', 3],
  [15, 'CZ', 3],
  [16, 'GR', 3],
  [17, 'TR', 8],
  [18, 'GE', 2],
  [19, 'AM', 2],
  [20, 'UZ', 2],
  [21, 'US', 2],
  [22, 'CA', 2],
  [23, 'BR', 2],
  [24, 'AR', 2],
  [25, 'JP', 9],
  [26, 'KW', 10],
];

export const COUNTRIES: readonly Country[] = ENTRIES.map(([id, code, currencyId]) => ({
  id,
  code,
  currencyId,
}));

/** The country of a visitor without a known one. */
export const HOME_COUNTRY_ID = 5;

const byId = new Map(COUNTRIES.map((country) => [country.id, country]));

export function findCountry(id: number): Country | undefined {
  return byId.get(id);
}

export function homeCountry(): Country {
  const country = findCountry(HOME_COUNTRY_ID);
  if (!country) throw new RangeError(`Failed to find the home country ${HOME_COUNTRY_ID}.`);
  return country;
}

export function findCountryByCode(code: string): Country | undefined {
  return COUNTRIES.find((country) => country.code === code.toUpperCase());
}
