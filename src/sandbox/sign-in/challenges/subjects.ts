import {
  mailAddress,
  nationalNumber,
  withPlainSigns,
} from '@grandstand/bus-contracts/domain/contacts';
import { PHONE_COUNTRIES, phoneRule, telCodeOf } from '../../betting/catalog/phones';
import { prefixOf } from './prefix-budget';

/** An address that codes are sent to. */
export interface Subject {
  readonly kind: 'phone' | 'email';
  /** As identities have it. */
  readonly value: string;
  /** As the player is shown it, without most of it. */
  readonly masked: string;
  /** What it has in common with its neighbours, of a number: "+77012"; empty of a mail address. */
  readonly prefix: string;
}

/**
 * The subject of a phone number; undefined if the country has no such numbers.
 * @param country Its code of two letters.
 * @param text The number in any of its forms ({@link nationalNumber}): all of them are one identity.
 */
export function phoneSubject(country: string, text: string): Subject | undefined {
  const rule = phoneRule(country);
  const number = rule && nationalNumber(text, rule);
  return rule && number !== undefined ? subjectOf(rule.telCode, number) : undefined;
}

/** The subject of a number with the code of its country, "+49 1512 3456789"; undefined if no country has such numbers. */
export function internationalPhoneSubject(text: string): Subject | undefined {
  const trimmed = withPlainSigns(text);
  if (!/^(?:\+|00)/.test(trimmed)) return undefined;
  const telCode = telCodeOf(trimmed.replaceAll(/\D/g, '').replace(/^00/, ''));
  // Several countries may have one code, and numbers of other lengths.
  return PHONE_COUNTRIES.filter((country) => country.telCode === telCode)
    .map(({ code }) => phoneSubject(code, trimmed))
    .find((subject) => subject !== undefined);
}

/** The subject of a number as identities have it: "+4915112345678". */
export function knownPhoneSubject(value: string): Subject {
  const digits = value.replaceAll(/\D/g, '');
  const telCode = telCodeOf(digits);
  return { ...subjectOf(telCode, digits.slice(telCode.length)), value };
}

function subjectOf(telCode: string, number: string): Subject {
  return {
    kind: 'phone',
    value: `+${telCode}${number}`,
    prefix: prefixOf(telCode, number),
    masked: `+${telCode} ··· ${number.slice(-4, -2)} ${number.slice(-2)}`,
  };
}

/** The subject of a mail address. */
export function mailSubject(text: string): Subject {
  const value = mailAddress(text) ?? text.trim().toLowerCase();
  return { kind: 'email', value, masked: value.replace(/^(.).*(?=@)/, '$1···'), prefix: '' };
}
