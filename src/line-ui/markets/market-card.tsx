import type { ReactElement, ReactNode } from 'react';
import type { Game, Outcome } from '@grandstand/bus-contracts';
import { classNames, inOrder } from '@grandstand/ui';
import { OddsCell } from '../odds/odds-cell';
import { GRID_ROW } from '../odds/odds-grid';
import { MarketFrame } from './market-frame';
import styles from './market-card.module.css';

/** What the cards of all markets need. */
export interface MarketCardBase {
  readonly game: Game;
  /** The type of the market in the coupon. */
  readonly marketTypeId: number;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why an outcome is locked while it is. */
  readonly lockOf: (isGone: boolean) => string;
  /** A control beside the card's name, which describes it. */
  readonly renderMore?: ((nameId: string) => ReactNode) | undefined;
}

interface MarketCardProps extends MarketCardBase {
  /** The type that names the card, where the page has said the part of the match; the same as above by default. */
  readonly namedBy?: number;
  readonly columns: 1 | 2 | 3;
  /** Outcomes side by side; undefined leaves their place empty. */
  readonly rows: readonly (readonly (Outcome | undefined)[])[];
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
  return (
    <MarketFrame namedBy={namedBy} renderMore={renderMore}>
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
    </MarketFrame>
  );
}
