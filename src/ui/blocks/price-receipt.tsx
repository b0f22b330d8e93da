import type { ReactElement } from 'react';
import styles from './price-receipt.module.css';

interface PriceReceiptProps {
  /** The name for screen readers; not shown. */
  readonly label: string;
  /** The price on its way, in order: as it was seen, sent, accepted. */
  readonly steps: readonly {
    readonly name: string;
    readonly price: string;
    readonly time: string;
  }[];
}

/** A price on its way to the bet, each step with its time. */
export function PriceReceipt({ label, steps }: PriceReceiptProps): ReactElement {
  return (
    <dl className={styles.receipt} aria-label={label}>
      {steps.map(({ name, price, time }) => (
        <div key={name} className={styles.step}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.price}>{price}</dd>
          <dd className={styles.time}>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
