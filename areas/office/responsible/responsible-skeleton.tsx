import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Skeleton, VisuallyHidden } from '@grandstand/ui';
import styles from './responsible.module.css';

const SECTIONS = ['deposit', 'wagering', 'loss'];
const FIELDS = ['day', 'week', 'month'];

/** The placeholder while the limits load. */
export function ResponsibleSkeleton(): ReactElement {
  const { t } = useAreaWords();
  return (
    <div className={styles.sections} aria-busy="true">
      <VisuallyHidden>{t('limits.loading')}</VisuallyHidden>
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
