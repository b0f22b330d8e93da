import { dialogsOpen } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './auth.module.css';

/** Leads to a new password. */
export function ForgotLink(): ReactElement {
  const { t } = useTexts();
  const { send: open } = useSend(dialogsOpen);
  return (
    <div className={styles.forgot}>
      <Button kind="quiet" size="s" onClick={() => void open({ name: 'forgot-password' })}>
        {t('recovery.forgot')}
      </Button>
    </div>
  );
}
