import { dialogsOpen } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { authEdit } from '@grandstand/bus-contracts/shell';
import type { AuthForm } from '@grandstand/bus-contracts/shell';
import { Sheet } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeStep } from '../auth/code-step';
import { PhoneBook } from '../auth/by-phone/phone-book';
import type { DialogProps } from '../../frame/dialog-props';
import { Credentials } from '../registration/credentials';
import { SupportStep } from './support-step';
import { TransferPhone } from './transfer-phone';
import { useTransfer } from './use-transfer';

/** Moves an account here: its number, a code, then the new credentials. */
export function TransferUser({ args, onClose }: DialogProps<'transfer-user'>): ReactElement {
  const { t } = useTexts();
  const { step, isLoading, message, send, check, back } = useTransfer(args?.id ?? '');
  const [phone, setPhone] = useState<AuthForm['phone']>({ countryCode: '', number: '' });
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { send: open } = useSend(dialogsOpen);
  const { send: edit } = useSend(authEdit);
  /** The sign-in begins with the new login, not with the one that was typed before. */
  const signIn = async (login: string): Promise<void> => {
    await edit({ form: 'login', login });
    await open({ name: 'sign-in' });
  };

  /** Leaving without the credentials is asked about once; they are not left while they are awaited. */
  const leave = (then: () => void): void => {
    if (step.name === 'done' && !isKept && !isAsked) setIsAsked(true);
    else if (step.name !== 'code' || !isLoading) then();
  };

  const content = (): ReactElement => {
    switch (step.name) {
      case 'phone':
        return (
          <PhoneBook>
            {(countries) => (
              <TransferPhone
                countries={countries}
                phone={phone}
                isLoading={isLoading}
                message={message}
                onChange={setPhone}
                onSubmit={(whole) => void send(whole)}
              />
            )}
          </PhoneBook>
        );
      case 'code':
        return (
          <CodeStep
            sent={step.sent}
            isLoading={isLoading}
            message={message}
            submitLabel={t('transfer.submit')}
            onConfirm={(code) => void check(code)}
            onResend={async () => send(phone)}
            onBack={back}
          />
        );
      case 'support':
        return <SupportStep />;
      case 'done':
        return (
          <Credentials
            login={step.login}
            password={step.password}
            mail={null}
            isAsked={isAsked}
            onKept={() => setIsKept(true)}
            onDone={() => leave(() => void signIn(step.login))}
          />
        );
    }
  };
  return (
    <Sheet
      isForm
      title={t('transfer.title')}
      closeLabel={t('dialog.close')}
      onClose={() => leave(onClose)}
    >
      {content()}
    </Sheet>
  );
}
