import { memo, useId, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames } from '@grandstand/ui';
import type { MarketCard } from '../line/market-groups';
import { OddsCell } from '../odds/odds-cell';
import { GRID_ROW } from '../odds/odds-grid';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly game: Game;
  readonly card: MarketCard;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
}

/** A market's question and its outcomes in rows. */
export const MarketCardView = memo(function MarketCardView({
  game,
  card,
  gone,
}: MarketCardProps): ReactElement {
  const { dictionary } = useAreaWords();
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div className={styles.card} role="group" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {marketName(dictionary, card.marketTypeId)}
      </h2>
      <div className={styles.rows}>
        {card.rows.map((row) => (
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
                  shape="row"
                />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- a hole has nothing but its place
                <span key={column} />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
});
