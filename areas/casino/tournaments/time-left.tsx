import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeLeft } from '@grandstand/bus-contracts/time';
import styles from './tournaments.module.css';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** What is left until a moment, where it is less than a day. */
export function TimeLeft({ end }: { readonly end: number }): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(end);
  // Its room is there before it is counted.
  if (left === null || left >= DAY || left === 0) return <span className={styles.left} />;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = two(Math.floor((left % HOUR) / MINUTE));
  const time = `${Math.floor(left / HOUR)}:${minutes}:${two(left % MINUTE)}`;
  return (
    <span className={styles.left} role="timer">
      {t('tournament.left', { time })}
    </span>
  );
}
