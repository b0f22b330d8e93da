import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';
import styles from './list-skeleton.module.css';

/** As high as a list of some games. */
export function ListSkeleton(): ReactElement {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="text" />
          <Skeleton shape="odds" />
        </div>
      ))}
    </div>
  );
}
