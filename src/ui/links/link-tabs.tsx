import type { ReactElement } from 'react';
import { centreInRow, type LinkRowProps } from './link-row';
import styles from './link-tabs.module.css';

/** The parts of an area above its page: links, so that each has an address and works before any script. */
export function LinkTabs({ label, links }: LinkRowProps): ReactElement {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map(({ text, href, isCurrent }) => (
        <a
          key={href}
          className={styles.tab}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          ref={isCurrent ? centreInRow : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
