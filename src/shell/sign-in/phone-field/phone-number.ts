import { nationalNumber, withPlainSigns } from '@grandstand/bus-contracts/domain/contacts';
import type { NumberPlan } from '@grandstand/bus-contracts/domain/contacts';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { beginningsOf } from './shared-codes';

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Writes a number as its country does: "(701) 234-41-22". Digits that do not fit follow. */
export function masked(text: string, mask: string): string {
  const digits = Array.from(digitsOf(text));
  let written = '';
  let signs = '';
  for (const sign of mask) {
    if (digits.length === 0) return written;
    if (sign === '9') {
      written += signs + digits.shift();
      signs = '';
    } else signs += sign;
  }
  return written + digits.join('');
}

/**
 * What was typed as a number of a country; behind a plus or 00 it may be one of another country. It keeps its
 * plus until its digits decide on the country. A whole number loses what is dialled before it.
 * @returns the letters of the country, and the number without the country's code.
 */
export function typedNumber(
  text: string,
  countries: readonly PhoneCountry[],
  present: PhoneCountry | undefined,
): { readonly countryCode: string; readonly number: string } {
  const written = withPlainSigns(text);
  const own = present && nationalNumber(written, planOf(present));
  if (!written.startsWith('+') && (own !== undefined || !written.startsWith('00'))) {
    const number = masked(own ?? written, present?.mask ?? '');
    return { countryCode: present?.code ?? '', number };
  }
  const digits = digitsOf(written.replace(/^00/, ''));
  const sharing = ofLongestCode(digits, countries);
  const rest = digits.slice(sharing[0]?.phoneCode.length);
  const exact = sharing.find(({ code }) => beginningsOf(code).some((one) => rest.startsWith(one)));
  const isOpen =
    !exact && sharing.some(({ code }) => beginningsOf(code).some((one) => one.startsWith(rest)));
  const fitting = isOpen ? sharing : sharing.filter(isMain);
  const found = exact ?? fitting.find(({ code }) => code === present?.code) ?? fitting.find(isMain);
  if (!found) return { countryCode: present?.code ?? '', number: `+${digits}` };
  return {
    countryCode: found.code,
    number: isOpen
      ? `+${digits}`
      : masked(nationalNumber(`+${digits}`, planOf(found)) ?? rest, found.mask),
  };
}

/** Whether a country has all numbers of its code that begin like those of no other. */
function isMain({ code }: PhoneCountry): boolean {
  return beginningsOf(code).length === 0;
}

/** The countries of the longest code that a number with its code begins with. */
function ofLongestCode(
  digits: string,
  countries: readonly PhoneCountry[],
): readonly PhoneCountry[] {
  const fitting = countries.filter(({ phoneCode }) => digits.startsWith(phoneCode));
  const longest = Math.max(...fitting.map(({ phoneCode }) => phoneCode.length));
  return fitting.filter(({ phoneCode }) => phoneCode.length === longest);
}

/** Whether a number has as many digits as those of its country. */
export function isWhole(number: string, country: PhoneCountry): boolean {
  return !number.startsWith('+') && nationalNumber(number, planOf(country)) !== undefined;
}

function planOf({ code, phoneCode, min, max }: PhoneCountry): NumberPlan {
  return { code, telCode: phoneCode, min, max };
}

/** "10", or "7–12" where the numbers differ in length. */
export function digitRange({ min, max }: PhoneCountry): string {
  return min === max ? String(min) : `${min}–${max}`;
}
