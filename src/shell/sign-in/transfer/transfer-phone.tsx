import type { AuthForm, PhoneCountry, StepMessage } from '@grandstand/bus-contracts/shell';
import { Form, SubmitButton } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { MessagePlace } from '../auth/message';
import { PhoneFields } from '../phone-field/phone-fields';
import { usePhone } from '../phone-field/use-phone';
import styles from '../../frame/dialogs.module.css';

interface TransferPhoneProps {
  readonly countries: readonly PhoneCountry[];
  readonly phone: AuthForm['phone'];
  readonly isLoading: boolean;
  readonly message: StepMessage | null;
  readonly onChange: (phone: AuthForm['phone']) => void;
  readonly onSubmit: (phone: AuthForm['phone']) => void;
}

/** Says why the account moves, and asks for its phone number. */
export function TransferPhone({
  countries,
  phone,
  isLoading,
  message,
  onChange,
  onSubmit,
}: TransferPhoneProps): ReactElement {
  const { t } = useTexts();
  const [wasTried, setWasTried] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  const inUse = usePhone(countries, phone);

  useEffect(() => numberField.current?.focus(), []);
  useEffect(() => {
    if (message) numberField.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    const { country, number, isBad } = inUse;
    if (!country || isBad) return;
    // The country that is shown may be the visitor's, not yet theirs to choose.
    const whole = { countryCode: country.code, number };
    onChange(whole);
    onSubmit(whole);
  };
  const shown = message?.code === 'not-found' ? { ...message, text: t('transfer.gone') } : message;

  return (
    <Form isBusy={isLoading} onSubmit={submit}>
      <p className={styles.text}>{t('transfer.why')}</p>
      <PhoneFields ref={numberField} phone={inUse} isFaultShown={wasTried} onChange={onChange} />
      <MessagePlace message={isLoading ? null : shown} />
      <SubmitButton size="l" isWide>
        {t('signIn.sendCode')}
      </SubmitButton>
    </Form>
  );
}
