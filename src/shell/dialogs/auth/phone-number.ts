import type { PhoneCountry } from '@grandstand/bus-contracts/shell';

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
 * What was typed as a number of a country; with a plus it may be one of another country.
 * @returns the letters of the country, and the number without the country's code.
 */
export function typedNumber(
  text: string,
  countries: readonly PhoneCountry[],
  present: PhoneCountry | undefined,
): { readonly countryCode: string; readonly number: string } {
  const digits = digitsOf(text);
  if (!text.trim().startsWith('+')) {
    return { countryCode: present?.code ?? '', number: masked(text, present?.mask ?? '') };
  }
  const fitting = countries.filter(({ phoneCode }) => digits.startsWith(phoneCode));
  const found =
    fitting.find(({ code }) => code === present?.code) ??
    fitting.toSorted((one, other) => other.phoneCode.length - one.phoneCode.length)[0];
  if (!found) return { countryCode: present?.code ?? '', number: `+${digits}` };
  return {
    countryCode: found.code,
    number: masked(digits.slice(found.phoneCode.length), found.mask),
  };
}

/** Whether a number has as many digits as those of its country. */
export function isWhole(number: string, { min, max }: PhoneCountry): boolean {
  const { length } = digitsOf(number);
  return !number.startsWith('+') && length >= min && length <= max;
}
