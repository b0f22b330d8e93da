import { findCountryByCode } from './countries';
import { PHONE_FORMATS } from './phone-formats';

/** A country of phone numbers: its code, a mask with 9 for any digit, and how many digits a number has. */
interface PhoneCountry {
  readonly id: number;
  readonly code: string;
  readonly telCode: string;
  readonly mask: string;
  readonly min: number;
  readonly max: number;
}

/** Countries without registration have ids beyond those with it. */
const FIRST_OTHER_ID = 1001;

/** All countries, also those that nobody registers in: a player's number may be of any. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = PHONE_FORMATS.map(
  ([code, telCode, mask, min, max]) => {
    const digits = mask.replaceAll(/\D/g, '').length;
    const id = findCountryByCode(code)?.id ?? otherId(code);
    return { id, code, telCode, mask, min: min ?? digits, max: max ?? digits };
  },
);

const byCode = new Map(PHONE_COUNTRIES.map((country) => [country.code, country]));

export function phoneRule(code: string): PhoneCountry | undefined {
  return byCode.get(code);
}

/** The longest code of a country that a number with its code begins with; empty if none does. */
export function telCodeOf(digits: string): string {
  return PHONE_COUNTRIES.reduce(
    (found, { telCode }) =>
      digits.startsWith(telCode) && telCode.length > found.length ? telCode : found,
    '',
  );
}

/** The place of two letters among all pairs, so that a new country leaves the ids of the others. */
function otherId(code: string): number {
  const [first = 0, second = 0] = Array.from(code, (letter) => letter.charCodeAt(0) - 65);
  return FIRST_OTHER_ID + 26 * first + second;
}
