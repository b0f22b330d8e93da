import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import { champName } from '@grandstand/line-ui';
import page from '../page/results-app.module.css';
import { ResultSkeleton } from '../rows/result-skeleton';
import { statChampPath, type StatBase } from '../page/stat-path';
import styles from './statistic.module.css';

/** The leagues that there are statistics of: the results of football alone are known. */
const SPORT = 'football';

/** The first page of the statistics: the leagues. */
export function StatisticScreen({ base }: { readonly base: StatBase }): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useResults({ kind: 'sports' });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const champs = data?.filter(({ slug }) => slug === SPORT).flatMap((sport) => sport.champs);
  return (
    <>
      <h1 className={page.title}>{t('title.statistic')}</h1>
      <p className={page.note}>{t('stat.lead')}</p>
      <AreaState
        data={champs}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton /> }}
        error={error}
        empty={
          champs?.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.champs')} text={t('empty.champsText')} />
          ) : undefined
        }
      >
        {(all) => (
          <ul className={styles.links}>
            {all.map((champ) => (
              <li key={champ.id}>
                <a className={styles.link} href={href(statChampPath(base, champ))}>
                  {champName(champ)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </AreaState>
    </>
  );
}
