import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Skeleton, VisuallyHidden } from '@grandstand/ui';
import styles from './game-skeleton.module.css';

/** A game page on its way. */
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

/** A game's markets on their way. */
export function MarketsSkeleton(): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Skeleton shape="odds" />
      <div className={styles.cards}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} shape="block" />
        ))}
      </div>
    </div>
  );
}
