import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, TileGrid, TileSkeleton, useGameCall, useGameList } from '@grandstand/game-ui';
import { AreaState, Button, ButtonLink, EmptyBlock, WideLink } from '@grandstand/ui';
import { filterOf } from '../data/queries-of';
import type { ListScreen as Place } from '../page/casino-screen';
import { pageTitle } from '../page/page-title';
import { UnknownScreen } from '../page/unknown-screen';
import { ListFilters } from './list-filters';
import styles from './list-screen.module.css';

/** The games of a category, a provider, or a part of either. */
export function ListScreen({ screen }: { readonly screen: Place }): ReactElement {
  const { href, t } = useAreaWords();
  const lobby = useGameCall('casinoLobby', {}).data;
  const list = useGameList(filterOf(screen));
  const { data, loadedAt, hasFailed, isMissing, retry, total } = list;
  const error = useLoadError({ title: t('error.games'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  const title = pageTitle(screen, { lobby }, t);
  return (
    <Screen
      title={title}
      note={data === undefined ? undefined : t('games.list.count', { count: total })}
    >
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <TileSkeleton count={10} /> }}
        error={error}
        empty={
          data?.length === 0 ? (
            <>
              <ListFilters screen={screen} list={list} />
              <EmptyBlock icon="info" title={t('empty.list')} text={t('empty.listText')}>
                <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
              </EmptyBlock>
            </>
          ) : undefined
        }
      >
        {(tiles) => (
          <>
            <ListFilters screen={screen} list={list} />
            <TileGrid tiles={tiles} label={title} headingLevel={2} />
            {list.hasMore ? (
              <div className={styles.more}>
                <Button isBusy={list.isLoadingMore} onClick={list.showMore}>
                  {t('games.list.more')}
                </Button>
              </div>
            ) : null}
            {screen.category === 'slots' ? (
              <WideLink href={href('/casino/slot-first-deposit')}>{t('title.deposit')}</WideLink>
            ) : null}
          </>
        )}
      </AreaState>
    </Screen>
  );
}
