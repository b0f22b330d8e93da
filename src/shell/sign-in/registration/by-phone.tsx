import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { useEffect, useRef, type ReactElement } from 'react';
import { PhoneBook } from '../auth/by-phone/phone-book';
import { PhoneFields } from '../phone-field/phone-fields';
import { usePhone } from '../phone-field/use-phone';
import type { RegistrationInUse } from './use-registration';

interface ByPhoneProps {
  readonly registration: RegistrationInUse;
}

/** Asks for the phone number to register with. */
export function ByPhone({ registration }: ByPhoneProps): ReactElement {
  return (
    <PhoneBook>
      {(countries) => <Fields registration={registration} countries={countries} />}
    </PhoneBook>
  );
}

function Fields({
  registration: { draft, edit, leave, problems, refused, setCountry },
  countries,
}: ByPhoneProps & { readonly countries: readonly PhoneCountry[] }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const phone = usePhone(countries, draft, draft.countryId);
  const { country } = phone;

  useEffect(() => setCountry(country), [country, setCountry]);
  useEffect(() => {
    if (refused?.code === 'bad-phone') field.current?.focus();
  }, [refused]);

  return (
    <PhoneFields
      ref={field}
      phone={phone}
      isFaultShown={problems.number !== undefined}
      onChange={edit}
      onLeave={() => leave('number')}
    />
  );
}
