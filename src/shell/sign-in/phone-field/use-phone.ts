import type { AuthForm, PhoneCountry } from '@grandstand/bus-contracts/shell';
import { useConfig } from '../../frame/shell-state';
import { isWhole } from './phone-number';

/** A phone number that is being typed. */
export interface PhoneInUse {
  readonly countries: readonly PhoneCountry[];
  /** The chosen country, else the visitor's. */
  readonly country: PhoneCountry | undefined;
  readonly number: string;
  /** The country has no such numbers. */
  readonly isBad: boolean;
}

/** A typed number and its country; while none is chosen, the country of an id, by default the visitor's. */
export function usePhone(
  countries: readonly PhoneCountry[],
  { countryCode, number }: AuthForm['phone'],
  countryId?: number,
): PhoneInUse {
  const geoCountryId = useConfig()?.geoCountryId;
  const country =
    countries.find(({ code }) => code === countryCode) ??
    countries.find(({ id }) => id === countryId) ??
    countries.find(({ id }) => id === geoCountryId) ??
    countries[0];
  return { countries, country, number, isBad: !country || !isWhole(number, country) };
}
