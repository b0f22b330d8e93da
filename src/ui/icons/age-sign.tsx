import type { ReactElement } from 'react';
import styles from './age-sign.module.css';

interface AgeSignProps {
  readonly age: number;
  /** Its text for screen readers; left out where the text is beside it. */
  readonly label?: string;
}

/** The least age, in a red ring. */
export function AgeSign({ age, label }: AgeSignProps): ReactElement {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.sign} {...role}>
      {`${age}+`}
    </span>
  );
}
