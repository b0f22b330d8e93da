import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Scoreboard, useGameNow, useLastGoal } from '@grandstand/line-ui';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { useCyber } from '../data/use-cyber';
import { CyberCrumbs } from '../lists/cyber-crumbs';
import { ListSkeleton } from '../lists/list-skeleton';
import type { CyberScreen } from '../page/cyber-screen';
import { isGameOf } from '../page/page-title';
import { UnknownScreen } from '../page/unknown-screen';
import { StreamPane } from '../stream/stream-pane';
import { GameMarkets } from './game-markets';
import styles from './game.module.css';

interface GameScreenProps {
  readonly screen: Extract<CyberScreen, { kind: 'game' }>;
}

/** One game: its score by maps, its broadcast, and its markets. */
export function GameScreen({ screen }: GameScreenProps): ReactElement {
  const { t } = useAreaWords();
  const wanted = { kind: 'game', gameId: screen.gameId } as const;
  const { data, loadedAt, hasFailed, isMissing, retry } = useCyber(wanted);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing || (data && !isGameOf(data, screen))) return <UnknownScreen />;
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <ListSkeleton /> }}
      error={error}
    >
      {(game) => (
        <>
          <CyberCrumbs screen={screen} discipline={game.sport.name} champ={game.champ} />
          <GameParts game={game} loadedAt={loadedAt} />
        </>
      )}
    </AreaState>
  );
}

function GameParts({
  game,
  loadedAt,
}: {
  readonly game: Game;
  readonly loadedAt: number;
}): ReactElement {
  const { t } = useAreaWords();
  const { isFinished, isLive, score } = useGameNow(game.id) ?? game;
  const goal = useLastGoal(score, game.sport.slug);
  return (
    <div className={styles.game}>
      <Scoreboard game={game} listedAt={loadedAt} goal={goal} />
      {isLive && game.isTop ? <StreamPane gameId={game.id} /> : null}
      {isFinished ? (
        <EmptyBlock icon="clock" title={t('over.title')} text={t('over.text')} />
      ) : (
        <GameMarkets game={game} />
      )}
    </div>
  );
}
