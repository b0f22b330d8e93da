import { useId, type ReactElement, type ReactNode } from 'react';
import { marketName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './market-card.module.css';

interface MarketFrameProps {
  /** The type that names the card. */
  readonly namedBy: number;
  /** A control beside the name, which describes it. */
  readonly renderMore?: ((nameId: string) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** A card with the name of a market above its prices. */
export function MarketFrame({ namedBy, renderMore, children }: MarketFrameProps): ReactElement {
  const { dictionary } = useAreaWords();
  const id = useId();
  return (
    // A fieldset is for forms.
    <div className={styles.card} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {marketName(dictionary, namedBy)}
        </h3>
        {renderMore?.(id)}
      </div>
      <div className={styles.rows}>{children}</div>
    </div>
  );
}
