import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { playerRulesState, type Game, type Section } from '@grandstand/bus-contracts';
import { useQueryClient } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { Crumbs, Scoreboard, useGameNow, useIsPaused, useLastGoal } from '@grandstand/line-ui';
import { AreaState, EmptyBlock, LoadingBlock, useSkeleton } from '@grandstand/ui';
import { GameMarkets } from './markets/game-markets';
import { GameOver, GameResult } from './game-over';
import { GameSkeleton, MarketsSkeleton } from './game-skeleton';
import { OtherMatches } from './others/other-matches';
import { SideFacts } from './stage/side-facts';
import { Stage } from './stage/stage';
import { closedKey } from '../line/player-rules';
import { findGame } from '../line/line-queries';
import { useLine } from '../page/sports-context';
import type { GameScreenProps } from '../screens/later-screens';
import { placePath } from '../screens/screen';
import { UnknownScreen } from '../lists/unknown-screen';
import styles from './screen.module.css';

/**
 * One game: its score, all its markets, and other live matches.
 * @remarks These are there before the game begins and after its end too: the page keeps its form.
 */
export default function GameScreen({ screen }: GameScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { gameId, section } = screen;
  const client = useQueryClient();
  const {
    data: game,
    isPreview,
    loadedAt,
    failure,
    reload,
    // A player mostly comes from a list: its data of the game are shown until the rest comes.
  } = useLine({ kind: 'game', gameId }, () => findGame(client, gameId, 'all'));
  const sports = useLine({ kind: 'sports' }).data;
  const sportId = game?.sportId ?? sports?.find(({ slug }) => slug === screen.sport)?.id;
  // The operator refuses such a match: it is the one of an answer from before, or none.
  const closed = closedKey(useBusState(playerRulesState), section, sportId);
  const error = useLoadError({ title: t('error.game'), loadedAt, retry: reload });
  return (
    <AreaState
      data={game}
      hasFailed={failure === 'unavailable' && !closed}
      loading={{ label: t('list.loading'), shape: <GameSkeleton /> }}
      error={error}
      empty={
        game ? undefined : closed ? (
          <Closed reason={closed} level={1} />
        ) : failure === 'not-found' ? (
          <UnknownScreen />
        ) : undefined
      }
    >
      {(loaded) => (
        <div className={styles.match}>
          <section className={styles.game} aria-label={`${loaded.home} – ${loaded.away}`}>
            <Board
              key={loaded.id}
              game={loaded}
              section={section}
              listedAt={loadedAt}
              isPreview={isPreview}
              reload={reload}
            />
          </section>
          <OtherMatches gameId={gameId} sport={screen.sport} />
        </div>
      )}
    </AreaState>
  );
}

interface BoardProps {
  readonly game: Game;
  readonly section: Section;
  readonly listedAt: number;
  /** Whether it has the markets of a list alone. */
  readonly isPreview: boolean;
  readonly reload: () => void;
}

/** The score, and below it the markets, or the result of the match. */
function Board({ game, section, listedAt, isPreview, reload }: BoardProps): ReactElement {
  const { isFinished, isLive, score } = useGameNow(game.id) ?? game;
  const { t } = useAreaWords();
  const rules = useBusState(playerRulesState);
  const closed = closedKey(rules, isLive ? 'live' : 'line', game.sportId);
  const goal = useLastGoal(score, game.sport.slug);
  const isLoading = useSkeleton(isPreview);
  const board = useRef<HTMLDivElement>(null);
  useLoadAfterPause(game, reload);
  return (
    <>
      <Scoreboard
        game={game}
        listedAt={listedAt}
        goal={goal}
        way={<Way game={game} section={section} />}
        homeFacts={<SideFacts game={game} side="home" />}
        awayFacts={<SideFacts game={game} side="away" />}
        ref={board}
      />
      <Stage game={game} />
      <GameResult game={game} />
      {isFinished ? (
        <GameOver game={game} />
      ) : closed ? (
        <Closed reason={closed} level={2} />
      ) : isLoading ? (
        <LoadingBlock label={t('list.loading')}>
          <MarketsSkeleton />
        </LoadingBlock>
      ) : (
        <GameMarkets game={game} isAfterGoal={goal !== null} board={board} />
      )}
    </>
  );
}

/** Loads a match again when betting on it goes on: a goal ends lines and opens others, which the feed does not bring. */
function useLoadAfterPause(game: Game, reload: () => void): void {
  const isPaused = useIsPaused(game);
  const wasPaused = useRef(false);
  const load = useEffectEvent(reload);
  useEffect(() => {
    if (wasPaused.current && !isPaused) load();
    wasPaused.current = isPaused;
  }, [isPaused]);
}

/** The way to the match: section, sport, championship. */
function Way({
  game: { sport, champ },
  section,
}: {
  readonly game: Game;
  readonly section: Section;
}): ReactElement {
  const { t } = useAreaWords();
  return (
    <Crumbs
      steps={[
        { text: t(`section.${section}`), path: placePath(section) },
        { text: sport.name, path: placePath(section, sport.slug) },
        { text: champ.name, path: placePath(section, sport.slug, champ.slug) },
      ]}
    />
  );
}

interface ClosedProps {
  /** A key of the texts. */
  readonly reason: string;
  readonly level: 1 | 2;
}

/** Why the player may not bet on a match. */
function Closed({ reason, level }: ClosedProps): ReactElement {
  const { t } = useAreaWords();
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className={styles.closed}>{t('closed.title')}</Heading>
      <EmptyBlock icon="lock" title={t(reason)} text={t('closed.text')} />
    </section>
  );
}
