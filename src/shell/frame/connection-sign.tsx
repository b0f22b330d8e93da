import { feedState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './connection-sign.module.css';

/** Shows on every page that the connection is lost. */
export function ConnectionSign(): ReactElement {
  const { t } = useTranslation();
  const isLost = useLoader(useBusState(feedState)?.status === 'reconnecting');
  // Rendered before its text: screen readers announce only changes of an existing region.
  return (
    <div className={styles.place} role="status" data-connection="">
      {isLost ? (
        <p className={styles.sign}>
          <Icon name="offline" size="s" />
          {t('connection.lost')}
        </p>
      ) : null}
    </div>
  );
}
