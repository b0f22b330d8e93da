import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';
import styles from './history-skeleton.module.css';

const ROWS = 6;

/** The shape of the history. */
export function HistorySkeleton(): ReactElement {
  return (
    <div className={styles.list}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
