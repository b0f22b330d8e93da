import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeLeft } from '@grandstand/bus-contracts/time';
import styles from './tournaments.module.css';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

interface TimeLeftProps {
  readonly end: number;
  /** Whether something begins then. */
  readonly isBefore: boolean;
}

/** What is left until a moment, where it is less than a day. */
export function TimeLeft({ end, isBefore }: TimeLeftProps): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(end);
  // Its room is there before it is counted.
  if (left === null || left >= DAY || left === 0) return <span className={styles.left} />;
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = two(Math.floor((left % HOUR) / MINUTE));
  const time = `${Math.floor(left / HOUR)}:${minutes}:${two(left % MINUTE)}`;
  return (
    <span className={styles.left} role="timer">
      {t(isBefore ? 'tournament.in' : 'tournament.left', { time })}
    </span>
  );
}
