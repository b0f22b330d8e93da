import type { ReactElement, ReactNode } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, LoadingBlock, Skeleton, useSkeleton } from '@grandstand/ui';
import styles from './panes.module.css';

interface StatisticStateProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** That there is nothing to show. */
  readonly none: string | undefined;
  readonly children: ReactNode;
}

/** What a pane shows until its data are there, where they fail, and where there are none. */
export function StatisticState({
  isLoading,
  hasFailed,
  onRetry,
  none,
  children,
}: StatisticStateProps): ReactElement {
  const { t } = useAreaWords();
  const isShape = useSkeleton(isLoading);
  if (isShape) {
    return (
      <LoadingBlock label={t('list.loading')}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </LoadingBlock>
    );
  }
  if (hasFailed) {
    return (
      <p className={styles.note}>
        {t('stage.failed')}{' '}
        <Button size="s" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </p>
    );
  }
  return none === undefined ? <>{children}</> : <p className={styles.note}>{none}</p>;
}
