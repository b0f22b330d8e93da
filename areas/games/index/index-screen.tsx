import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Screen, SearchField, TileGrid, TileSkeleton, useGameCall } from '@grandstand/game-ui';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import { BonusNav } from '../bonus/bonus-nav';
import type { IndexFilter } from '../page/games-screen';
import { indexTitle } from '../page/page-title';
import { Filters } from './filters';
import { GroupSection } from './group-section';
import { distinct, groupsOf, passes } from './groups';
import styles from './index-screen.module.css';

/** All games by group; with a filter or a search, those that it leaves. */
export function IndexScreen({ filter }: { readonly filter: IndexFilter }): ReactElement {
  const { language, t } = useAreaWords();
  const names = {
    partitions: useGameCall('gamePartitions', {}, { language }).data,
    types: useGameCall('gameTypes', {}, { language }).data?.types,
  };
  const preview = useGameCall('gamesPreview', { lng: language });
  const { loadedAt, retry } = preview;
  const error = useLoadError({ title: t('error.games'), loadedAt, retry });
  const title = indexTitle(filter, names, t);
  return (
    <Screen title={title}>
      <div className={styles.tools}>
        <SearchField searched={filter.search} page="/games" />
        <Filters filter={filter} names={names} preview={preview.data} />
      </div>
      {filter.search === '' ? (
        <AreaState
          data={preview.data}
          hasFailed={preview.hasFailed || preview.isMissing}
          loading={{ label: t('loading'), shape: <TileSkeleton count={12} /> }}
          error={error}
          empty={
            preview.data && groupsOf(preview.data, filter).every(({ total }) => total === 0) ? (
              <NoGames />
            ) : undefined
          }
        >
          {(games) =>
            groupsOf(games, filter).map((group) => (
              <GroupSection
                key={group.key}
                group={group}
                title={title}
                partition={names.partitions?.find(({ slug }) => slug === group.key)}
              />
            ))
          }
        </AreaState>
      ) : (
        <Found filter={filter} preview={preview.data} title={title} />
      )}
      <section className={styles.part} aria-label={t('bonus.title')}>
        <h2 className={styles.title}>{t('bonus.title')}</h2>
        <BonusNav />
      </section>
    </Screen>
  );
}

function NoGames(): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <EmptyBlock icon="info" title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink href={href('/games')}>{t('toGames')}</ButtonLink>
    </EmptyBlock>
  );
}

interface FoundProps {
  readonly filter: IndexFilter;
  readonly preview: Parameters<typeof distinct>[0] | undefined;
  readonly title: string;
}

/** The games that a search finds, of those that the filter leaves; where there are none, the nearest. */
function Found({ filter, preview, title }: FoundProps): ReactElement {
  const { t } = useAreaWords();
  const { search } = filter;
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoSearch', { search });
  const error = useLoadError({ title: t('error.search'), loadedAt, retry });
  const left = new Set(
    preview &&
      distinct(preview)
        .filter((game) => passes(game, filter))
        .map(({ id }) => id),
  );
  const games = data?.games.filter(({ id }) => !preview || left.has(id));
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed || isMissing}
      loading={{ label: t('loading'), shape: <TileSkeleton count={6} /> }}
      error={error}
    >
      {({ nearest }) =>
        games && games.length > 0 ? (
          <TileGrid tiles={games} label={title} headingLevel={2} />
        ) : (
          <>
            <EmptyBlock
              icon="search"
              title={t('none.title', { words: search })}
              text={t('none.text')}
            >
              <AllGames />
            </EmptyBlock>
            {nearest.length > 0 ? (
              <section className={styles.part} aria-label={t('games.search.nearest')}>
                <h2 className={styles.title}>{t('games.search.nearest')}</h2>
                <TileGrid tiles={nearest} label={t('games.search.nearest')} />
              </section>
            ) : null}
          </>
        )
      }
    </AreaState>
  );
}

function AllGames(): ReactElement {
  const { href, t } = useAreaWords();
  return <ButtonLink href={href('/games')}>{t('toGames')}</ButtonLink>;
}
