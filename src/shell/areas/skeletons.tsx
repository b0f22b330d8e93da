import { Skeleton } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from './skeletons.module.css';

const ROWS = Array.from({ length: 10 }, (_, index) => index);

/** The shape of a page: a menu, and rows beside it. */
export function PageSkeleton(): ReactElement {
  return (
    <div className={styles.page}>
      <div className={styles.menu}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="text" />
        ))}
      </div>
      <div className={styles.rows}>
        <Skeleton shape="text" />
        {ROWS.map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    </div>
  );
}

/** The shape of a page of a few words. */
export function NoteSkeleton(): ReactElement {
  return (
    <div className={styles.note}>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}

/** The shape of the footer. */
export function FooterSkeleton(): ReactElement {
  return <Skeleton shape="row" />;
}
