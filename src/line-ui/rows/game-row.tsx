import { memo, useRef, type ReactElement } from 'react';
import type { Game, Section } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { marketName, OUTCOME } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, Crest, VisuallyHidden } from '@grandstand/ui';
import type { Column } from './columns/columns';
import { OddsCell } from '../odds/odds-cell';
import { GRID_ROW } from '../odds/odds-grid';
import { useAtTime, useGameNow, useLineServices } from '../context/line-context';
import { GoalSweep } from '../goal/goal-sweep';
import { useLastGoal } from '../goal/use-last-goal';
import { Star } from '../star/star';
import { clockText } from '../words/start-text';
import { zonedTime } from '../words/zoned-time';
import { columnClass } from './columns/column-class';
import { GameId } from './game-id';
import { minutesLeft } from './minutes-left';
import { PeriodScores } from './period-scores';
import { playText, pointsNow } from './period-text';
import styles from './game-row.module.css';
import { useHeldCells } from './use-held-cells';

/** Outcomes whose text is too long for a cell: it shows one or two letters instead. */
const MARKS: Readonly<Record<number, string>> = {
  [OUTCOME.handicapHome]: 'line.mark.home',
  [OUTCOME.handicapAway]: 'line.mark.away',
  [OUTCOME.over]: 'line.mark.over',
  [OUTCOME.under]: 'line.mark.under',
  [OUTCOME.bothScore]: 'line.mark.yes',
  [OUTCOME.notBothScore]: 'line.mark.no',
};

/** Key of an outcome's short mark in the dictionary; undefined where its own text is short. */
function markKey(outcomeTypeId: number): string | undefined {
  return MARKS[outcomeTypeId];
}

interface GameRowProps {
  readonly game: Game;
  /** No longer in the list: no answer brings its prices, so none can be chosen. */
  readonly isGone: boolean;
  readonly columns: readonly Column[];
  /** Of the list: a row of live matches keeps the room of its sign when the match ends. */
  readonly section: Section;
  /** When the list was loaded. */
  readonly listedAt: number;
}

