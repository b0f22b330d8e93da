import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { type AnswerTo, Screen, TileSkeleton, useGameCall } from '@grandstand/game-ui';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { JackpotRow } from '../screens/jackpots/jackpot-row';
import { OwnRows } from '../screens/my/own-rows';
import { categoryPath } from '../page/casino-screen';
import { GamesRow } from '../rows/games-row';

/** The rows above a player's own, which come later than those and would move what is in view. */
const ABOVE = 2;

/** The first page of the casino: the player's own games, and some of each category. */
export function LobbyScreen(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoLobby', {});
  const error = useLoadError({ title: t('error.games'), loadedAt, retry });
  return (
    <Screen title={t('title.lobby')}>
      <JackpotRow />
      <AreaState
        data={data}
        hasFailed={hasFailed || isMissing}
        loading={{ label: t('loading'), shape: <LobbySkeleton /> }}
        error={error}
        empty={
          data?.rows.length === 0 ? (
            <EmptyBlock icon="info" title={t('empty.lobby')} text={t('empty.lobbyText')} />
          ) : undefined
        }
      >
        {(lobby) => <Rows lobby={lobby} />}
      </AreaState>
    </Screen>
  );
}

function Rows({ lobby }: { readonly lobby: AnswerTo<'casinoLobby'> }): ReactElement {
  const { t } = useAreaWords();
  const countOf = (slug: string): number | undefined =>
    lobby.categories.find((category) => category.slug === slug)?.games;
  const rows = lobby.rows.map(({ kind, slug, games }) => (
    <GamesRow
      key={slug}
      id={slug}
      title={t(kind === 'category' ? `category.${slug}` : `row.${slug}`)}
      path={kind === 'category' ? categoryPath(slug) : `/casino/${slug}`}
      count={kind === 'category' ? countOf(slug) : undefined}
      tiles={games}
    />
  ));
  return (
    <>
      {rows.slice(0, ABOVE)}
      <OwnRows />
      {rows.slice(ABOVE)}
    </>
  );
}

function LobbySkeleton(): ReactElement {
  return (
    <>
      <TileSkeleton count={5} isRow />
      <TileSkeleton count={5} isRow />
    </>
  );
}
