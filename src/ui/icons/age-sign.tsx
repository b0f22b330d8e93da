import type { ReactElement } from 'react';
import styles from './age-sign.module.css';

interface AgeSignProps {
  readonly age: number;
  /** What it says to those who listen; left out where the words stand beside it. */
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
