import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ErrorBlock, useLoader } from '@grandstand/ui';
import { Course } from './course/course';
import { GameMarkets } from './markets/game-markets';
import { GameOver } from './game-over';
import { GameSkeleton, MarketsSkeleton } from './game-skeleton';
import { OtherMatches } from './others/other-matches';
import { Scoreboard } from './score/scoreboard';
import { useLastGoal } from './score/use-last-goal';
import { findGame } from '../line/line-queries';
import { Crumbs } from '../lists/crumbs';
import { useGameNow, useLine } from '../page/sports-context';
import type { GameScreenProps } from '../screens/later-screens';
import { placePath } from '../screens/screen';
import { UnknownScreen } from '../screens/unknown-screen';
import styles from './screen.module.css';

/**
 * One game: its score, all its markets, and other live matches.
 * @remarks These are there before the game begins and after its end too: the page keeps its form.
 */
export default function GameScreen({ screen }: GameScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { gameId } = screen;
  const client = useQueryClient();
  const {
    data: game,
    isPreview,
    loadedAt,
    failure,
    reload,
    // A player mostly comes from a list: its data of the game are shown until the rest comes.
  } = useLine({ kind: 'game', gameId }, () => findGame(client, gameId, 'all'));
  const isLoading = useLoader((!game && !failure) || isPreview);
  if (!game) {
    if (isLoading) return <GameSkeleton />;
    if (failure === 'not-found') return <UnknownScreen />;
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
      <div className={styles.match}>
        <div className={styles.parts}>
          <section className={styles.game} aria-label={`${game.home} – ${game.away}`}>
            <Board key={game.id} game={game} listedAt={loadedAt} isLoading={isLoading} />
          </section>
          <OtherMatches gameId={gameId} sport={screen.sport} />
        </div>
      </div>
    </>
  );
}

/** The score, and below it the markets, or the result of the match. */
function Board({
  game,
  listedAt,
  isLoading,
}: {
  readonly game: Game;
  readonly listedAt: number;
  readonly isLoading: boolean;
}): ReactElement {
  const { isFinished, score } = useGameNow(game.id) ?? game;
  const goal = useLastGoal(score, game.sport.slug);
  return (
    <>
      <Scoreboard game={game} listedAt={listedAt} goal={goal} />
      {game.hasCourse ? <Course game={game} /> : null}
      {isFinished ? (
        <GameOver game={game} />
      ) : isLoading ? (
        <MarketsSkeleton />
      ) : (
        <GameMarkets game={game} isAfterGoal={goal !== null} />
      )}
    </>
  );
}
