import { useState, type ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ErrorBlock, useLoader } from '@grandstand/ui';
import { GameMarkets } from '../game/game-markets';
import { GameOver } from '../game/game-over';
import { GameSkeleton, MarketsSkeleton } from '../game/game-skeleton';
import { Scoreboard } from '../game/scoreboard';
import { Crumbs } from '../lists/crumbs';
import { useAnswer, useGameNow, useSports } from '../page/sports-context';
import type { GameScreenProps } from './later-screens';
import { placePath } from './screen';
import { UnknownScreen } from './unknown-screen';
import styles from './game-screen.module.css';

/** One game: how it stands, and everything that can be bet on it. */
export function GameScreen({ screen }: GameScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { answer, reload } = useAnswer({ kind: 'game', gameId: screen.gameId });
  const isLoading = useLoader(answer === undefined);
  // A player comes from a list, mostly: what it says of the game is there before the rest comes.
  const { answers } = useSports();
  const [listed] = useState(() => answers.anyGame(screen.gameId));
  const now = useGameNow(screen.gameId);
  const game = answer ? answer.data : listed;
  if (!game) {
    if (isLoading) return <GameSkeleton />;
    if (answer?.failure === 'not-found') return <UnknownScreen />;
    const action = { label: t('error.retry'), onPress: reload };
    return <ErrorBlock title={t('error.game')} text={t('error.again')} action={action} />;
  }
  const { section } = screen;
  return (
    <>
      <Crumbs
        steps={[
          { text: t(`section.${section}`), path: placePath(section) },
          { text: game.sport.name, path: placePath(section, game.sport.slug) },
          { text: game.champ.name, path: placePath(section, game.sport.slug, game.champ.slug) },
        ]}
      />
      <section className={styles.game} aria-label={`${game.home} – ${game.away}`}>
        <Scoreboard game={game} />
        {(now ?? game).isFinished ? (
          <GameOver game={game} />
        ) : isLoading ? (
          <MarketsSkeleton />
        ) : (
          <GameMarkets game={game} />
        )}
      </section>
    </>
  );
}
