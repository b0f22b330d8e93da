import type { ReactElement } from 'react';
import { classNames } from '@grandstand/ui';
import styles from './track.module.css';

interface MarbleListProps {
  readonly label: string;
  /** In the order that is shown. */
  readonly numbers: readonly number[];
  /** By number, from 1. */
  readonly names: readonly string[];
}

/** Marbles by name in an order. */
export function MarbleList({ label, numbers, names }: MarbleListProps): ReactElement {
  return (
    <ol className={styles.list} aria-label={label}>
      {numbers.map((number) => (
        <li key={number} className={styles.marble}>
          <span className={classNames(styles.dot, styles[`marble${number}`])} />
          {names[number - 1]}
        </li>
      ))}
    </ol>
  );
}
