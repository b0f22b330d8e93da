import type { ProfileField, ProfileGroup } from '@grandstand/bus-contracts/player';

export interface FieldShape {
  readonly name: ProfileField;
  readonly kind: 'text' | 'date' | 'document-type';
  readonly isRequired?: true;
  /** Whether a text says more about it. */
  readonly hasHint?: true;
  /** What browsers fill in. */
  readonly autoComplete?: string;
}

/** The fields of each group, in the order of the form. */
export const FIELDS: Readonly<Record<ProfileGroup, readonly FieldShape[]>> = {
  person: [
    { name: 'user_name', kind: 'text', isRequired: true, autoComplete: 'given-name' },
    {
      name: 'user_surname',
      kind: 'text',
      isRequired: true,
      hasHint: true,
      autoComplete: 'family-name',
    },
    { name: 'user_middle_name', kind: 'text', autoComplete: 'additional-name' },
    { name: 'user_birthday_date', kind: 'date', isRequired: true, autoComplete: 'bday' },
    { name: 'user_birthday_place', kind: 'text' },
  ],
  address: [
    { name: 'user_geo_location_region', kind: 'text', autoComplete: 'address-level1' },
    { name: 'user_geo_location_city', kind: 'text', autoComplete: 'address-level2' },
    {
      name: 'user_registration_address',
      kind: 'text',
      isRequired: true,
      autoComplete: 'street-address',
    },
  ],
  document: [
    { name: 'user_passport_type', kind: 'document-type', isRequired: true },
    { name: 'user_passport_series', kind: 'text' },
    { name: 'user_passport_number', kind: 'text', isRequired: true },
    { name: 'user_passport_issue_date', kind: 'date', isRequired: true },
    { name: 'user_passport_issued_by', kind: 'text' },
    { name: 'user_passport_data', kind: 'date' },
    { name: 'user_passport_inn', kind: 'text' },
    { name: 'user_pin_code', kind: 'text' },
  ],
};
