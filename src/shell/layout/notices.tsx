import { noticesClose, noticesState } from '@grandstand/bus-contracts/shell';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Badge, classNames, Icon, IconButton, type IconName } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

const ICONS: Readonly<Record<'info' | 'success' | 'error', IconName>> = {
  info: 'info',
  success: 'check',
  error: 'warning',
};

/** The notice of the moment. */
export function Notices(): ReactElement {
  const { t } = useTranslation();
  const { shown = null, waiting = 0 } = useBusState(noticesState) ?? {};
  const { send: close } = useSend(noticesClose);
  return (
    // Both regions stand from the start: only what comes into one that stands is read out.
    <div className={styles.area}>
      <div role="status">{shown && shown.kind !== 'error' ? notice() : null}</div>
      <div role="alert">{shown?.kind === 'error' ? notice() : null}</div>
    </div>
  );

  function notice(): ReactElement | null {
    if (!shown) return null;
    return (
      <div key={shown.id} className={classNames(styles.notice, styles[shown.kind])}>
        <Icon name={ICONS[shown.kind]} />
        <div className={styles.words}>
          {shown.title ? <p className={styles.title}>{shown.title}</p> : null}
          <p>{shown.text}</p>
        </div>
        {waiting > 0 ? <Badge>{t('notice.more', { count: waiting })}</Badge> : null}
        <IconButton
          icon="close"
          label={t('notice.close')}
          onPress={() => void close({ id: shown.id })}
        />
      </div>
    );
  }
}
