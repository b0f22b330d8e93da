import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { BackLink, GameDetails, Screen, useGameCall } from '@grandstand/game-ui';
import { AreaState, Skeleton } from '@grandstand/ui';
import { categoryPath, isElsewhere } from '../../page/casino-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { UnknownScreen } from '../../page/unknown-screen';

/** A game, which its buttons open on the stage above. */
export default function GameScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const gameId = screen.kind === 'game' ? screen.gameId : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoGame', {
    game: gameId,
  });
  const error = useLoadError({ title: t('error.game'), loadedAt, retry });
  const game = data?.game;
  if (isMissing || (game && isElsewhere(screen, game))) return <UnknownScreen />;
  const [category = 'casino'] = game?.categories ?? [];
  return (
    <>
      <BackLink
        path={game ? categoryPath(category) : '/casino'}
        name={t(game ? `category.${category}` : 'title.lobby')}
      />
      <Screen title={game?.name ?? t('title.game')}>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {(loaded) => <GameDetails {...loaded} address={gameId} />}
        </AreaState>
      </Screen>
    </>
  );
}
