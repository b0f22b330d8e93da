import type { ReactElement, ReactNode } from 'react';
import styles from './heading.module.css';

/** The page's name, and the actions on all of it. */
export function Heading({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{text}</h1>
      {children}
    </div>
  );
}
