import type { ReactElement } from 'react';
import { ProgressBar } from '@grandstand/ui';
import styles from './progress.module.css';

interface ProgressProps {
  /** Its amounts in words. */
  readonly text: string;
  readonly value: number;
  readonly max: number;
}

/** How far the player is with what they have to stake, in words and as a bar. */
export function Progress({ text, value, max }: ProgressProps): ReactElement {
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <ProgressBar label={text} value={value} max={max} />
    </div>
  );
}
