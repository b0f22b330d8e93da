import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { BackLink, GameDetails, Screen, useGameCall } from '@grandstand/game-ui';
import { AreaState, Skeleton } from '@grandstand/ui';
import type { LaterScreenProps } from '../page/later-screens';
import { UnknownScreen } from '../page/unknown-screen';

/** A game, which its buttons open on the stage above. */
export default function GameScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const game = screen.kind === 'game' ? screen.gameRoute : '';
  const { data, loadedAt, hasFailed, isMissing, retry } = useGameCall('casinoGame', { game });
  const error = useLoadError({ title: t('error.game'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <>
      <BackLink path="/games" name={t('title.index')} />
      <Screen title={data?.game.name ?? t('title.game')}>
        <AreaState
          data={data}
          hasFailed={hasFailed}
          loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
          error={error}
        >
          {(loaded) => <GameDetails {...loaded} address={game} />}
        </AreaState>
      </Screen>
    </>
  );
}
