/** The format of a country's phone numbers: its code, and a mask with 9 for any digit. */
interface PhoneRule {
  readonly telCode: string;
  readonly mask: string;
}

const RULES: Readonly<Record<string, PhoneRule>> = {
  RU: { telCode: '7', mask: '(999) 999-99-99' },
  UA: { telCode: '380', mask: '(99) 999-99-99' },
  KZ: { telCode: '7', mask: '(999) 999-99-99' },
  AZ: { telCode: '994', mask: '(99) 999-99-99' },
  DE: { telCode: '49', mask: '9999 99999999' },
  FR: { telCode: '33', mask: '9 99 99 99 99' },
  ES: { telCode: '34', mask: '999 999 999' },
  IT: { telCode: '39', mask: '999 999 9999' },
  NL: { telCode: '31', mask: '9 99999999' },
  PT: { telCode: '351', mask: '999 999 999' },
  GB: { telCode: '44', mask: '9999 999999' },
  IE: { telCode: '353', mask: '99 999 9999' },
  AT: { telCode: '43', mask: '999 99999999' },
  PL: { telCode: '48', mask: '999 999 999' },
  CZ: { telCode: '420', mask: '999 999 999' },
  GR: { telCode: '30', mask: '999 999 9999' },
  TR: { telCode: '90', mask: '(999) 999 99 99' },
  GE: { telCode: '995', mask: '999 99 99 99' },
  AM: { telCode: '374', mask: '99 999999' },
  UZ: { telCode: '998', mask: '99 999-99-99' },
  US: { telCode: '1', mask: '(999) 999-9999' },
  CA: { telCode: '1', mask: '(999) 999-9999' },
  BR: { telCode: '55', mask: '(99) 99999-9999' },
  AR: { telCode: '54', mask: '99 9999-9999' },
  JP: { telCode: '81', mask: '99-9999-9999' },
  KW: { telCode: '965', mask: '9999 9999' },
};

/** The shortest numbers of countries whose numbers differ in length. */
const SHORTEST: Readonly<Record<string, number>> = { DE: 7, AT: 7, JP: 9, IT: 9 };

export function phoneRule(code: string): (PhoneRule & { min: number; max: number }) | undefined {
  const rule = Object.hasOwn(RULES, code) ? RULES[code] : undefined;
  if (!rule) return undefined;
  const max = rule.mask.replace(/\D/g, '').length;
  return { ...rule, min: SHORTEST[code] ?? max, max };
}
