import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState } from '@grandstand/ui';
import type { ChampPage } from '../data/source';
import { useResults } from '../data/use-results';
import { champName, LeagueTable } from '@grandstand/line-ui';
import { teamPath } from '../page/results-screen';
import { UnknownScreen } from '../page/unknown-screen';
import { ResultList } from '../rows/result-list';
import { ResultSkeleton } from '../rows/result-skeleton';
import page from '../page/results-app.module.css';
import styles from './champs.module.css';

/** A championship: the table of its season, its last results and its next games. */
export function ChampScreen({ champ }: { readonly champ: string }): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useResults({ kind: 'champ', champ });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>{data ? champName(data.champ) : t('title.champs')}</h1>
        {data ? (
          <a className={page.pill} href={href(`/line/${data.sport.slug}/${data.champ.slug}`)}>
            {t('champ.line')}
          </a>
        ) : null}
      </div>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={20} /> }}
        error={error}
      >
        {(all) => <Parts champ={all} />}
      </AreaState>
    </>
  );
}

function Parts({ champ: { table, last, next } }: { readonly champ: ChampPage }): ReactElement {
  const { t } = useAreaWords();
  const games = (
    <div className={styles.parts}>
      <Games title={t('champ.last')} games={last} none={t('champ.noLast')} />
      <Games title={t('champ.next')} games={next} none={t('champ.noNext')} />
    </div>
  );
  return table ? (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby="champ-table">
        <h2 className={page.subtitle} id="champ-table">
          {t('champ.table', { season: table.season })}
        </h2>
        <LeagueTable
          rows={table.rows}
          label={t('champ.table', { season: table.season })}
          teamPath={teamPath}
        />
        <p className={page.note}>{t('champ.source')}</p>
      </section>
      {games}
    </div>
  ) : (
    games
  );
}

interface GamesProps {
  readonly title: string;
  readonly games: ChampPage['last'];
  readonly none: string;
}

function Games({ title, games, none }: GamesProps): ReactElement {
  return (
    <section className={styles.part}>
      <h2 className={page.subtitle}>{title}</h2>
      {games.length === 0 ? (
        <p className={page.note}>{none}</p>
      ) : (
        <ResultList label={title} games={games} hasDay />
      )}
    </section>
  );
}
