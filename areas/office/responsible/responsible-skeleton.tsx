import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';
import styles from './responsible.module.css';

const SECTIONS = ['deposit', 'wagering', 'loss'];
const FIELDS = ['day', 'week', 'month'];

/** The shape of the limits. */
export function ResponsibleSkeleton(): ReactElement {
  return (
    <div className={styles.sections}>
      {SECTIONS.map((section) => (
        <div key={section} className={styles.card}>
          <div className={styles.head}>
            <Skeleton shape="text" />
          </div>
          {FIELDS.map((field) => (
            <div key={field} className={styles.field}>
              <Skeleton shape="text" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
