import { useSend } from '@grandstand/bus-contracts/react';
import { sessionLimitLeave } from '@grandstand/bus-contracts/shell';
import { Button, Dialog } from '@grandstand/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './protection.module.css';

/** Reports that the time which the player set for a day is over; closing it signs them out. */
export function SessionEnd(): ReactElement {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { send: leave, isSending } = useSend(sessionLimitLeave);
  // After the dialog's own choice, which is the cross.
  useEffect(() => button.current?.focus(), []);
  const onLeave = (): void => void leave({});
  return (
    <Dialog
      title={t('main_session_limit_ended')}
      rank="protection"
      closeLabel={t('protection.check.signOut')}
      onClose={onLeave}
    >
      <div className={styles.body}>
        <p>{t('main_session_limit_visit_tomorrow')}</p>
        <p className={styles.hint}>{t('protection.openBets')}</p>
        <Button ref={button} kind="primary" size="l" isWide isBusy={isSending} onClick={onLeave}>
          {t('protection.check.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
