import type { ReactElement } from 'react';
import { classNames, VisuallyHidden } from '@grandstand/ui';
import styles from './balls.module.css';

interface BallsProps {
  readonly label: string;
  readonly numbers: readonly number[];
  /** Numbers that were drawn: they stand out, and are named as hits. */
  readonly hits?: { readonly numbers: readonly number[]; readonly label: string } | undefined;
}

/** Numbers in their order. */
export function Balls({ label, numbers, hits }: BallsProps): ReactElement {
  return (
    <ul className={styles.balls} aria-label={label}>
      {numbers
        .toSorted((one, other) => one - other)
        .map((number) => {
          const isHit = hits?.numbers.includes(number) ?? false;
          return (
            <li key={number} className={classNames(styles.ball, isHit && styles.hit)}>
              {number}
              {isHit ? <VisuallyHidden> {hits?.label}</VisuallyHidden> : null}
            </li>
          );
        })}
    </ul>
  );
}
