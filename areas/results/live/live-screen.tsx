import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, LinkPills } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import { livePath } from '../page/results-screen';
import { liveQuery } from '../page/queries-of';
import { ResultList } from '../rows/result-list';
import { ResultSkeleton } from '../rows/result-skeleton';
import { useStoredGames } from '../rows/use-kept-games';
import styles from '../page/results-app.module.css';

/** Games that begin and end are loaded with this; scores come by the feed. */
const EVERY_MS = 30_000;

/** The games in play with their scores, which the feed keeps current. */
export function LiveScreen({ sport }: { readonly sport: string | undefined }): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useResults(liveQuery(sport), EVERY_MS);
  const games = useStoredGames(sport ?? '', data?.games);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  return (
    <>
      <h1 className={styles.title}>{t('title.live')}</h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton /> }}
        error={error}
        empty={
          games.length === 0 ? (
            <EmptyBlock icon="sport" title={t('empty.live')} text={t('empty.liveText')} />
          ) : undefined
        }
      >
        {({ sports }) => (
          <>
            <LinkPills
              label={t('sports')}
              links={[
                { text: t('all'), href: href(livePath()), isCurrent: sport === undefined },
                ...sports.map(({ slug, name, games: count }) => ({
                  text: name,
                  href: href(livePath(slug)),
                  isCurrent: slug === sport,
                  count,
                })),
              ]}
            />
            <p className={styles.note}>{t('live.delay')}</p>
            <ResultList label={t('title.live')} games={games} hasChamp />
          </>
        )}
      </AreaState>
    </>
  );
}
