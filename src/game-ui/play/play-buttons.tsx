import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { stageOpen, stageState } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBus, useBusState } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import type { GameManifest } from '../manifest';
import { useAsPlayer } from './use-as-player';
import styles from './play-buttons.module.css';

type Mode = 'real' | 'demo';

/** Opens the game on the stage, for money or without; a guest signs in first where money is needed. */
export function PlayButtons({ game }: { readonly game: CasinoTile }): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<GameManifest>();
  const status = useBusState(sessionState)?.status;
  const stage = useBusState(stageState);
  const [opening, setOpening] = useState<Mode>();
  const [failure, setFailure] = useState<string>();
  const isOnStage =
    stage !== undefined &&
    stage.gameId === game.id &&
    stage.phase !== 'empty' &&
    stage.phase !== 'failed';

  const open = async (mode: Mode): Promise<void> => {
    setFailure(undefined);
    setOpening(mode);
    try {
      await bus.send(stageOpen, { gameId: game.id, mode });
    } catch (error) {
      setFailure(error instanceof CommandError ? String(error.code) : 'unavailable');
    } finally {
      setOpening(undefined);
    }
  };
  const play = useAsPlayer(() => void open('real'));

  return (
    <div className={styles.play}>
      <div className={styles.buttons}>
        <Button kind="primary" size="l" isBusy={opening === 'real'} onClick={play}>
          {t('games.play.play')}
        </Button>
        {game.isDemo ? (
          <Button size="l" isBusy={opening === 'demo'} onClick={() => void open('demo')}>
            {t('games.play.demo')}
          </Button>
        ) : null}
      </div>
      <p className={styles.state}>
        {isOnStage
          ? t(stage.mode === 'demo' ? 'games.play.onStageDemo' : 'games.play.onStage')
          : status === 'guest'
            ? t(game.isDemo ? 'games.play.guestDemo' : 'games.play.guest')
            : t('games.play.idle')}
      </p>
      <Alert
        text={
          failure === undefined
            ? undefined
            : t([`games.failure.${failure}`, 'games.failure.unavailable'])
        }
      />
    </div>
  );
}
