import type { ReactElement, ReactNode } from 'react';
import styles from './fairness.module.css';

interface FactProps {
  readonly name: string;
  /** A seed or a hash, which may break anywhere. */
  readonly isHash?: boolean;
  readonly children: ReactNode;
}

/** A name and its value, in a description list. */
export function Fact({ name, isHash = false, children }: FactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={isHash ? styles.hash : undefined}>{children}</dd>
    </div>
  );
}
