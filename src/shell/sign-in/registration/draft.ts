import { mailAddress } from '@grandstand/bus-contracts/domain/contacts';
import type { SiteConfig } from '@grandstand/bus-contracts';
import type {
  BonusChoice,
  PhoneCountry,
  Registration,
  RegistrationType,
} from '@grandstand/bus-contracts/shell';
import { isWhole } from '../phone-field/phone-number';
import type { DialogProps } from '../../frame/dialog-props';
import type { KeptDraft } from './kept-draft';

/** The ways to register that the dialog has. */
export type Way = RegistrationType;

/** What a guest has filled in; it stays when they choose another way. */
export interface Draft {
  readonly countryId: number;
  readonly currencyId: number;
  /** Undefined until the guest has a promo code. */
  readonly refCode: string | undefined;
  /** Null: not chosen, which is none. */
  readonly bonusChoice: BonusChoice | null;
  readonly isOfAge: boolean;
  readonly isTermsAgreed: boolean;
  /** The two letters of the country of the phone number; "" until one is chosen. */
  readonly countryCode: string;
  readonly number: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** "1990-02-28" */
  readonly birthday: string;
}

/** What is wrong with the fields: keys of texts. */
export type Problems = Partial<Record<keyof Draft, string>>;

export const MIN_PASSWORD = 8;

const EMPTY = {
  bonusChoice: null,
  isOfAge: false,
  isTermsAgreed: false,
  countryCode: '',
  number: '',
  email: '',
  password: '',
  name: '',
  birthday: '',
} as const;

/**
 * What the form begins with; an id that the operator does not have is ignored.
 * @param kept What the guest has filled in before.
 */
export function firstDraft(
  config: SiteConfig,
  preset: DialogProps<'registration'>['args'],
  kept?: KeptDraft,
): Draft {
  const { way: _way, ...filled } = kept ?? { way: undefined };
  const place = placeOf(config, preset?.countryId === undefined ? { ...kept, ...preset } : preset);
  return { ...EMPTY, ...filled, ...place, refCode: preset?.refCode ?? kept?.refCode };
}

/** The country and the currency of some ids, else of the visitor's country. */
function placeOf(
  { countries, currencies, geoCountryId }: SiteConfig,
  wish: { readonly countryId?: number | undefined; readonly currencyId?: number | undefined },
): Pick<Draft, 'countryId' | 'currencyId'> {
  const country =
    countries.find(({ id }) => id === wish.countryId) ??
    countries.find(({ id }) => id === geoCountryId) ??
    countries[0];
  const currency = currencies.find(({ id }) => id === wish.currencyId);
  return {
    countryId: country?.id ?? 0,
    currencyId: currency?.id ?? country?.currencyId ?? currencies[0]?.id ?? 0,
  };
}

interface Conditions {
  /** The country of the phone number; undefined while the countries are loading. */
  readonly country: PhoneCountry | undefined;
  readonly leastAge: number;
  /** The earliest day in the country of the registration: "2026-11-25". */
  readonly today: string;
}

/** What is wrong with a draft for a way to register. */
export function problemsOf(draft: Draft, way: Way, conditions: Conditions): Problems {
  return {
    ...(way === 'phone_reg' && numberProblem(draft.number, conditions.country)),
    ...(way === 'full_reg' && personProblems(draft, conditions)),
    ...(!draft.isOfAge && { isOfAge: 'age-not-confirmed' }),
    ...(!draft.isTermsAgreed && { isTermsAgreed: 'termsMissing' }),
  };
}

function numberProblem(number: string, country: PhoneCountry | undefined): Problems {
  if (number === '') return { number: 'numberMissing' };
  return country && isWhole(number, country) ? {} : { number: 'numberShort' };
}

function personProblems(draft: Draft, { leastAge, today }: Conditions): Problems {
  const { email, password, name, birthday } = draft;
  return {
    ...(!mailAddress(email) && { email: email.trim() === '' ? 'mailMissing' : 'bad-email' }),
    ...(password.length < MIN_PASSWORD && {
      password: password === '' ? 'passwordMissing' : 'weak-password',
    }),
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(birthday === '' && { birthday: 'birthdayMissing' }),
    ...(birthday !== '' && birthday > yearsBefore(today, leastAge) && { birthday: 'under-age' }),
  };
}

/** The same day some years before, for a comparison of dates. */
function yearsBefore(date: string, years: number): string {
  return String(Number(date.slice(0, 4)) - years).padStart(4, '0') + date.slice(4);
}

/**
 * What is sent; only for a draft without problems.
 * @param countryCode The two letters of the number's country.
 * @param socialMedia The number of the network that the guest has come back from.
 */
export function registrationOf(
  draft: Draft,
  way: Way,
  countryCode: string,
  socialMedia = 0,
): Registration {
  const { countryId, currencyId, bonusChoice, number, email, password, name, birthday } = draft;
  const refCode = draft.refCode?.trim();
  const common = {
    countryId,
    currencyId,
    isOfAge: true,
    isTermsAgreed: true,
    bonusChoice: bonusChoice ?? 0,
    ...(refCode && { refCode }),
  } as const;
  switch (way) {
    case 'phone_reg':
      return { type: way, ...common, countryCode, phone: number };
    case 'full_reg':
      return { type: way, ...common, email: email.trim(), password, name: name.trim(), birthday };
    case 'soc_reg':
      return { type: way, ...common, socialMedia };
    default:
      return { type: way, ...common };
  }
}
