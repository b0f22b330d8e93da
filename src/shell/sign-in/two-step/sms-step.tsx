import { useSend } from '@grandstand/bus-contracts/react';
import { twoStepCheck, twoStepProceed } from '@grandstand/bus-contracts/shell';
import type { SentCode, TwoStepDialog } from '@grandstand/bus-contracts/shell';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { CodeStep } from '../auth/code-step';

interface SmsStepProps {
  readonly dialog: TwoStepDialog;
  readonly sent: SentCode;
  readonly onClose: () => void;
}

/** Asks for the code that was sent to the phone, which turns two-step sign-in on. */
export function SmsStep({
  dialog: { isBusy, message },
  sent,
  onClose,
}: SmsStepProps): ReactElement {
  const { t } = useTexts();
  const { send: check } = useSend(twoStepCheck);
  const { send: proceed } = useSend(twoStepProceed);
  return (
    <CodeStep
      sent={sent}
      message={message}
      isLoading={isBusy}
      submitLabel={t('twoStep.key.confirm')}
      onConfirm={(code) => void check({ code }, { deadline: Infinity })}
      onResend={() => proceed({ by: 'sms' }, { deadline: Infinity })}
      onBack={onClose}
    />
  );
}
