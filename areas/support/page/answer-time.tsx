import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './support-app.module.css';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long an answer takes, as it was measured. */
export function AnswerTime({ answerMs }: { readonly answerMs: number | null }): ReactElement {
  const { t } = useAreaWords();
  const textOf = (ms: number): string => {
    const [unit, length] = UNITS.find((each) => ms >= each[1]) ?? UNITS[2];
    return t(`home.time_${unit}`, { count: Math.max(1, Math.ceil(ms / length)) });
  };
  return <p className={styles.quiet}>{answerMs === null ? t('home.noTime') : textOf(answerMs)}</p>;
}
