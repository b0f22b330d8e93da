import type { ReactElement } from 'react';
import type { Game, Score } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { VisuallyHidden } from '@grandstand/ui';
import { periodKind } from '@grandstand/bus-contracts/domain';
import styles from './period-table.module.css';

/** The score of each period, the one in play marked. */
export function PeriodTable({
  game,
  score,
}: {
  readonly game: Game;
  readonly score: Score;
}): ReactElement {
  const { t } = useAreaWords();
  const kind = periodKind(game.sport.slug);
  const periods = score.periods.map((period, index) => ({ ...period, number: index + 1 }));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t(`line.score.periods.${kind}`)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('line.score.team')}</VisuallyHidden>
          </th>
          {periods.map(({ number }) => (
            <th key={number} scope="col" aria-label={t(`line.period.${kind}`, { number })}>
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{game[side]}</th>
            {periods.map((period) => (
              <td
                key={period.number}
                className={period.number === score.period ? styles.now : undefined}
              >
                {period[side]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
