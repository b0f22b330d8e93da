import { memo, useRef, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { gamePath, marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import {
  type Column,
  GRID_ROW,
  OddsCell,
  playText,
  pointsNow,
  useGameNow,
  useHeldCells,
} from '@grandstand/line-ui';
import { classNames, Icon, sportIcon, VisuallyHidden } from '@grandstand/ui';
import styles from './other-match.module.css';

interface OtherMatchProps {
  readonly game: Game;
  /** No longer in the list: no answer brings its prices, so none can be chosen. */
  readonly isGone: boolean;
  /** The market that is shown; undefined where its sport has none. */
  readonly column: Column | undefined;
}

/** Another match in play: its league, clock, teams and score, and the odds of its main market. */
export const OtherMatch = memo(function OtherMatch({
  game,
  isGone,
  column,
}: OtherMatchProps): ReactElement {
  const { dictionary, href, t } = useAreaWords();
  const now = useGameNow(game.id) ?? game;
  const isOver = now.isFinished || isGone;
  const title = `${game.home} – ${game.away}`;
  const row = useRef<HTMLDivElement>(null);
  const { cells, follow } = useHeldCells(game, column ? [column] : [], row);
  const { score } = now;
  const points = pointsNow(score, game.sport.slug);
  const when = isOver
    ? t('line.row.over')
    : playText(score, game.sport.slug, t) || t('line.row.live');
  return (
    <div
      className={classNames(styles.match, isOver && styles.over)}
      ref={row}
      onPointerLeave={follow}
      {...{ [GRID_ROW]: '' }}
    >
      <a className={styles.game} href={href(gamePath({ ...game, isLive: now.isLive }))}>
        <span className={styles.head}>
          <Icon name={sportIcon(game.sport.slug)} size="s" />
          <span className={styles.champ}>{game.champ.name}</span>
          {/* Keyed: a text of another length is an element of its own, and nothing has moved. */}
          <span key={when.length} className={styles.when}>
            {when}
          </span>
        </span>
        <span className={styles.teams}>
          <span className={styles.name}>{game.home}</span>
          <span className={styles.name}>{game.away}</span>
        </span>
        {points ? (
          <Figures label={t('line.row.points')} figures={points} className={styles.points} />
        ) : null}
        {score ? (
          <Figures label={t('line.row.score')} figures={score} className={styles.score} />
        ) : null}
      </a>
      {column ? (
        // A fieldset is for forms.
        <div
          className={styles.odds}
          role="group"
          aria-label={`${title}: ${marketName(dictionary, column.marketTypeId)}`}
        >
          {cells[0]?.outcomes.map((outcome, cell) =>
            outcome ? (
              <OddsCell
                key={outcome.id}
                game={game}
                marketTypeId={column.marketTypeId}
                outcome={outcome}
                isOver={isOver}
                shape="cell"
              />
            ) : (
              <span key={column.outcomeTypes[cell]} className={styles.hole}>
                –
              </span>
            ),
          )}
        </div>
      ) : null}
    </div>
  );
});

interface FiguresProps {
  readonly label: string;
  readonly figures: { readonly home: number; readonly away: number };
  readonly className: string | undefined;
}

/** A figure for each side, one below the other. */
function Figures({ label, figures: { home, away }, className }: FiguresProps): ReactElement {
  return (
    // Keyed: a longer figure is an element of its own, and nothing has moved.
    <span key={String(Math.max(home, away)).length} className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span>{home}</span>
      <VisuallyHidden>:</VisuallyHidden>
      <span>{away}</span>
    </span>
  );
}
