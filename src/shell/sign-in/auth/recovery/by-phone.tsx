import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authForm, recoveryBegin } from '@grandstand/bus-contracts/shell';
import type { PhoneCountry, RecoveryForm } from '@grandstand/bus-contracts/shell';
import { Form, SubmitButton } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { MessagePlace } from '../message';
import { PhoneBook } from '../by-phone/phone-book';
import { PhoneFields } from '../../phone-field/phone-fields';
import { usePhone } from '../../phone-field/use-phone';

interface ByPhoneProps {
  readonly form: RecoveryForm;
}

/** Asks for a phone number that the code is sent to. */
export function ByPhone({ form }: ByPhoneProps): ReactElement {
  const fields = (countries: readonly PhoneCountry[]): ReactElement => (
    <NumberForm form={form} countries={countries} />
  );
  return <PhoneBook>{fields}</PhoneBook>;
}

function NumberForm({
  form,
  countries,
}: ByPhoneProps & { readonly countries: readonly PhoneCountry[] }): ReactElement {
  const { t } = useTexts();
  const { message, isLoading } = form;
  const signIn = useBusState(authForm);
  const [typed, setTyped] = useState(signIn?.phone ?? { countryCode: '', number: '' });
  const [wasTried, setWasTried] = useState(false);
  const phone = usePhone(countries, typed);
  const field = useRef<HTMLInputElement>(null);
  const { send: begin, isSending } = useSend(recoveryBegin);
  const isBusy = isLoading || isSending;

  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    const { country, number, isBad } = phone;
    if (!country || isBad) {
      field.current?.focus();
      return;
    }
    const request = { by: 'phone', countryCode: country.code, phone: number } as const;
    void begin(request, { deadline: Infinity });
  };
  return (
    <Form isBusy={isBusy} onSubmit={submit}>
      <PhoneFields ref={field} phone={phone} isFaultShown={wasTried} onChange={setTyped} />
      <MessagePlace message={isBusy ? null : message} />
      <SubmitButton size="l" isWide>
        {t('signIn.sendCode')}
      </SubmitButton>
    </Form>
  );
}
