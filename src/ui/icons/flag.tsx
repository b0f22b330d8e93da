import type { ReactElement } from 'react';
import styles from './flag.module.css';

/** A country's flag, by its code in small letters ("es", "gb-eng"): decoration for the name beside it. */
export function Flag({ code }: { readonly code: string }): ReactElement {
  return (
    <svg className={styles.crestFlag} aria-hidden="true">
      <use href={`/badges.svg#flag-${code}`} />
    </svg>
  );
}