/** A game of a list: time, teams, score, main odds, and the link to the rest. */
export const GameRow = memo(function GameRow({
  game,
  isGone,
  columns,
  section,
  listedAt,
}: GameRowProps): ReactElement {
  const { dictionary, href, settings, t } = useAreaWords();
  const { gamePath, multiPath } = useLineServices();
  const now = useGameNow(game.id) ?? game;
  const goal = useLastGoal(now.score, game.sport.slug);
  const isOver = now.isFinished || isGone;
  const title = `${game.home} – ${game.away}`;
  const multi = `${t('line.row.multi')}: ${title}`;
  const link = href(gamePath({ ...game, isLive: now.isLive }));
  const row = useRef<HTMLElement>(null);
  const { cells: shown, follow } = useHeldCells(game, columns, row);
  // The same at each width: the server has none.
  const others = Math.max(0, game.marketCount - game.markets.length);
  const hasId = settingOf(settings, 'isShowGameId') === 1;
  const hasCrests = settingOf(settings, 'isAppLightVersion') === 0;
  const scores = now.score && (now.score.written ?? now.score);
  const isDetailed = settingOf(settings, 'isDetailedScore') === 1 && scores === now.score;
  const periods = isDetailed ? (now.score?.periods ?? []) : [];
  // The last period's points are among them.
  const points = periods.length > 0 ? undefined : pointsNow(now.score, game.sport.slug);
  const when = whenText();
  const minutes = useAtTime((at) => minutesLeft(game.startsAt, at), listedAt);
  const isSoon = minutes !== null && !now.isLive && !isOver;
  return (
    <section
      className={classNames(styles.row, isOver && styles.over)}
      aria-label={title}
      ref={row}
      onPointerLeave={follow}
      {...{ [GRID_ROW]: '' }}
    >
      <Star favourite={`match:${game.id}`} name={title} place="edge" />
      <a className={styles.game} href={link} title={title}>
        {/* Keyed: a text of other lines comes as an element of its own, and nothing has moved. */}
        <span
          key={`${now.isLive} ${when} ${isSoon}`}
          className={classNames(
            styles.when,
            now.isLive && styles.live,
            settings.is12h === 1 && styles.is12h,
            hasId && styles.withId,
          )}
        >
          {when}
          {isSoon ? (
            <span className={styles.soon}>
              <VisuallyHidden>{t('line.row.startsIn')} </VisuallyHidden>
              {t('line.row.minutes', { count: minutes })}
            </span>
          ) : null}
          {hasId ? <GameId id={game.id} /> : null}
        </span>
        <span className={styles.teams}>
          {team(game.home, game.homeBadge)}
          {team(game.away, game.awayBadge)}
        </span>
        {periods.length > 0 ? <PeriodScores periods={periods} sportSlug={game.sport.slug} /> : null}
        {points ? (
          <span className={styles.points}>
            <VisuallyHidden>{t('line.row.points')}</VisuallyHidden>
            <span>{points.home}</span>
            <VisuallyHidden>:</VisuallyHidden>
            <span>{points.away}</span>
          </span>
        ) : null}
        {scores ? (
          // Keyed: a longer score is an element of its own, and nothing has moved.
          <span key={`${scores.home}${scores.away}`.length} className={styles.score}>
            <VisuallyHidden>{t('line.row.score')}</VisuallyHidden>
            <span className={lit('home')}>{scores.home}</span>
            <VisuallyHidden>:</VisuallyHidden>
            <span className={lit('away')}>{scores.away}</span>
          </span>
        ) : null}
      </a>
      {multiPath && section === 'live' ? (
        <a
          className={styles.multi}
          href={href(multiPath(game.id))}
          aria-label={multi}
          title={multi}
        />
      ) : null}
      <div className={styles.markets}>
        {columns.map((column, index) => (
          <div
            key={column.marketTypeId}
            className={classNames(styles.market, ...columnClass(columns, column, index))}
            // A fieldset is for forms.
            role="group"
            aria-label={marketName(dictionary, column.marketTypeId)}
          >
            {column.hasLine ? (
              // Keyed: another line is an element of its own, and nothing has moved.
              <span key={shown[index]?.line} className={styles.line}>
                {shown[index]?.line}
              </span>
            ) : null}
            {shown[index]?.outcomes.map((outcome, cell) => {
              const typeId = column.outcomeTypes[cell];
              if (!outcome) return <span key={typeId} className={styles.hole} />;
              const mark = markKey(outcome.typeId);
              return (
                <OddsCell
                  key={outcome.id}
                  game={game}
                  marketTypeId={column.marketTypeId}
                  outcome={outcome}
                  mark={mark && t(mark)}
                  isOver={isOver}
                  shape="cell"
                />
              );
            })}
          </div>
        ))}
      </div>
      <a
        className={styles.more}
        href={link}
        aria-label={t('line.row.markets', { count: others, title })}
      >
        {`+${others}`}
      </a>
      <GoalSweep game={game} score={now.score} goal={goal} />
    </section>
  );

  function lit(side: 'home' | 'away'): string | undefined {
    return goal?.sides.includes(side) ? styles.lit : undefined;
  }

  function team(name: string, badge: string | undefined): ReactElement {
    return (
      <span className={styles.team}>
        {hasCrests ? <Crest badge={badge} name={name} /> : null}
        <span className={styles.name}>{name}</span>
      </span>
    );
  }

  function whenText(): string {
    if (now.isFinished) return t('line.row.over');
    if (now.isLive) return playText(now.score, game.sport.slug, t) || t('line.row.live');
    // The day is named above.
    return clockText(zonedTime(game.startsAt, settings.timeZone), settings.is12h);
  }
});
