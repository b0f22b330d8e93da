import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useAtTime } from '../context/line-context';
import { timeLeft } from './time-left';
import styles from './countdown.module.css';

interface CountdownProps {
  readonly startsAt: number;
  /** When the game was loaded. */
  readonly listedAt: number;
}

/** The time to the kick-off; a screen reader can read it, and is not notified of each second. */
export function Countdown({ startsAt, listedAt }: CountdownProps): ReactElement | null {
  const { t } = useAreaWords();
  const left = useAtTime((now) => timeLeft(startsAt, now, t), listedAt);
  return left === null ? null : (
    // Keyed: a text of another length is an element of its own, and nothing has moved.
    <span key={left.length} className={styles.countdown} role="timer" aria-live="off">
      {t('line.score.startsIn', { time: left })}
    </span>
  );
}
