import { feedState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './connection-sign.module.css';

/** Says on every page that the connection is lost, for as long as it is. */
export function ConnectionSign(): ReactElement {
  const { t } = useTranslation();
  const isLost = useLoader(useBusState(feedState)?.status === 'reconnecting');
  // The region is there before its words: only then do screen readers announce them.
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
