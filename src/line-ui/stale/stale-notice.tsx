import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useIsStale } from '../context/line-context';
import styles from './stale-notice.module.css';

/** That prices are no longer brought: the last element of an area, so that nothing moves when it appears. */
export function StaleNotice(): ReactElement | null {
  const { t } = useAreaWords();
  if (!useIsStale()) return null;
  return (
    <output className={styles.stale}>
      <Icon name="offline" />
      {t('line.stale')}
    </output>
  );
}
