import type { ReactElement } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is under way, for a screen reader. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How far something has come, as a bar; the words beside it are the caller's. */
export function ProgressBar({ label, value, max }: ProgressBarProps): ReactElement {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
