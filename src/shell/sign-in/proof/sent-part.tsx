import type { StepCode } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';

interface SentProps {
  readonly sent: StepCode;
}

/** Where the code of a proof was sent, or what became of it. */
export function SentText({ sent: { sentTo, isSent, expiresAt } }: SentProps): string {
  const { t } = useTexts();
  const isOver = useSecondsUntil(expiresAt) === 0;
  if (!isSent) return t('proof.held');
  return t(isOver ? 'proof.late' : 'proof.sentTo', { to: sentTo });
}

interface ResendProps extends SentProps {
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** Sends another code in place of the last one. */
export function Resend({ sent: { resendAt }, isSending, onResend }: ResendProps): ReactElement {
  const { t } = useTexts();
  const secondsToResend = useSecondsUntil(resendAt);
  return (
    <Button disabled={secondsToResend > 0 || isSending} onClick={onResend}>
      {secondsToResend > 0
        ? t('proof.resendIn', { time: clockFace(secondsToResend) })
        : t('proof.resend')}
    </Button>
  );
}
