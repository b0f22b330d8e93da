import type { StepCode } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';

interface SentPartProps {
  readonly sent: StepCode;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Where the code of a proof was sent, and another one. */
export function SentPart({
  sent: { sentTo, isSent, expiresAt, resendAt },
  isSending,
  onResend,
}: SentPartProps): ReactElement {
  const { t } = useTranslation();
  const isOver = useSecondsUntil(expiresAt) === 0;
  const secondsToResend = useSecondsUntil(resendAt);
  const text = !isSent
    ? t('proof.held')
    : t(isOver ? 'proof.late' : 'proof.sentTo', { to: sentTo });
  return (
    <>
      <p role="status">{text}</p>
      <Button disabled={secondsToResend > 0 || isSending} onClick={onResend}>
        {secondsToResend > 0
          ? t('proof.resendIn', { time: clockFace(secondsToResend) })
          : t('proof.resend')}
      </Button>
    </>
  );
}
