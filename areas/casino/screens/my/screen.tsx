import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { casinoFavourites } from '@grandstand/bus-contracts/player';
import {
  useAreaWords,
  useBusState,
  useLoadError,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { type GameAnswer, Screen, TileGrid, TileSkeleton, useGameCall } from '@grandstand/game-ui';
import { AreaState, ButtonLink, EmptyBlock, GuestBlock } from '@grandstand/ui';
import type { LaterScreenProps } from '../../page/later-screens';
import { pageTitle } from '../../page/page-title';
import { useOwnGames } from './use-own-games';
import styles from './screen.module.css';

/** The games that the player has marked, and those that they opened last. */
export default function MyScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const session = useBusState(sessionState);
  const signIn = useSignIn(t('guest.signIn'));
  const isFavouritesOnly = screen.kind === 'my' && screen.isFavouritesOnly;
  return (
    <Screen title={pageTitle(screen, {}, t)}>
      {session?.status === 'guest' ? (
        <GuestBlock title={t('guest.title')} text={t('guest.text')} signIn={signIn} />
      ) : (
        <>
          {isFavouritesOnly ? null : <Recent />}
          <Favourites isAlone={isFavouritesOnly} />
        </>
      )}
    </Screen>
  );
}

function Recent(): ReactElement {
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const recent = useGameCall('casinoRecent', {}, { isNeeded: isPlayer });
  const games = useOwnGames(recent.data?.games ?? []);
  const isKnown = recent.data !== undefined;
  return (
    <Games
      name="recent"
      games={{
        ...games,
        data: isKnown ? games.data : undefined,
        hasFailed: recent.hasFailed || recent.isMissing || games.hasFailed,
        retry: isKnown ? games.retry : recent.retry,
      }}
    />
  );
}

function Favourites({ isAlone }: { readonly isAlone: boolean }): ReactElement {
  const favourites = useBusState(casinoFavourites);
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const games = useOwnGames(favourites?.games ?? []);
  const isKnown = isPlayer && favourites?.status === 'ready';
  return (
    <Games
      name="favourites"
      isAlone={isAlone}
      games={{
        ...games,
        data: isKnown ? games.data : undefined,
        // The service tries again by itself.
        hasFailed: favourites?.status === 'failed' || games.hasFailed,
      }}
    />
  );
}

interface GamesProps {
  readonly name: 'recent' | 'favourites';
  readonly games: GameAnswer<readonly CasinoTile[]>;
  /** The page's heading names them already. */
  readonly isAlone?: boolean;
}

function Games({ name, games, isAlone = false }: GamesProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, hasFailed, loadedAt, retry } = games;
  const error = useLoadError({ title: t('error.games'), loadedAt, retry });
  const title = t(name === 'recent' ? 'row.recent' : 'title.favourites');
  return (
    <section className={styles.part} aria-label={title}>
      {isAlone ? null : <h2 className={styles.title}>{title}</h2>}
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <TileSkeleton count={5} isRow /> }}
        error={error}
        empty={
          data?.length === 0 ? (
            <EmptyBlock
              icon={name === 'recent' ? 'history' : 'heart'}
              title={t(`empty.${name}`)}
              text={t(`empty.${name}Text`)}
            >
              <ButtonLink href={href('/casino')}>{t('toLobby')}</ButtonLink>
            </EmptyBlock>
          ) : undefined
        }
      >
        {(tiles) => <TileGrid tiles={tiles} label={title} headingLevel={isAlone ? 2 : 3} />}
      </AreaState>
    </section>
  );
}
