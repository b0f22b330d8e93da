import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { casinoFavourites } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { useGameCall } from '@grandstand/game-ui';
import { GamesRow } from '../../rows/games-row';
import { useOwnGames } from './use-own-games';

/** How many of a player's own games the lobby shows. */
const MOST = 10;

/** The games that a player opened last and has marked; nothing for a guest, and nothing until there are some. */
export function OwnRows(): ReactElement | null {
  const isPlayer = useBusState(sessionState)?.status === 'player';
  return isPlayer ? <Rows /> : null;
}

function Rows(): ReactElement {
  const { t } = useAreaWords();
  const recent = useGameCall('casinoRecent', {}).data?.games ?? [];
  const favourites = useBusState(casinoFavourites)?.games ?? [];
  const last = useOwnGames(recent.slice(0, MOST));
  const marked = useOwnGames(favourites.toReversed().slice(0, MOST));
  return (
    <>
      {last.data && last.data.length > 0 ? (
        <GamesRow id="recent" title={t('row.recent')} path="/my-casino" tiles={last.data} />
      ) : null}
      {marked.data && marked.data.length > 0 ? (
        <GamesRow
          id="favourites"
          title={t('title.favourites')}
          path="/my-casino/favorites"
          tiles={marked.data}
        />
      ) : null}
    </>
  );
}
