import type { ReactElement } from 'react';
import type { Course, Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import styles from './course.module.css';

const HALVES = [1, 2] as const;
const KINDS = ['shots-on-target', 'corners', 'yellow-cards', 'red-cards'] as const;

type Pair = Course['statistics'][number]['periods'][number];

interface StatisticsProps {
  readonly game: Game;
  readonly statistics: Course['statistics'];
}

/** The numbers of a match by half; folded until the player opens them. */
export function Statistics({ game, statistics }: StatisticsProps): ReactElement {
  const { t } = useAreaWords();
  const pair = (of: Pair | undefined): string => (of ? `${of.home} – ${of.away}` : '–');
  return (
    <details className={styles.statistics}>
      <summary className={styles.summary}>
        <Icon name="chevron-down" size="s" />
        {t('course.statistics')}
      </summary>
      <table className={styles.table} aria-label={t('course.statistics')}>
        <thead>
          <tr>
            <th scope="col">{`${game.home} – ${game.away}`}</th>
            {HALVES.map((half) => (
              <th key={half} scope="col">
                {t(`line.clock.half.${half}`)}
              </th>
            ))}
            <th scope="col">{t('course.total')}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => {
            const periods = statistics.find((one) => one.kind === kind)?.periods ?? [];
            return (
              <tr key={kind}>
                <th scope="row">{t(`course.statistic.${kind}`)}</th>
                {HALVES.map((half) => (
                  <td key={half}>{pair(periods[half - 1])}</td>
                ))}
                <td>{pair(periods.length > 0 ? sumOf(periods) : undefined)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

function sumOf(periods: readonly Pair[]): Pair {
  return {
    home: periods.reduce((sum, { home }) => sum + home, 0),
    away: periods.reduce((sum, { away }) => sum + away, 0),
  };
}
