import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, LinkPills } from '@grandstand/ui';
import { useResults } from '../data/use-results';
import page from '../page/results-app.module.css';
import { liveQuery } from '../page/queries-of';
import { ResultSkeleton } from '../rows/result-skeleton';
import { useStoredGames } from '../rows/use-kept-games';
import { ZoneGame } from './zone-game';

const EVERY_MS = 30_000;
/** As many matches as a reader can choose from at a glance. */
const MOST = 12;

/** A match in play on a pitch: what has happened, where, and in words. */
export function ZoneScreen({ gameId }: { readonly gameId: number | undefined }): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useResults(liveQuery('football'), EVERY_MS);
  const games = useStoredGames('zone', data?.games).filter(({ hasCourse }) => hasCourse);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  return (
    <>
      <h1 className={page.title}>{t('title.zone')}</h1>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <ResultSkeleton rows={6} /> }}
        error={error}
        empty={
          game === undefined ? (
            <EmptyBlock icon="sport" title={t('empty.zone')} text={t('empty.zoneText')} />
          ) : undefined
        }
      >
        {() => (
          <>
            <LinkPills
              label={t('zone.matches')}
              links={games.slice(0, MOST).map(({ id, home, away }) => ({
                text: `${home} – ${away}`,
                href: href(`/results/zone?game=${id}`),
                isCurrent: id === game?.id,
              }))}
            />
            {game ? <ZoneGame key={game.id} game={game} /> : null}
          </>
        )}
      </AreaState>
    </>
  );
}
