import { useSend } from '@grandstand/bus-contracts/react';
import { recoveryConfirm, recoveryResend, recoveryRestart } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm, SentCode } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { CodeStep } from '../code-step';

interface RecoveryCodeProps {
  readonly form: RecoveryForm;
  readonly code: SentCode;
}

/** Asks for the code that leads to a new password. */
export function RecoveryCode({ form, code }: RecoveryCodeProps): ReactElement {
  const { t } = useTexts();
  const { message, isLoading } = form;
  const { send: confirm } = useSend(recoveryConfirm);
  const { send: resend } = useSend(recoveryResend);
  const { send: restart } = useSend(recoveryRestart);
  return (
    <CodeStep
      sent={code}
      sentText={t('recovery.codeSent', { to: code.sentTo })}
      message={message}
      isLoading={isLoading}
      submitLabel={t('recovery.goOn')}
      onConfirm={(digits) => void confirm({ code: digits }, { deadline: Infinity })}
      onResend={() => resend({}, { deadline: Infinity })}
      onBack={() => void restart({})}
    />
  );
}
