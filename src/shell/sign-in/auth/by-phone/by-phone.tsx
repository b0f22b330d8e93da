import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { PhoneBook } from './phone-book';
import { PhoneForm } from './phone-form';
import type { AuthFormInUse } from '../use-auth-form';

/** Loads the countries of phone numbers, and asks for a number to sign in with. */
export function ByPhone({ auth }: { readonly auth: AuthFormInUse }): ReactElement {
  const form = (countries: readonly PhoneCountry[]): ReactElement => (
    <PhoneForm auth={auth} countries={countries} />
  );
  return <PhoneBook>{form}</PhoneBook>;
}
