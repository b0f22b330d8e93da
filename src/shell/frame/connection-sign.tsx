import { feedState } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Icon, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './connection-sign.module.css';
import { useIsPartWaiting } from './loading/fetch-part';

/** Shows on every page that the connection is lost, and that what the player has opened waits for it. */
export function ConnectionSign(): ReactElement {
  const { t } = useTexts();
  const isLost = useLoader(useBusState(feedState)?.status === 'reconnecting');
  const isPartWaiting = useIsPartWaiting();
  // Rendered before its text: screen readers announce only changes of an existing region.
  return (
    <div className={styles.place} role="status" data-connection="">
      {isLost || isPartWaiting ? (
        <p className={styles.sign}>
          <Icon name="offline" size="s" />
          {t(isPartWaiting ? 'connection.opens' : 'connection.lost')}
        </p>
      ) : null}
    </div>
  );
}
