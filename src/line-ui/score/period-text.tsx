import type { ReactElement } from 'react';
import type { Score } from '@grandstand/bus-contracts';
import { periodKind } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, VisuallyHidden } from '@grandstand/ui';
import styles from './period-text.module.css';

interface PeriodTextProps {
  readonly sportSlug: string;
  readonly score: Score;
}

/** The score of each period in a line, "1:0 0:2"; the one in play is marked. */
export function PeriodText({ sportSlug, score }: PeriodTextProps): ReactElement {
  const { t } = useAreaWords();
  const kind = periodKind(sportSlug);
  const periods = score.periods.map(({ home, away }, place) => ({ home, away, number: place + 1 }));
  return (
    <ol className={styles.periods} aria-label={t(`line.score.periods.${kind}`)}>
      {periods.map(({ home, away, number }) => (
        <li key={number} className={classNames(number === score.period && styles.now)}>
          <VisuallyHidden>{t(`line.period.${kind}`, { number })}</VisuallyHidden>
          {`${home}:${away}`}
        </li>
      ))}
    </ol>
  );
}
