import type { ReactElement, ReactNode } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, classNames, Crest, Icon, sportIcon, VisuallyHidden } from '@grandstand/ui';
import { useGameNow } from '../context/line-context';
import { GameId } from '../rows/game-id';
import { Star } from '../star/star';
import { longStartText } from '../words/start-text';
import { clockText } from './clock-text';
import { Countdown } from './countdown';
import { PeriodTable } from './period-table';
import { useIsPaused } from './use-is-paused';
import type { LastGoal } from './use-last-goal';
import styles from './scoreboard.module.css';

interface ScoreboardProps {
  readonly game: Game;
  /** When the game was loaded. */
  readonly listedAt: number;
  readonly goal: LastGoal | null;
}

/** The teams, and the score or the start. */
export function Scoreboard({ game, listedAt, goal }: ScoreboardProps): ReactElement {
  const { settings, t } = useAreaWords();
  const { isLive, isFinished, score } = useGameNow(game.id) ?? game;
  const isPaused = useIsPaused(game) && isLive;
  const { timeZone, is12h } = settings;
  const hasCrests = settingOf(settings, 'isAppLightVersion') === 0;
  const title = `${game.home} – ${game.away}`;
  const scores = score && (score.written ?? score);
  const hasPeriods = score !== null && scores === score && score.periods.length > 0;
  const weekdayName = (day: number): string => t(`line.weekday.${day}`);
  return (
    <div className={styles.board}>
      <p className={styles.champ}>
        <Icon name={sportIcon(game.sport.slug)} />
        {game.champ.country === null ? null : <Badge>{game.champ.country}</Badge>}
        {game.champ.name}
        {settingOf(settings, 'isShowGameId') === 1 ? <GameId id={game.id} /> : null}
      </p>
      <h1 className={styles.heading}>{title}</h1>
      <div className={styles.star}>
        <Star favourite={`match:${game.id}`} name={title} place="inline" />
      </div>
      <div className={styles.teams}>
        <span className={styles.home}>
          <Star favourite={`team:${game.homeId}`} name={game.home} place="inline" />
          {game.home}
          {hasCrests ? <Crest team={game.homeId} /> : null}
        </span>
        {/* Keyed: a longer score is an element of its own, and nothing has moved. */}
        <span
          key={middle().length}
          className={classNames(
            styles.middle,
            !score && styles.yet,
            score?.written && styles.written,
          )}
        >
          {scores ? (
            <>
              <span className={lit('home')}>{scores.home}</span>
              {' : '}
              <span className={lit('away')}>{scores.away}</span>
            </>
          ) : (
            middle()
          )}
        </span>
        <span className={styles.away}>
          {hasCrests ? <Crest team={game.awayId} /> : null}
          {game.away}
          <Star favourite={`team:${game.awayId}`} name={game.away} place="inline" />
        </span>
      </div>
      {/* Keyed, as above: by the number of periods. */}
      <div
        key={score?.periods.length}
        className={classNames(styles.state, hasPeriods && styles.withPeriods)}
      >
        {state()}
        {hasPeriods ? <PeriodTable game={game} score={score} /> : null}
      </div>
    </div>
  );

  function middle(): string {
    return scores ? `${scores.home} : ${scores.away}` : '–';
  }

  function lit(side: 'home' | 'away'): string | undefined {
    return goal?.sides.includes(side) ? styles.lit : undefined;
  }

  /** "Goal 29′, betting suspended" */
  function news(): string | null {
    const pause = isPaused ? t('line.score.paused') : null;
    if (!goal) return pause;
    const scored =
      goal.minute === null
        ? t('line.score.goal')
        : `${t('line.score.goal')} ${String(goal.minute)}′`;
    return pause === null ? scored : `${scored}, ${pause}`;
  }

  function state(): ReactNode {
    if (isFinished)
      return (
        <span className={styles.clock}>
          <Badge>{t('line.row.over')}</Badge>
        </span>
      );
    if (isLive) {
      const clock = clockText(score, game.sport.slug, t) || t('line.row.live');
      const text = news() === null ? clock : `${clock} · ${news()}`;
      return (
        <>
          {/* Keyed, as above. */}
          <span key={text.length} className={styles.clock}>
            <Badge kind="live">{text}</Badge>
          </span>
          <VisuallyHidden>
            <output>{news()}</output>
          </VisuallyHidden>
        </>
      );
    }
    return (
      <>
        <span className={styles.start}>
          {longStartText(game.startsAt, { timeZone, is12h, weekdayName })}
        </span>
        <Countdown startsAt={game.startsAt} listedAt={listedAt} />
      </>
    );
  }
}
