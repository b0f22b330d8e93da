import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { columnsOf, OddsCell, useGameNow, useHeldCells } from '@grandstand/line-ui';
import { IconButton, LoadingBlock, Skeleton, useSkeleton } from '@grandstand/ui';
import { Course } from '../game/course/course';
import { OtherMatch } from '../game/others/other-match';
import styles from './multi.module.css';
import { useFollowedGame } from './use-followed-game';

/** The markets of a panel. */
const MARKETS = 3;

interface MultiPanelProps {
  readonly gameId: number;
  readonly place: number;
  readonly count: number;
  /** By so many places. */
  readonly onMove: (step: number, title: string) => void;
  readonly onRemove: () => void;
}

/** A match with its score, three markets and its course; Alt and an arrow key move it. */
export function MultiPanel({
  gameId,
  place,
  count,
  onMove,
  onRemove,
}: MultiPanelProps): ReactElement {
  const { t } = useAreaWords();
  const { game, failure, title } = useFollowedGame(gameId);
  const isLoading = useSkeleton(!game && !failure);
  const moveByKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    // The browser would go back.
    event.preventDefault();
    onMove(step, title);
  };
  return (
    <article className={styles.panel} aria-label={title} data-game={gameId} onKeyDown={moveByKey}>
      <div className={styles.tools}>
        <span className={styles.back}>
          <IconButton
            icon="chevron-right"
            label={t('multi.earlier', { title })}
            isDisabled={place === 0}
            onPress={() => onMove(-1, title)}
          />
        </span>
        <IconButton
          icon="chevron-right"
          label={t('multi.later', { title })}
          isDisabled={place === count - 1}
          onPress={() => onMove(1, title)}
        />
        <IconButton icon="close" label={t('multi.remove', { title })} onPress={onRemove} />
      </div>
      {isLoading ? (
        <LoadingBlock label={t('list.loading')}>
          <Skeleton shape="text" />
          <Skeleton shape="odds" />
        </LoadingBlock>
      ) : game ? (
        <PanelMatch game={game} />
      ) : failure ? (
        <p className={styles.note}>{t(failure === 'not-found' ? 'unknown.what' : 'error.game')}</p>
      ) : null}
    </article>
  );
}

function PanelMatch({ game }: { readonly game: Game }): ReactElement {
  const { dictionary } = useAreaWords();
  const { isFinished } = useGameNow(game.id) ?? game;
  const row = useRef<HTMLDivElement>(null);
  const columns = columnsOf([game]).slice(0, MARKETS);
  const { cells, follow } = useHeldCells(game, columns, row);
  return (
    <>
      <OtherMatch game={game} isGone={false} column={columns[0]} />
      <div ref={row} onPointerLeave={follow} className={styles.markets}>
        {columns.slice(1).map((column, index) => (
          // A fieldset is for forms.
          <div
            key={column.marketTypeId}
            role="group"
            aria-label={marketName(dictionary, column.marketTypeId)}
            className={styles.market}
          >
            <span className={styles.name}>
              {`${marketName(dictionary, column.marketTypeId)} ${cells[index + 1]?.line ?? ''}`}
            </span>
            {cells[index + 1]?.outcomes.map((outcome) =>
              outcome ? (
                <OddsCell
                  key={outcome.id}
                  game={game}
                  marketTypeId={column.marketTypeId}
                  outcome={outcome}
                  isOver={isFinished}
                  shape="cell"
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {/* The last part: odds stay where they are when it is folded. */}
      {game.hasCourse ? (
        <div className={styles.course}>
          <Course game={game} />
        </div>
      ) : null}
    </>
  );
}
