import { Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './list-section.module.css';

/** The content of a section while it loads. */
export function SectionSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="text" />
    </div>
  );
}
