import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';
import styles from './game-skeleton.module.css';

/** The shape of a game page. */
export function GameSkeleton(): ReactElement {
  return (
    <div className={styles.page}>
      <Skeleton shape="text" />
      <div className={styles.board}>
        <Skeleton shape="block" />
      </div>
      <MarketsSkeleton />
    </div>
  );
}

/** The shape of a game's markets. */
export function MarketsSkeleton(): ReactElement {
  return (
    <div className={styles.page}>
      <Skeleton shape="odds" />
      <div className={styles.cards}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} shape="block" />
        ))}
      </div>
    </div>
  );
}
