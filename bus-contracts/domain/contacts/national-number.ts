import { withPlainSigns } from './plain-signs';

/** How long the numbers of a country are, and its code: "49" of Germany. */
export interface NumberPlan {
  /** The country's code of two letters. */
  readonly code: string;
  readonly telCode: string;
  /** The least and the most digits of a number, without the code of the country. */
  readonly min: number;
  readonly max: number;
}

/** Countries where numbers may begin with a 0. In all others it is at most dialled before a number. */
const BEGINS_WITH_ZERO = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'TJ']);

/** What else is dialled before a number within a country, the longest first. Numbers may begin with these digits too. */
const OTHER_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  BY: ['80', '8'],
  HU: ['06'],
  KZ: ['8'],
  LT: ['8'],
  // Mobile numbers were written with these digits until 2019; messengers still write the last one.
  MX: ['044', '045', '01', '1'],
  RU: ['8'],
  TM: ['8'],
};
/** The countries of the North American plan. */
const NORTH_AMERICA = '1';

/** What is dialled before the code of a country besides 00. */
const EXIT_CODES: Readonly<Record<string, string>> = {
  AU: '0011',
  BY: '810',
  JP: '010',
  KZ: '810',
  RU: '810',
  TJ: '810',
  TM: '810',
  UZ: '810',
};
const NORTH_AMERICAN_EXIT_CODE = '011';
/** Some countries have the digits of a company behind the zeros. */
const MAX_COMPANY_DIGITS = 2;

/** Countries where a number may begin with the digits of the country's own code. */
const BEGINS_LIKE_CODE = new Set(['MM', 'PM']);

/** Signs that people and programs write around digits. */
const SIGNS = /^\+?[\d\s()./\p{Pd}]+$/u;

/**
 * The digits of a number without the code of its country, whichever of the usual forms it has: with the code
 * behind a plus, 00 or 810, or bare ("7 701 …"), or with the prefix within the country ("8 701 …", "0151 …").
 * All forms of a number give the same digits, so that a person has one identity.
 * @returns undefined where the country has no such numbers.
 * @example nationalNumber('0151 23456789', germany) // '15123456789'
 */
export function nationalNumber(text: string, plan: NumberPlan): string | undefined {
  const written = withPlainSigns(text);
  if (!SIGNS.test(written)) return undefined;
  const digits = written.replaceAll(/\D/g, '');
  const found = written.startsWith('+')
    ? behindCode(digits, plan)
    : (behindExitCode(digits, plan) ?? ofRegion(digits, plan) ?? within(digits, plan));
  return found === undefined ? undefined : inOneForm(found, plan);
}

/** Of digits that begin with the code of the country. */
function behindCode(digits: string, plan: NumberPlan): string | undefined {
  if (!digits.startsWith(plan.telCode)) return undefined;
  const rest = digits.slice(plan.telCode.length);
  // "+44 (0)7911 …" has the prefix too.
  return fits(rest, plan) ? rest : behindPrefix(rest, plan);
}

/** Of digits that begin with those that are dialled before the code of a country. */
function behindExitCode(digits: string, plan: NumberPlan): string | undefined {
  const exitCode =
    plan.telCode === NORTH_AMERICA ? NORTH_AMERICAN_EXIT_CODE : EXIT_CODES[plan.code];
  if (exitCode && digits.startsWith(exitCode)) {
    const found = behindCode(digits.slice(exitCode.length), plan);
    if (found !== undefined) return found;
  }
  if (!digits.startsWith('00')) return undefined;
  for (let company = 0; company <= MAX_COMPANY_DIGITS; company += 1) {
    const found = behindCode(digits.slice(2 + company), plan);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of digits as they are dialled within the country, or behind its bare code. */
function within(digits: string, plan: NumberPlan): string | undefined {
  if (isPrefixed(digits, plan)) return behindPrefix(digits, plan);
  const isWhole = fits(digits, plan);
  if (!isWhole || !BEGINS_LIKE_CODE.has(plan.code)) {
    const rest = digits.startsWith(plan.telCode) ? digits.slice(plan.telCode.length) : '';
    if (fits(rest, plan)) return rest;
  }
  return isWhole ? digits : behindPrefix(digits, plan);
}

function behindPrefix(digits: string, plan: NumberPlan): string | undefined {
  return prefixesOf(plan)
    .filter((prefix) => digits.startsWith(prefix))
    .map((prefix) => digits.slice(prefix.length))
    .find((rest) => fits(rest, plan));
}

function prefixesOf({ code, telCode }: NumberPlan): readonly string[] {
  const others = telCode === NORTH_AMERICA ? [NORTH_AMERICA] : (OTHER_PREFIXES[code] ?? []);
  return BEGINS_WITH_ZERO.has(code) ? others : [...others, '0'];
}

function fits(digits: string, plan: NumberPlan): boolean {
  return digits.length >= plan.min && digits.length <= plan.max && !isPrefixed(digits, plan);
}

function isPrefixed(digits: string, { code }: NumberPlan): boolean {
  return digits.startsWith('0') && !BEGINS_WITH_ZERO.has(code);
}

/**
 * Mobile numbers of Argentina begin with a 9 that is left out within the country, where a 15 behind the digits
 * of the region says the same.
 */
function inOneForm(digits: string, { code, max }: NumberPlan): string {
  return code === 'AR' && digits.length === max - 1 ? `9${digits}` : digits;
}

const MOBILE_OF_REGION = /^0?(?:(11)15(\d{8})|(\d{3})15(\d{7})|(\d{4})15(\d{6}))$/;

function ofRegion(digits: string, { code }: NumberPlan): string | undefined {
  const parts = code === 'AR' ? MOBILE_OF_REGION.exec(digits) : null;
  return parts?.slice(1).filter(Boolean).join('');
}
