import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { minutesText, useTimeLeft } from '@grandstand/bus-contracts/time';
import styles from './draw.module.css';

const HOUR = 3600;

/** What is left of the time to take part, where it is less than an hour. */
export function TimeLeft({ end }: { readonly end: number }): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(end);
  // Its room is there before it is counted.
  if (left === null || left >= HOUR) return <span className={styles.left} />;
  return (
    <span className={styles.left} role="timer">
      {left === 0 ? t('toto.closed') : t('toto.left', { time: minutesText(left) })}
    </span>
  );
}
