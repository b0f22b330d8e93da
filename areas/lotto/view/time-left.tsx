import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { minutesText, useTimeLeft } from '@grandstand/bus-contracts/time';
import styles from './time-left.module.css';

/** What is left of the time to buy tickets of a draw. */
export function TimeLeft({ end }: { readonly end: number }): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(end);
  // Its room is there before it is counted.
  if (left === null) return <span className={styles.left} />;
  return (
    <span className={styles.left} role="timer">
      {left === 0 ? t('lotto.closed') : t('lotto.left', { time: minutesText(left) })}
    </span>
  );
}
