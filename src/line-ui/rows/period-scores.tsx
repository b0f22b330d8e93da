import type { ReactElement } from 'react';
import type { Score } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { VisuallyHidden } from '@grandstand/ui';
import { periodKind } from '@grandstand/bus-contracts/domain';
import styles from './game-facts.module.css';

/** As many periods as a row has room for; the last ones matter most. */
const MOST = 5;

/** The score of each period, oldest first. */
export function PeriodScores({
  periods,
  sportSlug,
}: {
  readonly periods: Score['periods'];
  readonly sportSlug: string;
}): ReactElement {
  const { t } = useAreaWords();
  const shown = periods.map((period, index) => ({ ...period, number: index + 1 })).slice(-MOST);
  return (
    <span className={styles.periods}>
      <VisuallyHidden>{t(`line.score.periods.${periodKind(sportSlug)}`)}</VisuallyHidden>
      {shown.map(({ number, home, away }) => (
        <span key={number} className={styles.period}>
          <span>{home}</span>
          <VisuallyHidden>:</VisuallyHidden>
          <span>{away}</span>
        </span>
      ))}
    </span>
  );
}
