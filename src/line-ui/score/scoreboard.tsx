import type { ReactElement, ReactNode, Ref } from 'react';
import type { Game, Score } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, classNames, Crest, Icon, sportIcon, VisuallyHidden } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { useGameNow } from '../context/line-context';
import { ChampLand } from '../match/champ-land';
import { GameId } from '../rows/game-id';
import { Star } from '../star/star';
import { longStartText } from '../words/start-text';
import { clockText } from './clock-text';
import { Countdown } from './countdown';
import { GoalSweep } from '../goal/goal-sweep';
import { PeriodText } from './period-text';
import { TeamStars } from './team-stars';
import { useIsPaused } from './use-is-paused';
import type { LastGoal } from '../goal/use-last-goal';
import styles from './scoreboard.module.css';

interface ScoreboardProps {
  readonly game: Game;
  /** When the game was loaded. */
  readonly listedAt: number;
  readonly goal: LastGoal | null;
  /** The way to the competition; its name by default. */
  readonly way?: ReactNode;
  /** What is known of a side beside its name: form, cards. Their room is kept. */
  readonly homeFacts?: ReactNode;
  readonly awayFacts?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The teams, and the score or the start. Its height is the same before, during and after the match. */
export function Scoreboard({
  game,
  listedAt,
  goal,
  way,
  homeFacts,
  awayFacts,
  ref,
}: ScoreboardProps): ReactElement {
  const { settings } = useAreaWords();
  const { score } = useGameNow(game.id) ?? game;
  const hasCrests = settingOf(settings, 'isAppLightVersion') === 0;
  const title = `${game.home} – ${game.away}`;
  const scores = score && (score.written ?? score);
  return (
    <div className={styles.board} ref={ref}>
      <div className={styles.head}>
        <div className={styles.way}>
          {way ?? (
            <p className={styles.champ}>
              <Icon name={sportIcon(game.sport.slug)} size="s" />
              <ChampLand champ={game.champ} />
              {game.champ.name}
            </p>
          )}
          {settingOf(settings, 'isShowGameId') === 1 ? <GameId id={game.id} /> : null}
        </div>
        <Star favourite={`match:${game.id}`} name={title} place="inline" />
        <TeamStars game={game} />
      </div>
      <h1 className={styles.heading}>{title}</h1>
      <div className={styles.teams}>
        <span className={styles.home}>
          <span className={styles.name}>{game.home}</span>
          {hasCrests ? <Crest badge={game.homeBadge} name={game.home} /> : null}
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
          {hasCrests ? <Crest badge={game.awayBadge} name={game.away} /> : null}
          <span className={styles.name}>{game.away}</span>
        </span>
      </div>
      <div className={styles.foot}>
        <div className={styles.homeFacts}>{homeFacts}</div>
        <State game={game} listedAt={listedAt} goal={goal} />
        <div className={styles.awayFacts}>{awayFacts}</div>
      </div>
      <GoalSweep game={game} score={score} goal={goal} />
    </div>
  );

  function middle(): string {
    return scores ? `${scores.home} : ${scores.away}` : '–';
  }

  function lit(side: 'home' | 'away'): string | undefined {
    return goal?.sides.includes(side) ? styles.lit : undefined;
  }
}

/** The clock with what has just happened, the end, or the start. */
function State({ game, listedAt, goal }: Omit<ScoreboardProps, 'ref'>): ReactElement {
  const { settings, t } = useAreaWords();
  const { isLive, isFinished, score } = useGameNow(game.id) ?? game;
  const isPaused = useIsPaused(game) && isLive;
  const { timeZone, is12h } = settings;
  const weekdayName = (day: number): string => t(`line.weekday.${day}`);
  const periods =
    score && !score.written && hasOwnPeriods(score) ? (
      <PeriodText sportSlug={game.sport.slug} score={score} />
    ) : null;
  if (isFinished) {
    return (
      <div className={styles.state}>
        <Badge>{t('line.row.over')}</Badge>
        {periods}
      </div>
    );
  }
  if (isLive) {
    const clock = clockText(score, game.sport.slug, t) || t('line.row.live');
    const told = newsText(goal, isPaused, t);
    const text = told === null ? clock : `${clock} · ${told}`;
    return (
      <>
        {/* Keyed: a text of another length is an element of its own, and nothing has moved. */}
        <div
          key={`${text.length} ${score?.periods.length ?? 0}`}
          className={classNames(styles.state, told !== null && styles.told)}
        >
          <Badge kind="live">{text}</Badge>
          {periods}
        </div>
        <VisuallyHidden>
          <output>{told}</output>
        </VisuallyHidden>
      </>
    );
  }
  return (
    <div className={styles.state}>
      <span className={styles.start}>
        {longStartText(game.startsAt, { timeZone, is12h, weekdayName })}
      </span>
      <Countdown startsAt={game.startsAt} listedAt={listedAt} />
    </div>
  );
}

/** "Goal 29′, betting suspended" */
function newsText(goal: LastGoal | null, isPaused: boolean, t: TFunction): string | null {
  const pause = isPaused ? t('line.score.paused') : null;
  if (!goal) return pause;
  const scored =
    goal.minute === null ? t('line.score.goal') : `${t('line.score.goal')} ${String(goal.minute)}′`;
  return pause === null ? scored : `${scored}, ${pause}`;
}

/** Whether the periods say more than the score: the first half does not. */
function hasOwnPeriods({ home, away, periods: [first, ...more] }: Score): boolean {
  return first !== undefined && (more.length > 0 || first.home !== home || first.away !== away);
}
