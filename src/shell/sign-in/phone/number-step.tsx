import { useSend } from '@grandstand/bus-contracts/react';
import { phoneProceed } from '@grandstand/bus-contracts/shell';
import type { AuthForm, PhoneCountry, PhoneDialog } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, SubmitButton } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from '../../frame/dialogs.module.css';
import { PhoneBook } from '../auth/by-phone/phone-book';
import { PhoneFields } from '../phone-field/phone-fields';
import { usePhone } from '../phone-field/use-phone';
import { useProof } from '../proof/use-proof';
import { useMessageText } from './message-text';

type Typed = AuthForm['phone'];

interface NumberStepProps {
  readonly dialog: PhoneDialog;
  readonly typed: Typed;
  readonly setTyped: (typed: Typed) => void;
  readonly onClose: () => void;
}

/** The refusals of the number itself. */
const OF_NUMBER: ReadonlySet<string> = new Set(['bad-phone', 'phone-same', 'taken']);

/** Asks for the number that a code is sent to. */
export function NumberStep(props: NumberStepProps): ReactElement {
  const fields = (countries: readonly PhoneCountry[]): ReactElement => (
    <NumberForm {...props} countries={countries} />
  );
  return <PhoneBook>{fields}</PhoneBook>;
}

function NumberForm({
  dialog: { phone: present, proof, isBusy, message },
  typed,
  setTyped,
  onClose,
  countries,
}: NumberStepProps & { readonly countries: readonly PhoneCountry[] }): ReactElement {
  const { t } = useTexts();
  const { send: proceed } = useSend(phoneProceed);
  const [wasTried, setWasTried] = useState(false);
  const phone = usePhone(countries, typed);
  const field = useRef<HTMLInputElement>(null);
  const { fields, take } = useProof(proof, message);
  const text = useMessageText(message);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (message && OF_NUMBER.has(message.code)) field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    const { country, number, isBad } = phone;
    if (!country || isBad) {
      field.current?.focus();
      return;
    }
    const given = take();
    const chosen = { countryCode: country.code, number };
    if (given) void proceed({ ...given, phone: chosen }, { deadline: Infinity });
  };
  return (
    <>
      <p className={styles.text}>
        {present === null ? t('phone.add.text') : t('phone.change.text', { phone: present })}
      </p>
      <Form isBusy={isBusy} onSubmit={submit}>
        <PhoneFields ref={field} phone={phone} isFaultShown={wasTried} onChange={setTyped} />
        {fields}
        <Alert text={isBusy ? null : text} />
        <SubmitButton size="l" isWide>
          {t('signIn.sendCode')}
        </SubmitButton>
        <Button size="l" isWide onClick={onClose}>
          {t('phone.back')}
        </Button>
      </Form>
    </>
  );
}
