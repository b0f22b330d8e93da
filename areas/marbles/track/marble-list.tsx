import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import styles from './track.module.css';

interface MarbleListProps {
  readonly label: string;
  /** In the order that is shown. */
  readonly numbers: readonly number[];
  /** By number, from 1. */
  readonly names: readonly string[];
  /** The numbers by their present places, which are written beside the names; empty: they have none yet. */
  readonly places?: readonly number[];
}

/** Marbles by name in an order. */
export function MarbleList({ label, numbers, names, places }: MarbleListProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <ol className={styles.list} aria-label={label}>
      {numbers.map((number) => (
        <li key={number} className={styles.marble}>
          <span className={classNames(styles.dot, styles[`marble${number}`])} />
          <span>{names[number - 1]}</span>
          {places?.includes(number) ? (
            <span className={styles.place}>
              {t('track.place', { place: places.indexOf(number) + 1 })}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
