import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Skeleton, VisuallyHidden } from '@grandstand/ui';
import styles from './history-skeleton.module.css';

const ROWS = 6;

/** The history while it loads. */
export function HistorySkeleton(): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden>{t('history.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
