import type { ReactElement } from 'react';
import { centreInRow, type LinkRowProps } from './link-row';
import styles from './link-pills.module.css';

/** Ways to see the same page: links, so that each has an address and works before any script. */
export function LinkPills({ label, links }: LinkRowProps): ReactElement {
  return (
    <nav className={styles.pills} aria-label={label}>
      {links.map(({ text, href, isCurrent, count }) => (
        <a
          key={href}
          className={styles.pill}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          ref={isCurrent ? centreInRow : undefined}
        >
          {text}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
