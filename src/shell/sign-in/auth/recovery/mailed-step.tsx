import { useSend } from '@grandstand/bus-contracts/react';
import { recoveryResend, recoveryRestart } from '@grandstand/bus-contracts/shell';
import type { RecoveryForm } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { clockFace, useSecondsUntil } from '../../../frame/use-countdown';
import dialogStyles from '../../../frame/dialogs.module.css';
import styles from '../auth.module.css';
import { MessagePlace } from '../message';

interface MailedStepProps {
  readonly form: RecoveryForm;
  readonly mail: NonNullable<RecoveryForm['mail']>;
}

/** Says that a link is on its way, if there is such an account. */
export function MailedStep({ form, mail }: MailedStepProps): ReactElement {
  const { t } = useTexts();
  const { message, isLoading } = form;
  const seconds = useSecondsUntil(mail.resendAt);
  const text = useRef<HTMLParagraphElement>(null);
  const { send: resend } = useSend(recoveryResend);
  const { send: restart } = useSend(recoveryRestart);
  // The pressed button is gone, so the focus moves to what has come in its place.
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <div className={dialogStyles.body}>
      <p ref={text} className={styles.sentTo} tabIndex={-1}>
        {t('recovery.mailed', { to: mail.sentTo })}
      </p>
      <p className={dialogStyles.text}>{t('recovery.mailedHint')}</p>
      <MessagePlace message={isLoading ? null : message} />
      <div className={styles.steps}>
        <Button onClick={() => void restart({})}>{t('signIn.back')}</Button>
        <Button
          disabled={seconds > 0}
          isBusy={isLoading}
          onClick={() => void resend({}, { deadline: Infinity })}
        >
          {seconds > 0 ? t('signIn.resendIn', { time: clockFace(seconds) }) : t('signIn.resend')}
        </Button>
      </div>
    </div>
  );
}
