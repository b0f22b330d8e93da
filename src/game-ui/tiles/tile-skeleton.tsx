import type { ReactElement } from 'react';
import { classNames, Skeleton } from '@grandstand/ui';
import styles from './tile-grid.module.css';

/** The shape of games that are loaded. */
export function TileSkeleton({
  count,
  isRow = false,
}: {
  readonly count: number;
  readonly isRow?: boolean;
}): ReactElement {
  return (
    <div className={classNames(styles.grid, isRow && styles.row)}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={classNames(styles.item, styles.shape)}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
