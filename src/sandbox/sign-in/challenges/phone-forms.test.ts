import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import type { CountryCode } from 'libphonenumber-js/mobile';
import { describe, expect, it } from 'vitest';
import { PHONE_COUNTRIES } from '../../betting/catalog/phones';
import { internationalPhoneSubject, phoneSubject } from './subjects';

/** Countries where a number may begin like the code of the country, which a bare code can't be told from. */
const BEGINS_LIKE_CODE = ['MM', 'PM'];

// The examples of mobile numbers are those of libphonenumber (MIT), one for each country.
const COUNTRIES = PHONE_COUNTRIES.flatMap((country) => {
  const example: string | undefined = examples[country.code as CountryCode];
  const parsed = parsePhoneNumberFromString(`+${country.telCode}${example}`);
  return example && parsed ? [{ ...country, example, parsed }] : [];
});

describe('the forms of a phone number', () => {
  it('are tried for all countries', () => {
    expect(PHONE_COUNTRIES.length - COUNTRIES.length).toBe(0);
  });

  it.each(COUNTRIES.map((country) => [country.code, country] as const))(
    'are one identity: %s',
    (code, { telCode, example, parsed }) => {
      const forms = [
        example,
        `+${telCode}${example}`,
        ` +${telCode} ${example} `,
        `\u202A+${telCode} ${example}\u202C`,
        `00${telCode}${example}`,
        `00 ${telCode} ${example}`,
        ...(BEGINS_LIKE_CODE.includes(code) ? [] : [`${telCode} ${example}`]),
        parsed.formatNational(),
        parsed.formatInternational(),
        parsed.getURI().replace('tel:', ''),
        parsed.format('IDD', { fromCountry: code as CountryCode }),
      ];
      const value = `+${telCode}${example}`;
      expect(forms.map((form) => [form, phoneSubject(code, form)?.value])).toEqual(
        forms.map((form) => [form, value]),
      );
      expect(internationalPhoneSubject(`+${telCode} ${example}`)?.value).toBe(value);
    },
  );

  it.each([
    ['KZ', '8 (701) 234-41-22', '+77012344122'],
    ['KZ', '810 7 701 234 41 22', '+77012344122'],
    ['RU', '89161234567', '+79161234567'],
    ['BY', '8 029 123-45-67', '+375291234567'],
    ['BY', '80291234567', '+375291234567'],
    ['LT', '8 612 34567', '+37061234567'],
    ['LT', '0 612 34567', '+37061234567'],
    ['GB', '+44 (0)7400 123456', '+447400123456'],
    ['HU', '06 20 123 4567', '+36201234567'],
    ['US', '1 (201) 555-0123', '+12015550123'],
    ['US', '011 1 201 555 0123', '+12015550123'],
    ['AU', '0011 61 412 345 678', '+61412345678'],
    ['MX', '+52 1 222 123 4567', '+522221234567'],
    ['MX', '044 222 123 4567', '+522221234567'],
    ['AR', '11 2345-6789', '+5491123456789'],
    ['AR', '0351 15 234-5678', '+5493512345678'],
    ['AT', '43 664 123456', '+43664123456'],
    ['DE', '０１５１ ２３４５６７８９', '+4915123456789'],
  ])('%s: %j is %s', (country, text, value) => {
    expect(phoneSubject(country, text)?.value).toBe(value);
  });

  it.each([
    ['DE', '0151 23'],
    ['KZ', '8 701 234 41'],
    ['KZ', '+49 151 23456789'],
    ['KZ', '701 234 41 22 33'],
    ['KZ', '0 0 0'],
    ['RU', '0049 151 23456789'],
    ['DE', '0151-CALL-ME'],
    ['DE', ''],
  ])('%s has no number %j', (country, text) => {
    expect(phoneSubject(country, text)).toBeUndefined();
  });
});
