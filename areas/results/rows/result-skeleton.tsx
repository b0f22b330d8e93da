import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';
import styles from './result-row.module.css';

/** As high as a list of so many games. */
export function ResultSkeleton({ rows = 10 }: { readonly rows?: number }): ReactElement {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.link}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </div>
  );
}
