import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authForm, recoveryBegin } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import { Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { MessagePlace } from '../message';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for a mail address that the link is sent to. */
export function ByMail({ form }: { readonly form: RecoveryForm }): ReactElement {
  const { t } = useTexts();
  const { message, isLoading } = form;
  const login = useBusState(authForm)?.login ?? '';
  // A guest who has tried to sign in with the address types it once.
  const [email, setEmail] = useState(ADDRESS.test(login) ? login : '');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { send: begin, isSending } = useSend(recoveryBegin);
  const isBad = !ADDRESS.test(email.trim());
  const isBusy = isLoading || isSending;

  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    if (isBad) field.current?.focus();
    else void begin({ by: 'email', email: email.trim() }, { deadline: Infinity });
  };
  return (
    <Form isBusy={isBusy} onSubmit={submit}>
      <TextField
        ref={field}
        label={t('recovery.email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        size="l"
        value={email}
        onChange={setEmail}
        error={wasTried && isBad ? t('recovery.emailBad') : undefined}
      />
      <MessagePlace message={isBusy ? null : message} />
      <SubmitButton size="l" isWide>
        {t('recovery.sendLink')}
      </SubmitButton>
    </Form>
  );
}
