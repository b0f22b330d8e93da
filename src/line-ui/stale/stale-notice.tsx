import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useIsStale } from '../context/line-context';
import styles from './stale-notice.module.css';

/** Says when prices are no longer brought: the last element of an area, so that nothing moves when it does. */
export function StaleNotice(): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.stale} aria-live="polite">
      {useIsStale() ? (
        <>
          <Icon name="offline" />
          {t('line.stale')}
        </>
      ) : null}
    </div>
  );
}
