import { useId, type ReactElement } from 'react';
import type { Game, Market } from '@grandstand/bus-contracts';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { GRID_ROW, OddsCell } from '@grandstand/line-ui';
import { classNames } from '@grandstand/ui';
import { columnsOf, typeInPart } from './market-parts';
import styles from './game.module.css';

interface MarketCardProps {
  readonly game: Game;
  readonly market: Market;
  /** Ids of outcomes that are no longer offered. */
  readonly gone: ReadonlySet<string>;
  /** Why betting on the whole match is paused. */
  readonly pause: string | undefined;
}

/** A market's question and its outcomes, two or three in a row. */
export function MarketCard({ game, market, gone, pause }: MarketCardProps): ReactElement {
  const { dictionary, t } = useAreaWords();
  const id = useId();
  const columns = columnsOf(market.typeId);
  const rows = Array.from({ length: Math.ceil(market.outcomes.length / columns) }, (_, row) =>
    market.outcomes.slice(row * columns, (row + 1) * columns),
  );
  return (
    // A fieldset is for forms.
    <div className={styles.card} role="group" aria-labelledby={id}>
      <h3 className={styles.market} id={id}>
        {marketName(dictionary, typeInPart(market.typeId))}
      </h3>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div
            key={row[0]?.id}
            className={classNames(styles.row, styles[`columns${columns}`])}
            {...{ [GRID_ROW]: '' }}
          >
            {row.map((outcome) => (
              <OddsCell
                key={outcome.id}
                game={game}
                marketTypeId={market.typeId}
                outcome={outcome}
                isOver={gone.has(outcome.id)}
                lock={gone.has(outcome.id) ? t('lock.over') : (pause ?? t('lock.one'))}
                shape="row"
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
