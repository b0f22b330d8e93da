import type { ReactElement, ReactNode } from 'react';
import { favouritesState, sessionState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { EmptyBlock, LoadingBlock, useSkeleton } from '@grandstand/ui';
import type { GamesResource } from '../line/resources';
import { GameList } from '../lists/game-list';
import { ListSkeleton } from '../lists/list-skeleton';
import { MoreLink } from '../lists/more-link';
import { allRows, useHeld } from '../page/use-held';
import { MAX_LISTED, placePath } from '../screens/screen';
import { NamedList } from './named-list';
import { useNames } from './use-names';
import styles from './screen.module.css';

/** The visitor's favourites: leagues and teams, and their matches beside the starred ones. */
export default function FavouritesScreen(): ReactElement {
  const { t } = useAreaWords();
  const now = useBusState(favouritesState);
  const session = useBusState(sessionState);
  // A row that loses its star stays until the player leaves the page: nothing moves, and a press by mistake can be undone.
  const favourites = useHeld(now?.favourites ?? NONE, {
    key: now ? `${session?.userId}` : '',
    hold: holdFavourites,
    heldRows: allRows,
  }).shown;
  const isEmpty = favourites.length === 0;
  const isLoading = useSkeleton(isEmpty && (now?.status ?? 'loading') === 'loading');
  const named = useNames(favourites);
  return (
    <>
      <h1 className={styles.title}>{t('favourites.title')}</h1>
      {content()}
    </>
  );

  function content(): ReactNode {
    if (isLoading) {
      return (
        <LoadingBlock label={t('list.loading')}>
          <ListSkeleton rows={4} />
        </LoadingBlock>
      );
    }
    if (isEmpty) {
      return now?.status === 'failed' ? (
        <EmptyBlock
          icon="offline"
          title={t('favourites.failed')}
          text={t('favourites.failedText')}
        />
      ) : (
        <EmptyBlock icon="star" title={t('favourites.none')} text={t('favourites.noneText')}>
          <MoreLink path={placePath('live')} text={t('list.allLive')} />
          <MoreLink path={placePath('line')} text={t('list.allLine')} />
        </EmptyBlock>
      );
    }
    return (
      <>
        {session?.status === 'guest' ? (
          <p className={styles.note}>{t('favourites.guest')}</p>
        ) : null}
        <NamedList kind="league" title={t('favourites.leagues')} named={named} />
        <NamedList kind="team" title={t('favourites.teams')} named={named} />
        {(['live', 'line'] as const).map((section) => (
          <GameList
            key={section}
            resource={gamesOf(favourites, section)}
            title={t(`list.${section}`)}
            headingLevel={2}
            empty={{
              title: t(`favourites.${section}None`),
              text: t(`favourites.${section}NoneText`),
            }}
          />
        ))}
      </>
    );
  }
}

const NONE: readonly string[] = [];

function gamesOf(favourites: readonly string[], section: GamesResource['section']): GamesResource {
  return { kind: 'games', section, favourites: favourites.join(','), limit: MAX_LISTED };
}

/** Keeps the shown favourites, also those that lost their star, and appends new ones; while no row is visible, shows the present ones. */
function holdFavourites(
  before: readonly string[],
  now: readonly string[],
  rows: number,
): { readonly shown: readonly string[] } {
  if (rows === 0) return { shown: now };
  const more = now.filter((favourite) => !before.includes(favourite));
  return { shown: more.length > 0 ? [...before, ...more] : before };
}
