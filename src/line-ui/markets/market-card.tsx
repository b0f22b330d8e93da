import { useId, type ReactElement, type ReactNode } from 'react';
import type { Game, Outcome } from '@grandstand/bus-contracts';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, inOrder } from '@grandstand/ui';
import { OddsCell } from '../odds/odds-cell';
import { GRID_ROW } from '../odds/odds-grid';
import styles from './market-card.module.css';

interface MarketCardProps {
  readonly game: Game;
  /** The type of the market in the coupon. */
  readonly marketTypeId: number;
  /** The type that names the card, where the page has said the part of the match; the same as above by default. */
  readonly namedBy?: number;
  readonly columns: 1 | 2 | 3;
  /** Outcomes side by side; undefined leaves their place empty. */
  readonly rows: readonly (readonly (Outcome | undefined)[])[];
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why an outcome is locked while it is. */
  readonly lockOf: (isGone: boolean) => string;
  /** A control under the rows, which the card's name describes. */
  readonly renderMore?: ((nameId: string) => ReactNode) | undefined;
}

/** A market's question and its outcomes in rows. */
export function MarketCard({
  game,
  marketTypeId,
  namedBy = marketTypeId,
  columns,
  rows,
  gone,
  lockOf,
  renderMore,
}: MarketCardProps): ReactElement {
  const { dictionary } = useAreaWords();
  const id = useId();
  return (
    // A fieldset is for forms.
    <div className={styles.card} role="group" aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {marketName(dictionary, namedBy)}
      </h3>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div
            key={row.map((outcome) => outcome?.id).join()}
            className={classNames(styles.row, styles[`columns${columns}`])}
            {...{ [GRID_ROW]: '' }}
          >
            {inOrder(row, (outcome) =>
              outcome ? (
                <OddsCell
                  game={game}
                  marketTypeId={marketTypeId}
                  outcome={outcome}
                  isOver={gone.has(outcome.id)}
                  lock={lockOf(gone.has(outcome.id))}
                  shape="row"
                />
              ) : (
                <span />
              ),
            )}
          </div>
        ))}
        {renderMore?.(id)}
      </div>
    </div>
  );
}
