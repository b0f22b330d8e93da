import type { ReactElement } from 'react';
import type { TableRow } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import { champName, LeagueTable } from '@grandstand/line-ui';
import { UnknownScreen } from '../page/unknown-screen';
import page from '../page/results-app.module.css';
import { ResultSkeleton } from '../rows/result-skeleton';
import type { Figure } from './figures';
import { FigurePart } from './figure-part';
import { statTeamPath, type StatScreen } from '../page/stat-path';
import styles from './statistic.module.css';

interface StatChampScreenProps {
  readonly screen: Extract<StatScreen, { kind: 'statChamp' }>;
}

/** A league in numbers: its table, whose teams lead to theirs, and the goals of its matches. */
export function StatChampScreen({ screen }: StatChampScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { base, champ } = screen;
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults({ kind: 'champ', champ });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <h1 className={page.title}>{data ? champName(data.champ) : t('title.statistic')}</h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={20} /> }}
        error={error}
        empty={
          data && !data.table ? (
            <EmptyBlock icon="sport" title={t('stat.none')} text={t('stat.noneText')} />
          ) : undefined
        }
      >
        {({ table }) =>
          table ? (
            <div className={styles.columns}>
              <section className={styles.part} aria-labelledby="stat-table">
                <h2 className={page.subtitle} id="stat-table">
                  {t('champ.table', { season: table.season })}
                </h2>
                <LeagueTable
                  rows={table.rows}
                  label={t('champ.table', { season: table.season })}
                  teamPath={(team) => statTeamPath(base, team)}
                />
              </section>
              <FigurePart
                title={t('stat.figures', { season: table.season })}
                figures={leagueFigures(table.rows)}
              />
            </div>
          ) : null
        }
      </AreaState>
    </>
  );
}

/** The figures of a league, by its table: each match is in the rows of two teams. */
function leagueFigures(rows: readonly TableRow[]): readonly Figure[] {
  const sum = (of: (row: TableRow) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  const matches = sum(({ played }) => played) / 2;
  if (matches === 0) return [];
  return [
    { key: 'goals', kind: 'average', value: sum(({ scored }) => scored) / matches, matches },
    { key: 'draws', kind: 'share', value: sum(({ drawn }) => drawn) / 2 / matches, matches },
  ];
}
