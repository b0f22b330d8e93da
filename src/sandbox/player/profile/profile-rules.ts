import type {
  ProfileChange,
  ProfileFault,
  ProfileField,
  ProfileGroup,
  ProfileValues,
} from '@grandstand/bus-contracts/player';
import type { DaysOfCountry } from '@grandstand/bus-contracts/domain/places';
import { DOCUMENT_TYPES } from '@grandstand/bus-contracts/player';
import { ageOn } from '../players/age';
import { NAME, NO_SURNAME } from '../players/names';

/** The fields that are not accepted, each with its fault. */
export type ProfileFaults = { readonly [Field in ProfileField]?: ProfileFault };

interface Conditions {
  /** Of the player's country. */
  readonly days: DaysOfCountry;
  /** Years. */
  readonly leastAge: number;
  /** "1990-02-28"; null: unknown. */
  readonly birthday: string | null;
}

type Check = (value: string, conditions: Conditions) => ProfileFault | undefined;

const PLACE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’/#№()-]{0,299}$/u;
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,29}$/u;
const TAX_NUMBER = /^\d{8,14}$/;
/** The personal code of a document: the PIN or FİN of Azerbaijan has seven characters. */
const PERSONAL_CODE = /^[\p{L}\p{N}]{5,14}$/u;
const OLDEST = 120;

const as =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : 'bad-text';

const isDate = (value: string): boolean => ageOn(value, value) !== undefined;

function birthdayFault(value: string, { days, leastAge }: Conditions): ProfileFault | undefined {
  const age = ageOn(value, days.earliest);
  if (age === undefined || age > OLDEST) return 'bad-date';
  return age < leastAge ? 'under-age' : undefined;
}

function issueFault(value: string, { days, birthday }: Conditions): ProfileFault | undefined {
  if (!isDate(value) || (birthday !== null && value < birthday)) return 'bad-date';
  return value > days.latest ? 'future' : undefined;
}

function validFault(value: string, { days }: Conditions): ProfileFault | undefined {
  if (!isDate(value)) return 'bad-date';
  return value < days.earliest ? 'past' : undefined;
}

const CHECKS: Readonly<Record<ProfileField, Check>> = {
  user_name: as(NAME),
  user_surname: (value) => (value === NO_SURNAME || NAME.test(value) ? undefined : 'bad-text'),
  user_middle_name: as(NAME),
  user_birthday_date: birthdayFault,
  user_birthday_place: as(PLACE),
  user_geo_location_region: as(PLACE),
  user_geo_location_city: as(PLACE),
  user_registration_address: as(PLACE),
  user_passport_type: (value) =>
    DOCUMENT_TYPES.some((type) => type === value) ? undefined : 'bad-text',
  user_passport_series: as(NUMBER),
  user_passport_number: as(NUMBER),
  user_passport_issue_date: issueFault,
  user_passport_issued_by: as(PLACE),
  user_passport_data: validFault,
  user_passport_inn: as(TAX_NUMBER),
  user_pin_code: as(PERSONAL_CODE),
};

/** Section 5 of the specification, "Profile required fields"; a passport has a type and a number. */
const REQUIRED: readonly ProfileField[] = [
  'user_name',
  'user_surname',
  'user_birthday_date',
  'user_registration_address',
  'user_passport_type',
  'user_passport_number',
  'user_passport_issue_date',
];

/** The required fields that a player has said nothing in. */
export function missingFields({ person, address, document }: ProfileValues): ProfileField[] {
  const values: Partial<Record<ProfileField, string>> = { ...person, ...address, ...document };
  return REQUIRED.filter((field) => !values[field]);
}

/** The groups that are locked once a document has proved who the player is: the identity document only if it is filled in. */
export function lockedGroups(values: ProfileValues): ProfileGroup[] {
  const hasDocument = !missingFields(values).some((field) => field in values.document);
  return hasDocument ? ['person', 'document'] : ['person'];
}

/** What is wrong with the values of a group. */
export function faultsOf({ values }: ProfileChange, conditions: Conditions): ProfileFaults {
  const faults = Object.entries(values).flatMap(([name, value]: [string, string]) => {
    const field = name as ProfileField;
    const fault =
      value === ''
        ? REQUIRED.includes(field) && ('required' as const)
        : CHECKS[field](value, conditions);
    return fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(faults) as ProfileFaults;
}

const SHOWN = 3;

/** A number without all but its end, a third of it at most: "··· 567". */
export function masked(number: string): string {
  if (number === '') return '';
  const shown = Math.min(SHOWN, Math.floor(number.length / 3));
  return `··· ${number.slice(number.length - shown)}`.trim();
}
