import { useSend } from '@grandstand/bus-contracts/react';
import { dateFormat } from '@grandstand/bus-contracts/domain';
import { protectionStop } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Dialog } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useShell } from '../../frame/shell-context';
import { useLanguage, useSettings } from '../../frame/shell-state';
import styles from './protection.module.css';

const DAY_MS = 86_400_000;

/** Confirms a stop for 24 hours; once it is saved, the player is signed out. */
export function StopDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { timeZone, is12h } = useSettings();
  const { clock } = useShell();
  const [until] = useState(() => clock.now() + DAY_MS);
  const { send, isSending, error } = useSend(protectionStop);
  const time = dateFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    is12h,
    timeZone,
  })(until);
  return (
    <Dialog title={t('stop.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('stop.text', { time })}</p>
        <p className={styles.hint}>{t('protection.openBets')}</p>
        <Alert text={error && t('stop.failed')} />
        <Button kind="primary" size="l" isWide isBusy={isSending} onClick={() => void send({})}>
          {t('stop.confirm')}
        </Button>
        <Button size="l" isWide onClick={onClose}>
          {t('stop.back')}
        </Button>
      </div>
    </Dialog>
  );
}
