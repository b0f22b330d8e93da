import { memo, useId, useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { GRID_ROW, OddsCell } from '@grandstand/line-ui';
import { classNames, Icon } from '@grandstand/ui';
import { lineOfRow, mainRow, type MarketCard, type MarketRow } from '../../line/market-groups';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly game: Game;
  readonly card: MarketCard;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why betting on the whole match is paused. */
  readonly pause: string | undefined;
  /** Whether the lines beside the main one are shown. */
  readonly isOpen: boolean;
  readonly onToggle: (marketTypeId: number) => void;
}

/** A market's question and its outcomes in rows; of several lines the main one first. */
export const MarketCardView = memo(function MarketCardView({
  game,
  card,
  gone,
  pause,
  isOpen,
  onToggle,
}: MarketCardProps): ReactElement {
  const { dictionary, t } = useAreaWords();
  const id = useId();
  const { first, others } = useMainFirst(card);
  const rows = first ? [first, ...(isOpen ? others : [])] : others;
  return (
    // A fieldset is for forms.
    <div className={styles.card} role="group" aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {marketName(dictionary, card.marketTypeId)}
      </h3>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div
            key={row.map((outcome) => outcome?.id).join()}
            className={classNames(styles.row, styles[`columns${card.columns}`])}
            {...{ [GRID_ROW]: '' }}
          >
            {row.map((outcome, column) =>
              outcome ? (
                <OddsCell
                  key={outcome.id}
                  game={game}
                  marketTypeId={card.marketTypeId}
                  outcome={outcome}
                  isOver={gone.has(outcome.id)}
                  lock={gone.has(outcome.id) ? t('lock.over') : (pause ?? t('lock.one'))}
                  shape="row"
                />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a hole has nothing but its place
                <span key={column} />
              ),
            )}
          </div>
        ))}
        {first && others.length > 0 ? (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={() => onToggle(card.marketTypeId)}
          >
            {t(isOpen ? 'game.fewerLines' : 'game.moreLines', { count: others.length })}
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
          </button>
        ) : null}
      </div>
    </div>
  );
});

/** The main line and the others; it stays the main one while it is there, so that no row moves with a price. */
function useMainFirst({ rows, hasLines }: MarketCard): {
  readonly first: MarketRow | undefined;
  readonly others: readonly MarketRow[];
} {
  const [kept, setKept] = useState<string | null>(null);
  if (!hasLines) return { first: undefined, others: rows };
  const first = rows.find((row) => lineOfRow(row) === kept) ?? mainRow(rows);
  const line = lineOfRow(first);
  if (line !== kept) setKept(line);
  return { first, others: rows.filter((row) => row !== first) };
}
