import type { ReactElement } from 'react';
import type { Course, Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { inOrder } from '@grandstand/ui';
import { useCourse } from '../../course/use-course';
import styles from './panes.module.css';

const HALVES = [1, 2] as const;

type Pair = Course['statistics'][number]['periods'][number];

/** The numbers of a match: of each side beside the other's, and by half. */
export function NumbersPane({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { statistics } = useCourse(game);
  return (
    <div className={styles.pane}>
      <table className={styles.numbers} aria-label={t('stage.tab.numbers')}>
        <thead>
          <tr>
            <th scope="col">{game.home}</th>
            <th scope="col" className={styles.wide}>
              <span className={styles.hidden}>{t('stage.number')}</span>
            </th>
            <th scope="col">{game.away}</th>
            {HALVES.map((half) => (
              <th key={half} scope="col">
                {t(`line.clock.half.${half}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ kind, periods }) => {
            const { home, away } = sumOf(periods);
            return (
              <tr key={kind}>
                <td className={styles.total}>{home}</td>
                <th scope="row" className={styles.wide}>
                  {t(`course.statistic.${kind}`)}
                  <Share home={home} away={away} />
                </th>
                <td className={styles.total}>{away}</td>
                {inOrder(HALVES, (half) => {
                  const of = periods[half - 1];
                  return <td>{of ? `${of.home} – ${of.away}` : '–'}</td>;
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {statistics.length === 0 ? <p className={styles.note}>{t('course.nothing')}</p> : null}
    </div>
  );
}

/** A bar of both sides; the numbers beside it say the same. */
function Share({ home, away }: Pair): ReactElement {
  const all = home + away;
  const share = all === 0 ? 50 : (100 * home) / all;
  return (
    <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.awayBar} width="100" height="4" />
      <rect className={styles.homeBar} width={share} height="4" />
    </svg>
  );
}

function sumOf(periods: readonly Pair[]): Pair {
  return {
    home: periods.reduce((sum, { home }) => sum + home, 0),
    away: periods.reduce((sum, { away }) => sum + away, 0),
  };
}
