import type { ReactElement, ReactNode } from 'react';
import styles from './text.module.css';

/** What a reader should mind, apart from the lines of a text. */
export function Note({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className={styles.note}>{children}</p>;
}
