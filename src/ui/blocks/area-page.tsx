import type { ReactElement, ReactNode } from 'react';
import styles from './area-page.module.css';

interface AreaPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of an area: its name, and what is on it in one column. */
export function AreaPage({ title, children }: AreaPageProps): ReactElement {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
